import { type RefObject, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useFetchers, useNavigation } from 'react-router'
import { useCartPending } from '../cart/cart-form.tsx'
import type { CheckoutResult } from './form-fields.ts'
import { cartChangeKey } from './use-cart-change.ts'

/**
 * Submits the order once, after pending choices are answered, with the total that was displayed when the button was pressed: if it has
 * changed, the order is refused and the new total shown. A refused choice cancels the submit.
 */
export function usePlaceOrder(placeButton: RefObject<HTMLButtonElement | null>) {
  const { state, formMethod } = useNavigation()
  const isChangePending = useFetchers().some(fetcher => fetcher.key.startsWith(cartChangeKey) && fetcher.state !== 'idle')
  const isCartPending = useCartPending()
  const isChoosing = isChangePending || isCartPending
  const isSent = useRef(false)
  const shownTotal = useRef('')
  const [waiting, setWaiting] = useState<'no' | 'for choice' | 'for cart'>('no')
  useEffect(() => {
    if (state === 'idle') isSent.current = false
  }, [state])
  // Waits for a render with the response's cart.
  useEffect(() => {
    if (waiting === 'for choice' && !isChoosing) setWaiting(now => (now === 'for choice' ? 'for cart' : now))
    if (waiting !== 'for cart') return
    setWaiting('no')
    const total = totalIn(placeButton.current)
    if (total) total.value = shownTotal.current
    placeButton.current?.form?.requestSubmit(placeButton.current)
  }, [waiting, isChoosing, placeButton])
  const onSubmit = (event: SyntheticEvent) => {
    if (isSent.current || isChoosing) event.preventDefault()
    if (isSent.current) return
    if (!isChoosing) isSent.current = true
    else if (waiting === 'no') {
      shownTotal.current = totalIn(placeButton.current)?.value ?? ''
      setWaiting('for choice')
    }
  }
  const onResult = useCallback(({ refused }: CheckoutResult) => {
    if (refused) setWaiting('no')
  }, [])
  return { isPlacing: formMethod === 'POST' || waiting !== 'no', isChoosing, onSubmit, onResult }
}

const totalIn = (button: HTMLButtonElement | null) => button?.form?.elements.namedItem('total') as HTMLInputElement | null | undefined
