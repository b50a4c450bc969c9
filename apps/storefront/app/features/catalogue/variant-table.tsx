import { defaultQuantity } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import type { Display } from '../../platform/display.ts'
import { Cell, ColumnHead, RowHead, Table } from '../../ui/table.tsx'
import { catalogueMessages } from './catalogue.messages.ts'
import { shownPrice } from './price.tsx'
import { quantitiesOf, type Step, stepFor } from './price-list.ts'
import { productMessages } from './product.messages.ts'
import type { ProductView, VariantView } from './product-view.ts'

interface VariantTableProps {
  product: Pick<ProductView, 'price' | 'variantFeatures' | 'variants'>
  prices: Display['prices']
  language: Language
}

/**
 * Every variant with what tells it apart, its price at each quantity where some variant's changes, stock and weight. A price that merely
 * goes on from the step before is quiet; the one in force stands out. On a phone stock and lowest price stand under the symbol, which
 * stays while the rest scrolls.
 */
export function VariantTable({ product, prices, language }: VariantTableProps) {
  const t = catalogueMessages[language]
  const p = productMessages[language]
  const { variants, variantFeatures, price } = product
  const quantities = quantitiesOf(variants.map(variant => variant.prices))
  const promoted = variants.some(variant => variant.lowest !== null)
  const stock = ({ items }: VariantView) => (items > 0 ? p.items(items) : p.none)
  const money = (net: number) => shownPrice(language, price, prices, net)
  return (
    <Table caption={p.perPieceHint(prices, price.vat_tax_percent)} captionHidden className="mt-3">
      <thead>
        <tr>
          <ColumnHead>{t.symbol}</ColumnHead>
          {variantFeatures.map(name => (
            <ColumnHead key={name}>{name}</ColumnHead>
          ))}
          {quantities.map(quantity => (
            <ColumnHead key={quantity} numeric>
              {p.fromPieces(quantity)}
            </ColumnHead>
          ))}
          {promoted && (
            <ColumnHead numeric className="min-w-36 whitespace-normal max-sm:hidden font-normal text-quiet text-xs">
              {p.lowestShort}
            </ColumnHead>
          )}
          <ColumnHead numeric className="max-sm:hidden">
            {p.available}
          </ColumnHead>
          <ColumnHead numeric>{t.weight}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {variants.map(variant => {
          const inForce = stepFor(variant.prices, defaultQuantity)
          return (
            <tr key={variant.id} className="hover:bg-raised">
              <RowHead className="whitespace-nowrap">
                {variant.symbol}
                <span className={`block font-normal text-xs sm:hidden ${stockLook(variant)}`}>{stock(variant)}</span>
                {variant.lowest !== null && (
                  <span className="block w-32 whitespace-normal font-normal text-quiet text-xs tabular-nums sm:hidden">
                    {p.lowestShort}: <span className="whitespace-nowrap">{money(variant.lowest)}</span>
                  </span>
                )}
              </RowHead>
              {variant.features.map((value, i) => (
                <Cell key={variantFeatures[i]} className="whitespace-nowrap">
                  {value}
                </Cell>
              ))}
              {quantities.map(quantity => {
                const step = stepFor(variant.prices, quantity)
                return (
                  <Cell key={quantity} numeric className={lookOf(step, quantity, inForce)}>
                    {step ? <StepPrice step={step} goesOn={step.quantity !== quantity} money={money} regular={t.before} /> : t.onRequest}
                  </Cell>
                )
              })}
              {promoted && (
                <Cell numeric className="text-quiet max-sm:hidden">
                  {variant.lowest !== null && money(variant.lowest)}
                </Cell>
              )}
              <Cell numeric className={`max-sm:hidden ${stockLook(variant)}`}>
                {stock(variant)}
              </Cell>
              <Cell numeric>{t.kg(variant.weight)}</Cell>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

const stockLook = ({ items }: VariantView) => (items > 0 ? 'text-success' : 'text-quiet')

function lookOf(step: Step | null, quantity: number, inForce: Step | null) {
  if (step?.quantity !== quantity) return 'text-quiet'
  return step === inForce ? 'bg-accent-quiet font-semibold' : ''
}

interface StepPriceProps {
  step: Step
  /** It began at a smaller quantity. */
  goesOn: boolean
  money: (net: number) => string
  regular: string
}

function StepPrice({ step, goesOn, money, regular }: StepPriceProps) {
  if (goesOn || step.net === step.regular) return money(step.net)
  return (
    <>
      <strong className="font-semibold text-accent">{money(step.net)}</strong>{' '}
      <s className="block font-normal text-quiet text-xs">
        <span className="sr-only">{regular} </span>
        {money(step.regular)}
      </s>
    </>
  )
}
