import type { Currency } from '@stragan/contract'
import { maxQuantity } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { Picture } from '@stragan/ui/picture'
import { Quantity } from '@stragan/ui/quantity'
import type { Display } from '../../platform/display.ts'
import { formatMoney } from '../../platform/format.ts'
import { formatPrice } from '../catalogue/price.tsx'
import { unitPriceOf } from '../catalogue/price-list.ts'
import { LineProblem } from './line-problem.tsx'
import { quickOrderMessages } from './quick-order.messages.ts'
import type { Found, ResolvedLine } from './resolved-lines.ts'

interface LineRowProps {
  /** Index of the line, also in the names of its fields. */
  at: number
  line: ResolvedLine
  language: Language
  prices: Display['prices']
  currency: Currency
}

/** Table row of a line; stacked on phones. */
export function LineRow({ at, line, language, prices, currency }: LineRowProps) {
  const t = quickOrderMessages[language]
  const { symbol, quantity, taken, found, problem } = line
  const name = found ? [found.name, ...found.combination_features.map(feature => feature.feature_value)].join(', ') : symbol
  return (
    <tr
      id={`line-${at}`}
      className="scroll-mt-4 border-rule border-b align-top max-lg:grid max-lg:grid-cols-[auto_4rem_minmax(0,1fr)] max-lg:gap-x-3 max-lg:gap-y-3 max-lg:py-4"
    >
      <td className="lg:w-14 lg:py-3">
        <label className="target grid w-fit place-items-center">
          <span className="sr-only">{t.takeNamed(name)}</span>
          <input type="checkbox" name={`taken-${at}`} defaultChecked={taken} className="size-5 accent-accent" />
        </label>
      </td>
      <td className={`lg:w-22 lg:py-3 lg:pr-4 ${found ? '' : 'max-lg:hidden'}`}>
        {found && (
          <div className="plate aspect-square p-[8%]">
            {found.cover && (
              <Picture picture={{ ...found.cover, alt: '' }} sizes="72px" className="aspect-square size-full object-contain" />
            )}
          </div>
        )}
      </td>
      <th scope="row" className={`min-w-0 font-normal lg:py-3 lg:pr-6 ${found ? '' : 'max-lg:col-span-2'}`}>
        {found ? <What found={found} typedSymbol={symbol} language={language} /> : <p className="wrap-anywhere font-semibold">{symbol}</p>}
        {problem && <LineProblem at={at} line={line} problem={problem} language={language} />}
        {(found || problem === 'quantity') && <input type="hidden" name="symbol" value={found?.symbol ?? symbol} />}
      </th>
      <td className="max-lg:col-span-2 max-lg:col-start-1 lg:py-3 lg:pr-4">
        <Quantity
          label={t.quantityOf(name)}
          decrease={t.decrease(name)}
          increase={t.increase(name)}
          size="small"
          name={`items-${at}`}
          required
          max={maxQuantity}
          defaultValue={quantity}
          aria-invalid={problem === 'quantity' || undefined}
        />
      </td>
      <Money found={found} language={language} prices={prices} currency={currency} />
    </tr>
  )
}

function What({ found, typedSymbol, language }: { found: Found; typedSymbol: string; language: Language }) {
  const t = quickOrderMessages[language]
  const { name, slug, symbol, combination_features, items_left } = found
  return (
    <>
      <a href={hrefTo(language, 'product', { id: slug })} className="link target inline-flex items-center font-semibold leading-snug">
        {name}
      </a>
      {combination_features.length > 0 && (
        <p className="text-sm">
          {combination_features.map(({ feature_name, feature_value }) => `${feature_name}: ${feature_value}`).join(' · ')}
        </p>
      )}
      <p className="wrap-anywhere text-quiet text-sm tabular-nums">
        {symbol}
        {typedSymbol.toUpperCase() !== symbol.toUpperCase() && ` (${t.typedAs(typedSymbol)})`} ·{' '}
        <span className="whitespace-nowrap">{t.inStock(items_left)}</span>
      </p>
    </>
  )
}

function Money({ found, language, prices, currency }: Pick<LineRowProps, 'language' | 'prices' | 'currency'> & { found: Found | null }) {
  const t = quickOrderMessages[language]
  const other = prices === 'net' ? 'gross' : 'net'
  const money = (amount: number) => formatMoney(language, amount, currency)
  const cell = 'text-right tabular-nums lg:py-3 lg:pl-4'
  if (!found || found.unit_price_net === null)
    return (
      <td colSpan={2} className={`${cell} text-quiet text-sm`}>
        {found ? t.onRequest : null}
      </td>
    )
  const { vat_tax_percent, line_net, line_gross } = found
  const { net, per } = unitPriceOf({ ...found, unit_price_net: found.unit_price_net })
  const unit = (as: 'net' | 'gross') => formatPrice(language, { vat_tax_percent, currency, per }, as, net)
  const line = { net: line_net, gross: line_gross }
  return (
    <>
      <td className={`${cell} whitespace-nowrap max-lg:hidden`}>
        <p>{unit(prices)}</p>
        <p className="text-quiet text-xs">
          {unit(other)} {t[other]}
        </p>
      </td>
      <td className={cell}>
        <p className="whitespace-nowrap font-semibold">{money(line[prices])}</p>
        <p className="whitespace-nowrap text-quiet text-xs">
          {money(line[other])} {t[other]}
        </p>
        <p className="text-quiet text-xs lg:hidden">
          {t.unit}: {unit(prices)}
        </p>
      </td>
    </>
  )
}
