import { defaultCurrency } from '@stragan/contract'
import { languages } from '@stragan/routing'
import { data, type LoaderFunctionArgs } from 'react-router'
import { sharedVisitContext } from '../../platform/visit.ts'
import { visitorContext } from '../../platform/visitor.ts'
import { myPricesMessages } from './my-prices.messages.ts'
import { allPrices, askedPrices } from './my-prices.server.ts'
import { savingOf } from './prices-query.ts'

/** The customer's own prices as a table for a spreadsheet, in `?language=`: as one of that country opens it by itself. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const language = languages.find(one => one === query.get('language')) ?? 'en'
  const { start } = context.get(sharedVisitContext)
  const prices = await allPrices(context.get(visitorContext), askedPrices(query).q, language)
  if (!prices) throw data(null, { status: 404 })
  const t = myPricesMessages[language]
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: start.shop.time_zone, dateStyle: 'short' })
  const amount = (net: number) => (language === 'pl' ? net.toFixed(2).replace('.', ',') : net.toFixed(2))
  const rows = [
    [t.symbol, t.product, t.listNet, t.ownNet, t.savingPercent, t.currency, t.changed],
    ...prices.map(({ symbol, name, list_price_net, price_net, changed_at }) => [
      symbol,
      name,
      amount(list_price_net),
      amount(price_net),
      String(savingOf(list_price_net, price_net)),
      defaultCurrency,
      day.format(new Date(changed_at)),
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
}

/** Quoted where it has to be; what a spreadsheet would take for a formula is text. */
function cell(value: string, separator: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
