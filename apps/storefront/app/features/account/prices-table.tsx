import { maxQuantity } from '@stragan/contract'
import { describeSalesUnit } from '@stragan/contract/sales-units'
import { hrefTo, type Language } from '@stragan/routing'
import { Badge } from '@stragan/ui/badge'
import { Button } from '@stragan/ui/button'
import { Quantity } from '@stragan/ui/quantity'
import type { Display } from '../../platform/display.ts'
import { formatNumber } from '../../platform/format.ts'
import { Refusal, unitBox } from '../cart/add-to-cart-form.tsx'
import { formatPrice } from '../catalogue/price.tsx'
import { myPricesMessages } from './my-prices.messages.ts'
import type { PriceRow } from './my-prices.server.ts'
import { boxName, onlyName, type PricesOrder, type TypedQuantities } from './my-prices-order.ts'

interface TableProps {
  items: readonly PriceRow[]
  language: Language
  prices: Display['prices']
  /** Initial quantities. */
  typed: TypedQuantities
  problems: PricesOrder['problems']
}

/**
 * Table of own prices beside list prices; its rows are stacked on phones. Fixed column widths prevent layout shifts while a long table
 * loads.
 */
export function PricesTable({ items, ...shown }: TableProps) {
  const t = myPricesMessages[shown.language]
  return (
    <table className="w-full text-left max-lg:block lg:table-fixed">
      <caption className="sr-only">{t.table}</caption>
      <thead className="border-ink border-b text-sm max-lg:sr-only">
        <tr>
          <th scope="col" className="py-2 pr-4 font-semibold">
            {t.product}
          </th>
          {[
            [t.own, 'lg:w-32 xl:w-44'],
            [t.list, 'lg:w-40'],
            [t.saving, 'lg:w-26'],
          ].map(([name, width]) => (
            <th key={name} scope="col" className={`whitespace-nowrap py-2 pl-4 text-right font-semibold ${width}`}>
              {name}
            </th>
          ))}
          <th scope="col" className="py-2 pl-6 font-semibold lg:w-41">
            {t.changed}
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-semibold lg:w-47">
            {t.order}
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums max-lg:block max-lg:border-ink max-lg:border-t">
        {items.map(price => (
          <Row key={price.key} price={price} {...shown} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = Omit<TableProps, 'items'> & { price: PriceRow }

function Row({ price, language, prices, ...form }: RowProps) {
  const t = myPricesMessages[language]
  const money = (net: number) => formatPrice(language, price, prices, net)
  return (
    <tr className="border-rule border-b align-top max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-4 max-lg:gap-y-1 max-lg:py-4">
      <th scope="row" className="font-semibold max-lg:col-span-2 lg:py-3 lg:pr-4">
        <a href={hrefTo(language, 'product', { id: price.slug })} className="link target inline-flex items-center">
          {price.name}
        </a>
        <span className="wrap-anywhere block font-normal text-quiet text-sm">
          {[price.symbol, price.features, price.sales_unit.code !== 'piece' && describeSalesUnit(language, price.sales_unit)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </th>
      <td className="text-right max-lg:col-start-2 max-lg:row-start-2 lg:py-3 lg:pl-4">
        <span className="text-sm lg:sr-only">{t.own} </span>
        <strong className="whitespace-nowrap font-semibold">{money(price.price_net)}</strong>
        {price.cheaper && (
          <span className="ml-auto block max-w-44 text-sm text-warning">
            {t.cheaper(price.cheaper.quantity, money(price.cheaper.net), price.sales_unit)}
          </span>
        )}
      </td>
      <td className="text-right text-quiet max-lg:col-start-2 max-lg:row-start-3 max-lg:text-sm lg:py-3 lg:pl-4">
        <span className="lg:sr-only">{t.list} </span>
        <span className="whitespace-nowrap">{money(price.list_price_net)}</span>
        {price.tiers.map(({ quantity, net }) => (
          <span key={quantity} className="block whitespace-nowrap text-xs">
            {t.fromQuantity(quantity, price.sales_unit)} {money(net)}
          </span>
        ))}
      </td>
      <td className="max-lg:col-start-1 max-lg:row-start-2 lg:py-3 lg:pl-4 lg:text-right">
        {price.saving > 0 ? (
          <Badge tone="success">
            <span className="sr-only lg:hidden">{t.saving} </span>−{formatNumber(language, price.saving)}%
          </Badge>
        ) : (
          <span className="max-lg:hidden">–</span>
        )}
      </td>
      <td className="text-quiet text-sm max-lg:col-start-1 max-lg:row-start-3 lg:py-3 lg:pl-6">
        <span className="sr-only lg:hidden">{t.changed} </span>
        <time dateTime={price.changed.iso} className="block whitespace-nowrap">
          {price.changed.text}
        </time>
        {price.is_recent && <Badge tone="tinted">{t.recent}</Badge>}
      </td>
      <td className="max-lg:col-span-2 max-lg:row-start-4 max-lg:pt-2 lg:py-3 lg:pl-4">
        <Order price={price} language={language} {...form} />
      </td>
    </tr>
  )
}

/** Quantity field, empty at first, with a button that adds this line only: 1 if nothing is entered. */
function Order({ price, language, typed, problems }: Omit<RowProps, 'prices'>) {
  const t = myPricesMessages[language]
  const name = `${price.name}, ${price.symbol}`
  if (price.items <= 0) return <p className="text-right text-quiet text-sm">{t.soldOut}</p>
  const problemOfLine = problems[price.key]
  const problem = `problem-${price.key}`
  return (
    <div data-add-to-cart>
      <span className="flex justify-end gap-1.5 lg:-my-2">
        <Quantity
          size="small"
          name={boxName(price.key)}
          label={t.quantityOf(name)}
          decrease={t.decrease}
          increase={t.increase}
          defaultValue={typed[price.key] ?? ''}
          placeholder="0"
          min={0}
          max={maxQuantity}
          aria-invalid={problemOfLine ? true : undefined}
          aria-describedby={problemOfLine ? problem : undefined}
          {...unitBox(price.sales_unit)}
        />
        <Button type="submit" size="small" icon="cart" name={onlyName} value={price.key} aria-label={t.addNamed(name)} />
      </span>
      <Refusal />
      {problemOfLine && (
        <p id={problem} className="mt-2 ml-auto max-w-44 text-right text-danger text-sm max-lg:max-w-none lg:mt-4">
          {t.problem(problemOfLine.problem, problemOfLine.added, problemOfLine.wanted)}
        </p>
      )}
    </div>
  )
}
