import { Button } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import { Fact } from '../facts.tsx'
import { FormKey } from '../form-key.tsx'
import { useLanguage } from '../language.ts'
import type { DraftState } from './draft.ts'
import { draftMessages } from './drafts.messages.ts'

interface DraftNoticeProps {
  draft: DraftState
}

/** Above a form that has a draft: since when, and how to be rid of it. */
export function DraftNotice({ draft: { href, stored } }: DraftNoticeProps) {
  const t = draftMessages[useLanguage()]
  if (stored === null) return null
  return (
    <Notice title={t.began(stored.began)}>
      <p className="max-w-prose text-sm">{t.notSent}</p>
      <Discard href={href} />
    </Notice>
  )
}

interface OutdatedFormProps extends DraftNoticeProps {
  /** What was typed, by what it is called. */
  typed: readonly { label: string; text: string }[]
}

/** In place of a form that can no longer be sent: what was typed into it, which somebody may want to copy. */
export function OutdatedForm({ draft: { href, stored }, typed }: OutdatedFormProps) {
  const t = draftMessages[useLanguage()]
  if (stored === null && typed.length === 0) return null
  return (
    <Notice {...(stored && { title: t.began(stored.began) })}>
      <p className="max-w-prose text-sm">{t.outdated}</p>
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

function Discard({ href }: Pick<DraftState, 'href'>) {
  const t = draftMessages[useLanguage()]
  return (
    <form method="post" action={href} className="mt-3">
      <FormKey />
      <input type="hidden" name="draft" value="discard" />
      <Button type="submit" size="small">
        {t.discard}
      </Button>
    </form>
  )
}
