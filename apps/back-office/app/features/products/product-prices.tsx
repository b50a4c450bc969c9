import type { ResponseOutput } from '@stragan/contract'
import type { productAdminCalls } from '@stragan/contract/admin'
import { formatDate, formatMoney, formatNumber } from '@stragan/contract/formats'
import { formatQuantity } from '@stragan/contract/sales-units'
import { Badge } from '@stragan/ui/badge'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useLanguage } from '../../platform/language.ts'
import { Section } from '../../platform/page.tsx'
import { productMessages } from './products.messages.ts'

export type AdminProduct = ResponseOutput<typeof productAdminCalls.product>
type Variant = AdminProduct['variants'][number]

interface ProductPricesProps {
  product: AdminProduct
  /** Address of the list of stock; null for those who may not see it. */
  stock: string | null
}

/** What is sold, at which prices, and how much of it is in stock; one row per variant. */
export function ProductPrices({ product, stock }: ProductPricesProps) {
  const language = useLanguage()
  const t = productMessages[language]
  const { variants, has_variants } = product
  return (
    <Section id="prices" title={t.prices} lead={has_variants ? t.variantCount(variants.length) : undefined}>
      <Table caption={t.prices} captionHidden className="stacks">
        <thead>
          <tr>
            {has_variants && <ColumnHead>{t.variant}</ColumnHead>}
            <ColumnHead numeric>{t.price}</ColumnHead>
            <ColumnHead numeric>{t.stock}</ColumnHead>
            <ColumnHead numeric>{t.weight}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {variants.map(variant => (
            <tr key={variant.id}>
              {has_variants && (
                <RowHead className="sm:min-w-56">
                  {variant.features.map(({ feature_value }) => feature_value).join(', ')}
                  <span className="block font-normal text-quiet text-xs">
                    <span translate="no">{variant.symbol}</span>
                    {variant.ean && `, ${t.ean} ${variant.ean}`}
                  </span>
                </RowHead>
              )}
              <Cell numeric data-label={t.price}>
                <VariantPrices product={product} variant={variant} />
              </Cell>
              <Cell numeric data-label={t.stock}>
                {variant.items === 0 ? (
                  <Badge tone="warning">{t.soldOut}</Badge>
                ) : (
                  formatQuantity(language, variant.items, variant.sales_unit.code, 'short')
                )}
                {variant.expected_at && (
                  <span className="block text-quiet text-xs">{t.expected(formatDate(language, variant.expected_at))}</span>
                )}
                {stock && (
                  <a
                    href={`${stock}/${variant.id}`}
                    aria-label={t.movementsOf(variant.features.map(({ feature_value }) => feature_value).join(', ') || variant.symbol)}
                    className="link block text-xs"
                  >
                    {t.movements}
                  </a>
                )}
              </Cell>
              <Cell numeric data-label={t.weight}>
                {formatNumber(language, variant.weight)} kg
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}

/** The product’s price where the variant has none for a single unit, then the variant’s own, by quantity. */
function VariantPrices({ product, variant }: { product: AdminProduct; variant: Variant }) {
  const language = useLanguage()
  const t = productMessages[language]
  const { price_net, promo_price_net } = product
  const own = variant.tiers[0]?.quantity === 1
  const prices = [...(own || price_net === null ? [] : [{ quantity: 1, price_net, promo_price_net }]), ...variant.tiers]
  if (prices.length === 0) return <Badge tone="warning">{t.onRequest}</Badge>
  const quantityOf = (quantity: number) => {
    const text = formatQuantity(language, quantity, variant.sales_unit.code, 'short')
    return quantity > 1 ? t.quantityFrom(text) : text
  }
  const money = (amount: number) => formatMoney(language, amount, 'PLN')
  return prices.map(price => (
    <span key={price.quantity} className="block">
      <span className="text-quiet text-xs">{quantityOf(price.quantity)} </span>
      {money(price.price_net)}
      {price.promo_price_net !== null && <span className="block text-accent text-xs">{t.promotion(money(price.promo_price_net))}</span>}
    </span>
  ))
}
