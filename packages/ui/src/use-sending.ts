import { type SyntheticEvent, useEffect, useState } from 'react'

/** A form that is still on the page after this time was not sent: somebody has stopped it. */
export const maxSendingMs = 30_000

/** Whether a form is being sent, and its `onSubmit`, which prevents double submits. */
export function useSending(maxMs = maxSendingMs): { isSending: boolean; sendOnce: (event: SyntheticEvent) => void } {
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
    setSending(true)
  }
  return { isSending, sendOnce }
}
