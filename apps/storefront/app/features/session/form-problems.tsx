import type { Language } from '@stragan/routing'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { type FormAnswer, fieldNames } from './form.ts'
import { sessionMessages } from './session.messages.ts'

interface ProblemsProps {
  language: Language
  answer: FormAnswer | undefined
  /** Stands above several problems. */
  title: (problems: number) => string
  /** The way on after a refusal. */
  children?: ReactNode
}

/** Why the form came back, before everything else; what is wrong leads to its field. The focus comes here. */
export function FormProblems({ language, answer, title, children }: ProblemsProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) place.current?.focus()
  }, [answer])
  if (!answer) return null
  const t = sessionMessages[language]
  const { problems, refused } = answer
  const found = fieldNames.flatMap(name => (problems[name] ? [{ name, text: t.tell(name, problems[name]) }] : []))
  const told = refused && t.refusal(refused)
  return (
    // biome-ignore lint/a11y/noAutofocus: where the visitor has to go on, without scripts too
    <div ref={place} tabIndex={-1} autoFocus className="scroll-mt-4">
      <Notice tone="danger" assertive title={told?.title ?? title(found.length)}>
        {told ? (
          <>
            <p>{told.text}</p>
            {children}
          </>
        ) : (
          <ul className="mt-1 list-disc pl-5">
            {found.map(({ name, text }) => (
              <li key={name}>
                <a href={`#${name}`} onClick={event => go(event, name)} className="link">
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
function go(event: MouseEvent, name: string) {
  const field = document.getElementById(name)
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
