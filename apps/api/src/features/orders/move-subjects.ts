import type { MoveEmailKind } from '@stragan/contract/admin'
import type { Ctx } from '../../context.ts'
import { moveEmailMessages } from './move-email.messages.ts'
import { emailMessages } from './order-email.messages.ts'
import { loadOrderEmailData, type OrderEmailData } from './order-email-data.ts'

type SubjectOf = (ctx: Ctx, data: Pick<OrderEmailData, 'order' | 'shop'>) => string

/** Whether the goods of a sent order wait for the buyer. */
export const isCollected = ({ shipments, delivery }: OrderEmailData['order']): boolean =>
  shipments.length === 0 && (delivery.code === 'pickup' || delivery.promise?.collected === true)

/** Subjects of the e-mails of moves, where staff do not type one. */
export const moveSubjects: Record<MoveEmailKind, SubjectOf> = {
  order_confirmed: ({ language }, { order, shop }) => emailMessages[language].confirmed(order.number, shop.name),
  order_paid: ({ language }, { order, shop }) => moveEmailMessages[language].paid(order.number, shop.name),
  order_sent: ({ language }, { order, shop }) => {
    const t = moveEmailMessages[language]
    return (isCollected(order) ? t.ready : t.sent)(order.number, shop.name)
  },
  order_cancelled: ({ language }, { order, shop }) => moveEmailMessages[language].cancelled(order.number, shop.name),
}

export const usualSubject = async (ctx: Ctx, uid: string, kind: MoveEmailKind): Promise<string> =>
  moveSubjects[kind](ctx, await loadOrderEmailData(ctx, uid))
