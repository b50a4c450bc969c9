import { escapeHtml, plainPage } from '@stragan/contract/error-page'
import { formatDate, formatMoney } from '@stragan/contract/formats'
import { withNoBreakSpaces } from '@stragan/contract/no-break-spaces'
import { formatQuantity } from '@stragan/contract/sales-units'
import type { Language } from '@stragan/routing'
import { offlineMessages } from './offline.messages.ts'
import type { OfflineCart } from './offline-cart.ts'

/** The shop's design tokens are in its theme; without a cart they are missing. */
const style =
  'body{background:var(--ground);color:var(--ink);font-family:var(--font-text)}h1,h2{font-family:var(--font-display)}h2{font-size:1.25rem;margin:2.5rem 0 0}' +
  'main{margin:8vh auto}p{margin:.5rem 0}.quiet,th{color:var(--quiet);font-size:.875rem}table{width:100%;margin-top:1rem;border-collapse:collapse;font-variant-numeric:tabular-nums}' +
  'th{text-align:left;font-weight:400}th,td{padding:.625rem 0;border-bottom:1px solid var(--rule,currentColor);vertical-align:top}th+th,td+td,th+td{padding-left:1rem;text-align:right;white-space:nowrap}' +
  'tfoot *{font-weight:600;border:0;color:inherit;font-size:1rem}.again{display:inline-block;margin-top:.5rem;padding:.625rem 1rem;border-radius:var(--radius);background:var(--accent,#16191d);color:var(--on-accent,#fff);font-weight:600;text-decoration:none}'

/** Renders a self-contained document in place of `path`, which could not be loaded. */
export function offlinePage(language: Language, path: string, cart: OfflineCart | null, now: Date): string {
  const t = offlineMessages[language]
  const again = `<p><a class="again" href="${escapeHtml(path)}">${t.again}</a></p>`
  return plainPage(language, {
    title: t.title,
    text: t.text,
    logo: cart && { svg: cart.shop.logo, name: cart.shop.name },
    more: again + (cart ? cartTable(language, cart, now) : ''),
    // A theme is validated when it is saved; in an element for styles only `<` could end it.
    style: (cart?.shop.theme.replaceAll('<', '') ?? '') + style,
  })
}

function cartTable(language: Language, cart: OfflineCart, now: Date): string {
  const t = offlineMessages[language]
  const { currency, prices } = cart
  const money = (net: number, gross: number) => formatMoney(language, prices === 'net' ? net : gross, currency)
  const rows = cart.lines.map(line => {
    const name = escapeHtml(withNoBreakSpaces([line.name, ...line.features].join(', ')))
    const quantity = formatQuantity(language, line.quantity, line.sales_unit.code)
    return `<tr><td lang="${cart.language}">${name}</td><td>${quantity}</td><td>${money(line.line_net, line.line_gross)}</td></tr>`
  })
  return (
    `<h2>${t.cart}</h2><p class="quiet">${t.asOf(moment(language, new Date(cart.seenAt), now))}</p>` +
    `<table><thead><tr><th scope="col">${t.product}</th><th scope="col">${t.quantity}</th><th scope="col">${t.amount(prices)}</th></tr></thead>` +
    `<tbody>${rows.join('')}</tbody>` +
    `<tfoot><tr><th scope="row" colspan="2">${t.total}</th><td>${money(cart.products_net, cart.products_gross)}</td></tr></tfoot></table>`
  )
}

/** `14:05`, in the device's time zone; with the date if it was another day. */
function moment(language: Language, at: Date, now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const dayOf = (date: Date) => [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  const time = `${two(at.getHours())}:${two(at.getMinutes())}`
  return dayOf(at) === dayOf(now) ? time : `${formatDate(language, dayOf(at))}, ${time}`
}
