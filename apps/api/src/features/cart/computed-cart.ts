import { type Cart, type cartCalls, defaultCurrency, fieldProblems, type ResponseInput, ShopError } from '@stragan/contract'
import {
  cartTotals,
  convert,
  type Discount,
  discountIn,
  exactGross,
  fromKilograms,
  type LineInput,
  type PricedLine,
  type PriceSources,
  parseRate,
  plnRate,
  priceLines,
  type ShownPrice,
  sumLines,
  toDecimal,
  toKilograms,
} from '@stragan/pricing'
import type { Ctx, VisitorCtx } from '../../context.ts'
import { sourcesOf } from '../catalogue/catalogue.ts'
import { pictureOf } from '../pictures/pictures.ts'
import type { CartRow } from './cart.queries.ts'
import type { LineRow, StockLimitedLine } from './cart-lines.queries.ts'
import { type Destination, deliveryAndPaymentOf, feeParts, type Reason } from './delivery-and-payment.ts'
import type { DiscountRow } from './discounts.queries.ts'
import type { GiftRow } from './gifts.queries.ts'

type Computed = ResponseInput<typeof cartCalls.cart>
type Effect = Computed['discount_effect']

/** Price sources of a product that is no longer sold. */
const noPrices: PriceSources = { personal: null, tiers: [], product: { price_net: null } }

/** What the price of a line depends on. */
type PricedRow = Pick<LineRow, 'quantity' | 'is_active' | 'vat_percent' | 'weight' | 'price_net' | 'promo_net' | 'personal_net' | 'tiers'>

/** What the totals of a cart's products depend on. */
export interface PricedCartRow extends Pick<CartRow, 'currency' | 'rate'> {
  lines: PricedRow[]
}

const lineInput = (row: PricedRow): LineInput => ({
  quantity: row.quantity,
  vatPercent: row.vat_percent,
  weight: fromKilograms(row.weight),
  prices: row.is_active ? sourcesOf(row) : noPrices,
})

/** Prices lines in a currency, at its rate. */
export const priceRows = (rows: readonly PricedRow[], rate: number) => priceLines(rows.map(lineInput), rate)

/** The total quantity and the products' totals of a cart, as in the computed cart. */
export function productTotals(row: PricedCartRow) {
  const { rate, currency } = cartRate(row)
  const { productsNet, productsGross } = priceRows(row.lines, rate)
  const items = row.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return { items, products_net: toDecimal(productsNet), products_gross: toDecimal(productsGross), currency }
}

/** The destination as far as the cart determines it. */
const destinationOf = ({ country, company_number }: CartRow): Destination => ({ country, companyNumber: company_number })

