import { claimNotice, claimReceipt } from './features/claims/claim-letters.ts'
import { careerApplicationLetter, contactMessageLetter } from './features/content/content-letters.ts'
import { accountExistsLetter, confirmEmailLetter, resetPasswordLetter } from './features/customer/customer-letters.ts'
import { orderConfirmation, orderConfirmed, orderNotice } from './features/orders/order-letters.ts'
import { orderCancelledEmail, refundEmail } from './features/orders/unpaid-order-emails.ts'

/** Who writes each kind of mail. */
export const mailWriters = {
  order_confirmation: orderConfirmation,
  order_confirmed: orderConfirmed,
  order_notice: orderNotice,
  order_cancelled_unpaid: orderCancelledEmail,
  refund_notice: refundEmail,
  confirm_email: confirmEmailLetter,
  account_exists: accountExistsLetter,
  reset_password: resetPasswordLetter,
  contact_message: contactMessageLetter,
  career_application: careerApplicationLetter,
  claim_receipt: claimReceipt,
  claim_notice: claimNotice,
}
