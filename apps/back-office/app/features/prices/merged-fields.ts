import type { Language } from '@stragan/contract'
import { mergeDocuments } from '@stragan/contract/admin'
import { type PriceSet, quantityName, storedFields } from './prices-form.ts'

/** Net prices, those of tiers by variant and quantity. */
interface PriceDocument {
  price_net: number | null
  variants: Readonly<Record<string, Readonly<Record<string, number>>>>
}

interface Versions {
  /** What the form was made from. */
  from: PriceSet
  typed: PriceSet
  stored: PriceSet
}

/**
 * The fields of a form after a conflict: what was typed, and what is stored now where the form has changed nothing. A price that the form removes
 * and somebody else has changed is an empty field beside its quantity.
 */
export function mergedFields(language: Language, { from, typed, stored }: Versions): Record<string, string> {
  const { merged, conflicts } = mergeDocuments(documentOf(from), documentOf(typed), documentOf(stored))
  const { price_net, variants } = merged as unknown as PriceDocument
  const tiersOf = (id: number) =>
    Object.entries(variants[id] ?? {}).map(([quantity, price]) => ({ quantity: Number(quantity), price_net: price }))
  const removed = stored.variants.flatMap(({ id }) => {
    const tiers = tiersOf(id)
    return conflicts
      .flatMap(path => (path.startsWith(`variants.${id}.`) ? (path.split('.').at(-1) ?? []) : []))
      .filter(quantity => !tiers.some(tier => String(tier.quantity) === quantity))
      .map((quantity, i) => [quantityName(id, tiers.length + i), quantity] as const)
  })
  const set = { price_net, variants: stored.variants.map(({ id }) => ({ id, tiers: tiersOf(id) })) }
  return { ...storedFields(language, set), ...Object.fromEntries(removed) }
}

const documentOf = ({ price_net, variants }: PriceSet): Record<string, unknown> => ({
  price_net,
  variants: Object.fromEntries(
    variants.map(({ id, tiers }) => [id, Object.fromEntries(tiers.map(tier => [tier.quantity, tier.price_net]))]),
  ),
})
