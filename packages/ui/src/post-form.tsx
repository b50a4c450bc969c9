import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { maxSendingMs, useSending } from './use-sending.ts'

interface PostFormProps {
  /** Which of the screen's forms it is. */
  intent: string
  /** Target other than the current address: the same screen without its query. */
  action?: string
  /** For forms with a file. */
  encType?: 'multipart/form-data'
  submit: ReactNode
  sending: string
  /** Beside the button. */
  beside?: ReactNode
  children?: ReactNode
  className?: string
}

/** Form that loads a new document, with and without scripts: a login changes layout, prices and cart. Scripts prevent double submits. */
export function PostForm({ intent, action, encType, submit, sending, beside, children, className = '' }: PostFormProps) {
  const { isSending, sendOnce } = useSending(encType ? 10 * maxSendingMs : maxSendingMs)
  const button = (
    <Button type="submit" kind="primary" pending={isSending && sending} className="justify-self-start max-sm:w-full sm:min-w-40">
      {submit}
    </Button>
  )
  return (
    <form
      method="post"
      action={action}
      encType={encType}
      noValidate
      data-left-by-document
      onSubmit={sendOnce}
      className={`grid content-start gap-5 ${className}`}
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
      {beside ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {button}
          {beside}
        </div>
      ) : (
        button
      )}
    </form>
  )
}
