import { defaultQuantity } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { Cell, RowHead } from '@stragan/ui/table'
import { useState } from 'react'
import type { Display } from '../../platform/display.ts'
import { AddInRow } from '../cart/add-to-cart-form.tsx'
import { VariantAlertLink } from '../stock-alerts/stock-alert-form.tsx'
import { catalogueMessages } from './catalogue.messages.ts'
import { ExpectedDay } from './expected-day.tsx'
import { formatMeasurePrice, formatPrice } from './price.tsx'
import { type Step, stepFor, struckPrice } from './price-list.ts'
import { productMessages } from './product.messages.ts'
import type { ProductView, VariantView } from './product-view.ts'
import { Contained, EnteredQuantity } from './sales-unit.tsx'
import { TierLine } from './tier-table.tsx'

interface RowProps {
  product: Pick<ProductView, 'id' | 'price' | 'variantFeatures'>
  variant: VariantView
  isSearched: boolean
  columns: VariantColumns
  prices: Display['prices']
  language: Language
  to: string
  typed: { quantity: number | string; invalid: boolean }
  onQuantity: (quantity: number | null) => void
}

export interface VariantColumns {
  /** Whether each feature has a column, else they are below the symbol. */
  features: boolean
  /** Quantities with a column of their prices: all, or the first, where the others' prices are in a line below the row. */
  quantities: number[]
}

/** Cells that a narrow table has below the symbol, or in the line below the row. */
export const wide = 'hidden @2xl:table-cell'
const narrow = '@2xl:hidden'

/** Id of a variant's add-to-cart form; the buy bar submits it too. */
export const rowFormId = (variant: number) => `add-${variant}`

/** A variant's row: repeated prices are muted, the step of the entered quantity is highlighted. */
export function VariantRow({ product, variant, isSearched, columns, prices, language, to, typed, onQuantity }: RowProps) {
  const t = catalogueMessages[language]
  const p = productMessages[language]
  const [wanted, setWanted] = useState<number | null>(Number(typed.quantity) || null)
  const { variantFeatures } = product
  const { salesUnit } = variant
  const price = { ...product.price, sales_unit: salesUnit }
  const inForce = stepFor(variant.prices, wanted ?? defaultQuantity)
  const stock = variant.stockOnHand > 0 ? p.stockOnHand(variant.stockOnHand, salesUnit) : p.none
  const stockLook = variant.stockOnHand > 0 ? 'text-success' : 'text-quiet'
  const money = (net: number) => formatPrice(language, price, prices, net)
  const ofMeasure = inForce && formatMeasurePrice(language, price, prices, inForce.net)
  const note = (quantity: number | null) => {
    setWanted(quantity)
    onQuantity(quantity)
  }
  const hasSteps = variant.prices.length > 1
  const hasLine = variant.lowest !== null || (hasSteps && columns.quantities.length === 1)
  const joined = hasLine ? 'joined-row' : hasSteps ? '@max-2xl:joined-row' : ''
  return (
    <>
      <tr id={`variant-${variant.id}`} className={`hover-row ${joined}`} aria-current={isSearched || undefined}>
        <RowHead className={`@2xl:whitespace-nowrap ${isSearched ? searchedLook : ''}`}>
          {variant.symbol}
          <span className="block whitespace-normal font-normal text-quiet text-xs">
            <span className={columns.features ? narrow : ''}>{variant.features.map(value => value && `${value} · `).join('')}</span>
            {t.kg(variant.weight)}
          </span>
          <span className={`${narrow} block font-normal text-xs ${stockLook}`}>
            {stock}
            <ExpectedDay language={language} day={variant.expectedAt} className="w-36 whitespace-normal" />
          </span>
        </RowHead>
        {columns.features &&
          variant.features.map((value, i) => (
            <Cell key={variantFeatures[i]} className={wide}>
              {value}
            </Cell>
          ))}
        {columns.quantities.map((quantity, i) => {
          const step = stepFor(variant.prices, quantity)
          const begins = step?.quantity === quantity
          const holds = begins && step === inForce
          return (
            <Cell
              key={quantity}
              numeric
              aria-current={holds || undefined}
              className={`${i > 0 ? wide : ''} ${lookOf(begins, holds, columns.quantities.length > 1)}`}
            >
              {step ? (
                <StepPrice step={step} lowest={quantity === 1 ? variant.lowest : null} isRepeated={!begins} money={money} t={t} />
              ) : (
                t.onRequest
              )}
              {i === 0 && ofMeasure && (
                <span className="block font-normal text-quiet text-xs tabular-nums">
                  <span className="sr-only">{t.unitPrice}: </span>
                  {ofMeasure}
                </span>
              )}
            </Cell>
          )
        })}
        <Cell numeric className={`${wide} ${stockLook}`}>
          {stock}
          <ExpectedDay language={language} day={variant.expectedAt} className="ml-auto w-36 whitespace-normal text-xs" />
          {variant.stockOnHand > 0 && (
            <Contained language={language} salesUnit={salesUnit} quantity={variant.stockOnHand} className="block" />
          )}
        </Cell>
        <Cell className="sticky right-0 bg-ground">
          {variant.stockOnHand === 0 && (
            <VariantAlertLink language={language} product={product.id} variant={variant.id} symbol={variant.symbol} />
          )}
          {variant.stockOnHand > 0 && variant.prices.length > 0 && (
            <AddInRow
              id={rowFormId(variant.id)}
              product={product.id}
              variant={variant.id}
              name={variant.symbol}
              language={language}
              to={to}
              {...typed}
              onQuantity={note}
              salesUnit={salesUnit}
              dense
            />
          )}
          {variant.stockOnHand > 0 && (
            <EnteredQuantity language={language} salesUnit={salesUnit} quantity={wanted} className="mt-3 text-right" />
          )}
        </Cell>
      </tr>
      {(hasSteps || hasLine) && (
        <tr className={hasLine ? '' : narrow}>
          <Cell
            colSpan={3 + (columns.features ? variant.features.length : 0) + columns.quantities.length}
            className="pt-0 pl-0! text-xs tabular-nums"
          >
            {hasSteps && (
              <span className={`-ml-2 mr-2 ${columns.quantities.length > 1 ? narrow : ''}`}>
                <TierLine steps={variant.prices.slice(1)} inForce={inForce} money={money} language={language} />
              </span>
            )}
            {variant.lowest !== null && (
              <span className="inline-block text-quiet">
                {p.lowestShort}: <span className="whitespace-nowrap">{money(variant.lowest)}</span>
              </span>
            )}
          </Cell>
        </tr>
      )}
    </>
  )
}

