import type { kinds } from './cells.ts'

type Kind = (typeof kinds)[keyof typeof kinds]

/** The keyboard of a phone for each kind of cell. */
export const inputModes: Readonly<Record<Kind, 'text' | 'decimal' | 'numeric'>> = {
  text: 'text',
  digits: 'numeric',
  amount: 'decimal',
  whole: 'numeric',
  decimal: 'decimal',
  choice: 'text',
  flag: 'text',
}

export const widths: Readonly<Record<Kind, string>> = {
  text: 'min-w-64',
  digits: 'min-w-36',
  amount: 'min-w-24 text-right tabular-nums',
  whole: 'min-w-20 text-right tabular-nums',
  decimal: 'min-w-24 text-right tabular-nums',
  choice: 'min-w-48',
  flag: 'min-w-20',
}

/** Columns whose numbers stand below each other. */
export const isNumeric = (kind: Kind) => kind === 'amount' || kind === 'whole' || kind === 'decimal'
