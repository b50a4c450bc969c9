import { hrefTo, languages } from '@stragan/routing'
import { personalResource } from '../../platform/personal.server.ts'
import { toLogin } from '../../platform/to-login.server.ts'
import { myPricesMessages } from './my-prices.messages.ts'
import { allPrices, askedPrices, featuresOf } from './my-prices.server.ts'
import { listSteps, pricesSearch, savingOf } from './prices-query.ts'

/**
 * The customer's own prices as a table for a spreadsheet, in `?language=`: as one of that country opens it by itself. Net, in the currency
 * that the visitor chose; the rest of the query narrows and orders it as it does the page. Who is not logged in comes back to that page.
 */
export const loader = personalResource(async ({ start }, visitor, query) => {
  const language = languages.find(one => one === query.get('language')) ?? 'en'
  const asked = askedPrices(query)
  const prices = await allPrices(visitor, asked, language)
  if (!prices) throw toLogin(language, hrefTo(language, 'myPrices') + pricesSearch(asked))
  const t = myPricesMessages[language]
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: start.shop.time_zone, dateStyle: 'short' })
  const amount = (net: number) => (language === 'pl' ? net.toFixed(2).replace('.', ',') : net.toFixed(2))
  const rows = [
    [t.symbol, t.product, t.listNet, t.ownNet, t.savingPercent, t.currency, t.changed, t.vat, t.stock, t.byQuantity],
    ...prices.map(price => [
      price.symbol,
      [price.name, featuresOf(price.combination_features)].filter(Boolean).join(', '),
      amount(price.list_price_net),
      amount(price.price_net),
      String(savingOf(price.list_price_net, price.price_net)),
      price.currency,
      day.format(new Date(price.changed_at)),
      String(price.vat_tax_percent),
      String(price.items),
      listSteps(price.list_prices)
        .map(({ quantity, net }) => `${quantity}: ${amount(net)}`)
        .join(' | '),
    ]),
  ]
  const separator = language === 'pl' ? ';' : ','
  // The byte order mark tells spreadsheets that it is UTF-8.
  const text = `\uFEFF${rows.map(row => `${row.map(value => cell(value, separator)).join(separator)}\r\n`).join('')}`
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${t.file}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
})

/** Quoted where it has to be; what a spreadsheet would take for a formula is text. */
function cell(value: string, separator: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
