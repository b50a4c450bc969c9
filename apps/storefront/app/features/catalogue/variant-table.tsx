import type { FullProduct, Tier } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { catalogueMessages } from './catalogue.messages.ts'

/** Every variant with what tells it apart, its price list net, weight and stock. On a phone the table scrolls sideways. */
export function VariantTable({
  product,
  language,
  money,
}: {
  product: FullProduct
  language: Language
  money: (amount: number) => string
}) {
  const t = catalogueMessages[language]
  const names = product.list_variant_features
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className="mt-3 overflow-x-auto" tabIndex={0} aria-label={t.variants}>
      <table className="w-full text-left text-sm tabular-nums">
        <thead>
          <tr className="text-quiet">
            <th scope="col" className="py-2 pr-4 font-normal">
              {t.symbol}
            </th>
            {names.map(name => (
              <th key={name} scope="col" className="py-2 pr-4 font-normal">
                {name}
              </th>
            ))}
            <th scope="col" className="py-2 pr-4 font-normal">
              {t.perPieceNet}
            </th>
            <th scope="col" className="py-2 pr-4 font-normal">
              {t.weight}
            </th>
            <th scope="col" className="py-2 font-normal">
              {t.stock}
            </th>
          </tr>
        </thead>
        <tbody>
          {product.product_variants_table_data.map(variant => (
            <tr key={variant.product_variant_id} className="border-t border-rule align-top">
              <th scope="row" className="whitespace-nowrap py-2 pr-4 font-medium">
                {variant.symbol}
              </th>
              {names.map(name => (
                <td key={name} className="whitespace-nowrap py-2 pr-4">
                  {variant.combination_features.find(feature => feature.feature_name === name)?.feature_value ?? ''}
                </td>
              ))}
              <td className="py-2 pr-4">
                <PriceList tiers={variant.product_variant_prices} product={product} priceFrom={t.priceFrom} money={money} />
                {variant.best_price_from_history !== null && (
                  <p className="text-quiet text-xs">
                    {t.lowest}: {money(variant.best_price_from_history)}
                  </p>
                )}
              </td>
              <td className="whitespace-nowrap py-2 pr-4">{t.kg(variant.weight)}</td>
              <td className="whitespace-nowrap py-2">{variant.items > 0 ? t.inStock(variant.items) : t.soldOut}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface PriceListProps {
  tiers: Tier[]
  product: FullProduct
  priceFrom: (quantity: number) => string
  money: (amount: number) => string
}

/** Below its first tier a variant costs what the product costs. */
function PriceList({ tiers, product, priceFrom, money }: PriceListProps) {
  const own = tiers.some(tier => tier.quantity === 1)
  const first: Tier[] =
    own || product.price_net === null
      ? []
      : [{ quantity: 1, price_net: product.price_net, promo_price_net: product.price_net_promo, sale: product.product_is_on_sale }]
  return (
    <ul className="flex flex-wrap gap-x-4">
      {[...first, ...tiers].map(tier => (
        <li key={tier.quantity} className="whitespace-nowrap">
          <span className="text-quiet">{priceFrom(tier.quantity)}:</span>{' '}
          {tier.sale && tier.promo_price_net !== null ? (
            <>
              <strong className="font-semibold text-accent">{money(tier.promo_price_net)}</strong>{' '}
              <s className="text-quiet">{money(tier.price_net)}</s>
            </>
          ) : (
            money(tier.price_net)
          )}
        </li>
      ))}
    </ul>
  )
}
