import { formatMoney } from '@stragan/contract/formats'
import { Badge } from '@stragan/ui/badge'
import type { ReactNode } from 'react'
import { Author } from '../../../platform/author.tsx'
import type { DraftState } from '../../../platform/drafts/draft.ts'
import { useLanguage } from '../../../platform/language.ts'
import { noteMessages } from '../../../platform/notes/notes.messages.ts'
import { OwnNote } from '../../../platform/notes/notes.tsx'
import { Section } from '../../../platform/page.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { ChangedValues } from './changed-values.tsx'
import { NewOrderNote, type NewOrderNoteProps } from './new-order-note.tsx'
import { timelineMessages } from './timeline.messages.ts'
import type { EntryView } from './timeline-view.server.ts'

interface TimelineProps {
  entries: readonly EntryView[]
  canWrite: boolean
  recipient: NewOrderNoteProps['recipient']
  /** Of a new note. */
  noteDraft: DraftState | null
  answer: object | undefined
}

/** What happened to an order and who did it, with the notes of staff. */
export function Timeline({ entries, canWrite, recipient, noteDraft, answer }: TimelineProps) {
  const t = timelineMessages[useLanguage()]
  return (
    <Section id="timeline" title={t.title} lead={t.lead}>
      {canWrite && <NewOrderNote recipient={recipient} draft={noteDraft} answer={answer} />}
      <ol className="grid max-w-3xl">
        {entries.map((entry, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and the list is never reordered
          <li key={i} className="grid gap-1 border-rule border-b py-3 first:border-t">
            <EntryHead entry={entry} />
            <EntryContent entry={entry} canWrite={canWrite} answer={answer} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function EntryHead({ entry: { at, author } }: { entry: EntryView }) {
  return (
    <p className="wrap-anywhere flex flex-wrap gap-x-3 text-quiet text-sm tabular-nums">
      <span>{at}</span>
      {author && <Author author={author} />}
    </p>
  )
}

interface ContentProps {
  entry: EntryView
  canWrite: boolean
  answer: object | undefined
}

function EntryContent({ entry, canWrite, answer }: ContentProps) {
  const language = useLanguage()
  const t = timelineMessages[language]
  switch (entry.kind) {
    case 'status':
      return (
        <>
          <p>
            <StatusBadge status={entry.status} />
          </p>
          {entry.reason && <p>{t.because(t.reasons[entry.reason])}</p>}
          {entry.message && <Quoted>{entry.message}</Quoted>}
        </>
      )
    case 'payment':
      return (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {[t.payment(formatMoney(language, entry.amount, entry.currency)), entry.received_on && t.receivedOn(entry.received_on)]
              .filter(Boolean)
              .join(', ')}
            {entry.refund !== 'none' && <Badge tone={entry.refund === 'due' ? 'danger' : 'neutral'}>{t.refund[entry.refund]}</Badge>}
          </p>
          {entry.refunded_at && (
            <p className="wrap-anywhere text-quiet text-sm">
              {t.refundedOn(entry.refunded_at)}
              {entry.refunded_by && (
                <>
                  {', '}
                  <Author author={entry.refunded_by} />
                </>
              )}
            </p>
          )}
          {entry.note && <Quoted>{entry.note}</Quoted>}
        </>
      )
    case 'shipment':
      return (
        <p>
          {t.shipment(entry.carrier)}
          {entry.tracking_number && (
            <>
              , <span translate="no">{entry.tracking_number}</span>
            </>
          )}
        </p>
      )
    case 'change':
      return (
        <>
          <p>{t.changed(entry.changed.map(one => t.changes[one]).join(', '))}</p>
          <ChangedValues values={entry.values} />
        </>
      )
    case 'note':
      return (
        <>
          <p className={`wrap-anywhere whitespace-pre-line border-l-3 pl-3 ${entry.sent_to ? 'border-accent' : 'border-warning'}`}>
            <span className="sr-only">{t.note}: </span>
            {entry.text}
          </p>
          {entry.sent_to && <p className="wrap-anywhere text-quiet text-sm">{t.sentTo(entry.sent_to)}</p>}
          {entry.edited_at && <p className="text-quiet text-sm">{noteMessages[language].edited(entry.edited_at)}</p>}
          {canWrite && entry.is_own && !entry.sent_to && <OwnNote note={entry} answer={answer} />}
        </>
      )
    case 'email':
      return (
        <p className="wrap-anywhere">
          {t.emails[entry.email] ?? t.otherEmail}{' '}
          <span className="text-quiet text-sm">
            {entry.recipient}, {t.states[entry.state]}
          </span>
        </p>
      )
  }
}

const Quoted = ({ children }: { children: ReactNode }) => (
  <p className="wrap-anywhere whitespace-pre-line border-rule border-l-3 pl-3 text-sm">{children}</p>
)
