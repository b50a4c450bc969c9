import { scaled } from './money.ts'

/** Minor units gross from net: rounded once, half away from zero. */
export const grossOf = (net: number, vatPercent: number): number => scaled(net, 100 + vatPercent, 100)

/** The same before it is rounded, as a decimal: '15.1782' for 1234 net at 23 percent. Explains a rounding; never calculated with. */
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

/** One row per rate, highest first; rows of the same rate add up. Rates at which nothing is left are not listed. */
export function vatRows(parts: readonly VatRow[]): VatRow[] {
  const rows = new Map<number, VatRow>()
  for (const { percent, net, gross } of parts) {
    const row = rows.get(percent) ?? { percent, net: 0, gross: 0 }
    rows.set(percent, { percent, net: row.net + net, gross: row.gross + gross })
  }
  return [...rows.values()].filter(row => row.net !== 0 || row.gross !== 0).sort((a, b) => b.percent - a.percent)
}
