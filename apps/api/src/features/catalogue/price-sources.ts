import type { PriceSources } from '@stragan/pricing'
import type { TierRow } from './card.queries.ts'

/** Amounts are grosz net; null if there is none. */
interface Priced {
  price_net: number | null
  promo_net: number | null
  personal_net: number | null
  tiers: readonly TierRow[]
}

/** The price sources of a variant, from which the pricing package determines its unit price. */
export const sourcesOf = ({ price_net, promo_net, personal_net, tiers }: Priced): PriceSources => ({
  personal: personal_net,
  tiers: tiers.map(tier => ({
    quantity: tier.quantity,
    price_net: tier.price_net,
    promo_price_net: tier.promo_net,
    sale: tier.promo_net !== null,
  })),
  product: { price_net, price_net_promo: promo_net, product_is_on_sale: promo_net !== null },
})
