import type { SalesUnit } from '@stragan/contract'
import { describeSalesUnit, formatContained } from '@stragan/contract/sales-units'
import type { Language } from '@stragan/routing'

interface SalesUnitProps {
  language: Language
  salesUnit: SalesUnit
}

/** The sales unit behind a price: `/ box of 100`; nothing for single articles. */
export const PerSalesUnit = ({ language, salesUnit, className = 'text-sm' }: SalesUnitProps & { className?: string }) =>
  salesUnit.code !== 'piece' && (
    <span className={`whitespace-nowrap text-quiet ${className}`}>
      {'/ '}
      {describeSalesUnit(language, salesUnit)}
    </span>
  )

/** What a quantity contains in all: `= 200 pcs`; nothing for single articles. */
export function Contained({
  language,
  salesUnit,
  quantity,
  className = '',
}: SalesUnitProps & { quantity: number | null; className?: string }) {
  const contained = quantity === null ? null : formatContained(language, quantity, salesUnit)
  return contained !== null && <span className={`whitespace-nowrap text-quiet text-xs tabular-nums ${className}`}>= {contained}</span>
}
