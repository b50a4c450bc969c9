import type { Address } from '@stragan/contract'
import type { ReactNode } from 'react'
import { useLanguage } from '../../platform/language.ts'
import { Section } from '../../platform/page.tsx'
import type { AdminOrder } from './order-lines.tsx'
import { orderMessages } from './orders.messages.ts'

/** Who ordered, and where the goods go. */
export function OrderPeople({ order }: { order: AdminOrder }) {
  const t = orderMessages[useLanguage()]
  const { email, phone, billing_address, delivery_address, pickup_point, customer_id, customer_order_number, note } = order
  return (
    <Section id="people" title={t.people}>
      <dl className="grid gap-6 sm:grid-cols-3">
        <Fact name={t.contact}>
          <a href={`mailto:${email}`} className="link break-all">
            {email}
          </a>
          {phone && (
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="link">
              {phone}
            </a>
          )}
          <span className="text-quiet">{customer_id === null ? t.guest : t.customer(customer_id)}</span>
        </Fact>
        {billing_address && (
          <Fact name={t.billing}>
            <AddressLines address={billing_address} />
          </Fact>
        )}
        {pickup_point && (
          <Fact name={t.pickupPoint}>
            <span translate="no">{pickup_point.code}</span>
            <span>{pickup_point.street}</span>
            <span>
              {pickup_point.postal_code} {pickup_point.city}
            </span>
          </Fact>
        )}
        {(delivery_address || !pickup_point) && (
          <Fact name={t.deliveryAddress}>{delivery_address ? <AddressLines address={delivery_address} /> : t.sameAddress}</Fact>
        )}
        {customer_order_number && <Fact name={t.ownNumber}>{customer_order_number}</Fact>}
        {note && (
          <Fact name={t.note}>
            <span className="whitespace-pre-line">{note}</span>
          </Fact>
        )}
      </dl>
    </Section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid content-start gap-1 text-sm">
    <dt className="text-quiet">{name}</dt>
    <dd className="grid justify-items-start gap-0.5">{children}</dd>
  </div>
)

function AddressLines({ address }: { address: Address }) {
  const t = orderMessages[useLanguage()]
  const { company, nip, first_name, last_name, street, postal_code, city, country } = address
  return (
    <>
      {company && <span>{company}</span>}
      {nip && (
        <span>
          {t.taxNumber} <span translate="no">{nip}</span>
        </span>
      )}
      <span>
        {first_name} {last_name}
      </span>
      <span>{street}</span>
      <span>
        {postal_code} {city}, {country}
      </span>
    </>
  )
}
