import { defaultQuantity } from '@stragan/contract'
import { formatMoney } from '@stragan/contract/formats'
import { describePriced } from '@stragan/contract/sales-units'
import { grossOf, toDecimal, unitPriceFor } from '@stragan/pricing'
import { hrefTo } from '@stragan/routing'
import type { Ctx } from '../../context.ts'
import { sourcesOf } from '../catalogue/catalogue.ts'
import { type EmailContent, type EmailMessage, emailFooter, loadSender, type QueuedMail, renderEmail } from '../mail/mail.ts'
import { stockAlertEmailMessages } from './stock-alert-email.messages.ts'
import { type SoldRow, soldVariant } from './stock-alerts.queries.ts'
import { type FulfilledAlert, restoreStockAlert } from './stock-alerts.ts'

interface Links {
  /** Of the one link. */
  path: string
  unsubscribe_token: string
}

/** Renders an e-mail about a product: the product with its list price, one link, and a way to end such e-mails. It advertises nothing else. */
async function write(ctx: Ctx, kind: 'confirm' | 'back', sold: SoldRow, { path, unsubscribe_token }: Links): Promise<EmailMessage> {
  const sender = await loadSender(ctx)
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
      { kind: 'link', label: go, href: sender.shop.origin + path },
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

interface RequestedAlert {
  variant: number
  token: string
  unsubscribe_token: string
}

/** E-mail with the link that confirms a request; none for a variant that was deleted. */
export async function confirmStockAlertEmail(
  ctx: Ctx,
  { variant, token, unsubscribe_token }: RequestedAlert,
): Promise<EmailMessage | null> {
  const sold = await soldVariant(ctx, variant)
  const path = `${hrefTo(ctx.language, 'confirmStockAlert')}?${new URLSearchParams({ token })}`
  return sold ? write(ctx, 'confirm', sold, { path, unsubscribe_token }) : null
}

/** E-mail that a product is back in stock; none where it was deleted, or is gone again: then the request is restored. */
export async function backInStockEmail(ctx: Ctx, alert: FulfilledAlert, mail: QueuedMail): Promise<EmailMessage | null> {
  const sold = await soldVariant(ctx, alert.variant)
  if (!sold) return null
  if (!sold.is_active || sold.stock_on_hand === 0) {
    await restoreStockAlert(ctx, sold.product_id, mail, alert)
    return null
  }
  const path = hrefTo(ctx.language, 'product', { id: ctx.language === 'en' ? sold.slug_en : sold.slug_pl })
  return write(ctx, 'back', sold, { path, unsubscribe_token: alert.unsubscribe_token })
}
