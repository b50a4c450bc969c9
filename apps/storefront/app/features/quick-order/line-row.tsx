import { type Currency, maxQuantity, type SalesUnit } from '@stragan/contract'
import { formatQuantity, hasContent } from '@stragan/contract/sales-units'
import type { Language } from '@stragan/routing'
import { Picture } from '@stragan/ui/picture'
import { Quantity } from '@stragan/ui/quantity'
import type { Display } from '../../platform/display.ts'
import { Contained } from '../catalogue/sales-unit.tsx'
import { LineMoney } from './line-money.tsx'
import { LineProblem } from './line-problem.tsx'
import { LineProduct } from './line-product.tsx'
import { quickOrderMessages } from './quick-order.messages.ts'
import type { ResolvedLine } from './resolved-lines.ts'

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
      className="scroll-mt-4 border-rule border-b align-top max-lg:grid max-lg:grid-cols-[1.5rem_4rem_minmax(0,1fr)] pointer-coarse:max-lg:grid-cols-[2.75rem_4rem_minmax(0,1fr)] max-lg:gap-x-3 max-lg:gap-y-3 max-lg:py-4"
    >
      <td className="lg:w-14 lg:py-3">
        <label className="target grid w-fit place-items-center">
          <span className="sr-only">{t.takeNamed(name)}</span>
          <input type="checkbox" name={`taken-${at}`} defaultChecked={taken} className="tick size-5" />
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
        {found ? (
          <LineProduct found={found} typedSymbol={symbol} language={language} />
        ) : (
          <p className="wrap-anywhere font-semibold">{symbol}</p>
        )}
        {problem && <LineProblem at={at} line={line} problem={problem} language={language} />}
        {(found || problem === 'quantity') && <input type="hidden" name="symbol" value={found?.symbol ?? symbol} />}
      </th>
      <td className={`max-lg:col-start-1 lg:py-3 lg:pr-4 ${problem === 'sales_unit' ? 'max-lg:col-span-full' : 'max-lg:col-span-2'}`}>
        {found && problem === 'sales_unit' ? (
          <Choices at={at} line={line} salesUnit={found.sales_unit} language={language} name={name} />
        ) : (
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
            withUnit={!/^\d*$/.test(quantity) || (found !== null && hasContent(found.sales_unit))}
          />
        )}
        {found && problem !== 'sales_unit' && (
          <Contained language={language} salesUnit={found.sales_unit} quantity={found.items} className="block" />
        )}
      </td>
      <LineMoney found={problem === 'sales_unit' ? null : found} language={language} prices={prices} currency={currency} />
    </tr>
  )
}

/** Quantities in sales units to choose from; the typed text is submitted too. */
function Choices({
  at,
  line,
  salesUnit,
  language,
  name,
}: Pick<LineRowProps, 'at' | 'line' | 'language'> & { salesUnit: SalesUnit; name: string }) {
  const t = quickOrderMessages[language]
  return (
    <fieldset className="grid gap-1 text-sm">
      <legend className="sr-only">{t.quantityOf(name)}</legend>
      <input type="hidden" name={`items-${at}`} value={line.quantity} />
      {line.choices.map(quantity => (
        <label key={quantity} className="target flex items-center gap-2">
          <input type="radio" name={`choice-${at}`} value={formatQuantity(language, quantity, salesUnit.code)} className="tick size-5" />
          <span className="whitespace-nowrap tabular-nums">{t.choice(quantity, salesUnit)}</span>
        </label>
      ))}
    </fieldset>
  )
}
