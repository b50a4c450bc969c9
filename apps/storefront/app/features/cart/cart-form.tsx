import { hrefTo } from '@stragan/routing'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useFetcher, useFetchers } from 'react-router'
import { afterSubmits, hasPendingSubmits } from '../../deferred-hydration/pending-submits.ts'
import { type CartResult, type Fields, fieldsOf, type Refusal } from './cart-result.ts'
import { type ApplyCart, applyIfNewer, beginCartRequest } from './cart-store.ts'
import { useCartPage } from './use-cart.ts'

const keyPrefix = 'cart '

export interface CartSubmission {
  send: (fields: Fields) => void
  /** Submitted or pending fields, for the optimistic UI. */
  wanted: Fields | null
  refused: Refusal | null
}

/** Fields that are not answered yet, and the response before them. */
interface Sent {
  fields: Fields
  before: CartResult | undefined
  apply: ApplyCart
}

/** Serialises the submits of one part of the cart: while one is pending, only the newest waits for its turn. */
export function useCartSubmission(about: string): CartSubmission {
  const { language, refused, applyResponse } = useCartPage()
  const { state, data, submit } = useFetcher<CartResult>({ key: keyPrefix + about })
  const [wanted, setWanted] = useState<Fields | null>(null)
  const sent = useRef<Sent | null>(null)
  const action = hrefTo(language, 'cart')
  const unsent = useUnsent(action, sent)
  // Before the next fields are sent.
  useLayoutEffect(() => {
    if (data) applyResponse(data, sent.current?.apply ?? applyIfNewer)
  }, [data, applyResponse])
  // A layout effect: what a click sends is pending before the browser follows its link.
  useLayoutEffect(() => {
    if (state !== 'idle' || wanted === null) return
    const { current } = sent
    if (current && current.before === data) return
    if (current?.fields === wanted) {
      sent.current = null
      // This effect may run after another change was made.
      setWanted(now => (now === wanted ? null : now))
      return
    }
    sent.current = { fields: wanted, before: data, apply: beginCartRequest() }
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

/**
 * Holds the fields waiting to be sent; sends them when the visitor leaves the page, after the request before them, which would overwrite
 * them. When the document is left, the browser aborts the request of `sent` fields: they are sent again, and change nothing if they have
 * arrived, since they say what the cart shall be.
 */
function useUnsent(action: string, sent: RefObject<Sent | null>) {
  const unsent = useRef<Fields | null>(null)
  useEffect(() => {
    const post = (fields: Fields) =>
      void fetch(action, { method: 'POST', body: new URLSearchParams(fields), keepalive: true }).catch(() => {})
    const onPageHide = () => {
      const fields = unsent.current ?? sent.current?.fields
      if (fields) post(fields)
      unsent.current = null
    }
    window.addEventListener('pagehide', onPageHide)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      const fields = unsent.current
      unsent.current = null
      if (fields) postAfterSubmits(() => post(fields))
    }
  }, [action, sent])
  return unsent
}

/** Posts once requests before are answered, at the latest when the document is left. */
function postAfterSubmits(post: () => void) {
  if (!hasPendingSubmits()) return post()
  const finish = () => {
    stop()
    window.removeEventListener('pagehide', finish)
    post()
  }
  const stop = afterSubmits(finish)
  window.addEventListener('pagehide', finish)
}

/** Whether any form of the cart is pending, and amounts are about to change. */
export const useCartPending = () => useFetchers().some(({ key, state }) => key.startsWith(keyPrefix) && state !== 'idle')

interface CartFormProps {
  submission: CartSubmission
  /** Hidden fields. */
  fields: Record<string, string | number | null>
  children: ReactNode
  className?: string
}

/** Form of the cart page: a plain POST without JavaScript, a background submit with it. */
export function CartForm({ submission, fields, children, className }: CartFormProps) {
  const { language } = useCartPage()
  return (
    <form
      method="post"
      action={hrefTo(language, 'cart')}
      onSubmit={event => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        submission.send(fieldsOf(new FormData(event.currentTarget, submitter)))
      }}
      className={className}
    >
      {Object.entries(fields).map(([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />)}
      {children}
    </form>
  )
}
