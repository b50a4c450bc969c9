import { useCallback, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

interface Toast {
  id: number
  text: string
  /** `danger` is announced at once and stays until dismissed. */
  tone?: 'success' | 'danger'
  /** Action link, such as "Show cart". */
  link?: { href: string; label: string }
}

const staysMs = 8000

/** Toast state of a page: `show` adds one, which disappears by itself unless it is an error. */
export function useToasts() {
  const last = useRef(0)
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const dismiss = useCallback((id: number) => setToasts(all => all.filter(toast => toast.id !== id)), [])
  const show = useCallback(
    (toast: Omit<Toast, 'id'>) => {
      const id = ++last.current
      setToasts(all => [...all.slice(-2), { ...toast, id }])
      if (toast.tone !== 'danger') setTimeout(() => dismiss(id), staysMs)
    },
    [dismiss],
  )
  return { toasts, show, dismiss }
}

interface ToastsProps {
  /** Accessible name of the region: "Messages". */
  label: string
  close: string
  toasts: readonly Toast[]
  dismiss: (id: number) => void
}

/** Polite and assertive live regions, rendered from the start, so that later messages are announced. */
export function Toasts({ label, close, toasts, dismiss }: ToastsProps) {
  const list = (shown: readonly Toast[]) =>
    shown.map(toast => (
      <div
        key={toast.id}
        className="pointer-events-auto flex w-full items-center gap-3 rounded-shop bg-ink py-1 pr-1 pl-4 text-ground starting:translate-y-2 starting:opacity-0 transition duration-150"
      >
        <Icon name={toast.tone === 'danger' ? 'alert' : 'check'} />
        <p className="min-w-0 flex-1 py-2 text-sm">
          {toast.text}{' '}
          {toast.link && (
            <a href={toast.link.href} className="whitespace-nowrap font-semibold underline underline-offset-4">
              {toast.link.label}
            </a>
          )}
        </p>
        <Button kind="quiet" icon="close" aria-label={close} onClick={() => dismiss(toast.id)} />
      </div>
    ))
  const urgent = toasts.filter(toast => toast.tone === 'danger')
  return (
    <section
      aria-label={label}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 mx-auto grid max-w-md gap-2 pb-[env(safe-area-inset-bottom)] sm:right-6 sm:left-auto sm:w-md"
    >
      <div role="status" className="grid gap-2">
        {list(toasts.filter(toast => !urgent.includes(toast)))}
      </div>
      <div role="alert" className="grid gap-2">
        {list(urgent)}
      </div>
    </section>
  )
}
