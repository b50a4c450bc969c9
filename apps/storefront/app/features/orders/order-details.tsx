import { hrefTo, type Language } from '@stragan/routing'
import { Disclosure } from '@stragan/ui/disclosure'
import type { ReactNode } from 'react'
import { languageOfPlace } from '../checkout/pickup-network.ts'
import type { OrderView } from './order-view.server.ts'
import { orderMessages } from './orders.messages.ts'

/** Addresses, customer and accepted documents; collapsed on screen, expanded in print. */
export function OrderDetails({ order, language }: { order: OrderView; language: Language }) {
  const t = orderMessages[language]
  const { billing_address, delivery_address, pickup_point, email, phone, customer_order_number, note, weight, consents } = order
  return (
    <div className="unfolds-in-print border-ink border-t">
      <Disclosure summary={<h2 className="text-xl">{t.details}</h2>} open>
        <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2 print:block print:columns-3">
          {billing_address && <Fact name={t.billing}>{inLines(billing_address)}</Fact>}
          {pickup_point && <Fact name={t.locker}>{pointLines(pickup_point, t.sampleLocker)}</Fact>}
          {(delivery_address || !pickup_point) && (
            <Fact name={pickup_point ? t.collectedBy : t.deliveryAddress}>
              {delivery_address ? inLines(delivery_address) : t.sameAddress}
            </Fact>
          )}
          <Fact name={t.contact}>{inLines([email, phone].filter(line => line !== null))}</Fact>
          {customer_order_number && <Fact name={t.ownNumber}>{customer_order_number}</Fact>}
          {note && (
            <Fact name={t.note}>
              <span className="whitespace-pre-line">{note}</span>
            </Fact>
          )}
          <Fact name={t.weight}>{t.kg(weight)}</Fact>
        </dl>
      </Disclosure>
      {consents.length > 0 && (
        <Disclosure summary={<h2 className="text-xl">{t.consents}</h2>}>
          <ul className="grid gap-2 tabular-nums print:gap-0">
            {consents.map(({ key, version, accepted }) => (
              <li key={key}>
                <ConsentName consent={key} language={language} />, {t.version(version)},{' '}
                <time dateTime={accepted.iso} className="text-quiet">
                  {accepted.text}
                </time>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}

/** Pages of the documents; the gift regulations are a section of the gifts page. */
const screens: Readonly<Record<string, { page: 'regulations' | 'privacyPolicy' | 'gifts'; at?: string }>> = {
  regulations: { page: 'regulations' },
  'privacy-policy': { page: 'privacyPolicy' },
  'reward-regulations': { page: 'gifts', at: '#regulations' },
}

function ConsentName({ consent, language }: { consent: string; language: Language }) {
  const t = orderMessages[language]
  const name = t.consent[consent] ?? t.otherConsent
  const screen = screens[consent]
  return screen ? (
    <a href={hrefTo(language, screen.page) + (screen.at ?? '')} className="link">
      {name}
    </a>
  ) : (
    name
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="wrap-anywhere min-w-0 print:mb-2 print:break-inside-avoid">
    <dt className="text-quiet text-sm">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
)

const pointLines = (point: NonNullable<OrderView['pickup_point']>, sample: string) => {
  const { code, name, street, postal_code, city, description, is_sample } = point
  return (
    <>
      {inLines([code, name === code ? '' : name, street, `${postal_code} ${city}`].filter(Boolean))}
      <span lang={languageOfPlace(point)}>{inLines([description].filter(Boolean))}</span>
      {inLines(is_sample ? [sample] : [])}
    </>
  )
}

const inLines = (lines: readonly string[]) =>
  lines.map(line => (
    <span key={line} className="block">
      {line}
    </span>
  ))
