import { z } from 'zod'
import { maxQuantity } from '../../constants.ts'
import { id, idAsText, money, quantity, timestamp } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { promotionStates } from '../constants.ts'
import { inShop, ok } from '../entities.ts'
import { keysetQuery, listOf } from '../keyset.ts'
import { downloadOf } from '../list-columns.ts'
import { price } from './prices.ts'

/** Of one product, that are not over. */
export const maxPromotions = 100

const ofPromotion = inShop.extend({ id: idAsText })

/** What shoppers read beside a promotional price. */
const announcement = {
  /** The price without promotions; null: price on request. */
  regular_price_net: money.nullable(),
  /** The lowest of the 30 days before it begins; null: none, as of a larger quantity. */
  lowest_price_net: money.nullable(),
  /** Whether it is announced as a reduction: the lowest price struck through, and “on sale”. Otherwise the price alone changes. */
  is_announced: z.boolean(),
  /** By how much it is below the lowest price, in whole percent, rounded down; null where it is not announced. */
  percent: z.int().nullable(),
}

const target = {
  product_id: id,
  /** Null: the product’s own price. */
  variant_id: id.nullable(),
  /** The tier of the variant: the quantity from which it counts. */
  quantity: quantity.nullable(),
}

export const promotion = z.object({
  id,
  ...target,
  name: z.string(),
  /** Features of the variant; empty for the product’s own price. */
  variant: z.string(),
  symbol: z.string(),
  vat_percent: z.int(),
  price_net: money,
  starts_at: timestamp,
  /** Null: without an end. */
  ends_at: timestamp.nullable(),
  state: z.enum(promotionStates),
  ...announcement,
})

const values = {
  price_net: price,
  /** Null: now. */
  starts_at: timestamp.nullable(),
  ends_at: timestamp.nullable(),
}
const newTarget = { product_id: id, variant_id: id.nullable(), quantity: z.int().min(1).max(maxQuantity).nullable() }

export const promotionCalls = {
  promotions: adminCall({
    method: 'GET',
    path: '/shops/{shop}/promotions',
    permission: 'promotions:read',
    summary: 'Promotions, those that begin last first',
    params: inShop,
    query: z.object({ ...keysetQuery, state: z.enum(promotionStates).optional(), product: idAsText.optional() }),
    response: listOf(promotion),
    download: downloadOf(promotion, {
      title: { en: 'Promotions', pl: 'Promocje' },
      itemsIn: 'items',
      columns: {
        id: { title: { en: 'Promotion no.', pl: 'Nr promocji' }, kind: 'number' },
        symbol: { title: { en: 'Product code', pl: 'Symbol' }, kind: 'text' },
        name: { title: { en: 'Product', pl: 'Produkt' }, kind: 'text' },
        variant: { title: { en: 'Variant', pl: 'Wariant' }, kind: 'text' },
        quantity: { title: { en: 'From quantity', pl: 'Ilość od' }, kind: 'number' },
        regular_price_net: { title: { en: 'Regular net price', pl: 'Cena regularna netto' }, kind: 'amount' },
        price_net: { title: { en: 'Promotional net price', pl: 'Cena promocyjna netto' }, kind: 'amount' },
        lowest_price_net: {
          title: { en: 'Lowest net price in the 30 days before the reduction', pl: 'Najniższa cena netto z 30 dni przed obniżką' },
          kind: 'amount',
        },
        is_announced: { title: { en: 'Announced as a reduction', pl: 'Ogłaszana jako obniżka' }, kind: 'flag' },
        starts_at: { title: { en: 'Begins', pl: 'Początek' }, kind: 'moment' },
        ends_at: { title: { en: 'Ends', pl: 'Koniec' }, kind: 'moment' },
      },
    }),
    errors: ['invalid_query'],
  }),
  promotion: adminCall({
    method: 'GET',
    path: '/shops/{shop}/promotions/{id}',
    permission: 'promotions:read',
    summary: 'A promotion, with what shoppers read beside its price',
    params: ofPromotion,
    response: promotion,
    errors: ['promotion_not_found'],
  }),
  previewPromotion: adminCall({
    method: 'POST',
    path: '/shops/{shop}/promotion_preview',
    permission: 'promotions:read',
    summary: 'What shoppers would read beside a promotional price, without saving it; `id` of the promotion that would change',
    params: inShop,
    body: z.object({ ...newTarget, ...values, id: id.nullable().default(null) }),
    response: z.object({
      ...announcement,
      vat_percent: z.int(),
      price_net: money,
      /** Promotions of the same price at the same time: the lowest price counts. */
      others: z.array(z.object({ id, price_net: money, starts_at: timestamp, ends_at: timestamp.nullable() })),
    }),
    errors: ['invalid_body', 'product_not_found', 'promotion_not_found'],
    isRepeatable: true,
    leavesNoHistory: true,
  }),
  addPromotion: adminCall({
    method: 'POST',
    path: '/shops/{shop}/promotions',
    permission: 'promotions:write',
    summary: 'Add a promotion of a product’s own price, or of a tier of a variant. If several overlap, the lowest price applies',
    params: inShop,
    body: z.object({ ...newTarget, ...values }),
    response: z.object({ id }),
    errors: ['invalid_body', 'product_not_found', 'too_many_promotions'],
  }),
  changePromotion: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/promotions/{id}',
    permission: 'promotions:write',
    summary:
      'Change the price, start or end of a promotion that is not over; the start only before it. `from` has what the change started from: what somebody else has changed since is merged',
    params: ofPromotion,
    body: z.object({ ...values, from: z.object({ ...values, starts_at: timestamp }) }),
    response: ok,
    errors: ['invalid_body', 'promotion_not_found', 'promotion_changed', 'promotion_over'],
  }),
  endPromotion: adminCall({
    method: 'POST',
    path: '/shops/{shop}/promotions/{id}/end',
    permission: 'promotions:write',
    summary: 'End a promotion now',
    params: ofPromotion,
    response: ok,
    errors: ['promotion_not_found', 'promotion_over', 'promotion_not_begun'],
  }),
  deletePromotion: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/promotions/{id}',
    permission: 'promotions:write',
    summary: 'Delete a promotion that has not begun',
    params: ofPromotion,
    response: ok,
    errors: ['promotion_not_found', 'promotion_begun'],
  }),
}
