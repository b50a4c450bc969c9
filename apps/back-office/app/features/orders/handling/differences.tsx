import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import type { FieldName } from '../../../platform/form.messages.ts'
import { useLanguage } from '../../../platform/language.ts'
import { handlingMessages } from './handling.messages.ts'

interface DifferencesProps {
  names: readonly FieldName[]
  stored: Readonly<Record<string, string>>
  typed: Readonly<Record<string, string>>
}

/** What somebody else stored meanwhile, beside what was typed. */
export function Differences({ names, stored, typed }: DifferencesProps) {
  const t = handlingMessages[useLanguage()]
  if (names.length === 0) return null
  return (
    <Table caption={t.differences} className="stacks max-w-3xl">
      <thead>
        <tr>
          <ColumnHead>{t.field}</ColumnHead>
          <ColumnHead>{t.stored}</ColumnHead>
          <ColumnHead>{t.typed}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {names.map(name => (
          <tr key={name}>
            <RowHead>{labelOf(t, name)}</RowHead>
            <Cell data-label={t.stored}>{stored[name] || t.empty}</Cell>
            <Cell data-label={t.typed}>{typed[name] || t.empty}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

type Texts = (typeof handlingMessages)['en']

function labelOf(t: Texts, name: FieldName): string {
  if (name === 'email') return t.emailAddress
  const [side, field] = name.split('.')
  const labels = t as unknown as Readonly<Record<string, string>>
  return field ? `${side === 'delivery_address' ? t.delivery : t.billing}: ${labels[field]}` : (labels[name] ?? name)
}
