import { type Arguments, type Operation, ShopError } from '@stragan/contract'
import type { Fields, FormFieldTable } from '@stragan/ui/form'
import { fieldsOf } from '@stragan/web/form.server'
import type { FormFields } from '@stragan/web/form-fields.server'
import { data } from 'react-router'
import type { FieldName } from '../../platform/field-names.ts'
import type { Office } from '../../platform/office.server.ts'
import { submit } from '../../platform/page.server.ts'
import { textOf } from '../../platform/typed-text.server.ts'
import { mergedFields } from './documents.ts'

/** The fields of a form, descriptions with their line breaks. */
export const typedFields = (form: FormFields): Fields => ({
  ...fieldsOf(form),
  ...Object.fromEntries(['description.en', 'description.pl'].filter(name => form.has(name)).map(name => [name, textOf(form, name)])),
})

/** What a form edits, as its fields. */
export interface Version {
  revision: string
  fields: Fields
}

interface Change<C extends Operation, Name extends FieldName> {
  intent: string
  table: FormFieldTable<Name>
  /** As typed, with the `revision` that the form was made from. */
  fields: Fields
  call: C
  args: Arguments<C>
  /** What is stored, or was in a revision. */
  load: (revision?: string) => Promise<Version>
}

/** Saves a form; where somebody else has changed the same, the answer has both, and what is saved next is made from what is stored now. */
export async function saveChange<C extends Operation, Name extends FieldName>(office: Office, change: Change<C, Name>) {
  const { intent, table, fields, call, args, load } = change
  const { refused } = await submit(withoutFields(office), { intent, table, fields, call, args })
  if (!refused) return null
  if (refused.data.refused?.code !== 'classification_changed') return refused
  const [stored, base] = await Promise.all([load(), load(fields.revision).catch(ifForgotten)])
  const { merged, conflicts } = mergedFields(Object.keys(table), { base: base?.fields ?? null, stored: stored.fields, typed: fields })
  const changed = { revision: stored.revision, conflicts }
  return data({ ...refused.data, typed: { ...fields, ...merged }, changed }, { status: 409 })
}

/** The office in which a conflict refuses a form as a whole: its fields are not wrong. */
const withoutFields = (office: Office): Office => ({
  ...office,
  api: (call, args, options) =>
    office.api(call, args, options).catch((error: unknown) => {
      throw isConflict(error) ? new ShopError('classification_changed') : error
    }),
})

const isConflict = (error: unknown) => error instanceof ShopError && error.code === 'classification_changed'

function ifForgotten(error: unknown) {
  if (isConflict(error)) return null
  throw error
}
