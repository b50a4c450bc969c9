import { scaled } from './money.ts'

/** Adds VAT to a net amount in minor units: rounded once, half away from zero. */
export const grossOf = (net: number, vatPercent: number): number => scaled(net, 100 + vatPercent, 100)

/** The net amount nearest to a gross one: with VAT it may be one minor unit more or less. */
export const netOf = (gross: number, vatPercent: number): number => scaled(gross, 100, 100 + vatPercent)

/** Gross before rounding, as a decimal for display: '15.1782' for 1234 net at 23 percent. */
export function exactGross(net: number, vatPercent: number): string {
  const digits = String(BigInt(Math.abs(net)) * BigInt(100 + vatPercent)).padStart(5, '0')
  const decimals = digits.slice(-4).replace(/0{1,2}$/, '')
  return `${net < 0 ? '-' : ''}${digits.slice(0, -4)}.${decimals}`
}

/** Net and gross at one VAT rate, in minor units. */
export interface VatRow {
  percent: number
  net: number
  gross: number
}

/** Sums rows by rate, highest rate first, and omits rows of 0. */
export function vatRows(parts: readonly VatRow[]): VatRow[] {
  const rows = new Map<number, VatRow>()
  for (const { percent, net, gross } of parts) {
    const row = rows.get(percent) ?? { percent, net: 0, gross: 0 }
    rows.set(percent, { percent, net: row.net + net, gross: row.gross + gross })
  }
  return [...rows.values()].filter(row => row.net !== 0 || row.gross !== 0).sort((a, b) => b.percent - a.percent)
}
