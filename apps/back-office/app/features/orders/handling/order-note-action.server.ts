import { orderHandlingCalls as calls, type NoteAudience } from '@stragan/contract/admin'
import type { FormFields } from '@stragan/web/form-fields.server'
import { noteAction } from '../../../platform/notes/note-action.server.ts'
import type { Office } from '../../../platform/office.server.ts'
import { submit } from '../../../platform/page.server.ts'

/** Carries out a form of a note about an order; undefined for any other form. */
export function orderNoteAction(office: Office, form: FormFields, { of, path }: { of: { shop: string; uid: string }; path: string }) {
  const audience: NoteAudience = form.text('audience') === 'buyer' ? 'buyer' : 'staff'
  return noteAction(office, form, {
    shop: of.shop,
    draft: { area: 'orders', subject: of.uid },
    at: `${path}#timeline`,
    added: audience === 'buyer' ? 'note_sent' : 'note_added',
    add: ({ fields, ...sent }) => {
      const body = { ...fields, audience, ...(audience === 'buyer' && { recipient: form.text('recipient') }) }
      return submit(office, { ...sent, fields: { ...fields, audience }, call: calls.addOrderNote, args: { params: of, body } })
    },
    change: (sent, id) => submit(office, { ...sent, call: calls.changeOrderNote, args: { params: { ...of, id }, body: sent.fields } }),
    remove: (sent, id) => submit(office, { ...sent, call: calls.deleteOrderNote, args: { params: { ...of, id } } }),
  })
}
