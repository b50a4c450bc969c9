import { ButtonLink } from '@stragan/ui/button'
import { AddressLines, ContactLinks, Fact } from '../../platform/facts.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Section } from '../../platform/page.tsx'
import { handlingMessages } from './handling/handling.messages.ts'
import type { AdminOrder } from './order-lines.tsx'
import { orderMessages } from './orders.messages.ts'

interface OrderPeopleProps {
  order: AdminOrder
  customerHref: string | null
  /** Where contact and addresses are changed; null where they cannot be. */
  changeHref: string | null
}

/** Who ordered, and where the goods go. */
export function OrderPeople({ order, customerHref, changeHref }: OrderPeopleProps) {
  const language = useLanguage()
  const t = orderMessages[language]
  const { email, phone, billing_address, delivery_address, pickup_point, customer_id, customer_order_number, note } = order
  return (
    <Section id="people" title={t.people}>
      <dl className="grid gap-6 sm:grid-cols-3">
        <Fact name={t.contact}>
          <ContactLinks email={email} phone={phone} />
          {customer_id === null && <span className="text-quiet">{t.guest}</span>}
          {customer_id !== null &&
            (customerHref ? (
              <a href={customerHref} className="link py-0.5">
                {t.customer}
              </a>
            ) : (
              <span className="text-quiet">{t.customerNo(customer_id)}</span>
            ))}
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
      {changeHref && (
        <div>
          <ButtonLink href={changeHref}>{handlingMessages[language].changeData}</ButtonLink>
        </div>
      )}
    </Section>
  )
}
