import { createHash } from 'node:crypto'
import type { Language } from '@stragan/contract'
import { formatMoney } from '@stragan/contract/formats'
import { withNoBreakSpaces } from '@stragan/contract/no-break-spaces'
import { toDecimal } from '@stragan/pricing'
import { html, raw } from 'hono/html'
import { returnUrlAfter } from '../return-url.ts'
import { checkoutMessages } from './checkout.messages.ts'
import { type CheckoutForm, type FieldName, type Method, maxFieldLength, methods, type Problems, testInputs } from './checkout-form.ts'
import { banks, type CheckoutSession } from './checkout-session.ts'

type Markup = ReturnType<typeof html>

/** Colours and shapes of no shop: the provider is another party. An option's fields show while it is chosen. */
const sheet = `
:root{color-scheme:light dark;--ink:#16182b;--quiet:#52556b;--ground:#f1f2f8;--card:#fff;--rule:#8488a3;--strong:#3730a3;--on-strong:#fff;--mark:#fde68a;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--ink:#eceefa;--quiet:#b4b8d0;--ground:#12131f;--card:#1d1f30;--rule:#7d82a3;--strong:#a5b4fc;--on-strong:#12131f;--mark:#4d3f07;--bad:#ffb4ab}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
p,ul{margin:0 0 .75rem}
header{border-bottom:.25rem solid var(--strong);background:var(--mark)}
header p,main{max-width:34rem;margin:0 auto;padding:.75rem 1rem}
header strong{display:block;font-size:1.25rem}
main{margin-block:.75rem 2rem}
.card{padding:1.25rem;border:1px solid var(--rule);border-radius:1rem;background:var(--card)}
h1{margin:0 0 .75rem;font-size:1.625rem;line-height:1.25}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.25rem}
dt,.hints,.quiet{color:var(--quiet)}
dd{margin:0;font-weight:600}
fieldset{min-width:0;margin:0 0 1rem;padding:0;border:0}
legend{padding:0;margin-bottom:.5rem;font-weight:600}
.method{border:1px solid var(--rule);border-radius:.5rem;margin-bottom:.5rem;padding:0 1rem}
.method:has(>label :checked){border-color:var(--strong);box-shadow:0 0 0 1px var(--strong)}
.method:not(:has(>label :checked))>.fields{display:none}
.choice{display:flex;gap:.75rem;align-items:center;min-height:3rem}
.choice input{flex:none;width:1.25rem;height:1.25rem;margin:0;accent-color:var(--strong)}
.fields{display:grid;gap:1rem;padding-bottom:1rem}
.field>label{display:block;margin-bottom:.25rem;font-weight:600}
.field input,.field select{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--rule);border-radius:.5rem;background:var(--card);color:var(--ink);font:inherit}
.field input[aria-invalid],.field select[aria-invalid]{border:2px solid var(--bad)}
.hints{margin:0;padding-left:1.125rem;font-size:.9375rem}
.problem{margin:.25rem 0 0;color:var(--bad)}
.alert{padding:.75rem 1rem;border-left:.25rem solid var(--bad);background:var(--ground)}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;margin:1rem 0 0}
button,.button{display:inline-flex;align-items:center;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid var(--strong);border-radius:2rem;background:var(--strong);color:var(--on-strong);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.second{background:transparent;color:var(--strong)}
:focus-visible{outline:3px solid var(--strong);outline-offset:2px}
`

/** Only the style sheet, an empty icon and forms to the same host. */
export const checkoutPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(sheet).digest('base64')}'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

