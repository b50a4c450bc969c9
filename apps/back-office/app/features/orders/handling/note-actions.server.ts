import { orderHandlingCalls } from '@stragan/contract/admin'
import type { FormFields } from '@stragan/web/form-fields.server'
import type { Office } from '../../../platform/office.server.ts'
import { done, submit } from '../../../platform/page.server.ts'
import { textOf } from '../../../platform/typed-text.server.ts'
import { typedOf } from './move-request.server.ts'
import { noteIntents, noteTable } from './notes.tsx'

interface Place {
  of: { shop: string; uid: string }
  path: string
}

/** Carries out a form of a note; undefined for any other form. */
export async function noteAction(office: Office, form: FormFields, { of, path }: Place) {
  const intent = form.text('intent')
  const [, name, id = ''] = /^(edit-note|delete-note)-([0-9a-f-]{36})$/.exec(intent.slice(0, 60)) ?? []
  const fields = typedOf(form, 'note')
  const at = `${path}#timeline`
  const body = { note: textOf(form, 'note') }
  if (intent === noteIntents.add) {
    const args = { params: of, body }
    const { refused } = await submit(office, { intent, table: noteTable, fields, call: orderHandlingCalls.addOrderNote, args })
    return refused ?? done(office, at, { kind: 'note_added' })
  }
  if (name === noteIntents.edit) {
    const args = { params: { ...of, id }, body }
    const { refused } = await submit(office, { intent, table: noteTable, fields, call: orderHandlingCalls.changeOrderNote, args })
    return refused ?? done(office, at, { kind: 'note_saved' })
  }
  if (name === noteIntents.delete) {
    const args = { params: { ...of, id } }
    const { refused } = await submit(office, { intent, table: {}, fields, call: orderHandlingCalls.deleteOrderNote, args })
    return refused ?? done(office, at, { kind: 'note_deleted' })
  }
  return undefined
}
