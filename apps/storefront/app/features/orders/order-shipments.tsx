import type { Language } from '@stragan/routing'
import type { OrderView } from './order-view.server.ts'
import { orderMessages } from './orders.messages.ts'

/** With whom the goods were sent, and where the parcel is tracked. */
export function OrderShipments({ shipments, language }: { shipments: OrderView['shipments']; language: Language }) {
  const t = orderMessages[language]
  if (shipments.length === 0) return null
  return (
    <section aria-labelledby="shipment" className="wrap-anywhere mt-6 break-inside-avoid">
      <h2 id="shipment" className="text-xl print:text-lg">
        {t.shipment}
      </h2>
      <ul className="mt-2 grid gap-3">
        {shipments.map(({ carrier, tracking_number, tracking_url }) => (
          <li key={`${carrier} ${tracking_number}`}>
            <span className="block">{carrier}</span>
            {tracking_number && (
              <span className="block tabular-nums">
                <span className="sr-only">{t.trackingNumber}: </span>
                <span translate="no">{tracking_number}</span>
              </span>
            )}
            {tracking_url && (
              <a
                href={tracking_url}
                target="_blank"
                rel="noopener noreferrer"
                className="link inline-flex min-h-11 items-center print:hidden"
              >
                {t.track}
                <span className="sr-only"> {t.newTab}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
