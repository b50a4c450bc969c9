import type { OrderStatus, StaffCancelReason } from '@stragan/contract'
import type { NoteAudience, Role } from '@stragan/contract/admin'
import { dayOf, daysAfter, minutesAfter, workBegins, workingDaysAfter } from './working-time.ts'

/** Something that is done to an order at a moment. */
export type Step = { at: Date } & (
  | { kind: 'move'; to: OrderStatus; by: Role; reason?: StaffCancelReason }
  /** Reported by the provider, or recorded by the staff with a note. */
  | { kind: 'payment'; by: Role | 'provider'; note?: string }
  | { kind: 'note'; by: Role; text: string; audience: NoteAudience }
  /** Nobody has paid: the order expires. */
  | { kind: 'expiry' }
)

interface CourseOf {
  placed: Date
  payment: string
  place: number
  /** Of the last weeks: some are slow, cancelled, or never paid. */
  isRecent: boolean
  staffNote: string | null
  /** A note for the buyer. */
  message?: string | undefined
  stopsAt?: OrderStatus
  reason?: StaffCancelReason
}

const cancelReasons: readonly StaffCancelReason[] = ['buyer_request', 'out_of_stock', 'undeliverable']
/** Just after the end of the seventh day in Poland. */
const lastMomentAfter = (placed: Date) => new Date(`${daysAfter(dayOf(placed), 7)}T23:05:00Z`)

/** Plans the steps of an order, from payment to delivery. */
export function course({ placed, payment, place, isRecent, staffNote, message, stopsAt, reason }: CourseOf): Step[] {
  const noted = (text: string | null | undefined, audience: NoteAudience, minutes: number): Step[] => (text ? [{ at: minutesAfter(placed, minutes), kind: 'note', by: 'sales', text, audience }] : [])
  const note = [...noted(staffNote, 'staff', 75), ...noted(message, 'buyer', 82)]
  const isLeft = isRecent && place % 13 === 9
  if (isLeft && payment === 'bank_transfer') return [...note, { at: lastMomentAfter(placed), kind: 'expiry' }]
  if (isLeft) return [...note, { at: workingDaysAfter(placed, 1, '08:25'), kind: 'move', to: 'cancelled', by: 'sales', reason: cancelReasons[place % 3] as StaffCancelReason }]
  const usual = usualSteps(placed, payment, isRecent && place % 6 === 4 ? 1 : 0)
  if (stopsAt === undefined) return [...note, ...usual]
  return [...note, ...stopped(usual, placed, stopsAt, reason)]
}

/** All steps from the acceptance to the delivery, packed so many working days late. */
function usualSteps(placed: Date, payment: string, late: number): Step[] {
  const begun = workBegins(placed)
  const move = (at: Date, to: OrderStatus, by: Role): Step => ({ at, kind: 'move', to, by })
  const paid = { bank_transfer: workingDaysAfter(placed, 1, '07:35'), test: minutesAfter(placed, 4) }[payment]
  const accepted: Step = paid === undefined ? move(begun, 'confirmed', 'sales') : { at: paid, kind: 'payment', by: payment === 'test' ? 'provider' : 'sales' }
  const ready = paid !== undefined && paid > begun ? paid : begun
  const packed = late > 0 ? workingDaysAfter(ready, late, '08:50') : minutesAfter(ready, 85)
  const sent = minutesAfter(packed, 110)
  const delivered = workingDaysAfter(sent, 1, '10:20')
  return [accepted, move(packed, 'packed', 'warehouse'), move(sent, 'sent', 'warehouse'), move(delivered, 'delivered', 'sales'), ...paidLater(payment, delivered)]
}

function paidLater(payment: string, delivered: Date): Step[] {
  const recorded = (at: Date, note: string): Step[] => [{ at, kind: 'payment', by: 'sales', note }]
  if (payment === 'cash_on_delivery') return recorded(workingDaysAfter(delivered, 3, '09:15'), 'Pobranie rozliczone przez kuriera, zestawienie tygodniowe')
  if (payment === 'pay_on_collection') return recorded(minutesAfter(delivered, 5), 'Zapłacono kartą przy odbiorze')
  if (payment === 'deferred_invoice') return recorded(workingDaysAfter(delivered, 8, '11:05'), 'Przelew za fakturę, wyciąg z banku')
  return []
}

/** The steps up to a status, 95 minutes apart, on days off too. */
function stopped(usual: Step[], placed: Date, stopsAt: OrderStatus, reason?: StaffCancelReason): Step[] {
  const at = (i: number) => minutesAfter(placed, 45 + i * 95)
  if (stopsAt === 'new') return []
  if (stopsAt === 'cancelled') return [{ at: at(0), kind: 'move', to: 'cancelled', by: 'sales', ...(reason && { reason }) }]
  const last = usual.findIndex(step => (step.kind === 'payment' ? stopsAt === 'paid' : step.kind === 'move' && step.to === stopsAt))
  return usual.slice(0, last + 1).map((step, i) => ({ ...step, at: at(i) }))
}
