import { accountExistsEmail, confirmEmailEmail, resetPasswordEmail } from './features/auth/auth-emails.ts'
import { claimNotice, claimReceipt } from './features/claims/claim-emails.ts'
import { careerApplicationEmail, contactMessageEmail } from './features/content/content-emails.ts'
import { inboxReplyEmail } from './features/inbox/inbox.ts'
import { moveEmailTemplates } from './features/orders/move-email-templates.ts'
import { orderConfirmation, orderNotice } from './features/orders/order-emails.ts'
import { orderCancelledEmail, refundEmail } from './features/orders/unpaid-order-emails.ts'
import { staffEmailsWith } from './features/staff/staff.ts'
import { backInStockEmail, confirmStockAlertEmail } from './features/stock-alerts/stock-alert-emails.ts'
import { webhookEmailsWith } from './features/webhooks/webhook-emails.ts'

/** Registry: the template of each kind of mail. `adminOrigin` is the base URL of the back office. */
export const emailTemplatesFor = ({ adminOrigin }: { adminOrigin: string }) => ({
  order_confirmation: orderConfirmation,
  ...moveEmailTemplates,
  order_notice: orderNotice,
  order_cancelled_unpaid: orderCancelledEmail,
  refund_notice: refundEmail,
  confirm_email: confirmEmailEmail,
  account_exists: accountExistsEmail,
  reset_password: resetPasswordEmail,
  contact_message: contactMessageEmail,
  career_application: careerApplicationEmail,
  claim_receipt: claimReceipt,
  claim_notice: claimNotice,
  inbox_reply: inboxReplyEmail,
  confirm_stock_alert: confirmStockAlertEmail,
  back_in_stock: backInStockEmail,
  ...staffEmailsWith(adminOrigin),
  ...webhookEmailsWith(adminOrigin),
})
