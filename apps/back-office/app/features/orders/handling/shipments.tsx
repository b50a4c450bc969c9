import { ButtonLink } from '@stragan/ui/button'
import { useLanguage } from '../../../platform/language.ts'
import { Section } from '../../../platform/page.tsx'
import type { AdminOrder } from '../order-lines.tsx'
import { handlingMessages } from './handling.messages.ts'
import { NoTracking } from './no-tracking.tsx'

interface ShipmentsProps {
  path: string
  shipments: AdminOrder['shipments']
  canCorrect: boolean
}

/** With whom the goods were sent. */
export function Shipments({ path, shipments, canCorrect }: ShipmentsProps) {
  const t = handlingMessages[useLanguage()]
  if (shipments.length === 0) return null
  return (
    <Section id="shipment" title={t.shipment}>
      <ul className="grid gap-3">
        {shipments.map(({ id, carrier, tracking_number, tracking_url }) => (
          <li key={id} className="wrap-anywhere flex flex-wrap items-center gap-x-4 gap-y-2">
            <span>
              {carrier}
              {tracking_number && (
                <>
                  {', '}
                  <span translate="no" className="tabular-nums">
                    {tracking_number}
                  </span>
                </>
              )}
            </span>
            {tracking_url && (
              <a href={tracking_url} target="_blank" rel="noopener noreferrer" className="link inline-flex min-h-9 items-center">
                {t.track}
              </a>
            )}
            {canCorrect && (
              <ButtonLink size="small" href={`${path}/shipments/${id}`} aria-label={t.correctNamed(tracking_number ?? carrier)}>
                {t.correct}
              </ButtonLink>
            )}
            <NoTracking shipment={{ carrier, tracking_number, tracking_url }} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
