import { singlePiece } from '@stragan/contract/sales-units'
import { Notice } from '@stragan/ui/notice'
import { lineKey } from './cart-result.ts'
import { useCartPage } from './use-cart.ts'

/** Lines reduced to the stock when two carts were merged at login; shown until the cart changes. */
export function StockLimitedLines() {
  const { t, cart } = useCartPage()
  const lines = new Map(cart.cart_items.map(line => [lineKey(line.product_id, line.product_variant_id), line]))
  if (cart.stock_limited.length === 0) return null
  return (
    <div className="mb-5">
      <Notice tone="warning" title={t.stockLimited}>
        <p>{t.stockLimitedHint}</p>
        <ul className="mt-1 grid gap-1">
          {cart.stock_limited.map(({ product_id, product_variant_id, name, wanted, items }) => {
            const key = lineKey(product_id, product_variant_id)
            const { combination_features = [], sales_unit = singlePiece } = lines.get(key) ?? {}
            const fullName = [name, ...combination_features.map(({ feature_value }) => feature_value)].join(', ')
            return <li key={key}>{t.stockLimitedLine(fullName, items, wanted, sales_unit)}</li>
          })}
        </ul>
      </Notice>
    </div>
  )
}
