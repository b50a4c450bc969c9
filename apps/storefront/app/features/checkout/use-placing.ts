import { type RefObject, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useFetchers, useNavigation } from 'react-router'
import { useCartPending } from '../cart/cart-form.tsx'
import type { CheckoutAnswer } from './form-fields.ts'
import { changeKey } from './use-change.ts'

/**
 * Submits the order once, however often its button is pressed, and not before the last choice is answered and its total is in the form.
 * A choice that was refused calls the order off.
 */
export function usePlacing(placeButton: RefObject<HTMLButtonElement | null>) {
  const { state, formMethod } = useNavigation()
  const isChangePending = useFetchers().some(fetcher => fetcher.key.startsWith(changeKey) && fetcher.state !== 'idle')
  const isCartPending = useCartPending()
  const isChoosing = isChangePending || isCartPending
  const isSent = useRef(false)
  const [waiting, setWaiting] = useState<'no' | 'for choice' | 'for total'>('no')
  useEffect(() => {
    if (state === 'idle') isSent.current = false
  }, [state])
  // The answer's cart is rendered in between: the form is submitted with the total that came with it.
  useEffect(() => {
    if (waiting === 'for choice' && !isChoosing) setWaiting(now => (now === 'for choice' ? 'for total' : now))
    if (waiting !== 'for total') return
    setWaiting('no')
    placeButton.current?.form?.requestSubmit(placeButton.current)
  }, [waiting, isChoosing, placeButton])
  const onSubmit = (event: SyntheticEvent) => {
    if (isSent.current || isChoosing) event.preventDefault()
    if (isSent.current) return
    if (isChoosing) setWaiting('for choice')
    else isSent.current = true
  }
  const onAnswer = useCallback(({ refused }: CheckoutAnswer) => {
    if (refused) setWaiting('no')
  }, [])
  return { isPlacing: formMethod === 'POST' || waiting !== 'no', isChoosing, onSubmit, onAnswer }
}
