import { hrefTo } from '@stragan/routing'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { Fields } from '../../platform/form.ts'
import { type ApplyCart, applyIfNewer, beginCartRequest } from '../cart/cart-store.ts'
import type { CheckoutResult, FoundPoints, Refused } from './form-fields.ts'
import { useCheckout } from './use-checkout.ts'

export const cartChangeKey = 'checkout '

interface Change {
  send: (fields: Fields) => void
  isPending: boolean
  refused: Refused | null
  /** Points of the last search. */
  found: FoundPoints | null
}

/** Sends a change of the cart in the background, apart from the form. */
export function useCartChange(about: 'address' | 'country' | 'delivery' | 'payment' | 'point' | 'points'): Change {
  const { language, applyResponse } = useCheckout()
  const { submit, state, data } = useFetcher<CheckoutResult>({ key: cartChangeKey + about })
  const apply = useRef<ApplyCart>(applyIfNewer)
  useEffect(() => {
    if (data) applyResponse(data, apply.current)
  }, [data, applyResponse])
  // Pending state is rendered synchronously, so that an order placed right after waits for it.
  const options = { method: 'post', action: hrefTo(language, 'checkout'), preventScrollReset: true, flushSync: true } as const
  const send = (fields: Fields) => {
    apply.current = beginCartRequest()
    void submit(fields, options)
  }
  return { send, isPending: state !== 'idle', refused: state === 'idle' ? (data?.refused ?? null) : null, found: data?.found ?? null }
}
