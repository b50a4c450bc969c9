import { hrefTo } from '@stragan/routing'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFetcher, useFetchers } from 'react-router'
import { type CartAnswer, type Fields, fieldsOf, type Refusal } from './cart-answer.ts'
import { useCartPage } from './use-cart.ts'

const keyPrefix = 'cart '

export interface Sending {
  send: (fields: Fields) => void
  /** What was sent or is to be, until it is answered: what the page shows meanwhile. */
  wanted: Fields | null
  refused: Refusal | null
}

/**
 * The forms about one thing of the cart, sent one at a time: what is wanted while one is on its way waits for the answer, and only the
 * newest of it is sent then.
 */
export function useSending(about: string): Sending {
  const { language, refused, offer } = useCartPage()
  const { state, data, submit } = useFetcher<CartAnswer>({ key: keyPrefix + about })
  const [wanted, setWanted] = useState<Fields | null>(null)
  const sent = useRef<{ fields: Fields; before: CartAnswer | undefined } | null>(null)
  const action = hrefTo(language, 'cart')
  const unsent = useUnsent(action)
  useEffect(() => {
    if (data) offer(data)
  }, [data, offer])
  useEffect(() => {
    if (state !== 'idle' || wanted === null) return
    const { current } = sent
    if (current && current.before === data) return
    if (current?.fields === wanted) {
      sent.current = null
      setWanted(null)
      return
    }
    sent.current = { fields: wanted, before: data }
    unsent.current = null
    submit(wanted, { method: 'post', action, preventScrollReset: true })
  }, [state, data, wanted, submit, action, unsent])
  const currentRefusal = data ? data.refused : refused?.about === about ? refused : null
  const send = (fields: Fields) => {
    unsent.current = fields
    setWanted(fields)
  }
  return { send, wanted, refused: wanted ? null : currentRefusal }
}

/** Holds what waits to be sent; who leaves the page before its turn comes has it sent on the way out. */
function useUnsent(action: string) {
  const unsent = useRef<Fields | null>(null)
  useEffect(() => {
    const flush = () => {
      if (unsent.current) void fetch(action, { method: 'POST', body: new URLSearchParams(unsent.current), keepalive: true }).catch(() => {})
      unsent.current = null
    }
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [action])
  return unsent
}

/** Whether any form of the cart is on its way: then its money is about to change. */
export const useCartPending = () => useFetchers().some(({ key, state }) => key.startsWith(keyPrefix) && state !== 'idle')

interface CartFormProps {
  sending: Sending
  /** Sent along. */
  fields: Record<string, string | number | null>
  children: ReactNode
  className?: string
}

/** A form of the cart page: posts to it without JavaScript, is sent in the background with it. */
export function CartForm({ sending, fields, children, className }: CartFormProps) {
  const { language } = useCartPage()
  return (
    <form
      method="post"
      action={hrefTo(language, 'cart')}
      onSubmit={event => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        sending.send(fieldsOf(new FormData(event.currentTarget, submitter)))
      }}
      className={className}
    >
      {Object.entries(fields).map(([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />)}
      {children}
    </form>
  )
}
