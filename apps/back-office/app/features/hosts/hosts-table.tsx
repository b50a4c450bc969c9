import { Badge } from '@stragan/ui/badge'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { ActionHead } from '../../platform/action-head.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Question } from '../../platform/office-form.tsx'
import { HostName } from './host-name.tsx'
import type { HostView } from './host-views.server.ts'
import { hostMessages } from './hosts.messages.ts'

/** The hosts of the shop with their state. */
export function HostsTable({ hosts, canWrite }: { hosts: readonly HostView[]; canWrite: boolean }) {
  const t = hostMessages[useLanguage()]
  return (
    <Table caption={t.title} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.host}</ColumnHead>
          <ColumnHead>{t.state}</ColumnHead>
          <ColumnHead>{t.added}</ColumnHead>
          {canWrite && <ActionHead />}
        </tr>
      </thead>
      <tbody>
        {hosts.map(view => (
          <tr key={view.host}>
            <RowHead>
              <HostName {...view} /> {view.isPrimary && <Badge tone="tinted">{t.primary}</Badge>}
            </RowHead>
            <Cell data-label={t.state}>
              {view.record === null ? <Badge tone="success">{t.serving}</Badge> : <Badge tone="warning">{t.waiting}</Badge>}
            </Cell>
            <Cell data-label={t.added} className="whitespace-nowrap tabular-nums">
              {view.added}
            </Cell>
            {canWrite && (
              <Cell>
                <Actions {...view} />
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Actions({ host, canBePrimary, canBeRemoved, record }: HostView) {
  const t = hostMessages[useLanguage()]
  return (
    <div className="flex flex-wrap gap-2 sm:justify-end">
      {canBePrimary && (
        <Question
          id={`primary-${host}`}
          label={t.makePrimary}
          name={t.makePrimaryNamed(host)}
          title={t.primaryQuestion(host)}
          text={t.primaryText}
          confirm={t.makePrimary}
          kind="primary"
          intent="primary"
          fields={{ host }}
        />
      )}
      {canBeRemoved && (
        <Question
          id={`remove-${host}`}
          label={t.remove}
          name={t.removeNamed(host)}
          title={t.removeQuestion(host)}
          text={record === null ? t.removeText : t.removeWaitingText}
          confirm={t.remove}
          intent="remove"
          fields={{ host }}
        />
      )}
    </div>
  )
}
