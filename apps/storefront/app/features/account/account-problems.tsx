import type { Language } from '@stragan/routing'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { sessionMessages } from '../session/session.messages.ts'
import { accountMessages } from './account.messages.ts'
import { type AccountAnswer, fieldNames, type Tell } from './account-form.ts'

interface ProblemsProps {
  language: Language
  answer: AccountAnswer | undefined
  tell: Tell
  /** The id of a field's control. */
  idOf: (name: string) => string
}

/** Why a form came back, above its fields; what is wrong leads to its field. The focus comes here. */
export function AccountProblems({ language, answer, tell, idOf }: ProblemsProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) place.current?.focus()
  }, [answer])
  if (!answer) return null
  const t = accountMessages[language]
  const { problems, refused } = answer
  const found = fieldNames.flatMap(name => (problems[name] ? [{ name, text: tell(name, problems[name]) }] : []))
  const told = refused && (t.refusals[refused.code] ?? sessionMessages[language].refusal(refused))
  return (
    // biome-ignore lint/a11y/noAutofocus: where the visitor has to go on, without scripts too
    <div ref={place} tabIndex={-1} autoFocus className="scroll-mt-4">
      <Notice tone="danger" assertive title={told?.title ?? t.problems(found.length)}>
        {told ? (
          <p>{told.text}</p>
        ) : (
          <ul className="mt-1 list-disc pl-5">
            {found.map(({ name, text }) => (
              <li key={name}>
                <a href={`#${idOf(name)}`} onClick={event => go(event, idOf(name))} className="link">
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
