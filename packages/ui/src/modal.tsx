import type { MouseEvent, ReactNode } from 'react'
import { Button } from './button.tsx'

/**
 * Props of a button that opens the dialog or drawer with that id: `<Button {...opens('filters')}>`. Uses invoker commands, which work
 * before hydration; the click handler is the fallback. Focuses the button first, since Safari does not and the focus has to return to it.
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

/** Props of a button that closes the dialog or drawer with that id. */
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
  /** Label of the close button. */
  close: string
  children: ReactNode
  /** Sticky below the scrolled content. */
  footer?: ReactNode
}

/** Base of dialog and drawer: native dialog element, labelled, closed by Esc, the close button and a click outside. */
export function Modal({ id, title, close, children, footer, className }: ModalProps & { className: string }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it natively; the click is for browsers without `closedby`
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClick={event => event.target === event.currentTarget && event.currentTarget.close()}
      className={`modal ${className}`}
    >
      <div className="flex min-h-0 w-full flex-col">
        {/* Plain elements: header and footer would be landmarks of the page. */}
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
