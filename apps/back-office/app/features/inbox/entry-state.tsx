import type { InboxKind, InboxState } from '@stragan/contract/admin'
import { formatDate } from '@stragan/contract/formats'
import { Badge } from '@stragan/ui/badge'
import { useLanguage } from '../../platform/language.ts'
import { entryMessages } from './entries.messages.ts'

const tones = { new: 'tinted', in_progress: 'warning', done: 'neutral' } as const

export const StateBadge = ({ state }: { state: InboxState }) => (
  <Badge tone={tones[state]}>{entryMessages[useLanguage()].states[state]}</Badge>
)

interface DueProps {
  entry: { kind: InboxKind; state: InboxState; due_on: string | null; is_overdue: boolean }
}

/** By when the law wants an entry dealt with; nothing once it is done. */
export function DueDay({ entry: { kind, state, due_on, is_overdue } }: DueProps) {
  const language = useLanguage()
  const t = entryMessages[language]
  if (due_on === null || state === 'done') return null
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span>
        {t.dueBy[kind]} <span className="tabular-nums">{formatDate(language, due_on)}</span>
      </span>
      {is_overdue && <Badge tone="danger">{t.overdue}</Badge>}
    </span>
  )
}
