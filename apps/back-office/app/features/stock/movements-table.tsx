import type { ResponseOutput } from '@stragan/contract'
import type { stockCalls } from '@stragan/contract/admin'
import { formatNumber } from '@stragan/contract/formats'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { Author } from '../../platform/author.tsx'
import { useLanguage } from '../../platform/language.ts'
import { stockMessages } from './stock.messages.ts'

type Movement = ResponseOutput<typeof stockCalls.stockMovements>['items'][number]

interface MovementsTableProps {
  /** Address of the shop’s orders; null for those who may not see them. */
  orders: string | null
  /** With formatted times. */
  movements: readonly Movement[]
}

/** The movements of a variant: when, by how much, why and by whom. */
export function MovementsTable({ orders, movements }: MovementsTableProps) {
  const language = useLanguage()
  const t = stockMessages[language]
  return (
    <Table caption={t.movements} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.when}</ColumnHead>
          <ColumnHead numeric>{t.quantity}</ColumnHead>
          <ColumnHead numeric>{t.after}</ColumnHead>
          <ColumnHead>{t.reason}</ColumnHead>
          <ColumnHead>{t.author}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {movements.map(movement => (
          <tr key={movement.number}>
            <RowHead className="whitespace-nowrap font-normal tabular-nums">{movement.at}</RowHead>
            <Cell numeric data-label={t.quantity} className="font-semibold">
              {movement.quantity > 0 ? '+' : '−'}
              {formatNumber(language, Math.abs(movement.quantity))}
            </Cell>
            <Cell numeric data-label={t.after}>
              {formatNumber(language, movement.items_after)}
            </Cell>
            <Cell data-label={t.reason}>
              {t.reasons[movement.reason]}
              {movement.order && (
                <>
                  {' '}
                  {orders ? (
                    <a href={`${orders}/${movement.order.uid}`} className="link tabular-nums">
                      {movement.order.number}
                    </a>
                  ) : (
                    <span className="tabular-nums">{movement.order.number}</span>
                  )}
                </>
              )}
              {movement.note && <span className="wrap-anywhere block text-quiet text-xs">{movement.note}</span>}
            </Cell>
            <Cell data-label={t.author}>
              <Author author={movement.author ?? authorBesidesStaff(movement)} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Buyers and jobs are not stored as authors. */
const authorBesidesStaff = ({ reason }: Movement) => ({ kind: reason === 'order' ? 'buyer' : 'system', name: null }) as const
