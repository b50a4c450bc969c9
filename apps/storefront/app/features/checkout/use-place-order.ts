import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useFetchers, useNavigation, useSubmit } from 'react-router'
import { useCartPending } from '../cart/cart-form.tsx'
import { type ApplyCart, applyIfNewer, beginCartRequest } from '../cart/cart-store.ts'
import { type CheckoutResult, intents } from './form-fields.ts'
import { cartChangeKey } from './use-cart-change.ts'

/**
 * Submits the order once, after pending choices are answered, with the total that was displayed when the button was pressed: if it has
 * changed, the order is refused and the new total shown. A refused choice cancels the submit.
 */
export function usePlaceOrder(placeButton: RefObject<HTMLButtonElement | null>) {
  const { formMethod } = useNavigation()
  const submit = useSubmit()
  const isChangePending = useFetchers().some(fetcher => fetcher.key.startsWith(cartChangeKey) && fetcher.state !== 'idle')
  const isCartPending = useCartPending()
  const isChoosing = isChangePending || isCartPending
  const isSent = useRef(false)
  const applyOrder = useRef<ApplyCart>(applyIfNewer)
  const shownTotal = useRef('')
  const [waiting, setWaiting] = useState<'no' | 'for choice' | 'for cart'>('no')
  // Waits for a render with the response's cart; a choice that begins meanwhile is awaited too.
  useEffect(() => {
    if (waiting === 'no') return
    if (isChoosing || waiting === 'for choice') {
      setWaiting(now => (now === 'no' ? now : isChoosing ? 'for choice' : 'for cart'))
      return
    }
    setWaiting('no')
    const total = totalIn(placeButton.current)
    if (total) total.value = shownTotal.current
    placeButton.current?.form?.requestSubmit(placeButton.current)
  }, [waiting, isChoosing, placeButton])
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    // Another button, pressed before hydration.
    if (submitter instanceof HTMLButtonElement && submitter.value !== intents.place) return
    event.preventDefault()
    if (isSent.current) return
    if (isChoosing) {
      if (waiting === 'no') shownTotal.current = totalIn(placeButton.current)?.value ?? ''
      setWaiting('for choice')
      return
    }
    isSent.current = true
    applyOrder.current = beginCartRequest()
    // The navigation's state would not do: where the response is fast, the render may be skipped in which it is not idle.
    void submit(placeButton.current ?? event.currentTarget).finally(() => {
      isSent.current = false
    })
  }
  const onResult = useCallback(({ refused }: CheckoutResult) => {
    if (refused) setWaiting('no')
  }, [])
  return { isPlacing: formMethod === 'POST' || waiting !== 'no', isChoosing, applyOrder, onSubmit, onResult }
}

const totalIn = (button: HTMLButtonElement | null) => button?.form?.elements.namedItem('total') as HTMLInputElement | null | undefined
