import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Notice } from './notice.tsx'

interface FormProblemsProps {
  /** What the form came to: a new one takes the focus. */
  answer: object
  title: string
  /** What is wrong with which control, by its id. */
  problems: readonly { id: string; text: string }[]
  /** Stands in their place where the form was refused as a whole. */
  children?: ReactNode
}

/** Why a form came back, above its fields; what is wrong leads to its field. The focus comes here. */
export function FormProblems({ answer, title, problems, children }: FormProblemsProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) place.current?.focus()
  }, [answer])
  return (
    // biome-ignore lint/a11y/noAutofocus: where the visitor has to go on, without scripts too
    <div ref={place} tabIndex={-1} autoFocus className="scroll-mt-4">
      <Notice tone="danger" assertive title={title}>
        {children ?? (
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

/** The address of the page stays as it is, and with it what the form came to. */
function go(event: MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
