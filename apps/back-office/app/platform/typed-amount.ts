import { decimalIn } from '@stragan/contract/cell-texts'

const maxLength = 30
const maxAmount = 999_999_999.99

/** An amount as people write it: `1 234,50`, `1,234.50`, `1234.5`; NaN for anything else, and for more than two decimals. */
export function typedAmount(typed = ''): number {
  const amount = typed.length <= maxLength ? decimalIn(typed, 2) : undefined
  return amount !== undefined && amount >= 0 && amount <= maxAmount ? amount : Number.NaN
}
