import { type SyntheticEvent, useEffect, useState } from 'react'

/** A form that is still on the page after this time was not sent: somebody has stopped it. */
export const maxSendingMs = 30_000

interface Sending {
  isSending: boolean
  /** The `onSubmit` of a form, which prevents double submits. */
  sendOnce: (event: SyntheticEvent) => void
  /** For a form that is sent by a script, without the event. */
  startSending: () => void
}

/** Whether a form is being sent. */
export function useSending(maxMs = maxSendingMs): Sending {
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    if (!isSending) return
    const reset = () => setSending(false)
    const timer = setTimeout(reset, maxMs)
    // The page may be restored from the back/forward cache.
    window.addEventListener('pageshow', reset)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pageshow', reset)
    }
  }, [isSending, maxMs])
  const sendOnce = (event: SyntheticEvent) => {
    if (isSending) event.preventDefault()
    if (!event.defaultPrevented) setSending(true)
  }
  return { isSending, sendOnce, startSending: () => setSending(true) }
}
