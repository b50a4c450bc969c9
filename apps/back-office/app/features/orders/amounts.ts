import { typedAmount } from '../../platform/typed-amount.ts'

export const amountNames = ['amount_from', 'amount_to'] as const
export type AmountName = (typeof amountNames)[number]

/** An amount as people write it, `1 234,5`, as the API takes it: `1234.5`; undefined for anything else. */
export function amountOf(typed: string | undefined): string | undefined {
  const amount = typedAmount(typed)
  return Number.isNaN(amount) ? undefined : String(amount)
}
