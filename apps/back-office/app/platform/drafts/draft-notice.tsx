import { Badge } from '@stragan/ui/badge'
import { Button } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import { FormKey } from '../form-key.tsx'
import { useLanguage } from '../language.ts'
import type { DraftState } from './draft.ts'
import { draftMessages } from './drafts.messages.ts'

/** In a list: the reader has a draft of the entry. */
export const DraftBadge = () => <Badge tone="tinted">{draftMessages[useLanguage()].draft}</Badge>

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

/** Discards the draft. */
export function Discard({ href }: Pick<DraftState, 'href'>) {
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
