import type { ResponseOutput } from '@stragan/contract'
import type { stockCalls } from '@stragan/contract/admin'
import { formatNumber } from '@stragan/contract/formats'
import { Badge } from '@stragan/ui/badge'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { DraftBadge } from '../../platform/drafts/draft-notice.tsx'
import { useLanguage } from '../../platform/language.ts'
import { variantName } from '../../platform/variant-name.ts'
import { stockMessages } from './stock.messages.ts'
import { NumberField } from './stock-fields.tsx'
import type { StockAnswer } from './stock-form.ts'

export type StockItem = ResponseOutput<typeof stockCalls.stockItem>

interface ListedItem extends StockItem {
  hasDraft: boolean
}

interface StockTableProps {
  shop: string
  items: readonly ListedItem[]
  canWrite: boolean
  answer: StockAnswer | undefined
}

/** The stock of variants, each with a field for what was counted or moved. */
export function StockTable({ shop, items, canWrite, answer }: StockTableProps) {
  const language = useLanguage()
  const t = stockMessages[language]
  return (
    <Table caption={t.title} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.variant}</ColumnHead>
          <ColumnHead numeric>{t.stock}</ColumnHead>
          <ColumnHead numeric>{t.minimum}</ColumnHead>
          {canWrite && <ColumnHead>{t.number}</ColumnHead>}
        </tr>
      </thead>
      <tbody>
        {items.map(item => (
          <tr key={item.variant_id}>
            <RowHead className="sm:min-w-64">
              <a href={`/${shop}/stock/${item.variant_id}`} className="link">
                {variantName(item)}
              </a>{' '}
              {!item.is_active && <Badge>{t.inactive}</Badge>} {item.hasDraft && <DraftBadge />}
              <span className="block font-normal text-quiet text-xs">
                <span translate="no">{item.symbol}</span>
                {item.ean && `, ${t.ean(item.ean)}`}
              </span>
            </RowHead>
            <Cell numeric data-label={t.stock}>
              <StockLevel item={item} />
            </Cell>
            <Cell numeric data-label={t.minimum}>
              {item.minimum_stock === null ? '–' : formatNumber(language, item.minimum_stock)}
            </Cell>
            {canWrite && (
              <Cell data-label={t.number}>
                <NumberField item={item} name={variantName(item)} labelHidden answer={answer} />
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The stock of a variant, and whether it is too low. */
export function StockLevel({ item: { items, minimum_stock } }: { item: StockItem }) {
  const language = useLanguage()
  const t = stockMessages[language]
  if (items === 0) return <Badge tone="danger">{t.levels.sold_out}</Badge>
  return (
    <>
      {formatNumber(language, items)}{' '}
      {minimum_stock !== null && items < minimum_stock && <Badge tone="warning">{t.levels.below_minimum}</Badge>}
    </>
  )
}
