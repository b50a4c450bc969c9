import { z } from 'zod'
import { maxLengths } from '../../constants.ts'
import { id, idAsText, money, timestamp } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { discountCodeStates, maxPrice } from '../constants.ts'
import { inShop, ok } from '../entities.ts'
import { keysetQuery, listOf } from '../keyset.ts'
import { downloadOf } from '../list-columns.ts'

/** Codes of one series. */
export const maxSeriesCodes = 1000
/** Codes of a shop. */
export const maxDiscountCodes = 20_000
const maxUses = 1_000_000

const ofCode = inShop.extend({ id: idAsText })

/** Letters without accents, digits and hyphens; in any letter case, stored in capitals. */
const code = z
  .string()
  .trim()
  .min(3)
  .max(40)
  .regex(/^[A-Za-z0-9-]+$/)
  .transform(text => text.toUpperCase())

const series = z.string().trim().min(1).max(maxLengths.series)

/** Categories or brands that a code can be limited to. */
const maxLimitedTo = 100
/** Each once, in order, so that equal ones are equal lists. */
const limitedTo = z
  .array(id)
  .max(maxLimitedTo)
  .default([])
  .transform(ids => [...new Set(ids)].sort((a, b) => a - b))

const values = {
  discount_type: z.enum(['percentage', 'fixed']),
  /** Percent, at most 100, or an amount net in PLN. */
  value: money.min(0.01).max(maxPrice),
  /** The net value of the products from which it applies, in PLN. */
  min_order_value: money.min(0).max(maxPrice),
  /** It is for products of these categories, those below them included, and of these brands; empty: of all. */
  category_ids: limitedTo,
  brand_ids: limitedTo,
  /** Null: no bound. */
  valid_from: timestamp.nullable(),
  valid_to: timestamp.nullable(),
  /** Of a customer, or of an e-mail address without an account; null: no limit. */
  max_uses_per_customer: z.int().min(1).max(maxUses).nullable(),
}

const oneCode = { ...values, code, max_uses: z.int().min(1).max(maxUses).nullable(), enabled: z.boolean() }

const discountCode = z.object({
  id,
  code: z.string(),
  discount_type: z.enum(['percentage', 'fixed']),
  value: money,
  min_order_value: money,
  /** Ids of deleted ones stay, and match nothing. */
  category_ids: z.array(id),
  brand_ids: z.array(id),
  valid_from: timestamp.nullable(),
  valid_to: timestamp.nullable(),
  max_uses: z.int().nullable(),
  max_uses_per_customer: z.int().nullable(),
  /** Orders that were placed with it and not cancelled. */
  uses: z.int(),
  enabled: z.boolean(),
  series: z.string().nullable(),
  state: z.enum(discountCodeStates),
})

export const discountCalls = {
  discountCodes: adminCall({
    method: 'GET',
    path: '/shops/{shop}/discount_codes',
    permission: 'promotions:read',
    summary: 'Discount codes, newest first; with `q`, those that begin with it; with `series`, those of one series',
    params: inShop,
    query: z.object({
      ...keysetQuery,
      q: z.string().trim().max(60).optional(),
      series: series.optional(),
      state: z.enum(discountCodeStates).optional(),
    }),
    response: listOf(discountCode),
    download: downloadOf(discountCode, {
      title: { en: 'Discount codes', pl: 'Kody rabatowe' },
      itemsIn: 'items',
      columns: {
        code: { title: { en: 'Code', pl: 'Kod' }, kind: 'text' },
        series: { title: { en: 'Series', pl: 'Seria' }, kind: 'text' },
        discount_type: {
          title: { en: 'Kind', pl: 'Rodzaj' },
          kind: 'text',
          words: { percentage: { en: 'percent', pl: 'procent' }, fixed: { en: 'PLN net', pl: 'zł netto' } },
        },
        value: { title: { en: 'Value', pl: 'Wartość' }, kind: 'amount' },
        min_order_value: { title: { en: 'Minimum net value', pl: 'Od wartości netto' }, kind: 'amount' },
        valid_from: { title: { en: 'Valid from', pl: 'Ważny od' }, kind: 'moment' },
        valid_to: { title: { en: 'Valid until', pl: 'Ważny do' }, kind: 'moment' },
        max_uses: { title: { en: 'Maximum uses', pl: 'Maksymalna liczba użyć' }, kind: 'number' },
        uses: { title: { en: 'Uses', pl: 'Liczba użyć' }, kind: 'number' },
        enabled: { title: { en: 'Enabled', pl: 'Włączony' }, kind: 'flag' },
      },
    }),
    errors: ['invalid_query'],
  }),
  discountCode: adminCall({
    method: 'GET',
    path: '/shops/{shop}/discount_codes/{id}',
    permission: 'promotions:read',
    summary: 'A discount code',
    params: ofCode,
    response: discountCode,
    errors: ['discount_code_not_found'],
  }),
  addDiscountCode: adminCall({
    method: 'POST',
    path: '/shops/{shop}/discount_codes',
    permission: 'promotions:write',
    summary: 'Add a discount code',
    params: inShop,
    body: z.object(oneCode),
    response: z.object({ id }),
    errors: ['invalid_body', 'discount_code_taken', 'too_many_discount_codes'],
  }),
  addDiscountSeries: adminCall({
    method: 'POST',
    path: '/shops/{shop}/discount_series',
    permission: 'promotions:write',
    summary: 'Make up to 1,000 codes at once, each for a single use: random ones after a common beginning',
    params: inShop,
    body: z.object({
      ...values,
      series,
      /** What all codes begin with. */
      prefix: z
        .string()
        .trim()
        .max(maxLengths.prefix)
        .regex(/^[A-Za-z0-9-]*$/)
        .transform(text => text.toUpperCase()),
      count: z.int().min(1).max(maxSeriesCodes),
    }),
    response: z.object({ count: z.int() }),
    errors: ['invalid_body', 'discount_series_taken', 'too_many_discount_codes'],
  }),
  changeDiscountCode: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/discount_codes/{id}',
    permission: 'promotions:write',
    summary:
      'Change a discount code; orders that were placed with it stay as they are. `from` has what the change started from: what somebody else has changed since is merged',
    params: ofCode,
    body: z.object({ ...oneCode, from: z.object(oneCode) }),
    response: ok,
    errors: ['invalid_body', 'discount_code_not_found', 'discount_code_changed', 'discount_code_taken'],
  }),
  deleteDiscountCode: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/discount_codes/{id}',
    permission: 'promotions:write',
    summary: 'Delete a discount code that no order has; others are disabled',
    params: ofCode,
    response: ok,
    errors: ['discount_code_not_found', 'discount_code_in_use'],
  }),
}
