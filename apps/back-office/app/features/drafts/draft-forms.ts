import type { DraftForm } from '../../platform/drafts/draft.ts'
import { customerNoteForm } from '../customers/customer-drafts.ts'
import { replyForm } from '../inbox/inbox-drafts.ts'
import { orderForms } from '../orders/order-drafts.ts'
import { productForm } from '../products/form/product-drafts.ts'
import { settingsForms } from '../settings/settings-drafts.ts'
import { stockForms } from '../stock/stock-drafts.ts'
import { webhookForm } from '../webhooks/webhook-drafts.ts'

/** The forms that have drafts, with the fields that are stored of each. */
export const draftForms: readonly DraftForm[] = [
  ...settingsForms,
  ...orderForms,
  replyForm,
  customerNoteForm,
  ...stockForms,
  webhookForm,
  productForm,
]
