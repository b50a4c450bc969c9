import type { VisitorCtx } from '../../apps/api/src/context.ts'
import { complain, withdraw } from '../../apps/api/src/features/claims/claims.ts'
import { applyForCareer, contact } from '../../apps/api/src/features/content/content.ts'
import { changeInboxEntry, inbox, replyToInboxEntry } from '../../apps/api/src/features/inbox/admin-inbox.ts'
import { actingAs, actingAsStaff, actorIn, contextOf } from '../acting.ts'
import { found, type TimedEvent } from '../timed-events.ts'
import { cvOf } from './cv.ts'
import { uidOf } from './order-events.ts'
import { isCompany, type PlannedOrder } from './plan.ts'
import type { SeedContext } from './seed-context.ts'
import type { DemoActivity, DemoApplication, DemoClaim, DemoHandling, DemoMessage } from './types.ts'
import { minutesAfter, momentBefore } from './working-time.ts'

/** Messages, claims and applications that the shop received, and how the staff handled them. */
export function inboxEvents(context: Omit<SeedContext, 'rows'>, orders: readonly PlannedOrder[]): TimedEvent[] {
  const { messages, claims, applications } = context.activity
  return [
    ...messages.flatMap((one, i) => letter(context, one, `message ${i}`, one.language, ctx => contact(ctx, messageOf(one)))),
    ...applications.flatMap((one, i) => letter(context, one, `application ${i}`, 'pl', async ctx => applyForCareer(ctx, { career_id: one.career, ...(await applicationOf(one)) }))),
    ...claims.flatMap((one, i) => claimEvents(context, one, orders, i)),
  ]
}

const messageOf = ({ name, email, phone, subject, text, machine }: DemoMessage) => ({ name, email, phone, subject, text, vending_machine_id: machine })

const applicationOf = async ({ name, email, phone, message, cv }: DemoApplication) => ({
  name,
  email,
  phone,
  message,
  cv: { name: 'CV.pdf', content: (await cvOf(name, cv)).toString('base64') },
  future_recruitments: true,
})

/** An entry of the inbox: how it arrived, and how it was handled until now. */
function letter(
  { shop, db, colleagues, now }: Omit<SeedContext, 'rows'>,
  one: { daysAgo: number; time: string; handled: readonly DemoHandling[] },
  name: string,
  language: 'en' | 'pl' = 'pl',
  send: (ctx: VisitorCtx) => Promise<unknown>,
): TimedEvent[] {
  const came = momentBefore(now, one.daysAgo, one.time)
  let id = ''
  const arrives = async () => {
    await actingAs(shop, db, null, `demo ${name}`)(came, language, send)
    const newest = await db.withTenant(shop.id, came, 'read').transaction(tx => inbox({ ...contextOf(shop, came, 'pl', tx), actor: actorIn(colleagues, 'owner', came) }, { limit: 1 }))
    id = found(newest.items[0]?.id, name)
  }
  const handlings = one.handled.map(handling => {
    const at = minutesAfter(momentBefore(now, one.daysAgo - handling.afterDays, one.time), 95)
    return { at, run: () => handle(handling, at) }
  })
  const handle = async ({ by, state, isTaken, reply }: DemoHandling, at: Date) => {
    const act = actingAsStaff(shop, db, colleagues)
    if (reply) await act(at, by, 'inbox.replyToInboxEntry', { id }, ctx => replyToInboxEntry(ctx, id, reply))
    if (state || isTaken) await act(at, by, 'inbox.changeInboxEntry', { id }, ctx => changeInboxEntry(ctx, id, { state, assigned: isTaken && 'me' }))
  }
  return [{ at: came, run: arrives }, ...handlings].filter(({ at }) => at < minutesAfter(now, -10))
}

/** About an order of a person that was delivered before, each about another one. */
function claimEvents(context: Omit<SeedContext, 'rows'>, claim: DemoClaim, orders: readonly PlannedOrder[], nth: number): TimedEvent[] {
  const came = momentBefore(context.now, claim.daysAgo, claim.time)
  const delivered = orders.filter(
    order => isPerson(context.activity, order) && order.steps.some(step => step.kind === 'move' && step.to === 'delivered' && step.at < came && daysBetween(step.at, came) < 13),
  )
  const order = found(delivered.at(-1 - nth) ?? delivered[0], `an order for the claim of ${claim.daysAgo} days ago`)
  const buyer = found(context.activity.buyers[order.buyer], 'its buyer')
  const { first_name, last_name } = buyer.address
  const items = [{ line: 1, items: 1 }]
  const declared = { name: `${first_name} ${last_name}`, email: buyer.email, items }
  const uid = uidOf(context.shop, order)
  return letter(context, claim, `claim ${nth}`, buyer.language, ctx =>
    claim.kind === 'withdrawal' ? withdraw(ctx, uid, { ...declared, note: claim.text }) : complain(ctx, uid, { ...declared, text: claim.text, remedy: claim.remedy ?? 'replacement' }),
  )
}

const isPerson = ({ buyers }: DemoActivity, { buyer }: PlannedOrder) => !isCompany(found(buyers[buyer], 'a buyer'))
const daysBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 86_400_000