/** Computes every price, total and state of a cart in its currency; for an order, with the destination of the order. */
export function computedCart(ctx: VisitorCtx, row: CartRow, destination = destinationOf(row)): Computed {
  const { rate, currency } = cartRate(row)
  const priced = priceRows(row.lines, rate)
  const items = row.lines.map((line, i) => lineView(ctx, line, priced.lines[i] as PricedLine, row.rate, currency))
  const isInStock = items.length > 0 && items.every(({ problem }) => problem === null)
  const conditions = { load: priced, rate, destination, isInStock }
  const { deliveries, payments, delivery, payment, fee } = deliveryAndPaymentOf(ctx, row, conditions)
  const discount = row.discount && discountIn(discountOf(row.discount), rate)
  const isCovered = row.lines.map((line, i) => row.discount !== null && covers(row.discount, line) && (priced.lines[i]?.net ?? 0) > 0)
  const discountEffect = effectOfDiscount(row.discount, discount, priced.productsNet, isCovered)
  const isApplied = discountEffect.state === 'applied'
  const covered = sumLines(priced.lines.filter((_, i) => isCovered[i]))
  const totals = cartTotals(priced, fee?.total ?? null, isApplied ? discount : null, covered)
  const gifts = row.gifts.map(gift => giftView(gift, row, priced.productsNet, rate))
  return {
    reward_regulations_accepted: row.reward_regulations_accepted,
    delivery_address_id: row.delivery_address_id,
    enable_delivery_address: row.enable_delivery_address,
    billing_address_id: row.billing_address_id,
    delivery_shop_configuration_id: row.delivery_id,
    component_payment_method_id: row.payment_id,
    pickup_point: delivery?.pickup_network === row.pickup_network ? row.pickup_point : null,
    transport_fee_net: toDecimal(totals.deliveryNet),
    transport_fee_gross: toDecimal(totals.deliveryGross),
    transport_fee: feeParts(fee),
    delivery_country: destination.country,
    customer_order_number: row.customer_order_number,
    discount_code: row.discount?.code ?? null,
    discount: row.discount && discount && discountView(row.discount, discount),
    gift_id: row.gift_id,
    cart_items: items.map((item, i) => ({ ...item, is_discounted: isApplied && isCovered[i] === true })),
    stock_limited: row.stock_limited_lines.flatMap(one => stockLimitedLineView(row, one)),
    revision: row.revision,
    weight: toKilograms(priced.weight),
    delivery_effect: effectOfChoice(row.delivery_id, delivery),
    payment_effect: effectOfChoice(row.payment_id, payment),
    discount_effect: discountEffect,
    gift_effect: effectOfChoice(
      row.gift_id,
      gifts.find(({ id }) => id === row.gift_id),
    ),
    deliveries,
    payments,
    gifts,
    totals: {
      products_net: toDecimal(totals.productsNet),
      products_gross: toDecimal(totals.productsGross),
      delivery_net: toDecimal(totals.deliveryNet),
      delivery_gross: toDecimal(totals.deliveryGross),
      discount_net: toDecimal(totals.discountNet),
      discount_gross: toDecimal(totals.discountGross),
      total_net: toDecimal(totals.totalNet),
      total_gross: toDecimal(totals.totalGross),
      currency,
      vat: totals.vat.map(({ percent, net, gross }) => ({ percent, net: toDecimal(net), gross: toDecimal(gross) })),
    },
  }
}

function stockLimitedLineView({ lines }: CartRow, { variant_id, wanted, quantity }: StockLimitedLine) {
  const line = lines.find(one => one.variant_id === variant_id)
  if (!line) return []
  const { product_id, has_variants, name } = line
  return [{ product_id, product_variant_id: has_variants ? variant_id : null, name, wanted, items: quantity }]
}

/** Throws `invalid_query` if the shop does not offer the currency. */
export function cartRate({ currency, rate }: Pick<CartRow, 'currency' | 'rate'>) {
  if (currency === defaultCurrency) return { currency, rate: plnRate }
  if (rate === null) throw new ShopError('invalid_query', { fields: { currency: fieldProblems.not_offered } })
  return { currency, rate: parseRate(rate) }
}

export function lineView(ctx: Ctx, row: LineRow, line: PricedLine, rate: string | null, currency: string): Cart['cart_items'][number] {
  const { unit } = line
  if (unit === null && row.is_active)
    ctx.reportIncomplete?.(ctx.shop.id, row.product_id, 'no_price', row.has_variants ? [row.variant_id] : [])
  return {
    product_id: row.product_id,
    product_variant_id: row.has_variants ? row.variant_id : null,
    items: row.quantity,
    name: row.name,
    slug: ctx.language === 'en' ? row.slug_en : row.slug_pl,
    symbol: row.symbol,
    combination_features: row.features,
    cover: row.cover && pictureOf(row.cover),
    vat_tax_percent: row.vat_percent,
    weight: row.weight,
    sales_unit: row.sales_unit,
    ...unitPriceFields(line.shown),
    price_source: unit?.source ?? null,
    explanation: unit && {
      source: unit.source,
      regular_net: toDecimal(line.regularNet ?? 0),
      tier_quantity: unit.tierQuantity,
      pln_net: toDecimal(unit.net),
      rate: currency === 'PLN' ? null : rate,
      line_gross_exact: exactGross(line.net, row.vat_percent),
    },
    line_net: toDecimal(line.net),
    line_gross: toDecimal(line.gross),
    is_discounted: false,
    items_left: row.stock_on_hand,
    problem: unit === null ? 'not_for_sale' : row.quantity > row.stock_on_hand ? 'not_enough_stock' : null,
    // A tier beyond the stock is not offered.
    next_tier:
      line.next && line.next.quantity <= row.stock_on_hand
        ? { quantity: line.next.quantity, missing: line.next.quantity - row.quantity, ...unitPriceFields(line.next) }
        : null,
  }
}

