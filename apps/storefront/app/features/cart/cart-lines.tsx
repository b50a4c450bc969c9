import type { CartItem, SalesUnit } from '@stragan/contract'
import { useState } from 'react'
import type { Notice } from '../../platform/visitor-context.ts'
import { CartLine } from './cart-line.tsx'
import { lineKey } from './cart-result.ts'
import { useCartPage } from './use-cart.ts'

/** A line of the cart, or one just removed, with what its restoration needs. */
export interface CartRow {
  product: number
  variant: number | null
  name: string
  quantity: number
  /** null for a line that was removed without JavaScript. */
  salesUnit: SalesUnit | null
  line: CartItem | null
}

const keyOf = ({ product, variant }: Pick<CartRow, 'product' | 'variant'>) => lineKey(product, variant)

const rowOf = (line: CartItem): CartRow => {
  const features = line.combination_features.map(({ feature_value }) => feature_value)
  const { product_id: product, product_variant_id: variant, items: quantity, sales_unit: salesUnit } = line
  return { product, variant, quantity, salesUnit, name: [line.name, ...features].join(', '), line }
}

/** Merges a new cart into the rows: a row keeps its position while the page is open, also when removed and restored. */
function mergeRows(known: readonly CartRow[], items: readonly CartItem[]): CartRow[] {
  const now = new Map(items.map(item => [lineKey(item.product_id, item.product_variant_id), item]))
  const seen = new Set(known.map(keyOf))
  const inPlace = known.map(one => {
    const line = now.get(keyOf(one))
    return line ? rowOf(line) : { ...one, line: null }
  })
  return [...inPlace, ...items.map(rowOf).filter(one => !seen.has(keyOf(one)))]
}

/** The initial rows, with a line removed without JavaScript in its former position. */
function initialRows(items: readonly CartItem[], notice: Notice | null): CartRow[] {
  const lines = items.map(rowOf)
  if (notice?.kind !== 'removed' || lines.some(one => keyOf(one) === keyOf(notice))) return lines
  const { product, variant, name, place } = notice
  return lines.toSpliced(place, 0, { product, variant, name, quantity: notice.quantity, salesUnit: null, line: null })
}

export function CartLines({ notice }: { notice: Notice | null }) {
  const { t, cart } = useCartPage()
  const items = cart.cart_items
  const [shown, setShown] = useState(() => ({ of: items, lines: initialRows(items, notice) }))
  const lines = shown.of === items ? shown.lines : mergeRows(shown.lines, items)
  if (shown.of !== items) setShown({ of: items, lines })
  if (lines.length === 0) return null
  return (
    <ul aria-label={t.lines} className="border-rule border-b">
      {lines.map((line, place) => (
        <CartLine key={keyOf(line)} row={line} place={place} />
      ))}
    </ul>
  )
}
