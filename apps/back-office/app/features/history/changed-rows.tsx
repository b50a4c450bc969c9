import { Badge } from '@stragan/ui/badge'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useLanguage } from '../../platform/language.ts'
import type { rowView } from './changed-rows.server.ts'
import { historyMessages } from './history.messages.ts'

/** Each changed row with its values before and after. */
export function ChangedRows({ rows }: { rows: readonly ReturnType<typeof rowView>[] }) {
  const t = historyMessages[useLanguage()]
  return (
    <ul className="grid gap-8">
      {rows.map(({ id, change, entity, name, href, fields }) => {
        const title = [entity, name].filter(Boolean).join(': ')
        return (
          <li key={id} className="grid gap-2">
            <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {href === null ? (
                title
              ) : (
                <a href={href} className="link">
                  {title}
                </a>
              )}
              <Badge>{t[change]}</Badge>
            </h3>
            {fields.length > 0 && (
              <Table caption={title} captionHidden className="stacks">
                <thead>
                  <tr>
                    <ColumnHead>{t.field}</ColumnHead>
                    {change !== 'created' && <ColumnHead>{t.before}</ColumnHead>}
                    {change !== 'deleted' && <ColumnHead>{t.after}</ColumnHead>}
                  </tr>
                </thead>
                <tbody>
                  {fields.map(field => (
                    <tr key={field.name}>
                      <RowHead className="font-normal">{field.name}</RowHead>
                      {change !== 'created' && (
                        <Cell data-label={t.before} className="wrap-anywhere">
                          {field.before}
                        </Cell>
                      )}
                      {change !== 'deleted' && (
                        <Cell data-label={t.after} className="wrap-anywhere">
                          {field.after}
                        </Cell>
                      )}
                    </tr>
                  ))}
                </tbody>
              </Table>
            )}
          </li>
        )
      })}
    </ul>
  )
}
