import type { CartItem } from '@stragan/contract'
import { fromDecimal, grossOf } from '@stragan/pricing'
import { hrefTo } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { Picture } from '@stragan/ui/picture'
import { useId } from 'react'
import { formatMeasurePrice } from '../catalogue/price.tsx'
import { unitPriceOf } from '../catalogue/price-list.ts'
import { CartForm, type CartSubmission, useCartSubmission } from './cart-form.tsx'
import type { CartRow } from './cart-lines.tsx'
import { lineKey, wantedQuantity } from './cart-result.ts'
import { LineProblem, LineRefusal } from './line-problem.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { NextTier } from './next-tier.tsx'
import { PriceExplanation } from './price-explanation.tsx'
import { RemovedLine } from './removed-line.tsx'
import { useRestoreFocus } from './restore-focus.ts'
import { useCartPage } from './use-cart.ts'

/** A line of the cart with its actions; a removed line offers to undo the removal. */
export function CartLine({ row, place }: { row: CartRow; place: number }) {
  const { product, variant, name, line } = row
  const submission = useCartSubmission(lineKey(product, variant))
  const { wanted } = submission
  const refusalId = useId()
  const isGone = line === null || (wanted !== null && wantedQuantity(wanted) <= 0)
  const focus = useRestoreFocus<HTMLLIElement>(isGone)
  if (isGone)
    return (
      <li {...focus} className="border-rule border-t py-3">
        <RemovedLine row={row} submission={submission} />
      </li>
    )
  return (
    <li {...focus} className="border-rule border-t py-5">
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-x-5">
        <LinePicture line={line} />
        <div>
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <What line={line} />
            <div className="flex grow items-start justify-between gap-x-4 gap-y-2 max-sm:basis-full max-sm:flex-col max-sm:items-stretch">
              <div className="max-sm:flex max-sm:flex-wrap max-sm:items-start max-sm:justify-between">
                <LineQuantity line={line} name={name} submission={submission} refusalId={refusalId} />
                <Remove row={row} place={place} submission={submission} />
              </div>
              <LineMoney line={line} isPending={wanted !== null} />
            </div>
          </div>
          <LineRefusal id={refusalId} submission={submission} quantity={line.items} salesUnit={line.sales_unit} />
          <LineProblem line={line} name={name} submission={submission} />
          {!line.problem && line.next_tier && <NextTier line={line} tier={line.next_tier} submission={submission} />}
          <PriceExplanation line={line} />
        </div>
      </div>
    </li>
  )
}

function LinePicture({ line: { cover } }: { line: CartItem }) {
  return (
    <div className="plate aspect-square self-start p-[8%]">
      {cover && (
        <Picture picture={{ ...cover, alt: '' }} sizes="(min-width: 640px) 96px, 72px" className="aspect-square size-full object-contain" />
      )}
    </div>
  )
}

function What({ line }: { line: CartItem }) {
  const { t, language, prices, other, unit, each, cart } = useCartPage()
  const { name, slug, symbol, combination_features, unit_price_net, vat_tax_percent, sales_unit, problem } = line
  const price = unit_price_net === null ? null : { ...line, unit_price_net }
  const { net, per } = price ? unitPriceOf(price) : { net: 0, per: 1 as const }
  const ofMeasure = formatMeasurePrice(language, { vat_tax_percent, currency: cart.totals.currency, per, sales_unit }, prices, net)
  return (
    <div className="min-w-0 grow-[999] basis-56">
      {problem === 'not_for_sale' ? (
        <p className="font-semibold leading-snug">{name}</p>
      ) : (
        <a
          href={hrefTo(language, 'product', { id: slug })}
          className="target inline-flex items-center font-semibold leading-snug underline-offset-4 hover:underline"
        >
          {name}
        </a>
      )}
      {combination_features.length > 0 && (
        <p className="text-sm">
          {combination_features.map(({ feature_name, feature_value }) => `${feature_name}: ${feature_value}`).join(' · ')}
        </p>
      )}
      <p className="wrap-anywhere text-quiet text-sm tabular-nums">{symbol}</p>
      {price && (
        <p className="mt-1 text-sm tabular-nums">
          <span className="whitespace-nowrap">{each(price, vat_tax_percent)}</span> <span className="text-quiet">{t[prices]}</span>{' '}
          <span className="whitespace-nowrap text-quiet text-xs">
            ({unit(price, vat_tax_percent, other)} {t[other]})
          </span>
          {ofMeasure && (
            <span className="block text-quiet text-xs">
              <span className="sr-only">{t.unitPrice}: </span>
              {ofMeasure} {t[prices]}
            </span>
          )}
        </p>
      )}
    </div>
  )
}

function LineMoney({ line, isPending }: { line: CartItem; isPending: boolean }) {
  const { t, prices, other, money } = useCartPage()
  if (line.unit_price_net === null) return <p className="text-quiet sm:min-w-34 sm:text-right">{t.notSold}</p>
  const amounts = { net: line.line_net, gross: line.line_gross }
  const { net, per } = unitPriceOf({ ...line, unit_price_net: line.unit_price_net })
  // The amount is not the shown price times the quantity.
  const isVatOfLine =
    prices === 'gross' && grossOf(fromDecimal(net), line.vat_tax_percent) * line.items !== fromDecimal(line.line_gross) * per
  return (
    <div
      aria-busy={isPending}
      className="tabular-nums transition-opacity aria-busy:opacity-50 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-2 sm:min-w-34 sm:text-right"
    >
      <p className="whitespace-nowrap font-semibold text-lg leading-tight">
        <span className="sr-only">{t.lineTotal}: </span>
        {money(amounts[prices])}
      </p>
      <p className="whitespace-nowrap text-quiet text-xs">
        {money(amounts[other])} {t[other]}
      </p>
      {isVatOfLine && <p className="text-quiet text-xs sm:ml-auto sm:max-w-34">{t.vatOfLine}</p>}
    </div>
  )
}

function Remove({ row, place, submission }: { row: CartRow; place: number; submission: CartSubmission }) {
  const { t } = useCartPage()
  const { product, variant, name, quantity } = row
  return (
    <CartForm
      submission={submission}
      fields={{ product_id: product, product_variant_id: variant, items: quantity, name, place }}
      className="max-sm:-mr-3 sm:mt-1 sm:-ml-3"
    >
      <Button
        type="submit"
        name="intent"
        value="remove"
        kind="quiet"
        size="small"
        icon="trash"
        className="font-normal text-quiet"
        aria-label={t.removeNamed(name)}
      >
        {t.remove}
      </Button>
    </CartForm>
  )
}
