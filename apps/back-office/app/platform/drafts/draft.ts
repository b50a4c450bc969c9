import type { Language } from '@stragan/contract'
import type { DraftArea } from '@stragan/contract/admin'
import type { FormFields } from '@stragan/web/form-fields.server'

/** Which form, about what. */
export interface DraftKey {
  area: DraftArea
  subject: string
  form: string
}

/** A control's name and value. */
interface DraftField {
  name: string
  value: string
}

/** A draft of the person who reads the page. */
export interface StoredDraft {
  /** When they began, formatted. */
  began: string
  fields: readonly DraftField[]
  revision: string | null
}

/** What a page knows of the drafts of one of its forms. */
export interface DraftState {
  /** Where the form is sent to be kept. */
  href: string
  stored: StoredDraft | null
}

/** Declares what is kept of a form, and where the form is. */
export interface DraftForm {
  area: DraftArea
  /** `form` of its drafts, up to the dot. */
  kind: string
  /** What is kept of a form that was sent: controls that are declared, and no others. */
  fieldsOf: (form: FormFields, key: DraftKey, language: Language) => DraftField[]
  /** The field with the revision that the form was made from. */
  revision?: string
  /** Address of the form within the shop. */
  pageOf: (key: DraftKey) => string
}

/** What identifies one of several forms of a kind: `sent` of `move.sent`. */
export const keyWithin = (form: string) => form.slice(form.indexOf('.') + 1)

/** Keeps the controls of these names. */
export const onlyNames =
  (names: readonly string[]): DraftForm['fieldsOf'] =>
  form =>
    names.flatMap(name => form.texts(name).map(value => ({ name, value })))

export const draftHref = (shop: string, { area, subject, form }: DraftKey) => `/${shop}/drafts/${area}/${subject}/${form}`
