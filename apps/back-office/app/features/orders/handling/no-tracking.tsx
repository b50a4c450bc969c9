import { trackingUrlOf } from '@stragan/contract'
import { useLanguage } from '../../../platform/language.ts'
import { handlingMessages } from './handling.messages.ts'

interface NoTrackingProps {
  /** As typed, or as stored. */
  shipment: { carrier?: string | undefined; tracking_number?: string | null | undefined; tracking_url?: string | null | undefined }
}

/** Says that buyers get a number without a link, since the tracking page of the carrier is not known. */
export function NoTracking({ shipment: { carrier, tracking_number, tracking_url } }: NoTrackingProps) {
  const t = handlingMessages[useLanguage()]
  if (!carrier || !tracking_number || tracking_url || trackingUrlOf(carrier, tracking_number) !== null) return null
  return <p className="max-w-prose border-warning border-l-3 pl-3 text-sm">{t.noTracking(carrier)}</p>
}
