import { fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { mergeDocuments, type priceCalls } from '@stragan/contract/admin'
import { fromDecimal, toDecimal } from '@stragan/pricing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { batched, batchedLists } from '../../platform/batched.ts'
import { lockProduct } from '../catalogue/catalogue.ts'
import * as queries from './prices.queries.ts'

export {
  assertPriceOwner,
  deletePrices,
  lockPrices,
  type NamedPrice,
  namedPrices,
  otherPrices,
  type PriceOwner,
  roomForPrices,
  type StoredPrice,
  storePrices,
} from './file-prices.ts'

import { assertNoConflicts } from '../../platform/assert-no-conflicts.ts'

export { type ChangedTier, saveTiers, undercutPromotions, variantName } from './prices.queries.ts'
export { unfinishedPromotions } from './promotions.ts'
export { ownPriceOf, productPriceOf } from './shared-prices.ts'

type Calls = typeof priceCalls
type Change = Input<Calls['savePrices']>['body']
type PriceSet = Change['from']

/** Prices in grosz, as they are merged: by variant and quantity. */
interface PriceDocument {
  price_net: number | null
  variants: Record<string, Record<string, number>>
}

export async function productPrices(ctx: ShopAdminCtx, id: number): Promise<ResponseInput<Calls['productPrices']>> {
  const row = await queries.pricesOf(ctx, id)
  if (!row) throw new ShopError('product_not_found')
  return {
    ...row,
    name: row.name ?? '',
    price_net: row.price_net === null ? null : toDecimal(row.price_net),
    variants: row.variants.map(variant => ({
      ...variant,
      tiers: variant.tiers.map(({ quantity, price_net }) => ({ quantity, price_net: toDecimal(price_net) })),
    })),
  }
}

/**
 * Changes the prices of a product. Throws `prices_changed`, naming what somebody else has changed to another price since `from`, and
 * `tier_promoted` for a price that would be removed from under its promotion, or lowered to it.
 */
export async function savePrices(ctx: ShopAdminCtx, id: number, { from, ...given }: Change): Promise<ResponseInput<Calls['savePrices']>> {
  await lockProduct(ctx, ctx.db, id)
  const row = await queries.pricesOf(ctx, id)
  if (!row) throw new ShopError('product_not_found')
  assertWellFormed(given, new Set(row.variants.map(variant => variant.id)))
  const stored = documentOf(row)
  const { merged, conflicts } = mergeDocuments({ ...inGrosz(from) }, { ...inGrosz(given) }, { ...stored })
  assertNoConflicts('prices_changed', conflicts)
  const { price_net, variants } = merged as unknown as PriceDocument
  const [before, after] = [tiersOf(id, stored), tiersOf(id, { price_net, variants: variants ?? {} })]
  await removeTiers(
    ctx,
    [...before].filter(([key]) => !after.has(key)).map(([, tier]) => tier),
  )
  const changed = [...after].filter(([key, tier]) => before.get(key)?.price_net !== tier.price_net).map(([, tier]) => tier)
  if (changed.length > 0) await saveChangedTiers(ctx, changed)
  const isOwnChanged = price_net !== stored.price_net
  if (isOwnChanged) await setProductPrices(ctx, [{ id, price_net }])
  // Buyers would pay the promotional price, which is higher by then.
  const undercut = changed.length > 0 || isOwnChanged ? await undercutPromotion(ctx, id) : undefined
  if (undercut) {
    const { variant_id, quantity } = undercut
    throw new ShopError('tier_promoted', variant_id === null || quantity === null ? {} : { details: { variant_id, quantity } })
  }
  return productPrices(ctx, id)
}

const saveChangedTiers = batchedLists(queries.saveTiers)
const deleteTiers = batchedLists(queries.deleteTiers)
const setProductPrices = batchedLists(queries.setProductPrices)

/** The first price of a product that a promotion does not lower any more. */
const undercutPromotion = batched(async (ctx: ShopAdminCtx, ids: readonly number[]) => {
  const undercut = await queries.undercutPromotions(ctx, ids)
  return ids.map(id => undercut.find(({ product_id }) => product_id === id))
})

/** The first of some tiers with a promotion that is not over. */
const promotedTier = batched(async (ctx: ShopAdminCtx, tiers: readonly (readonly queries.TierKey[])[]) => {
  const promoted = await queries.promotedTiers(ctx, tiers.flat())
  return tiers.map(some => promoted.find(one => some.some(tier => tier.variant_id === one.variant_id && tier.quantity === one.quantity)))
})

async function removeTiers(ctx: ShopAdminCtx, removed: readonly queries.ChangedTier[]) {
  if (removed.length === 0) return
  const promoted = await promotedTier(ctx, removed)
  if (promoted) throw new ShopError('tier_promoted', { details: { ...promoted } })
  await deleteTiers(ctx, removed)
}

/** Variants belong to the product, and each quantity stands once. */
function assertWellFormed({ variants }: PriceSet, known: ReadonlySet<number>) {
  const seen = new Set<number>()
  for (const [i, { id, tiers }] of variants.entries()) {
    if (!known.has(id)) throw new ShopError('invalid_body', { fields: { [`variants.${i}.id`]: fieldProblems.unknown } })
    if (seen.has(id)) throw new ShopError('invalid_body', { fields: { [`variants.${i}.id`]: fieldProblems.twice } })
    seen.add(id)
    const twice = tiers.findIndex(({ quantity }, n) => tiers.findIndex(other => other.quantity === quantity) < n)
    if (twice >= 0) throw new ShopError('invalid_body', { fields: { [`variants.${i}.tiers.${twice}.quantity`]: fieldProblems.twice } })
  }
}

const inGrosz = ({ price_net, variants }: PriceSet): PriceDocument =>
  documentOf({
    price_net: price_net === null ? null : fromDecimal(price_net),
    variants: variants.map(({ id, tiers }) => ({
      id,
      tiers: tiers.map(tier => ({ quantity: tier.quantity, price_net: fromDecimal(tier.price_net) })),
    })),
  })

type Stored = Pick<queries.PricesRow, 'price_net'> & { variants: Pick<queries.PricesRow['variants'][number], 'id' | 'tiers'>[] }

const documentOf = ({ price_net, variants }: Stored): PriceDocument => ({
  price_net,
  variants: Object.fromEntries(
    variants.map(({ id, tiers }) => [id, Object.fromEntries(tiers.map(tier => [tier.quantity, tier.price_net]))]),
  ),
})

const tiersOf = (product_id: number, { variants }: PriceDocument) =>
  new Map(
    Object.entries(variants).flatMap(([id, tiers]) =>
      Object.entries(tiers).map(
        ([quantity, price_net]) =>
          [`${id} ${quantity}`, { product_id, variant_id: Number(id), quantity: Number(quantity), price_net }] as const,
      ),
    ),
  )
