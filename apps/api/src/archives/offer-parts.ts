import { discountCalls, giftAdminCalls, promotionCalls, searchRedirectCalls, searchSynonymCalls } from '@stragan/contract/admin'
import { toDecimal } from '@stragan/pricing'
import { z } from 'zod'
import type { ShopAdminCtx } from '../admin-context.ts'
import { brands } from '../features/classification/brands.ts'
import { categories } from '../features/classification/categories.ts'
import { addDiscountCode, changeDiscountCode } from '../features/discounts/discounts.ts'
import { addGift, changeGift, gifts } from '../features/discounts/gifts.ts'
import { productPrices, savePrices } from '../features/prices/prices.ts'
import { addPromotion } from '../features/prices/promotions.ts'
import { addRedirect, changeRedirect, redirects } from '../features/search/redirects.ts'
import { addSynonyms, synonyms } from '../features/search/synonyms.ts'
import { bothTexts } from '../platform/texts.ts'
import * as queries from './archives.queries.ts'
import { key, picture, text, texts, timestamp, upcoming } from './entry-schemas.ts'
import { batches, named, type Part, type Saving } from './part.ts'

const batchSize = 250

const promotionEntry = z.object({
  /** Symbol. */
  product: key,
  /** Symbol of the variant whose price is lower; null: the product’s own price. */
  variant: key.nullable(),
  quantity: z.int().nullable(),
  price_net: z.number(),
  /** Null: it has begun. */
  starts_at: timestamp.nullable(),
  ends_at: timestamp.nullable(),
})
type PromotionEntry = z.infer<typeof promotionEntry>

const promotionsOf = (ctx: ShopAdminCtx, rows: readonly queries.PromotionRow[]): PromotionEntry[] =>
  rows.map(({ product, variant, quantity, price_net, starts_at, ends_at }) => ({
    product,
    variant,
    quantity,
    price_net: toDecimal(price_net),
    starts_at: starts_at <= ctx.now ? null : starts_at.toISOString(),
    ends_at: ends_at?.toISOString() ?? null,
  }))

/** A promotion has no name: one with another price or period is another one. */
export const promotionsPart: Part<PromotionEntry> = {
  file: 'promotions.jsonl',
  schema: promotionEntry,
  keyOf: entry => JSON.stringify(entry),
  asOf: (now, { starts_at, ends_at, ...entry }) =>
    ends_at !== null && new Date(ends_at) <= now ? null : { ...entry, starts_at: upcoming(now, starts_at), ends_at },
  all: async function* (ctx) {
    const read = (after: number) => queries.promotionsAfter(ctx, after, batchSize)
    for await (const rows of batches(read, ({ id }) => id, batchSize)) yield promotionsOf(ctx, rows)
  },
  among: async (ctx, entries) =>
    promotionsOf(
      ctx,
      await queries.promotionsOfProducts(
        ctx,
        entries.map(({ product }) => product),
      ),
    ),
  save: async ({ ctx, record, prepare }, { product, variant, ...values }) => {
    const product_id = named((await queries.productsBySymbols(ctx, [product]))[0]?.id, 'product', product)
    const variant_id = variant === null ? null : named((await queries.variantsBySymbols(ctx, [variant]))[0]?.id, 'variant', variant)
    const body = promotionCalls.addPromotion.body.parse({ product_id, variant_id, ...values })
    if (body.variant_id !== null && body.quantity === 1) await giveOwnPrice(prepare, body.product_id, body.variant_id)
    return record('promotions.addPromotion', {}, made => addPromotion(made, body))
  },
}

