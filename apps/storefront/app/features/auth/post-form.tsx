import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'

interface PostFormProps {
  /** Which of the screen's forms it is. */
  intent: string
  /** Where else than to this very address: the same screen without its query. */
  action?: string
  /** For a form with a file. */
  encType?: 'multipart/form-data'
  submit: string
  sending: string
  children?: ReactNode
  className?: string
}

/**
 * A form that loads the document anew, with scripts as without: who is logged in changes the frame, the prices and the cart. With scripts
 * it is sent once however often it is pressed.
 */
export function PostForm({ intent, action, encType, submit, sending, children, className = '' }: PostFormProps) {
  const [isSending, setSending] = useState(false)
  // The browser may bring the page back as it was left.
  useEffect(() => {
    const reset = () => setSending(false)
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])
  const once = (event: SyntheticEvent) => {
    if (isSending) event.preventDefault()
    setSending(true)
  }
  return (
    <form method="post" action={action} encType={encType} noValidate onSubmit={once} className={`grid content-start gap-5 ${className}`}>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" kind="primary" pending={isSending && sending} className="justify-self-start max-sm:w-full sm:min-w-40">
        {submit}
      </Button>
    </form>
  )
}
