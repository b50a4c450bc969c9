import { Badge } from '@stragan/ui/badge'
import { Button } from '@stragan/ui/button'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { ActionHead } from '../../platform/action-head.tsx'
import { DraftBadge } from '../../platform/drafts/draft-notice.tsx'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Question } from '../../platform/office-form.tsx'
import { settingsMessages } from './settings.messages.ts'

interface Row {
  id: number
  enabled: boolean
  /** The default of its scope. */
  isFirst: boolean
  name: string
  /** The reader has a draft of it. */
  hasDraft: boolean
  cells: readonly string[]
}

interface EntriesProps {
  caption: string
  /** Address of the list. */
  base: string
  revision: string
  columns: readonly string[]
  rows: readonly Row[]
  canWrite: boolean
  /** Entries are neither disabled nor deleted. */
  isFixed: boolean
}

/** The entries of a scope in their order. */
export function EntriesTable({ caption, base, revision, columns, rows, canWrite, isFixed }: EntriesProps) {
  const t = settingsMessages[useLanguage()]
  return (
    <Table caption={caption} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.name}</ColumnHead>
          {columns.map(column => (
            <ColumnHead key={column}>{column}</ColumnHead>
          ))}
          <ColumnHead>{t.state}</ColumnHead>
          {canWrite && <ActionHead />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={row.id}>
            <RowHead className="sm:min-w-40">
              <a href={`${base}/${row.id}`} className="link">
                {row.name}
              </a>{' '}
              {row.hasDraft && <DraftBadge />}
            </RowHead>
            {row.cells.map((cell, column) => (
              <Cell key={columns[column]} data-label={columns[column]} className="break-words">
                {cell}
              </Cell>
            ))}
            <Cell data-label={t.state}>
              <Badge tone={row.enabled ? 'success' : 'neutral'}>{row.enabled ? t.enabled : t.disabled}</Badge>{' '}
              {row.isFirst && <Badge tone="tinted">{t.first}</Badge>}
            </Cell>
            {canWrite && (
              <Cell>
                <RowActions row={row} revision={revision} isTop={i === 0} isBottom={i === rows.length - 1} isFixed={isFixed} />
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

interface ActionsProps {
  row: Row
  revision: string
  isTop: boolean
  isBottom: boolean
  isFixed: boolean
}

function RowActions({ row: { id, name, enabled }, revision, isTop, isBottom, isFixed }: ActionsProps) {
  const t = settingsMessages[useLanguage()]
  const label = enabled ? t.disable : t.enable
  return (
    <div className="flex flex-wrap gap-2 sm:flex-nowrap sm:justify-end">
      <form method="post" className="flex gap-2">
        <FormKey />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="revision" value={revision} />
        <Button type="submit" name="intent" value="up" size="small" icon="chevron-up" aria-label={t.up(name)} disabled={isTop} />
        <Button type="submit" name="intent" value="down" size="small" icon="chevron-down" aria-label={t.down(name)} disabled={isBottom} />
        {!isFixed && (
          <Button type="submit" name="intent" value={enabled ? 'disable' : 'enable'} size="small" aria-label={t.named(label, name)}>
            {label}
          </Button>
        )}
      </form>
      {!isFixed && (
        <Question
          id={`delete-${id}`}
          label={t.remove}
          name={t.named(t.remove, name)}
          title={t.removeQuestion(name)}
          text={t.removeText}
          confirm={t.remove}
          intent="delete"
          fields={{ id: String(id), revision }}
        />
      )}
    </div>
  )
}
