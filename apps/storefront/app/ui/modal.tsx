import type { MouseEvent, ReactNode } from 'react'
import { Button } from './button.tsx'

/**
 * Makes a button open the dialog or drawer with that id: `<Button {...opens('filters')}>`. The browser does it (invoker commands), even
 * before React has woken; the handler is for browsers that can not. Focused first, since Safari does not do so on a click and focus has
 * to return here.
 */
export const opens = (id: string) => ({
  command: 'show-modal',
  commandfor: id,
  'aria-haspopup': 'dialog' as const,
  onClick: (event: MouseEvent<HTMLButtonElement>) => {
    const dialog = document.getElementById(id)
    if (!(dialog instanceof HTMLDialogElement) || dialog.open) return
    event.currentTarget.focus()
    dialog.showModal()
  },
})

/** Makes a button close the dialog or drawer with that id. */
export const closes = (id: string) => ({
  command: 'close',
  commandfor: id,
  onClick: () => {
    const dialog = document.getElementById(id)
    if (dialog instanceof HTMLDialogElement) dialog.close()
  },
})

export interface ModalProps {
  id: string
  title: string
  /** Names the button that closes it. */
  close: string
  children: ReactNode
  /** Stays in sight under what scrolls. */
  footer?: ReactNode
}

/** What dialog and drawer share: the native element, labelled, closed by Esc, by the cross and by a click outside. */
export function Modal({ id, title, close, children, footer, className }: ModalProps & { className: string }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it natively; the click is for browsers without `closedby`
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClick={event => event.target === event.currentTarget && event.currentTarget.close()}
      className={`modal overflow-hidden border-rule bg-ground p-0 text-ink open:flex ${className}`}
    >
      <div className="flex min-h-0 w-full flex-col">
        {/* Plain elements: header and footer would be landmarks of the page here. */}
        <div className="flex shrink-0 items-center justify-between gap-4 border-rule border-b py-2 pr-2 pl-5">
          <h2 id={`${id}-title`} className="text-lg">
            {title}
          </h2>
          <Button kind="quiet" icon="close" aria-label={close} {...closes(id)} />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
        {footer && <div className="flex shrink-0 flex-wrap justify-end gap-3 border-rule border-t px-5 py-3">{footer}</div>}
      </div>
    </dialog>
  )
}
