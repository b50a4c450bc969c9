import { orderHandlingCalls } from '@stragan/contract/admin'
import type { FormFields } from '@stragan/web/form-fields.server'
import { discardDraft } from '../../../platform/drafts/drafts.server.ts'
import type { Office } from '../../../platform/office.server.ts'
import { done, submit } from '../../../platform/page.server.ts'
import { textOf } from '../../../platform/typed-text.server.ts'
import { newNoteDraft, noteDraft } from '../order-drafts.ts'
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
  const finish = async (draft: string, kind: 'note_added' | 'note_saved' | 'note_deleted') => {
    await discardDraft(office, of.shop, { area: 'orders', subject: of.uid, form: draft })
    return done(office, at, { kind })
  }
  if (intent === noteIntents.add) {
    const args = { params: of, body }
    const { refused } = await submit(office, { intent, table: noteTable, fields, call: orderHandlingCalls.addOrderNote, args })
    return refused ?? finish(newNoteDraft, 'note_added')
  }
  if (name === noteIntents.edit) {
    const args = { params: { ...of, id }, body }
    const { refused } = await submit(office, { intent, table: noteTable, fields, call: orderHandlingCalls.changeOrderNote, args })
    return refused ?? finish(noteDraft(id), 'note_saved')
  }
  if (name === noteIntents.delete) {
    const args = { params: { ...of, id } }
    const { refused } = await submit(office, { intent, table: {}, fields, call: orderHandlingCalls.deleteOrderNote, args })
    return refused ?? finish(noteDraft(id), 'note_deleted')
  }
  return undefined
}
