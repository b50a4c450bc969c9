import { defaultCurrency, defaultQuantity } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { formatMoney, formatNumber } from '../../platform/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { AddInRow } from '../cart/add-to-cart-form.tsx'
import { myPricesMessages } from './my-prices.messages.ts'
import type { PriceRow } from './my-prices.server.ts'

interface TableProps {
  items: readonly PriceRow[]
  language: Language
  /** Path and query of this page. */
  here: string
}

/** The latest change first: a table, whose rows are stacked on a phone. */
export function PricesTable({ items, language, here }: TableProps) {
  const t = myPricesMessages[language]
  return (
    <table className="w-full text-left max-lg:block">
      <caption className="sr-only">{t.table}</caption>
      <thead className="border-ink border-b text-sm max-lg:sr-only">
        <tr>
          {[t.product, t.symbol].map(name => (
            <th key={name} scope="col" className="py-2 pr-4 font-semibold">
              {name}
            </th>
          ))}
          {[t.list, t.own, t.saving].map(name => (
            <th key={name} scope="col" className="whitespace-nowrap py-2 pl-4 text-right font-semibold">
              {name}
            </th>
          ))}
          <th scope="col" className="py-2 pl-6 font-semibold">
            {t.changed}
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-semibold">
            {t.order}
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums max-lg:block max-lg:border-ink max-lg:border-t">
        {items.map(price => (
          <Row key={`${price.product_id} ${price.product_variant_id}`} price={price} language={language} here={here} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ price, language, here }: Omit<TableProps, 'items'> & { price: PriceRow }) {
  const t = myPricesMessages[language]
  const money = (amount: number) => formatMoney(language, amount, defaultCurrency)
  const name = `${price.name}, ${price.symbol}`
  return (
    <tr className="border-rule border-b max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-4 max-lg:gap-y-1 max-lg:py-4">
      <th scope="row" className="font-semibold max-lg:col-span-2 lg:py-3 lg:pr-4">
        <a href={hrefTo(language, 'product', { id: price.slug })} className="link target inline-flex items-center">
          {price.name}
        </a>
      </th>
      <td className="wrap-anywhere text-sm max-lg:text-quiet lg:py-3 lg:pr-4">{price.symbol}</td>
      <td className="whitespace-nowrap text-right text-quiet max-lg:col-start-2 max-lg:row-start-3 max-lg:text-sm lg:py-3 lg:pl-4">
        <span className="lg:hidden">{t.list} </span>
        {money(price.list_price_net)}
      </td>
      <td className="whitespace-nowrap text-right font-semibold max-lg:col-start-2 max-lg:row-start-2 lg:py-3 lg:pl-4">
        <span className="sr-only lg:hidden">{t.own} </span>
        {money(price.price_net)}
      </td>
      <td className="max-lg:col-start-1 max-lg:row-start-4 max-lg:self-center lg:py-3 lg:pl-4 lg:text-right">
        {price.saving > 0 ? (
          <Badge tone="success">
            <span className="sr-only lg:hidden">{t.saving} </span>−{formatNumber(language, price.saving)}%
          </Badge>
        ) : (
          '–'
        )}
      </td>
      <td className="whitespace-nowrap text-quiet text-sm max-lg:col-start-1 max-lg:row-start-3 lg:py-3 lg:pl-6">
        <span className="sr-only lg:hidden">{t.changed} </span>
        <time dateTime={price.changed.iso}>{price.changed.text}</time>
      </td>
      <td className="max-lg:col-start-2 max-lg:row-start-4 max-lg:pt-3 lg:py-3 lg:pl-4">
        <AddInRow
          product={price.product_id}
          {...(price.product_variant_id !== null && { variant: price.product_variant_id })}
          name={name}
          language={language}
          to={here}
          quantity={defaultQuantity}
        />
      </td>
    </tr>
  )
}
