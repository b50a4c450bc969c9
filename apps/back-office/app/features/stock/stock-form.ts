import type { RefusalText } from '../../platform/refusal-text.ts'

/** What the numbers of the form are. */
export const kinds = ['counted', 'added', 'removed'] as const
export type Kind = (typeof kinds)[number]

/** What is wrong with the number of a variant. */
export type Problem =
  | { kind: 'wrong' }
  | { kind: 'out_of_range'; items: number; isBelow: boolean }
  | { kind: 'counted_meanwhile'; items: number }

/** Which of a page’s forms changes stock. */
export const moveIntent = 'move'

/** The answer to a form that changed no stock. */
export interface StockAnswer {
  intent: typeof moveIntent
  typed: Readonly<Record<string, string>>
  /** By the id of the variant. */
  problems: Readonly<Record<string, Problem>>
  /** Why it was refused, where no number is wrong. */
  refusal: RefusalText | null
}

export const isStockAnswer = (answer: object | undefined): answer is StockAnswer =>
  answer !== undefined && 'intent' in answer && answer.intent === moveIntent

/** Names of a variant’s fields: the number, and the stock that the page showed as `seenValue` writes it. */
export const numberName = (variantId: number | string) => `number-${variantId}`
export const seenName = (variantId: number | string) => `seen-${variantId}`

/** The stock of a variant and the number of its last movement, as in `8:41`. */
export const seenValue = ({ items, movement }: { items: number; movement: number }) => `${items}:${movement}`

/** What `seenValue` has written; without its movement, where there is none. */
export function parseSeen(value = ''): { seen: number; movement?: number } {
  const [seen = 0, movement] = /^\d{1,9}(:\d{1,9})?$/.test(value) ? value.split(':').map(Number) : []
  return { seen, ...(movement !== undefined && { movement }) }
}

const idIn = (name: string) => /^number-([1-9]\d{0,9})$/.exec(name)?.[1]

/** The variants of a form with a number, and the number as it was typed. */
export const numbersIn = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).flatMap(([name, typed]) => {
    const id = idIn(name)
    return id === undefined || typed === '' ? [] : [{ id, typed }]
  })

/** A whole number without a sign, with or without spaces between thousands; null for anything else. */
export function parseNumber(typed: string, max: number): number | null {
  const digits = typed.slice(0, 20).replace(/\s/g, '')
  if (!/^\d{1,9}$/.test(digits)) return null
  return Number(digits) <= max ? Number(digits) : null
}
