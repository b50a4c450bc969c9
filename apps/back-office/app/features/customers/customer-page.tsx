import { customerAdminCalls } from '@stragan/contract/admin'
import { Badge } from '@stragan/ui/badge'
import { ButtonLink } from '@stragan/ui/button'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { AddressLines, ContactLinks, Fact } from '../../platform/facts.tsx'
import { languageNames, useLanguage } from '../../platform/language.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/customer-page.ts'
import { customerMessages } from './customers.messages.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'customers:read')
  const customer = await office.api(customerAdminCalls.customer, { params: { shop: shop.code, id: Number(params.id) } })
  const day = (iso: string | null) => iso && times.day(iso)
  return {
    shop: shop.code,
    customer,
    since: day(customer.created_at),
    lastOrder: day(customer.last_order_at),
    confirmed: day(customer.email_confirmed_at),
    deferredSince: day(customer.deferred_payment_approved_at),
    consents: customer.consents.map(({ accepted_at, ...consent }) => ({ ...consent, accepted: times.moment(accepted_at) })),
    sessions: customer.sessions.map(({ device, created_at }) => ({ device, since: times.moment(created_at) })),
  }
})

export default function CustomerPage({ loaderData }: Route.ComponentProps) {
  const shown = useLanguage()
  const t = customerMessages[shown]
  const { shop, customer, since, lastOrder, confirmed, deferredSince, consents, sessions } = loaderData
  const { id, first_name, last_name, company, nip, email, phone, language, orders, personal_prices, favourites, addresses } = customer
  return (
    <Page
      title={`${first_name} ${last_name}`}
      lead={[company, since && t.since(since)].filter(Boolean).join('. ')}
      above={<Breadcrumb href={`/${shop}/customers`}>{t.back}</Breadcrumb>}
      actions={orders > 0 && <ButtonLink href={`/${shop}/orders?customer=${id}`}>{t.allOrders}</ButtonLink>}
    >
      <p className="-mt-6 text-quiet text-sm">{t.readOnly}</p>
      <Section id="account" title={t.account}>
        <dl className="grid gap-6 sm:grid-cols-3">
          <Fact name={t.contact}>
            <ContactLinks email={email} phone={phone} />
            <span className="text-quiet">{confirmed ? t.confirmed(confirmed) : t.unconfirmed}</span>
          </Fact>
          {(company || nip) && (
            <Fact name={t.company}>
              {company && <span>{company}</span>}
              {nip && (
                <span>
                  NIP <span translate="no">{nip}</span>
                </span>
              )}
            </Fact>
          )}
          <Fact name={t.language}>{languageNames[shown][language]}</Fact>
          <Fact name={t.buying}>
            <span>{orders === 0 ? t.noOrders : t.orderCount(orders)}</span>
            {lastOrder && <span className="text-quiet">{t.lastOrder(lastOrder)}</span>}
            {personal_prices > 0 && <span>{t.personalPrices(personal_prices)}</span>}
            {favourites > 0 && <span>{t.favourites(favourites)}</span>}
          </Fact>
          {company && <Fact name={t.deferred}>{deferredSince ? t.deferredSince(deferredSince) : t.notDeferred}</Fact>}
        </dl>
      </Section>
      <Section id="addresses" title={t.addresses} lead={addresses.length === 0 ? t.noAddresses : undefined}>
        {addresses.length > 0 && (
          <ul className="grid gap-6 sm:grid-cols-3">
            {addresses.map(address => (
              <li key={address.id} className="grid content-start justify-items-start gap-0.5 text-sm">
                <AddressLines address={address} />
                {address.is_default_billing && <Badge>{t.defaultBilling}</Badge>}
                {address.is_default_delivery && <Badge>{t.defaultDelivery}</Badge>}
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section id="consents" title={t.consents} lead={consents.length === 0 ? t.noConsents : undefined}>
        {consents.length > 0 && (
          <Table caption={t.consents} captionHidden className="stacks">
            <thead>
              <tr>
                <ColumnHead>{t.document}</ColumnHead>
                <ColumnHead>{t.version}</ColumnHead>
                <ColumnHead>{t.acceptedAt}</ColumnHead>
              </tr>
            </thead>
            <tbody>
              {consents.map(({ key, version, accepted }) => (
                <tr key={`${key} ${accepted}`}>
                  <RowHead className="font-normal">{t.documents[key] ?? key}</RowHead>
                  <Cell data-label={t.version}>{version}</Cell>
                  <Cell data-label={t.acceptedAt}>{accepted}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Section>
      <Section id="sessions" title={t.sessions} lead={sessions.length === 0 ? t.noSessions : undefined}>
        {sessions.length > 0 && (
          <ul className="grid gap-1 text-sm">
            {sessions.map(session => (
              <li key={`${session.device} ${session.since}`}>
                {session.device ?? t.unknownDevice} <span className="text-quiet">{t.sinceMoment(session.since)}</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </Page>
  )
}
