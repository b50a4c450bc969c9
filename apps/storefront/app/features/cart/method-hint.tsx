import type { DeliveryPromise } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { MethodPromise } from '../delivery-promise/cart-promise.tsx'

interface Method {
  description: string
  more?: string | false | null
  /** Of a delivery. */
  promise?: DeliveryPromise | null
}

/** Below an offered delivery or payment method: what it is, and when it delivers. */
export function MethodHint({ method: { description, more, promise = null }, language }: { method: Method; language: Language }) {
  return (
    <>
      {[description, more].filter(Boolean).join(' ')}
      <MethodPromise promise={promise} language={language} />
    </>
  )
}