/** A price that all variants have is read in as that of the product; a promotion of one variant needs that of the variant. */
async function giveOwnPrice(prepare: Saving['prepare'], productId: number, variantId: number) {
  await prepare('prices.savePrices', { id: String(productId) }, async made => {
    const { price_net, variants } = await productPrices(made, productId)
    const from = { price_net, variants: variants.map(({ id, tiers }) => ({ id, tiers })) }
    const variant = from.variants.find(({ id }) => id === variantId)
    if (!variant || price_net === null || variant.tiers.some(({ quantity }) => quantity === 1)) return
    const own = { ...variant, tiers: [{ quantity: 1, price_net }, ...variant.tiers] }
    await savePrices(made, productId, { from, price_net, variants: from.variants.map(one => (one === variant ? own : one)) })
  })
}

const codeEntry = z.object({
  code: key,
  discount_type: z.enum(['percentage', 'fixed']),
  value: z.number(),
  min_order_value: z.number(),
  /** English slugs of categories, and slugs of brands, that it is for; empty: for all. */
  categories: z.array(key).max(100),
  brands: z.array(key).max(100),
  valid_from: timestamp.nullable(),
  valid_to: timestamp.nullable(),
  max_uses: z.int().nullable(),
  max_uses_per_customer: z.int().nullable(),
  enabled: z.boolean(),
  series: z.string().trim().min(1).max(60).nullable(),
})
type CodeEntry = z.infer<typeof codeEntry>

/** Codes as entries. One that is limited to nothing that is still there is left out: without its limits it would be for the whole shop. */
async function codesOf(ctx: ShopAdminCtx, rows: readonly queries.CodeRow[]): Promise<CodeEntry[]> {
  const slugs = new Map((await categories(ctx)).map(({ id, slugs: { en } }) => [id, en]))
  const brandSlugs = new Map((await brands(ctx)).map(({ id, slug }) => [id, slug]))
  return rows.flatMap(({ category_ids, brand_ids, value, min_order_value, valid_from, valid_to, id: _, ...row }) => {
    const limits = {
      categories: category_ids.flatMap(id => slugs.get(id) ?? []),
      brands: brand_ids.flatMap(id => brandSlugs.get(id) ?? []),
    }
    const isLost = (category_ids.length > 0 && limits.categories.length === 0) || (brand_ids.length > 0 && limits.brands.length === 0)
    if (isLost) return []
    const values = { value: toDecimal(value), min_order_value: toDecimal(min_order_value) }
    const period = { valid_from: valid_from?.toISOString() ?? null, valid_to: valid_to?.toISOString() ?? null }
    return [codeEntry.parse({ ...row, ...limits, ...values, ...period })]
  })
}

async function codeBody(ctx: ShopAdminCtx, { categories: ofCategories, brands: ofBrands, series: _, ...values }: CodeEntry) {
  const known = new Map((await categories(ctx)).map(({ id, slugs: { en } }) => [en, id]))
  const knownBrands = new Map((await brands(ctx)).map(({ id, slug }) => [slug, id]))
  return discountCalls.addDiscountCode.body.parse({
    ...values,
    category_ids: ofCategories.map(slug => named(known.get(slug), 'category', slug)),
    brand_ids: ofBrands.map(slug => named(knownBrands.get(slug), 'brand', slug)),
  })
}

export const codesPart: Part<CodeEntry> = {
  file: 'codes.jsonl',
  schema: codeEntry,
  keyOf: ({ code }) => code.toUpperCase(),
  all: async function* (ctx) {
    const read = (after: number) => queries.codesAfter(ctx, after, batchSize)
    for await (const rows of batches(read, ({ id }) => id, batchSize)) yield await codesOf(ctx, rows)
  },
  among: async (ctx, entries) =>
    codesOf(
      ctx,
      await queries.codesNamed(
        ctx,
        entries.map(({ code }) => code.toUpperCase()),
      ),
    ),
  save: async ({ ctx, record }, entry, before) => {
    const body = await codeBody(ctx, entry)
    if (!before) return record('discounts.addDiscountCode', {}, made => addDiscountCode(made, body, entry.series))
    const id = named((await queries.codesNamed(ctx, [body.code]))[0]?.id, 'code', body.code)
    const from = await codeBody(ctx, before)
    return record('discounts.changeDiscountCode', { id: String(id) }, made => changeDiscountCode(made, id, { ...body, from }))
  },
}

