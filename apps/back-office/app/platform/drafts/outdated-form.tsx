import { Notice } from '@stragan/ui/notice'
import { Fact } from '../facts.tsx'
import { useLanguage } from '../language.ts'
import type { DraftState } from './draft.ts'
import { Discard } from './draft-notice.tsx'
import { draftMessages } from './drafts.messages.ts'
import { outdatedFormMessages } from './outdated-form.messages.ts'

interface OutdatedFormProps {
  draft: DraftState
  /** What was typed, by what it is called. */
  typed: readonly { label: string; text: string }[]
}

/** In place of a form that can no longer be sent: what was typed into it, which somebody may want to copy. */
export function OutdatedForm({ draft: { href, stored }, typed }: OutdatedFormProps) {
  const language = useLanguage()
  if (stored === null && typed.length === 0) return null
  return (
    <Notice {...(stored && { title: draftMessages[language].began(stored.began) })}>
      <p className="max-w-prose text-sm">{outdatedFormMessages[language].notSent}</p>
      {typed.length > 0 && (
        <dl className="mt-3 grid gap-3">
          {typed.map(({ label, text }) => (
            <Fact key={label} name={label}>
              <span className="whitespace-pre-line">{text}</span>
            </Fact>
          ))}
        </dl>
      )}
      {stored && <Discard href={href} />}
    </Notice>
  )
}
