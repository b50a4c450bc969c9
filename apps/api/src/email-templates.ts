import { accountExistsEmail, confirmEmailEmail, resetPasswordEmail } from './features/auth/auth-emails.ts'
import { claimNoticeWith, claimReceipt } from './features/claims/claim-emails.ts'
import { contentEmailsWith } from './features/content/content-emails.ts'
import { inboxReplyEmail } from './features/inbox/inbox.ts'
import { moveEmailTemplates } from './features/orders/move-email-templates.ts'
import { orderConfirmation, orderNoticeWith } from './features/orders/order-emails.ts'
import { orderNoteEmail } from './features/orders/order-note-email.ts'
import { orderCancelledEmail, refundEmailWith } from './features/orders/unpaid-order-emails.ts'
import { staffEmailsWith } from './features/staff/staff.ts'
import { backInStockEmail, confirmStockAlertEmail } from './features/stock-alerts/stock-alert-emails.ts'
import { webhookEmailsWith } from './features/webhooks/webhook-emails.ts'

/** Registry: the template of each kind of mail. `adminOrigin` is the base URL of the back office, empty where there is none. */
export const emailTemplatesFor = ({ adminOrigin }: { adminOrigin: string }) => ({
  order_confirmation: orderConfirmation,
  ...moveEmailTemplates,
  order_note: orderNoteEmail,
  order_notice: orderNoticeWith(adminOrigin),
  order_cancelled_unpaid: orderCancelledEmail,
  refund_notice: refundEmailWith(adminOrigin),
  confirm_email: confirmEmailEmail,
  account_exists: accountExistsEmail,
  reset_password: resetPasswordEmail,
  ...contentEmailsWith(adminOrigin),
  claim_receipt: claimReceipt,
  claim_notice: claimNoticeWith(adminOrigin),
  inbox_reply: inboxReplyEmail,
  confirm_stock_alert: confirmStockAlertEmail,
  back_in_stock: backInStockEmail,
  ...staffEmailsWith(adminOrigin),
  ...webhookEmailsWith(adminOrigin),
})
