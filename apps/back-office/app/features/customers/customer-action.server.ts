import { ShopError } from '@stragan/contract'
import { customerHandlingCalls as calls } from '@stragan/contract/admin'
import type { FormFieldTable } from '@stragan/ui/form'
import { fieldsOf } from '@stragan/web/form.server'
import type { NoticeKind } from '../../platform/notice.messages.ts'
import { done, pageAction, submit } from '../../platform/page.server.ts'
import { textOf } from '../../platform/typed-text.server.ts'
import { intents, lockTable, noteTable } from './customer-forms.ts'

/** Carries out a form of the customer's page. */
export const action = pageAction(async (office, form, { params, path }) => {
  const intent = form.text('intent')
  const of = { shop: params.shop ?? '', id: Number(params.id) }
  const fields = { ...fieldsOf(form), note: textOf(form, 'note'), reason: textOf(form, 'reason') }
  const none: FormFieldTable<never> = {}
  const finish = ({ refused }: { refused?: unknown }, kind: NoticeKind, at = path) => refused ?? done(office, at, { kind })
  switch (intent) {
    case intents.approve:
    case intents.withdraw: {
      const approved = intent === intents.approve
      const args = { params: of, body: { approved } }
      const sent = await submit(office, { intent, table: none, fields, call: calls.approveDeferredPayment, args })
      return finish(sent, approved ? 'deferred_payment_approved' : 'deferred_payment_withdrawn')
    }
    case intents.lock:
    case intents.reason: {
      const args = { params: of, body: { reason: fields.reason } }
      const sent = await submit(office, { intent, table: lockTable, fields, call: calls.lockCustomer, args })
      return finish(sent, intent === intents.lock ? 'customer_locked' : 'lock_reason_saved')
    }
    case intents.unlock:
      return finish(
        await submit(office, { intent, table: none, fields, call: calls.unlockCustomer, args: { params: of } }),
        'customer_unlocked',
      )
    case intents.endSessions:
      return finish(
        await submit(office, { intent, table: none, fields, call: calls.endCustomerSessions, args: { params: of } }),
        'customer_sessions_ended',
      )
  }
  const [, name, note = ''] = /^(add-note|edit-note|delete-note)(?:-([0-9a-f-]{36}))?$/.exec(intent.slice(0, 60)) ?? []
  const body = { note: fields.note }
  const at = `${path}#notes`
  switch (name) {
    case intents.addNote: {
      const sent = await submit(office, { intent, table: noteTable, fields, call: calls.addCustomerNote, args: { params: of, body } })
      return finish(sent, 'note_added', at)
    }
    case intents.editNote: {
      const args = { params: { ...of, note }, body }
      return finish(await submit(office, { intent, table: noteTable, fields, call: calls.changeCustomerNote, args }), 'note_saved', at)
    }
    case intents.deleteNote: {
      const args = { params: { ...of, note } }
      return finish(await submit(office, { intent, table: none, fields, call: calls.deleteCustomerNote, args }), 'note_deleted', at)
    }
    default:
      throw new ShopError('not_found')
  }
})
