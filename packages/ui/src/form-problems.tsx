import { type MouseEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Notice } from './notice.tsx'

interface FormProblemsProps {
  /** Response of the form: a new one moves the focus here. */
  result: object
  title: string
  /** Errors by the id of their control. */
  problems: readonly { id: string; text: string }[]
  /** Replaces the errors when the form was refused as a whole. */
  children?: ReactNode
  tone?: 'danger' | 'warning'
  className?: string
}

const never = () => () => {}

/** Error summary above a form, with links to the fields; receives the focus, unless the visitor has moved on before hydration. */
export function FormProblems({ result, title, problems, children, tone = 'danger', className = '' }: FormProblemsProps) {
  const place = useRef<HTMLDivElement>(null)
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [served] = useState(isFromServer ? result : null)
  useEffect(() => {
    const isElsewhere = result === served && document.activeElement !== document.body
    if (result && !isElsewhere) place.current?.focus()
  }, [result, served])
  return (
    // biome-ignore lint/a11y/noAutofocus: moves the focus to the errors without scripts too
    <div ref={place} tabIndex={-1} autoFocus data-form-problems className={`scroll-mt-4 ${className}`}>
      <Notice tone={tone} assertive title={title}>
        {children || (
          <ul className="mt-1 list-disc pl-5">
            {problems.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={event => go(event, id)} className="link">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}

const controls = ':is(input:not([type=hidden]), select, textarea):enabled'

/**
 * Does not change the page's address, which would clear the form's response. A group is entered at its first control, which may be in closed
 * details.
 */
function go(event: MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  const control = (field.matches('div, fieldset:not([tabindex])') && field.querySelector<HTMLElement>(controls)) || field
  control.closest('details')?.setAttribute('open', '')
  control.focus({ preventScroll: true })
  const shown = field.matches('fieldset') ? field : field.closest('div')
  shown?.scrollIntoView({ block: 'center' })
}
