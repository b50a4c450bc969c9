import { customerAdminCalls, customerHandlingCalls, roleHas } from '@stragan/contract/admin'
import { Badge } from '@stragan/ui/badge'
import { ButtonLink } from '@stragan/ui/button'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { draftStates, loadDrafts } from '../../platform/drafts/drafts.server.ts'
import { isAnswerTo } from '../../platform/form.ts'
import { hasHistory } from '../../platform/has-history.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { newNoteDraft, noteDraft } from '../../platform/notes/note-forms.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { HistoryLink } from '../history/history-link.tsx'
import type { Route } from './+types/customer-page.ts'
import { CustomerAccess, LockNotice } from './customer-access.tsx'
import { CustomerAccount } from './customer-account.tsx'
import { intents } from './customer-forms.ts'
import { handlingMessages } from './customer-handling.messages.ts'
import { CustomerNotes } from './customer-notes.tsx'
import { Addresses, Consents } from './customer-records.tsx'
import { CustomerSessions } from './customer-sessions.tsx'
import { customerMessages } from './customers.messages.ts'
import { DeferredPayment } from './deferred-payment.tsx'
import { PersonalData } from './personal-data.tsx'

export { action } from './customer-action.server.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'customers:read')
  const of = { params: { shop: shop.code, id: Number(params.id) } }
  const place = { shop: shop.code, area: 'customers', subject: String(of.params.id) } as const
  const canWrite = roleHas(shop.role, 'customers:write')
  const [customer, notes, drafts, isInHistory] = await Promise.all([
    office.api(customerAdminCalls.customer, of),
    office.api(customerHandlingCalls.customerNotes, of),
    canWrite ? loadDrafts(office, { ...place, times }) : null,
    hasHistory(office, shop, 'customer', place.subject),
  ])
  const draftOf = draftStates(place, drafts)
  const { locked_at, lock_reason } = customer
  const day = (iso: string | null) => iso && times.day(iso)
  return {
    shop: shop.code,
    canWrite,
    canApprove: roleHas(shop.role, 'companies:write'),
    canExport: roleHas(shop.role, 'exports:read'),
    hasHistory: isInHistory,
    customer,
    lock: locked_at !== null && lock_reason !== null ? { since: times.moment(locked_at), reason: lock_reason } : null,
    days: { since: day(customer.created_at), lastOrder: day(customer.last_order_at), confirmed: day(customer.email_confirmed_at) },
    deferredSince: day(customer.deferred_payment_approved_at),
    notes: notes.map(({ created_at, edited_at, ...note }) => ({
      ...note,
      at: times.moment(created_at),
      edited: edited_at && times.moment(edited_at),
      draft: note.is_own ? draftOf(noteDraft(note.id)) : null,
    })),
    newNote: draftOf(newNoteDraft),
    consents: customer.consents.map(({ accepted_at, ...consent }) => ({ ...consent, accepted: times.moment(accepted_at) })),
    sessions: customer.sessions.map(({ device, created_at, last_used_at }, i) => ({
      key: `${i} ${created_at}`,
      device,
      since: times.moment(created_at),
      lastUsed: times.moment(last_used_at),
    })),
  }
})

export default function CustomerPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = customerMessages[language]
  const { shop, canWrite, canApprove, canExport, hasHistory, customer, lock, days, deferredSince } = loaderData
  const { notes, newNote, consents, sessions } = loaderData
  const { id, first_name, last_name, company, nip, orders, addresses } = customer
  return (
    <Page
      title={`${first_name} ${last_name}`}
      lead={[company, days.since && t.since(days.since)].filter(Boolean).join('. ')}
      above={<Breadcrumb href={`/${shop}/customers`}>{t.back}</Breadcrumb>}
      actions={
        <>
          {lock && <Badge tone="danger">{handlingMessages[language].locked}</Badge>}
          {orders > 0 && <ButtonLink href={`/${shop}/orders?customer=${id}`}>{t.allOrders}</ButtonLink>}
        </>
      }
    >
      {lock && <LockNotice lock={lock} />}
      <CustomerAccount shop={shop} customer={customer} days={days} />
      {(nip || deferredSince || isAnswerTo(intents.approve, answer)) && (
        <DeferredPayment nip={nip} since={deferredSince} canApprove={canApprove} answer={answer} />
      )}
      <CustomerNotes notes={notes} draft={newNote} canWrite={canWrite} answer={answer} />
      <Addresses addresses={addresses} />
      <Consents consents={consents} />
      <CustomerSessions sessions={sessions} canWrite={canWrite} answer={answer} />
      <CustomerAccess lock={lock} canWrite={canWrite} answer={answer} />
      <PersonalData shop={shop} id={id} canExport={canExport} canErase={canWrite} />
      {hasHistory && <HistoryLink shop={shop} entity="customer" id={String(id)} />}
    </Page>
  )
}
