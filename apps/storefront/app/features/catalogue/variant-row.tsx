import { defaultQuantity } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { Cell, RowHead } from '@stragan/ui/table'
import { useState } from 'react'
import type { Display } from '../../platform/display.ts'
import { AddInRow } from '../cart/add-to-cart-form.tsx'
import { VariantAlertLink } from '../stock-alerts/stock-alert-form.tsx'
import { catalogueMessages } from './catalogue.messages.ts'
import { ExpectedDay } from './expected-day.tsx'
import { listMessages } from './list.messages.ts'
import { formatMeasurePrice, formatPrice } from './price.tsx'
import { type Step, stepFor, struckPrice } from './price-list.ts'
import { productMessages } from './product.messages.ts'
import type { ProductView, VariantView } from './product-view.ts'
import { Contained, EnteredQuantity } from './sales-unit.tsx'

interface RowProps {
  product: Pick<ProductView, 'id' | 'price' | 'variantFeatures'>
  variant: VariantView
  isSearched: boolean
  /** One column each. */
  quantities: number[]
  promoted: boolean
  prices: Display['prices']
  language: Language
  to: string
  typed: { quantity: number | string; invalid: boolean }
  onQuantity: (quantity: number | null) => void
}

/** Cells that a narrow table has below the symbol or the first price. */
export const wide = 'hidden @4xl:table-cell'
const wideText = '@max-4xl:hidden'
const narrow = '@4xl:hidden'
/** The cells above a line of price steps, which has the border. */
const aboveSteps = '@max-4xl:border-b-0 @max-4xl:pb-1'

/** Id of a variant's add-to-cart form; the buy bar submits it too. */
export const rowFormId = (variant: number) => `add-${variant}`

/** A variant's row: repeated prices are muted, the step of the entered quantity is highlighted. */
export function VariantRow({ product, variant, isSearched, quantities, promoted, prices, language, to, typed, onQuantity }: RowProps) {
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
  const above = hasSteps ? aboveSteps : ''
  return (
    <>
      <tr id={`variant-${variant.id}`} className="group/row" aria-current={isSearched || undefined}>
        <RowHead className={`whitespace-nowrap group-hover/row:bg-raised ${above} ${isSearched ? searchedLook : ''}`}>
          {variant.symbol}
          <span className={`${narrow} block whitespace-normal font-normal text-xs`}>
            {[...variant.features.filter(Boolean), t.kg(variant.weight)].join(' · ')}
          </span>
          <span className={`${narrow} block font-normal text-xs ${stockLook}`}>
            {stock}
            <ExpectedDay language={language} day={variant.expectedAt} className="w-36 whitespace-normal" />
          </span>
          <MeasurePrice text={ofMeasure} label={t.unitPrice} className={wideText} />
          {variant.lowest !== null && (
            <span className={`${narrow} block w-32 whitespace-normal font-normal text-quiet text-xs tabular-nums`}>
              {p.lowestShort}: <span className="whitespace-nowrap">{money(variant.lowest)}</span>
            </span>
          )}
        </RowHead>
        {variant.features.map((value, i) => (
          <Cell key={variantFeatures[i]} className={`${wide} whitespace-nowrap group-hover/row:bg-raised`}>
            {value}
          </Cell>
        ))}
        {quantities.map((quantity, i) => {
          const step = stepFor(variant.prices, quantity)
          const begins = step?.quantity === quantity
          const holds = begins && step === inForce
          return (
            <Cell key={quantity} numeric aria-current={holds || undefined} className={`${i > 0 ? wide : above} ${lookOf(begins, holds)}`}>
              {step ? (
                <StepPrice step={step} lowest={quantity === 1 ? variant.lowest : null} isRepeated={!begins} money={money} t={t} />
              ) : (
                t.onRequest
              )}
              {i === 0 && <MeasurePrice text={ofMeasure} label={t.unitPrice} className={narrow} />}
            </Cell>
          )
        })}
        {promoted && (
          <Cell numeric className={`${wide} text-quiet group-hover/row:bg-raised`}>
            {variant.lowest !== null && money(variant.lowest)}
          </Cell>
        )}
        <Cell numeric className={`${wide} group-hover/row:bg-raised ${stockLook}`}>
          {stock}
          <ExpectedDay language={language} day={variant.expectedAt} className="ml-auto w-36 whitespace-normal text-xs" />
          {variant.stockOnHand > 0 && (
            <Contained language={language} salesUnit={salesUnit} quantity={variant.stockOnHand} className="block" />
          )}
        </Cell>
        <Cell numeric className={`${wide} group-hover/row:bg-raised`}>
          {t.kg(variant.weight)}
        </Cell>
        <Cell className={`sticky right-0 bg-ground group-hover/row:bg-raised @max-4xl:pl-2 ${above}`}>
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
            />
          )}
          {variant.stockOnHand > 0 && (
            <EnteredQuantity language={language} salesUnit={salesUnit} quantity={wanted} className="mt-3 text-right" />
          )}
        </Cell>
      </tr>
      {hasSteps && <FurtherSteps steps={variant.prices} inForce={inForce} money={money} language={language} />}
    </>
  )
}

/** Marks the row at its beginning; the cells keep the ground, on which prices and fields are readable. */
const searchedLook = 'border-l-4 border-l-accent pl-2'

function lookOf(begins: boolean, holds: boolean) {
  if (holds) return '@4xl:bg-accent-quiet font-semibold'
  return begins ? 'group-hover/row:bg-raised' : 'text-quiet group-hover/row:bg-raised'
}

const MeasurePrice = ({ text, label, className }: { text: string | null; label: string; className: string }) =>
  text && (
    <span className={`${className} block font-normal text-quiet text-xs tabular-nums`}>
      <span className="sr-only">{label}: </span>
      {text}
    </span>
  )

interface FurtherStepsProps {
  steps: readonly Step[]
  inForce: Step | null
  money: (net: number) => string
  language: Language
}

/** The price steps after the first, in a line of their own in a narrow table. */
const FurtherSteps = ({ steps, inForce, money, language }: FurtherStepsProps) => (
  <tr className={narrow}>
    <Cell colSpan={3} className="pt-0 pl-0 text-xs tabular-nums">
      {steps.slice(1).map(step => (
        <span
          key={step.quantity}
          aria-current={step === inForce || undefined}
          className="mr-4 inline-block whitespace-nowrap aria-[current=true]:font-semibold"
        >
          <span className="text-quiet">{listMessages[language].tierFrom(step.quantity)}</span> {money(step.net)}
        </span>
      ))}
    </Cell>
  </tr>
)

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
          <span className="ml-auto block font-normal text-quiet text-xs max-sm:max-w-24 max-sm:whitespace-normal">
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
        <span className="ml-auto block font-normal text-quiet text-xs max-sm:max-w-24 max-sm:whitespace-normal">
          {t.before}: <span className="whitespace-nowrap">{money(step.regular)}</span>
        </span>
      )}
    </>
  )
}
