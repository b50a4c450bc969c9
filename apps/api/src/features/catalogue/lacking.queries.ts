import type { productLacks } from '@stragan/contract/admin'
import { raw, type Statement, sql } from '../../platform/database.ts'

const variants = sql`variants variant where variant.shop_id = product.shop_id and variant.product_id = product.id`

const withoutText = (language: 'en' | 'pl') => sql`
  (coalesce(product.name ->> '${raw(language)}', '') = '' or coalesce(product.description ->> '${raw(language)}', '') = '')`

/** Conditions on `product`: what it lacks to be sold. Partial indexes find the few candidates. */
export const lacks = {
  /** No variant is in stock. */
  sold_out: sql`
    (product.shop_id, product.id) in (select shop_id, product_id from variants where stock_on_hand = 0)
    and not exists (select from ${variants} and variant.stock_on_hand > 0)`,
  /** A variant has neither a price for a single unit nor the price of its product. */
  without_price: sql`
    product.price_net is null
    and exists (select from ${variants} and not exists (
      select from tiers tier where tier.shop_id = variant.shop_id and tier.variant_id = variant.id and tier.quantity = 1))`,
  without_picture: sql`
    not exists (select from product_pictures shown where shown.shop_id = product.shop_id and shown.product_id = product.id)`,
  /** A variant has none; what is not sold in variants may have its own. */
  without_ean: sql`
    (product.has_variants or product.ean is null)
    and (product.shop_id, product.id) in (select shop_id, product_id from variants where ean is null)`,
  without_text_en: withoutText('en'),
  without_text_pl: withoutText('pl'),
  /** Its brand names none, or it has no brand (regulation (EU) 2023/988, article 19). */
  without_producer: sql`(
    product.brand_id is null
    or (product.shop_id, product.brand_id) in (select shop_id, id from brands where producer_id is null))`,
} satisfies Record<(typeof productLacks)[number], Statement>
