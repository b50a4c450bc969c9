import type { VisitorCtx } from '../../src/context.ts'
import { complain, withdraw } from '../../src/features/claims/claims.ts'
import { applyForCareer, contact } from '../../src/features/content/content.ts'
import { changeInboxEntry, inbox, replyToInboxEntry } from '../../src/features/inbox/admin-inbox.ts'
import type { Database } from '../../src/platform/database.ts'
import { actingAs, actingAsStaff, actorIn, type Colleagues, contextOf } from '../acting.ts'
import { found, type Happening } from '../happenings.ts'
import type { DemoShop } from '../types.ts'
import { cvOf } from './cv.ts'
import { uidOf } from './order-lives.ts'
import { isCompany, type PlannedOrder } from './plan.ts'
import type { DemoActivity, DemoApplication, DemoClaim, DemoHandling, DemoMessage } from './types.ts'
import { minutesAfter, momentBefore } from './working-time.ts'

interface Lived {
  shop: DemoShop
  db: Database
  colleagues: Colleagues
  activity: DemoActivity
  now: Date
}

/** What people wrote to the shop, and what the staff did with it. */
export function inboxLives(lived: Lived, orders: readonly PlannedOrder[]): Happening[] {
  const { messages, claims, applications } = lived.activity
  return [
    ...messages.flatMap((one, i) => letter(lived, one, `message ${i}`, one.language, ctx => contact(ctx, messageOf(one)))),
    ...applications.flatMap((one, i) => letter(lived, one, `application ${i}`, 'pl', async ctx => applyForCareer(ctx, { career_id: one.career, ...(await applicationOf(one)) }))),
    ...claims.flatMap((one, i) => claimLives(lived, one, orders, i)),
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

/** A letter as it came, and what was done with it until now. */
function letter(
  { shop, db, colleagues, now }: Lived,
  one: { daysAgo: number; time: string; handled: readonly DemoHandling[] },
  name: string,
  language: 'en' | 'pl' = 'pl',
  send: (ctx: VisitorCtx) => Promise<unknown>,
): Happening[] {
  const came = momentBefore(now, one.daysAgo, one.time)
  let id = ''
  const arrives = async () => {
    await actingAs(shop, db, null, `demo ${name}`)(came, language, send)
    const newest = await db.withTenant(shop.id, came, 'read').transaction(tx => inbox({ ...contextOf(shop, came, 'pl', tx), actor: actorIn(colleagues, 'owner', came) }, { limit: 1 }))
    id = found(newest.items[0]?.id, name)
  }
  const handlings = one.handled.map(handling => ({
    at: minutesAfter(momentBefore(now, one.daysAgo - handling.afterDays, one.time), 95),
    happen: () => handle(handling, minutesAfter(momentBefore(now, one.daysAgo - handling.afterDays, one.time), 95)),
  }))
  const handle = async ({ by, state, isTaken, reply }: DemoHandling, at: Date) => {
    const act = actingAsStaff(shop, db, colleagues)
    if (reply) await act(at, by, 'inbox.replyToInboxEntry', { id }, ctx => replyToInboxEntry(ctx, id, reply))
    if (state || isTaken) await act(at, by, 'inbox.changeInboxEntry', { id }, ctx => changeInboxEntry(ctx, id, { state, assigned: isTaken && 'me' }))
  }
  return [{ at: came, happen: arrives }, ...handlings].filter(({ at }) => at < minutesAfter(now, -10))
}

/** About an order of a person that was delivered before, each about another one. */
function claimLives(lived: Lived, claim: DemoClaim, orders: readonly PlannedOrder[], nth: number): Happening[] {
  const came = momentBefore(lived.now, claim.daysAgo, claim.time)
  const delivered = orders.filter(
    order => isPerson(lived.activity, order) && order.steps.some(step => step.kind === 'move' && step.to === 'delivered' && step.at < came && daysBetween(step.at, came) < 13),
  )
  const order = found(delivered.at(-1 - nth) ?? delivered[0], `an order for the claim of ${claim.daysAgo} days ago`)
  const buyer = found(lived.activity.buyers[order.buyer], 'its buyer')
  const { first_name, last_name } = buyer.address
  const items = [{ line: 1, items: 1 }]
  const declared = { name: `${first_name} ${last_name}`, email: buyer.email, items }
  const uid = uidOf(lived.shop, order)
  return letter(lived, claim, `claim ${nth}`, buyer.language, ctx =>
    claim.kind === 'withdrawal' ? withdraw(ctx, uid, { ...declared, note: claim.text }) : complain(ctx, uid, { ...declared, text: claim.text, remedy: claim.remedy ?? 'replacement' }),
  )
}

const isPerson = ({ buyers }: DemoActivity, { buyer }: PlannedOrder) => !isCompany(found(buyers[buyer], 'a buyer'))
const daysBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 86_400_000