const page = (language: Language, title: string, body: Markup) => {
  const t = checkoutMessages[language]
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
<title>${title} | ${t.provider}</title>
<link rel="icon" href="data:,">
<style>${raw(sheet)}</style>
</head>
<body>
<header><p><strong>${t.provider}</strong> ${withNoBreakSpaces(`${t.banner} ${t.neverReal}`)}</p></header>
<main><div class="card"><h1>${withNoBreakSpaces(title)}</h1>${body}</div></main>
</body>
</html>
`
}

const amountOf = ({ language, amount, currency }: CheckoutSession) => formatMoney(language, toDecimal(amount), currency)

/** The page of a session's next step. */
export function checkoutPage(session: CheckoutSession, shop: string, form: CheckoutForm, problems: Problems = {}) {
  const { step } = session
  if (step.kind === 'method') return methodPage(session, shop, form, problems)
  return step.kind === 'app' ? appPage(session, shop) : bankPage(session, shop, step.bank)
}

function methodPage(session: CheckoutSession, shop: string, form: CheckoutForm, problems: Problems) {
  const { language } = session
  const t = checkoutMessages[language]
  const option = (method: Method) => html`
<div class="method">
<label class="choice"><input type="radio" name="method" value="${method}"${form.method === method && raw(' checked')}> ${t.method[method]}</label>
<div class="fields">${hintsOf(language, method)}${fieldsOf(language, method, form, problems)}</div>
</div>`
  return page(
    language,
    t.title(amountOf(session)),
    html`${factsOf(session, shop)}
<form method="post">
${Object.keys(problems).length > 0 && html`<p class="alert" role="alert">${withNoBreakSpaces(t.correct)}</p>`}
<fieldset><legend>${t.how}</legend>${methods.map(option)}</fieldset>
<label class="choice"><input type="checkbox" name="late"${form.isLate && raw(' checked')}> ${withNoBreakSpaces(t.late)}</label>
<p class="actions"><button>${t.pay(amountOf(session))}</button> <a class="button second" href="${returnUrlAfter(session.returnPath, 'cancelled')}">${withNoBreakSpaces(t.cancel)}</a></p>
</form>`,
  )
}

function hintsOf(language: Language, method: Method): Markup {
  const { blik, card, transfer } = checkoutMessages[language].hints
  const numbers = { accepted: grouped(testInputs.card.accepted), refused: grouped(testInputs.card.refused) }
  const hints = { blik: blik(testInputs.blik), card: card(numbers), transfer }[method]
  return html`<ul class="hints">${hints.map(hint => html`<li>${withNoBreakSpaces(hint)}</li>`)}</ul>`
}

/** A card number in groups of four. */
const grouped = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ')

function fieldsOf(language: Language, method: Method, form: CheckoutForm, problems: Problems): Markup[] {
  const t = checkoutMessages[language]
  const field = (name: FieldName, control: (attributes: Markup) => Markup) => {
    const problem = problems[name]
    const attributes = html`id="${name}" name="${name}"${problem && html` aria-invalid="true" aria-describedby="${name}-problem"`}`
    return html`
<div class="field"><label for="${name}">${t[name]}</label>${control(attributes)}${problem && html`<p class="problem" id="${name}-problem">${withNoBreakSpaces(t.problem[problem])}</p>`}</div>`
  }
  // A browser must neither fill in nor remember a real card.
  const text = (name: FieldName) =>
    field(
      name,
      attributes => html`<input ${attributes} value="${form[name]}" inputmode="numeric" maxlength="${maxFieldLength}" autocomplete="off">`,
    )
  const bank = () =>
    field(
      'bank',
      attributes =>
        html`<select ${attributes}><option value="">${t.chooseBank}</option>${banks.map(
          one => html`<option value="${one}"${form.bank === one && raw(' selected')}>${t.banks[one]}</option>`,
        )}</select>`,
    )
  return { blik: () => [text('blik')], card: () => [text('card'), text('expiry'), text('cvc')], transfer: () => [bank()] }[method]()
}

function factsOf({ language, orderNumber }: CheckoutSession, shop: string): Markup {
  const t = checkoutMessages[language]
  return html`<dl><dt>${t.shop}</dt><dd>${shop}</dd><dt>${t.order}</dt><dd translate="no">${orderNumber}</dd></dl>`
}

function appPage(session: CheckoutSession, shop: string) {
  const t = checkoutMessages[session.language].app
  const body = html`<p>${withNoBreakSpaces(t.text(amountOf(session), shop))}</p><p class="quiet">${withNoBreakSpaces(t.limit)}</p>${answers(t)}`
  return page(session.language, t.title, body)
}

function bankPage(session: CheckoutSession, shop: string, bank: (typeof banks)[number]) {
  const { transfer, banks: names } = checkoutMessages[session.language]
  const text = transfer.text(amountOf(session), shop, session.orderNumber)
  return page(session.language, names[bank], html`<p>${withNoBreakSpaces(text)}</p>${answers(transfer)}`)
}

const answers = ({ confirm, refuse }: { confirm: string; refuse: string }) => html`
<form method="post" class="actions"><button name="answer" value="confirm">${confirm}</button> <button class="second" name="answer" value="refuse">${refuse}</button></form>`

/** Page of a session whose time is over. */
export function expiredPage({ language, returnPath }: CheckoutSession) {
  return endPage(language, checkoutMessages[language].expired, returnUrlAfter(returnPath, 'expired'))
}

/** Page of an address that no session belongs to; nothing in it can be trusted, so it leads to the shop. */
export const invalidPage = (language: Language) => endPage(language, checkoutMessages[language].invalid, `/${language}`)

const endPage = (language: Language, { title, text, back }: { title: string; text: string; back: string }, href: string) =>
  page(language, title, html`<p>${withNoBreakSpaces(text)}</p><p class="actions"><a class="button" href="${href}">${back}</a></p>`)
