import type { ChangedRow } from './change-label.ts'

type Row = Pick<ChangedRow, 'table' | 'entity' | 'entity_key' | 'fields'>

export type CompensationKind = 'refunds' | 'payments' | 'cancelled' | 'notes' | 'orders' | 'inbox' | 'customers' | 'hosts' | 'secrets'

interface Compensation {
  kind: CompensationKind
  /** Of the page where it is done, below the shop; null if there is none. */
  path: string | null
}

const changes = (row: Row, name: string) => row.fields.some(field => field.name === name)
/** Changes that are recognised by more than the thing that they are about, the most telling first. */
const isOf: Partial<Record<CompensationKind, (row: Row) => boolean>> = {
  cancelled: row => row.table === 'orders' && row.fields.some(({ name, after }) => name === 'status' && after === 'cancelled'),
  refunds: row => ['payment_events', 'inbox_entries'].includes(row.table) && changes(row, 'refunded_at'),
  payments: row => row.table === 'payment_events',
  notes: row => row.table === 'order_notes',
  orders: row => row.entity === 'order',
  inbox: row => row.entity === 'inbox',
  customers: row => row.entity === 'customer',
  hosts: row => row.entity === 'host',
}

const pathOf: Record<CompensationKind, (row: Row) => string | null> = {
  cancelled: () => '/refunds',
  refunds: () => '/refunds?state=done',
  payments: ({ entity_key }) => `/orders/${entity_key}`,
  notes: ({ entity_key }) => `/orders/${entity_key}#timeline`,
  orders: ({ entity_key }) => `/orders/${entity_key}`,
  inbox: ({ entity_key }) => `/inbox/${entity_key}`,
  customers: () => null,
  hosts: () => '/hosts',
  secrets: () => null,
}

/** What can be done instead of the undo of a final change, and where. */
export function compensationOf(rows: readonly Row[]): Compensation {
  for (const [kind, isKind] of Object.entries(isOf) as [CompensationKind, (row: Row) => boolean][]) {
    const row = rows.find(isKind)
    if (row) return { kind, path: pathOf[kind](row) }
  }
  return { kind: 'secrets', path: null }
}

/** Kinds of the e-mails that a change has sent, each once. */
export const sentEmails = (rows: readonly Row[]): string[] => [
  ...new Set(
    rows.flatMap(({ table, fields }) =>
      table === 'mails' ? fields.flatMap(({ name, after }) => (name === 'kind' ? [String(after)] : [])) : [],
    ),
  ),
]
