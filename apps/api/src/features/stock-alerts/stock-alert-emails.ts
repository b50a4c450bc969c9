import { defaultQuantity } from '@stragan/contract'
import { formatMoney } from '@stragan/contract/formats'
import { describePriced } from '@stragan/contract/sales-units'
import { grossOf, toDecimal, unitPriceFor } from '@stragan/pricing'
import { hrefTo } from '@stragan/routing'
import type { Ctx } from '../../context.ts'
import { sourcesOf } from '../catalogue/catalogue.ts'
import { type EmailContent, type EmailMessage, emailFooter, loadSender, renderEmail } from '../mail/mail.ts'
import { stockAlertEmailMessages } from './stock-alert-email.messages.ts'
import { type SoldRow, soldVariant } from './stock-alerts.queries.ts'

interface AlertData {
  variant: number
  unsubscribe_token: string
}

/** Renders an e-mail about a product: the product with its list price, one link, and a way to end such e-mails. It advertises nothing else. */
async function write(ctx: Ctx, kind: 'confirm' | 'back', { variant, unsubscribe_token }: AlertData, pathOf: (sold: SoldRow) => string) {
  const [sender, sold] = await Promise.all([loadSender(ctx), soldVariant(ctx, variant)])
  if (!sold) throw new Error(`There is no variant ${variant} any more`)
  const t = stockAlertEmailMessages[ctx.language]
  const { title, lead, go, question, hint } = t[kind]
  const subject = title(sold.name)
  const unsubscribeUrl = `${sender.shop.origin}${hrefTo(ctx.language, 'endStockAlerts')}?${new URLSearchParams({ token: unsubscribe_token })}`
  const features = sold.features.map(({ feature_name: name, feature_value: text }) => ({ name, text }))
  const content: EmailContent = {
    language: ctx.language,
    shop: sender.shop.name,
    subject: `${subject} | ${sender.shop.name}`,
    preview: lead,
    warning: null,
    title: subject,
    lead: [lead],
    sections: [
      {
        kind: 'facts',
        heading: t.product,
        isMain: true,
        facts: [
          { name: t.product, text: sold.name, isStrong: true },
          { name: t.symbol, text: sold.symbol, isVerbatim: true },
          ...(sold.has_variants ? features : []),
          { name: t.price, text: priceOf(ctx, sold) },
        ],
      },
      { kind: 'link', label: go, href: sender.shop.origin + pathOf(sold) },
      { kind: 'text', heading: question, text: hint },
    ],
    footer: [[{ text: t.unsubscribe, href: unsubscribeUrl }], ...emailFooter(sender)],
  }
  return { ...(await renderEmail(sender, content)), unsubscribeUrl }
}

function priceOf({ language }: Ctx, { vat_percent, sales_unit, ...sold }: SoldRow): string {
  const t = stockAlertEmailMessages[language]
  const price = unitPriceFor(sourcesOf({ ...sold, personal_net: null }), defaultQuantity)
  if (!price) return t.onRequest
  const money = (grosz: number) => formatMoney(language, toDecimal(grosz), 'PLN')
  return t.amount(money(grossOf(price.net, vat_percent)), money(price.net), describePriced(language, sales_unit, 1))
}

/** E-mail with the link that confirms a request. */
export const confirmStockAlertEmail = (ctx: Ctx, data: AlertData & { token: string }): Promise<EmailMessage> =>
  write(ctx, 'confirm', data, () => `${hrefTo(ctx.language, 'confirmStockAlert')}?${new URLSearchParams({ token: data.token })}`)

/** E-mail that a product is back in stock. */
export const backInStockEmail = (ctx: Ctx, data: AlertData): Promise<EmailMessage> =>
  write(ctx, 'back', data, sold => hrefTo(ctx.language, 'product', { id: ctx.language === 'en' ? sold.slug_en : sold.slug_pl }))
