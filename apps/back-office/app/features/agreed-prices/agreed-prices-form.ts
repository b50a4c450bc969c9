import type { Arguments, ResponseOutput } from '@stragan/contract'
import { type agreedPriceCalls, maxPrice, type Role, roleHas } from '@stragan/contract/admin'
import { formatAmount } from '@stragan/contract/formats'
import type { Fields } from '@stragan/ui/form'
import type { RefusalText } from '../../platform/refusal-text.ts'
import { typedAmount } from '../../platform/typed-amount.ts'

export type AgreedPrice = ResponseOutput<typeof agreedPriceCalls.customerPrices>['items'][number]
export type ChangedPrice = Arguments<typeof agreedPriceCalls.saveCustomerPrices>['body']['prices'][number]

/** What is wrong with the price of a variant. */
export type Problem = 'price' | 'changed' | 'gone'

/** The answer to a form that changed no price. */
export interface AgreedPricesAnswer {
  typed: Fields
  /** By the id of the variant. */
  problems: Readonly<Record<string, Problem>>
  /** Why it was refused, where no price is wrong. */
  refusal: RefusalText | null
  /** Whether somebody else has changed prices meanwhile. */
  hasConflict: boolean
}

/** Whether a role may import such prices from a file. */
export const mayImportPrices = (role: Role) => roleHas(role, 'products:write') && roleHas(role, 'prices:write')

export const isAgreedPricesAnswer = (answer: object | undefined): answer is AgreedPricesAnswer =>
  answer !== undefined && 'hasConflict' in answer

/** Names of a variant’s fields: its price, and the price that the page showed. */
export const priceName = (variantId: number | string) => `price-${variantId}`
export const fromName = (variantId: number | string) => `from-${variantId}`

/** A price as fields show it; empty without one. */
export const shownPrice = (language: 'en' | 'pl', net: number | null) => (net === null ? '' : formatAmount(language, net))

/** The prices that a form changes, with what is wrong with them: NaN is sent nowhere. */
export function readAgreedPrices(fields: Fields): { changed: ChangedPrice[]; problems: Record<string, Problem> } {
  const problems: Record<string, Problem> = {}
  const amountOf = (typed: string | undefined) => (typed?.trim() ? typedAmount(typed) : null)
  const changed = Object.keys(fields).flatMap(name => {
    const id = /^price-([1-9]\d{0,9})$/.exec(name)?.[1]
    if (id === undefined) return []
    const [price_net, from] = [amountOf(fields[name]), amountOf(fields[fromName(id)])]
    if (price_net !== null && !(price_net <= maxPrice)) problems[id] = 'price'
    // What was made up counts as nothing.
    return price_net === from ? [] : [{ variant_id: Number(id), price_net, from: from !== null && from <= maxPrice ? from : null }]
  })
  return { changed, problems }
}
