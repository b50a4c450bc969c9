import type { SalesUnit } from '@stragan/contract'
import { describeSalesUnit, formatContained, hasContent } from '@stragan/contract/sales-units'
import type { Language } from '@stragan/routing'
import { addToCartMessages } from '../cart/add-to-cart.messages.ts'
import { inSalesUnits, isInDoubt, type TypedQuantity } from '../cart/typed-quantity.ts'

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

/**
 * What an entered quantity contains in all and, where the number may mean pieces, the quantity that contains as many: `= 20,000 pcs. For
 * 200 pcs, enter 2.`
 */
export function EnteredQuantity({
  language,
  salesUnit,
  quantity,
  className = '',
}: SalesUnitProps & { quantity: number | null; className?: string }) {
  if (!hasContent(salesUnit)) return null
  const pieces: TypedQuantity = { amount: quantity ?? 0, unit: null }
  const nearest = isInDoubt(pieces, salesUnit) ? inSalesUnits({ ...pieces, unit: 'piece' }, salesUnit) : null
  const wanted = typeof nearest === 'number' ? nearest : nearest?.at(-1)
  return (
    <p role="status" className={`text-quiet text-xs ${className}`}>
      <Contained language={language} salesUnit={salesUnit} quantity={quantity} />
      {wanted !== undefined && <span className="block">{addToCartMessages[language].forPieces(wanted, salesUnit)}</span>}
    </p>
  )
}

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
