import type { InboxKind, InboxState } from '@stragan/contract/admin'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { DraftBadge } from '../../platform/drafts/draft-notice.tsx'
import { EmailText } from '../../platform/email-text.tsx'
import { useLanguage } from '../../platform/language.ts'
import { entryMessages } from './entries.messages.ts'
import { DueDay, StateBadge } from './entry-state.tsx'

export interface ListedEntry {
  id: string
  kind: InboxKind
  state: InboxState
  /** Formatted. */
  received: string
  due_on: string | null
  is_overdue: boolean
  name: string
  email: string
  subject: string | null
  assigned_to: string | null
  /** The reader has a draft of a reply. */
  hasDraft?: boolean
}

/** Entries of the inbox. */
export function EntriesTable({ shop, entries }: { shop: string; entries: readonly ListedEntry[] }) {
  const t = entryMessages[useLanguage()]
  return (
    <Table caption={t.title} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.kind}</ColumnHead>
          <ColumnHead>{t.email}</ColumnHead>
          <ColumnHead>{t.state}</ColumnHead>
          <ColumnHead>{t.due}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {entries.map(entry => (
          <tr key={entry.id}>
            <RowHead className="sm:min-w-56">
              <a href={`/${shop}/inbox/${entry.id}`} className="link wrap-break-word">
                {t.named(t.kinds[entry.kind], entry.name)}
                <span className="block font-normal text-sm">{entry.subject ?? t.noSubject}</span>
              </a>
              {entry.hasDraft && <DraftBadge />}
              <span className="block font-normal text-quiet text-xs tabular-nums">{entry.received}</span>
            </RowHead>
            <Cell data-label={t.email} className="lg:min-w-52">
              <EmailText email={entry.email} />
            </Cell>
            <Cell data-label={t.state}>
              <StateBadge state={entry.state} />
              {entry.assigned_to && <span className="block text-quiet text-xs">{t.assignedTo(entry.assigned_to)}</span>}
            </Cell>
            <Cell>
              <DueDay entry={entry} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
