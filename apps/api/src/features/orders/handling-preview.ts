import { type Input, type OrderStatus, type ResponseInput, ShopError } from '@stragan/contract'
import type { orderHandlingCalls } from '@stragan/contract/admin'
import { toDecimal } from '@stragan/pricing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { Ctx } from '../../context.ts'
import { moveOf } from './admin-orders.ts'
import { moveEmailTemplates } from './move-email-templates.ts'
import { isRequired, type MoveEmail } from './move-emails.ts'
import { authorOf } from './order-author.ts'
import { type OrderWithLines, orderByUid } from './orders.queries.ts'
import { changeOrderStatus } from './orders.ts'
import { recordPayment } from './payments/manual-payments.ts'
import { paymentsToRefund } from './payments/payments.queries.ts'

type Preview = ResponseInput<typeof orderHandlingCalls.previewMove>

/** What a move would do. */
export const previewMove = (ctx: ShopAdminCtx, uid: string, { status, ...move }: Input<typeof orderHandlingCalls.previewMove>['body']) =>
  preview(ctx, uid, txCtx => changeOrderStatus(txCtx, uid, status, moveOf(ctx, move)))

/** What a payment that staff record would do. */
export const previewPayment = (ctx: ShopAdminCtx, uid: string, payment: Input<typeof orderHandlingCalls.previewPayment>['body']) =>
  preview(ctx, uid, txCtx => recordPayment(txCtx, uid, payment, authorOf(ctx.actor)))

/** Thrown to roll back. */
class Previewed extends Error {
  readonly preview: Preview

  constructor(preview: Preview) {
    super('previewed')
    this.preview = preview
  }
}

/** Does the work, looks at what it has done, and rolls it back: a preview cannot differ from the work. */
async function preview(ctx: ShopAdminCtx, uid: string, work: (ctx: Ctx) => Promise<MoveEmail | null>): Promise<Preview> {
  try {
    return await ctx.db.transaction(async tx => {
      const txCtx: Ctx = { ...ctx, db: tx }
      const before = await loaded(txCtx, uid)
      const due = await paymentsToRefund(txCtx, uid)
      const email = await work(txCtx)
      const after = await loaded(txCtx, uid)
      throw new Previewed({
        status: after.status,
        paid: after.is_paid,
        ...restored(before, after.status),
        refund_due: toDecimal((await paymentsToRefund(txCtx, uid)) - due),
        email: email && (await rendered(txCtx, email)),
      })
    })
  } catch (thrown) {
    if (thrown instanceof Previewed) return thrown.preview
    throw thrown
  }
}

async function loaded(ctx: Ctx, uid: string): Promise<OrderWithLines> {
  const row = await orderByUid(ctx, uid)
  if (!row) throw new ShopError('order_not_found')
  return row
}

/** What a cancellation gives back. */
function restored({ status, lines, discount_code, gift }: OrderWithLines, after: OrderStatus) {
  if (after !== 'cancelled' || status === 'cancelled') return { restocked: [], discount_code: null, gift: null }
  const items = lines as { symbol: string; name: string; items: number }[]
  return {
    restocked: items.map(({ symbol, name, items: quantity }) => ({ symbol, name, items: quantity })),
    discount_code,
    gift: gift?.name ?? null,
  }
}

async function rendered(ctx: Ctx, { kind, recipient, language, data }: MoveEmail): Promise<Preview['email']> {
  const { subject, html, text, attachments = [] } = await moveEmailTemplates[kind]({ ...ctx, language }, data)
  return {
    recipient,
    language,
    subject,
    html,
    text,
    attachments: attachments.map(({ filename }) => filename),
    is_required: isRequired(kind),
  }
}