/** Marks the row at its beginning; the cells keep the ground, on which prices and fields are readable. */
const searchedLook = 'border-l-4 border-l-accent pl-2'

/** The price in force is tinted where it has others beside it. */
function lookOf(begins: boolean, holds: boolean, isOneOfSeveral: boolean) {
  if (holds) return isOneOfSeveral ? 'price-in-force font-semibold' : 'font-semibold'
  return begins ? '' : 'text-quiet'
}

interface StepPriceProps {
  step: Step
  /** Of the 30 days before a reduction, for one unit: quantities have no history. */
  lowest: number | null
  /** Whether the step began at a smaller quantity. */
  isRepeated: boolean
  money: (net: number) => string
  t: (typeof catalogueMessages)[Language]
}

function StepPrice({ step, lowest, isRepeated, money, t }: StepPriceProps) {
  if (step.isOwn && !isRepeated)
    return (
      <>
        <span className="block font-semibold text-accent text-xs">{t.yourPrice}</span>
        <strong className="font-semibold">{money(step.net)}</strong>
        {step.regular > step.net && (
          <span className="ml-auto block font-normal text-quiet text-xs max-w-24 whitespace-normal">
            {t.listPrice} <span className="whitespace-nowrap">{money(step.regular)}</span>
          </span>
        )}
      </>
    )
  if (isRepeated || step.net === step.regular) return money(step.net)
  const struck = struckPrice(step.net, lowest)
  return (
    <>
      <strong className="font-semibold text-accent">{money(step.net)}</strong>{' '}
      {struck !== null && (
        <s className="block font-normal text-quiet text-xs">
          <span className="sr-only">{t.lowest} </span>
          {money(struck)}
        </s>
      )}
      {step.regular !== struck && (
        <span className="ml-auto block font-normal text-quiet text-xs max-w-24 whitespace-normal">
          {t.before}: <span className="whitespace-nowrap">{money(step.regular)}</span>
        </span>
      )}
    </>
  )
}
