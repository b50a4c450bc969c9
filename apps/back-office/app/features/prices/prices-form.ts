import type { Arguments, ResponseOutput } from '@stragan/contract'
import { maxQuantity } from '@stragan/contract'
import { maxTiers, type priceCalls } from '@stragan/contract/admin'
import { formatAmount } from '@stragan/contract/formats'
import type { Fields } from '@stragan/ui/form'
import type { RefusalText } from '../../platform/refusal-text.ts'
import { typedAmount } from '../../platform/typed-amount.ts'

export type ProductPrices = ResponseOutput<typeof priceCalls.productPrices>
export type PriceSet = Arguments<typeof priceCalls.savePrices>['body']['from']

/** What is wrong with a field of the form. */
export type Problem = 'price' | 'quantity' | 'twice' | 'quantity_missing' | 'price_missing' | 'changed' | 'promoted'

/** The answer to a form that changed no price. */
export interface PricesAnswer {
  typed: Fields
  /** By the name of the field. */
  problems: Readonly<Record<string, Problem>>
  /** Why it was refused, where no field is wrong. */
  refusal: RefusalText | null
  /** Whether somebody else has changed prices meanwhile. */
  hasConflict: boolean
}

export const isPricesAnswer = (answer: object | undefined): answer is PricesAnswer => answer !== undefined && 'hasConflict' in answer

export const ownPriceName = 'price'
export const quantityName = (variant: number, row: number) => `quantity-${variant}-${row}`
export const priceName = (variant: number, row: number) => `price-${variant}-${row}`

/** What is stored, as the form names it; the empty row of each variant adds a tier. */
export function storedFields(language: 'en' | 'pl', { price_net, variants }: PriceSet): Record<string, string> {
  const amount = (net: number) => formatAmount(language, net)
  return Object.fromEntries([
    [ownPriceName, price_net === null ? '' : amount(price_net)],
    ...variants.flatMap(({ id, tiers }) =>
      tiers.flatMap((tier, row) => [
        [quantityName(id, row), String(tier.quantity)],
        [priceName(id, row), amount(tier.price_net)],
      ]),
    ),
  ])
}

/** The prices alone, as they go into a change. */
export const priceSetOf = ({ price_net, variants }: Pick<ProductPrices, 'price_net' | 'variants'>): PriceSet => ({
  price_net,
  variants: variants.map(({ id, tiers }) => ({ id, tiers })),
})

/**
 * The prices that a form stands for, or what is wrong with its fields; `from` is what it was made from. A row without a price is left out, which
 * removes the tier of its quantity: beside another quantity the price is missing.
 */
export function readPrices(fields: Fields, from: Pick<PriceSet, 'variants'>): { prices: PriceSet; problems: Record<string, Problem> } {
  const problems: Record<string, Problem> = {}
  const priceAt = (name: string) => {
    const price = typedAmount(fields[name])
    if (Number.isNaN(price)) problems[name] = 'price'
    return price
  }
  const own = fields[ownPriceName] ? priceAt(ownPriceName) : null
  const read = from.variants.map(({ id, tiers: storedTiers }) => {
    const tiers = []
    const seen = new Set<number>()
    for (let row = 0; row < maxTiers; row++) {
      const [quantityField, priceField] = [quantityName(id, row), priceName(id, row)]
      const [typedQuantity, typedPrice] = [fields[quantityField] ?? '', fields[priceField] ?? '']
      const quantity = quantityOf(typedQuantity)
      if (typedPrice === '') {
        if (typedQuantity !== '' && !storedTiers.some(tier => tier.quantity === quantity)) problems[priceField] = 'price_missing'
        continue
      }
      if (typedQuantity === '') problems[quantityField] = 'quantity_missing'
      else if (quantity === null) problems[quantityField] = 'quantity'
      else if (seen.has(quantity)) problems[quantityField] = 'twice'
      else seen.add(quantity)
      tiers.push({ quantity: quantity ?? 0, price_net: priceAt(priceField) })
    }
    return { id, tiers }
  })
  return { prices: { price_net: own, variants: read }, problems }
}

function quantityOf(typed: string): number | null {
  const digits = typed.slice(0, 12).replaceAll(/\s/g, '')
  const quantity = /^\d{1,6}$/.test(digits) ? Number(digits) : 0
  return quantity >= 1 && quantity <= maxQuantity ? quantity : null
}

/** The field of a path of the API, `price_net` or `variants.7.10`, in a form. */
export function fieldOf(path: string, fields: Fields): string | undefined {
  if (path === 'price_net') return ownPriceName
  const [, variant, quantity] = /^variants\.(\d{1,10})(?:\.(\d{1,6}))?$/.exec(path) ?? []
  if (variant === undefined) return undefined
  const rows = Array.from({ length: maxTiers }, (_, row) => row)
  const row = rows.find(one => fields[quantityName(Number(variant), one)] === quantity) ?? 0
  return priceName(Number(variant), row)
}
