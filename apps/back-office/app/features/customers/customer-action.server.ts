import { ShopError } from '@stragan/contract'
import { customerHandlingCalls as calls } from '@stragan/contract/admin'
import type { Fields, FormFieldTable } from '@stragan/ui/form'
import { fieldsOf } from '@stragan/web/form.server'
import { storedName } from '../../platform/drafts/draft.ts'
import { refusingConflicts } from '../../platform/merged-change.server.ts'
import { noteAction } from '../../platform/notes/note-action.server.ts'
import type { NoticeKind } from '../../platform/notice.messages.ts'
import { done, pageAction, submit } from '../../platform/page.server.ts'
import { textOf } from '../../platform/typed-text.server.ts'
import { intents, lockTable } from './customer-forms.ts'

/** Carries out a form of the customer's page. */
export const action = pageAction(async (office, form, { params, path }) => {
  const intent = form.text('intent')
  const of = { shop: params.shop ?? '', id: Number(params.id) }
  const lockFields = Object.fromEntries(['reason', storedName('reason')].map(name => [name, textOf(form, name)]))
  const fields: Fields = { ...fieldsOf(form), ...lockFields }
  const none: FormFieldTable<never> = {}
  const finish = ({ refused }: { refused?: unknown }, kind: NoticeKind) => refused ?? done(office, path, { kind })
  switch (intent) {
    case intents.approve:
    case intents.withdraw: {
      const approved = intent === intents.approve
      // The company may have been changed to another one since the page was opened.
      const args = { params: of, body: approved ? { approved, nip: fields.nip ?? '' } : { approved } }
      const sent = await submit(office, { intent, table: none, fields, call: calls.approveDeferredPayment, args })
      return finish(sent, approved ? 'deferred_payment_approved' : 'deferred_payment_withdrawn')
    }
    case intents.lock: {
      const from = fields[storedName('reason')] || null
      const args = { params: of, body: { reason: fields.reason ?? '', from } }
      const sent = await submit(refusingConflicts(office), { intent, table: lockTable, fields, call: calls.lockCustomer, args })
      return finish(sent, from === null ? 'customer_locked' : 'lock_reason_saved')
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
  const answer = await noteAction(office, form, {
    shop: of.shop,
    draft: { area: 'customers', subject: String(of.id) },
    at: `${path}#notes`,
    add: sent => submit(office, { ...sent, call: calls.addCustomerNote, args: { params: of, body: sent.fields } }),
    change: (sent, note) =>
      submit(office, { ...sent, call: calls.changeCustomerNote, args: { params: { ...of, note }, body: sent.fields } }),
    remove: (sent, note) => submit(office, { ...sent, call: calls.deleteCustomerNote, args: { params: { ...of, note } } }),
  })
  if (!answer) throw new ShopError('not_found')
  return answer
})
