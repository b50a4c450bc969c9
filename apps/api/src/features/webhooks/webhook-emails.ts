import type { Ctx } from '../../context.ts'
import { maxQuotedField, quotedLine, renderLinkEmail } from '../mail/mail.ts'
import { webhookEmailMessages } from './webhook-email.messages.ts'

export interface WebhookDisabled {
  /** Code of the shop in addresses of the back office. */
  shop: string
  endpoint: string
  host: string
  reason: 'gone' | 'failing'
}

/** E-mails about webhooks; `adminOrigin` is the base URL of the back office. */
export const webhookEmailsWith = (adminOrigin: string) => ({
  webhook_disabled: (ctx: Ctx, { shop, endpoint, host, reason }: WebhookDisabled) => {
    const { lead, title, ...texts } = webhookEmailMessages[ctx.language]
    const about = { ...texts, title: title(ctx.shop.name), lead: lead[reason](quotedLine(host, maxQuotedField)) }
    return renderLinkEmail(ctx, about, `${adminOrigin}/${shop}/webhooks/${endpoint}`)
  },
})
