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
  /** Where the form is sent to be stored. */
  href: string
  stored: StoredDraft | null
}

/** Declares what a draft has of a form, and where the form is. */
export interface DraftForm {
  area: DraftArea
  /** `form` of its drafts, up to the dot. */
  kind: string
  /** What the draft has of a form that was sent: controls that are declared, and no others. */
  fieldsOf: (form: FormFields, key: DraftKey, language: Language) => DraftField[]
  /** The field with the revision that the form was made from. */
  revision?: string
  /** Address of the form within the shop; `sent` is the form itself, where it was just sent to be stored. */
  pageOf: (key: DraftKey, sent?: FormFields) => string
}

/** What identifies one of several forms of a kind: `sent` of `move.sent`. */
export const keyWithin = (form: string) => form.slice(form.indexOf('.') + 1)

/** Keeps the controls of these names. */
export const onlyNames =
  (names: readonly string[]): DraftForm['fieldsOf'] =>
  form =>
    names.flatMap(name => form.texts(name).map(value => ({ name, value })))

/** Name of the field with the account that a page was made for, which its scripts send with a draft. */
export const draftAccountName = 'draft_account'

/** Name of the hidden field beside a control with what was stored when the form was opened. */
export const storedName = (name: string) => `stored.${name}`

/** Keeps the controls of these names, with what was stored beside them. */
export const withStored = (names: readonly string[]) => onlyNames([...names, ...names.map(storedName)])

/** The values of a draft by name. What was left as it was when the form was opened is not part of it: a colleague may have changed it since. */
export function draftedValues(fields: readonly DraftField[]): Readonly<Record<string, string>> {
  const values = new Map(fields.map(({ name, value }) => [name, value]))
  const isOwn = ([name, value]: [string, string]) => !name.startsWith(storedName('')) && values.get(storedName(name)) !== value
  return Object.fromEntries([...values].filter(isOwn))
}

/** What was stored beside the values of a draft when its author changed them: conflicts are with that, not with what is stored now. */
export function draftedBase(fields: readonly DraftField[]): Readonly<Record<string, string>> {
  const own = new Set(Object.keys(draftedValues(fields)).map(storedName))
  return Object.fromEntries(fields.filter(({ name }) => own.has(name)).map(({ name, value }) => [name, value]))
}

export const draftHref = (shop: string, { area, subject, form }: DraftKey) => `/${shop}/drafts/${area}/${subject}/${form}`
