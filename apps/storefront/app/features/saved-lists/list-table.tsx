import { maxQuantity } from '@stragan/contract'
import { formatQuantity, hasContent } from '@stragan/contract/sales-units'
import type { Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { Icon } from '@stragan/ui/icon'
import { Picture } from '@stragan/ui/picture'
import { Quantity } from '@stragan/ui/quantity'
import type { Display } from '../../platform/display.ts'
import { formatMoney } from '../../platform/format.ts'
import { nameOfLine } from '../cart/name-of-line.ts'
import { Contained } from '../catalogue/sales-unit.tsx'
import { LineMoney } from '../quick-order/line-money.tsx'
import { LineProduct } from '../quick-order/line-product.tsx'
import { quickOrderMessages } from '../quick-order/quick-order.messages.ts'
import type { ListView } from './list-view.server.ts'
import { lineKeyOf, quantityField, type SavedListResult } from './saved-list-fields.ts'
import { savedListMessages } from './saved-lists.messages.ts'

interface ListTableProps {
  list: ListView
  language: Language
  prices: Display['prices']
  /** Quantities can be changed: within a form, whose last response this is. */
  edited?: { result: SavedListResult | undefined }
}

type Line = ListView['lines'][number]

/** Lines of a list with prices and stock; stacked on phones. */
export function ListTable({ list, ...props }: ListTableProps) {
  const t = savedListMessages[props.language]
  return (
    <table className="w-full text-left max-lg:block">
      <caption className="sr-only">{t.lines}</caption>
      <thead className="border-ink border-b text-sm max-lg:hidden">
        <tr>
          <th scope="col" colSpan={2} className="py-2 pr-4 font-semibold">
            {t.product}
          </th>
          <th scope="col" className="py-2 pr-4 font-semibold">
            {t.quantity}
          </th>
          {[t.unit, t.line].map(name => (
            <th key={name} scope="col" className="py-2 pl-4 text-right font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block max-lg:border-ink max-lg:border-t">
        {list.lines.map(line => (
          <ListLine key={lineKeyOf(line)} line={line} currency={list.currency} {...props} />
        ))}
      </tbody>
    </table>
  )
}

type ListLineProps = Omit<ListTableProps, 'list'> & { line: Line; currency: ListView['currency'] }

function ListLine({ line, currency, language, prices, edited }: ListLineProps) {
  const t = savedListMessages[language]
  return (
    <tr className="border-rule border-b align-top max-lg:grid max-lg:grid-cols-[4rem_minmax(0,1fr)_auto] max-lg:gap-x-3 max-lg:gap-y-3 max-lg:py-4">
      <td className="lg:w-22 lg:py-3 lg:pr-4">
        <div className={`plate aspect-square p-[8%] ${line.is_sold ? '' : 'opacity-50'}`}>
          {line.cover && <Picture picture={{ ...line.cover, alt: '' }} sizes="72px" className="aspect-square size-full object-contain" />}
        </div>
      </td>
      <th scope="row" className="min-w-0 font-normal max-lg:col-span-2 lg:py-3 lg:pr-6">
        {line.is_sold ? (
          <LineProduct found={line} language={language} />
        ) : (
          <>
            <p className="font-semibold leading-snug">{nameOfLine(line)}</p>
            <p className="wrap-anywhere text-quiet text-sm tabular-nums">{line.symbol}</p>
          </>
        )}
        <Problem line={line} language={language} />
      </th>
      <td className="max-lg:col-span-2 lg:py-3 lg:pr-4">
        {edited ? (
          <EditedQuantity line={line} language={language} result={edited.result} />
        ) : (
          <p className="tabular-nums">
            <span className="sr-only">{t.quantity}: </span>
            {formatQuantity(language, line.items, line.sales_unit.code, 'short')}
          </p>
        )}
        <Contained language={language} salesUnit={line.sales_unit} quantity={line.items} className="block" />
      </td>
      <LineMoney found={line.is_sold ? line : null} language={language} prices={prices} currency={currency} />
    </tr>
  )
}

function Problem({ line: { problem, is_sold, symbol, items_left, sales_unit }, language }: { line: Line; language: Language }) {
  if (!problem) return null
  const isWarning = problem === 'not_enough_stock' && items_left > 0
  return (
    <p className={`mt-1 flex gap-1.5 text-sm ${isWarning ? 'text-warning' : 'text-danger'}`}>
      <Icon name="alert" size="small" className="mt-0.5" />
      {is_sold ? quickOrderMessages[language].problem(problem, symbol, items_left, sales_unit) : savedListMessages[language].notSold}
    </p>
  )
}

function EditedQuantity({ line, language, result }: Pick<ListLineProps, 'line' | 'language'> & { result: SavedListResult | undefined }) {
  const t = savedListMessages[language]
  const key = lineKeyOf(line)
  const field = quantityField(key)
  const typed = result?.typed[field]
  const name = nameOfLine(line)
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 lg:flex-col lg:items-start">
      <Quantity
        id={field}
        name={field}
        label={t.quantityOf(name)}
        decrease={t.decrease(name)}
        increase={t.increase(name)}
        size="small"
        min={0}
        max={Math.max(maxQuantity, line.items)}
        defaultValue={typed ?? line.items}
        aria-invalid={(result && Object.hasOwn(result.wrong, key)) || undefined}
        withUnit={(typed !== undefined && !/^\d*$/.test(typed)) || hasContent(line.sales_unit)}
      />
      <Button
        type="submit"
        name="remove"
        value={key}
        kind="quiet"
        size="small"
        icon="trash"
        className="-ml-3 font-normal text-quiet"
        aria-label={t.removeNamed(name)}
      >
        {t.remove}
      </Button>
    </div>
  )
}

/** Total of a list, in both displays. */
export function ListTotal({ list, language, prices }: Omit<ListTableProps, 'edited'>) {
  const t = savedListMessages[language]
  const money = (as: Display['prices']) => `${formatMoney(language, list[as], list.currency)} ${t[as]}`
  return (
    <div className="tabular-nums">
      <p className="text-sm">{t.total(list.lines.length)}</p>
      <p className="font-semibold text-2xl">{money(prices)}</p>
      <p className="text-quiet text-sm">{money(prices === 'net' ? 'gross' : 'net')}</p>
    </div>
  )
}
