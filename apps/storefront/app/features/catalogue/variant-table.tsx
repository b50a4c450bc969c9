import type { Language } from '@stragan/routing'
import { ColumnHead, Table } from '@stragan/ui/table'
import { useLocation } from 'react-router'
import type { Display } from '../../platform/display.ts'
import { useTyped } from '../cart/notice-context.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import { formatPrice } from './price.tsx'
import { quantitiesOf } from './price-list.ts'
import { productMessages } from './product.messages.ts'
import type { ProductView } from './product-view.ts'
import { type VariantColumns, VariantRow, wide } from './variant-row.tsx'

interface VariantTableProps {
  product: Pick<ProductView, 'id' | 'price' | 'variantFeatures' | 'variants' | 'salesUnit'>
  /** Ids of the variants that were searched for; their rows are highlighted. */
  searched: readonly number[]
  prices: Display['prices']
  language: Language
  /** Called with each quantity entered for a variant. */
  onQuantity: (quantity: number | null) => void
}

/**
 * Table of variants: features, price at each quantity at which any variant's changes, stock and quantity field; weight below the symbol. What
 * does not fit beside the picture has no column: the price steps after the first are in a line below the row, then the features below the
 * symbol. A narrow table has three columns.
 */
export function VariantTable({ product, searched, prices, language, onQuantity }: VariantTableProps) {
  const t = catalogueMessages[language]
  const p = productMessages[language]
  const { variants, variantFeatures, price, salesUnit } = product
  const { pathname, search } = useLocation()
  const typed = useTyped()
  const quantities = quantitiesOf(variants.map(variant => variant.prices))
  const priceTexts = variants.map(({ prices: [first] }) => (first ? formatPrice(language, price, prices, first.regular) : t.onRequest))
  const columns = columnsThatFit(
    [
      [...t.symbol.split(' '), ...variants.map(({ symbol }) => symbol)],
      [p.available, ...variants.map(variant => p.stockOnHand(variant.stockOnHand, variant.salesUnit))],
    ],
    // Longer values wrap.
    variantFeatures.map((name, i) => [...name.split(' '), ...variants.map(({ features }) => (features[i] ?? '').slice(0, 12))]),
    quantities,
    [...quantities.flatMap(quantity => p.fromQuantity(quantity, salesUnit).split(' ')), ...priceTexts],
  )
  return (
    <div className="@container">
      <Table
        caption={p.perUnitHint(prices, price.vat_tax_percent, salesUnit, price.per)}
        captionHidden
        className="mt-3 [&_td]:px-2 [&_thead_th]:px-2"
      >
        <thead>
          <tr>
            <ColumnHead className="whitespace-normal">{t.symbol}</ColumnHead>
            {columns.features &&
              variantFeatures.map(name => (
                <ColumnHead key={name} className={`${wide} whitespace-normal`}>
                  {name}
                </ColumnHead>
              ))}
            {columns.quantities.map((quantity, i) => (
              <ColumnHead key={quantity} numeric className={`whitespace-normal ${i > 0 ? wide : ''}`}>
                {p.fromQuantity(quantity, salesUnit)}
              </ColumnHead>
            ))}
            <ColumnHead numeric className={wide}>
              {p.available}
            </ColumnHead>
            <ColumnHead className="right-0">
              <span className="sr-only">{p.quantity}</span>
            </ColumnHead>
          </tr>
        </thead>
        <tbody>
          {variants.map(variant => (
            <VariantRow
              key={variant.id}
              product={product}
              variant={variant}
              isSearched={searched.includes(variant.id)}
              columns={columns}
              prices={prices}
              language={language}
              to={pathname + search}
              typed={typed(product.id, variant.id)}
              onQuantity={onQuantity}
            />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

/** Columns with room beside the picture, judged by their longest texts: 8 px a character, 16 between columns, 100 for the field. */
function columnsThatFit(always: string[][], features: string[][], quantities: number[], prices: string[]): VariantColumns {
  const fits = (columns: string[][]) =>
    columns.reduce((sum, texts) => sum + 16 + 8 * Math.max(0, ...texts.map(text => text.length)), 100) <= 672
  const hasFeatures = fits([...always, ...features, prices])
  const hasSteps = fits([...always, ...(hasFeatures ? features : []), ...quantities.map(() => prices)])
  return { features: hasFeatures, quantities: hasSteps ? quantities : quantities.slice(0, 1) }
}