const giftEntry = z.object({
  name: texts,
  /** Tells gifts of one name apart. */
  number: z.int().min(1).max(1000),
  description: texts,
  min_order_value: z.number(),
  items: z.int(),
  enabled: z.boolean(),
  picture: picture.nullable(),
})

/** Gifts in their order. */
async function numberedGifts(ctx: ShopAdminCtx) {
  const shown = new Map((await queries.shownGifts(ctx)).map(row => [row.id, row]))
  const seen = new Map<string, number>()
  return (await gifts(ctx)).map(gift => {
    const name = JSON.stringify(gift.name)
    const number = (seen.get(name) ?? 0) + 1
    seen.set(name, number)
    const { description = {}, picture: own = null } = shown.get(gift.id) ?? {}
    return { gift, entry: giftEntry.parse({ ...gift, number, description: bothTexts(description), picture: own }) }
  })
}

const giftKey = ({ name, number }: z.infer<typeof giftEntry>) => JSON.stringify([name, number])

export const giftsPart: Part<z.infer<typeof giftEntry>> = {
  file: 'gifts.jsonl',
  schema: giftEntry,
  keyOf: giftKey,
  all: async function* (ctx) {
    yield (await numberedGifts(ctx)).map(({ entry }) => entry)
  },
  filesOf: one => (one.picture ? [one.picture.file] : []),
  save: async ({ ctx, record, storePicture }, entry, before) => {
    const body = giftAdminCalls.addGift.body.parse(entry)
    const shown = entry.picture && { original: await storePicture(entry.picture.file), alt: entry.picture.alt }
    const complete = (made: ShopAdminCtx, id: number) => queries.describeGift(made, id, entry.description, shown)
    if (!before) return record('gifts.addGift', {}, async made => complete(made, (await addGift(made, body)).id))
    const known = (await numberedGifts(ctx)).find(one => giftKey(one.entry) === giftKey(entry))
    const { id, ...from } = named(known?.gift, 'gift', entry.name.en)
    return record('gifts.changeGift', { id: String(id) }, async made => {
      await changeGift(made, id, { ...body, from })
      await complete(made, id)
    })
  },
}

const synonymsEntry = z.object({ words: z.array(text).max(100) })

export const synonymsPart: Part<z.infer<typeof synonymsEntry>> = {
  file: 'synonyms.jsonl',
  schema: synonymsEntry,
  keyOf: ({ words }) => JSON.stringify(words),
  all: async function* (ctx) {
    yield (await synonyms(ctx)).map(({ words }) => ({ words }))
  },
  save: ({ record }, entry) => {
    const body = searchSynonymCalls.addSearchSynonyms.body.parse(entry)
    return record('searchSynonyms.addSearchSynonyms', {}, made => addSynonyms(made, body))
  },
}

const redirectEntry = z.object({ search: key, address: z.string().min(1).max(500) })

export const redirectsPart: Part<z.infer<typeof redirectEntry>> = {
  file: 'redirects.jsonl',
  schema: redirectEntry,
  keyOf: ({ search }) => search,
  all: async function* (ctx) {
    // One that leads nowhere any more is left out.
    yield (await redirects(ctx)).flatMap(({ search, addresses: { en } }) => (en === '' ? [] : [{ search, address: en }]))
  },
  save: async ({ ctx, record }, entry, before) => {
    const body = searchRedirectCalls.addSearchRedirect.body.parse(entry)
    if (!before) return record('searchRedirects.addSearchRedirect', {}, made => addRedirect(made, body))
    const id = named((await redirects(ctx)).find(({ search }) => search === entry.search)?.id, 'redirect of', entry.search)
    return record('searchRedirects.changeSearchRedirect', { id: String(id) }, made => changeRedirect(made, id, { ...body, from: before }))
  },
}
