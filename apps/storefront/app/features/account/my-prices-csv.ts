import { describeSalesUnit } from '@stragan/contract/sales-units'
import { hrefTo, languages } from '@stragan/routing'
import { personalResource } from '../../platform/personal-loader.server.ts'
import { redirectToLogin } from '../../platform/redirect-to-login.server.ts'
import { myPricesMessages } from './my-prices.messages.ts'
import { allPrices, featuresOf, parsePricesQuery } from './my-prices.server.ts'
import { listSteps, pricesSearch, savingOf } from './prices-query.ts'

/**
 * Exports the customer's own prices as CSV in `?language=`, in the format that spreadsheets of that country open directly. Net, in the
 * visitor's currency; the rest of the query filters and sorts as on the page. Without a login, redirects to the login page.
 */
export const loader = personalResource(async ({ bootstrap }, visitor, query) => {
  const language = languages.find(one => one === query.get('language')) ?? 'en'
  const listQuery = parsePricesQuery(query)
  const prices = await allPrices(visitor, listQuery, language)
  if (!prices) throw redirectToLogin(language, hrefTo(language, 'myPrices') + pricesSearch(listQuery))
  const t = myPricesMessages[language]
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: bootstrap.shop.time_zone, dateStyle: 'short' })
  // Price of one sales unit; where it needs more than 2 decimals, a hundredth of the price of 100.
  const amount = (net: number, per: 1 | 100) => {
    const text = per === 100 ? (net / 100).toFixed(4) : net.toFixed(2)
    return language === 'pl' ? text.replace('.', ',') : text
  }
  const rows = [
    [t.symbol, t.product, t.listNet, t.ownNet, t.salesUnit, t.savingPercent, t.currency, t.changed, t.vat, t.stock, t.byQuantity],
    ...prices.map(price => {
      const { list_price_net, price_net } = price.per_100 ?? price
      const per = price.per_100 ? 100 : 1
      return [
        price.symbol,
        [price.name, featuresOf(price.combination_features)].filter(Boolean).join(', '),
        amount(list_price_net, per),
        amount(price_net, per),
        describeSalesUnit(language, price.sales_unit),
        String(savingOf(list_price_net, price_net)),
        price.currency,
        day.format(new Date(price.changed_at)),
        String(price.vat_tax_percent),
        String(price.items),
        listSteps(price.list_prices)
          .map(({ quantity, net }) => `${quantity}: ${amount(net, per)}`)
          .join(' | '),
      ]
    }),
  ]
  const separator = language === 'pl' ? ';' : ','
  // The byte order mark makes spreadsheets read the file as UTF-8.
  const text = `\uFEFF${rows.map(row => `${row.map(value => cell(value, separator)).join(separator)}\r\n`).join('')}`
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${t.file}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
})

/** Quotes a cell where needed; prefixes values that a spreadsheet would run as a formula. */
function cell(value: string, separator: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