/** The overloads: a price that is not null has a view that is not null. */
function unitPriceFields(price: ShownPrice): { unit_price_net: number; unit_price_per_100_net: number | null }
function unitPriceFields(price: ShownPrice | null): { unit_price_net: number | null; unit_price_per_100_net: number | null }
function unitPriceFields(price: ShownPrice | null) {
  const per100 = price?.per100 ?? null
  return { unit_price_net: price && toDecimal(price.net), unit_price_per_100_net: per100 === null ? null : toDecimal(per100) }
}

const discountOf = ({ discount_type, value, min_order_value }: DiscountRow): Discount => ({
  type: discount_type,
  value,
  minimum: min_order_value,
})

const discountView = ({ id, discount_type, limited_to }: DiscountRow, { value, minimum }: Discount) => ({
  id,
  discount_type,
  value: toDecimal(value),
  min_order_value: toDecimal(minimum),
  limited_to,
})

const none: Effect = { state: 'none', reason: null, missing_net: null }
const applied: Effect = { state: 'applied', reason: null, missing_net: null }
const inactive = (reason: Reason, missing: number | null = null): Effect => ({
  state: 'inactive',
  reason,
  missing_net: missing === null ? null : toDecimal(missing),
})

/** Whether a code is for a product: of one of its categories, and of one of its brands, where it is limited to some. */
const covers = ({ covered_categories, covered_brands }: DiscountRow, { category_id, brand_id }: LineRow) =>
  (covered_categories === null || (category_id !== null && covered_categories.includes(category_id))) &&
  (covered_brands === null || (brand_id !== null && covered_brands.includes(brand_id)))

/** `isCovered`: of each line, whether the code takes something off it. */
function effectOfDiscount(row: DiscountRow | null, discount: Discount | null, productsNet: number, isCovered: readonly boolean[]): Effect {
  if (!row || !discount) return none
  if (!row.is_valid) return inactive('expired')
  if (row.is_used_up) return inactive('used_up')
  if (row.is_used_by_customer) return inactive('used_by_customer')
  // An empty cart has its minimum to reach first.
  if (isCovered.length > 0 && !isCovered.includes(true)) return inactive('no_matching_products')
  return productsNet < discount.minimum ? inactive('minimum_not_met', discount.minimum - productsNet) : applied
}

function giftView(gift: GiftRow, cart: CartRow, productsNet: number, rate: number): Computed['gifts'][number] {
  const minimum = convert(gift.min_order_value, rate)
  const missing = Math.max(0, minimum - productsNet)
  const reason =
    gift.stock_on_hand <= 0
      ? 'out_of_stock'
      : missing > 0
        ? 'minimum_not_met'
        : cart.reward_regulations_accepted
          ? null
          : ('regulations' as const)
  return {
    id: gift.id,
    name: gift.name,
    description: gift.description,
    picture: gift.picture && pictureOf(gift.picture),
    min_order_value: toDecimal(minimum),
    items: gift.stock_on_hand,
    offered: reason === null,
    reason,
    missing_net: missing > 0 ? toDecimal(missing) : null,
  }
}

/** The effect of a chosen delivery, payment or gift: applied while it is offered. */
function effectOfChoice(id: number | null, choice: { offered: boolean; reason: Reason; missing_net?: number | null } | undefined): Effect {
  if (id === null) return none
  if (!choice) return inactive('not_offered')
  return choice.offered ? applied : { state: 'inactive', reason: choice.reason, missing_net: choice.missing_net ?? null }
}
