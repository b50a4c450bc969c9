import type { Language } from '@stragan/routing'
import { ColumnHead, Table } from '@stragan/ui/table'
import { useLocation } from 'react-router'
import type { Display } from '../../platform/display.ts'
import { useTyped } from '../cart/notice-context.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import { quantitiesOf } from './price-list.ts'
import { productMessages } from './product.messages.ts'
import type { ProductView } from './product-view.ts'
import { VariantRow, wide } from './variant-row.tsx'

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
 * Table of variants: features, price at each quantity at which any variant's changes, stock, weight and quantity field. Below the symbol
 * the price per measure. A narrow table has three columns: features, stock, weight and lowest price are below the symbol, the price per
 * measure below the price, and the price steps after the first in a line of their own.
 */
export function VariantTable({ product, searched, prices, language, onQuantity }: VariantTableProps) {
  const t = catalogueMessages[language]
  const p = productMessages[language]
  const { variants, variantFeatures, price, salesUnit } = product
  const { pathname, search } = useLocation()
  const typed = useTyped()
  const quantities = quantitiesOf(variants.map(variant => variant.prices))
  const promoted = variants.some(variant => variant.lowest !== null)
  return (
    <div className="@container">
      <Table caption={p.perUnitHint(prices, price.vat_tax_percent, salesUnit, price.per)} captionHidden className="mt-3">
        <thead>
          <tr>
            <ColumnHead>{t.symbol}</ColumnHead>
            {variantFeatures.map(name => (
              <ColumnHead key={name} className={wide}>
                {name}
              </ColumnHead>
            ))}
            {quantities.map((quantity, i) => (
              <ColumnHead key={quantity} numeric className={i > 0 ? wide : ''}>
                {p.fromQuantity(quantity, salesUnit)}
              </ColumnHead>
            ))}
            {promoted && (
              <ColumnHead numeric className={`${wide} min-w-36 whitespace-normal font-normal text-quiet text-xs`}>
                {p.lowestShort}
              </ColumnHead>
            )}
            <ColumnHead numeric className={wide}>
              {p.available}
            </ColumnHead>
            <ColumnHead numeric className={wide}>
              {t.weightOf(salesUnit)}
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
              quantities={quantities}
              promoted={promoted}
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
