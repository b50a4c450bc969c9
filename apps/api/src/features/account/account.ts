import { type accountCalls, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import type { Ctx, CustomerCtx } from '../../context.ts'
import { deleteResponsesWith } from '../../platform/idempotency.ts'
import { addresses } from '../addresses/addresses.ts'
import { type CheckPassword, customerOf, reauthenticate } from '../auth/auth.ts'
import { type Prices, pricesIn, tiersOf } from '../catalogue/catalogue.ts'
import { claimsOf, deleteClaimsOf } from '../claims/claims.ts'
import { deleteMessagesOf } from '../content/content.ts'
import { deleteDraftsAbout } from '../drafts/drafts.ts'
import { favouritesWithTimes } from '../favourites/favourites.ts'
import { eraseHistory } from '../history/history.ts'
import { deleteMailsOf, type MailOwner, mailsOf } from '../mail/mail.ts'
import { adoptFinishedOrders, anonymiseOrders, fullOrders, messagesToBuyer, orderUidsOf } from '../orders/orders.ts'
import { exportedSavedLists } from '../saved-lists/saved-lists.ts'
import { deleteViewsWith } from '../saved-views/saved-views.ts'
import { alertsOf, deleteAlertsOf } from '../stock-alerts/stock-alerts.ts'
import * as queries from './account.queries.ts'

export { approveDeferredPayment } from './deferred-payment.ts'

type Customer = NonNullable<Awaited<ReturnType<typeof customerOf>>>

const idOf = (ctx: CustomerCtx) => ctx.visitor.customer.id

export async function updateCustomer(
  ctx: CustomerCtx,
  person: Input<typeof accountCalls.updateCustomer>['body']['customer'],
): Promise<ResponseInput<typeof accountCalls.updateCustomer>> {
  const { first_name, last_name, company, nip, phone, language = ctx.language } = person
  const row = { first_name, last_name, company: company || null, nip: nip || null, phone: phone || null, language }
  await queries.updatePerson(ctx, idOf(ctx), row)
  const updated = await customerOf(ctx, idOf(ctx))
  // Erased in parallel, with the session.
  if (!updated) throw new ShopError('session_expired')
  return updated
}

export async function customerPrices(
  ctx: CustomerCtx,
  query: Input<typeof accountCalls.customerPrices>['query'],
): Promise<ResponseInput<typeof accountCalls.customerPrices>> {
  const [{ total, items }, prices] = await Promise.all([queries.pricesOf(ctx, idOf(ctx), query), pricesIn(ctx, query.currency)])
  return {
    items: items.map(row => priceView(ctx, row, prices)),
    page: query.page,
    per_page: query.per_page,
    total,
  }
}

function priceView(ctx: Ctx, row: queries.PriceRow, prices: Prices): ResponseInput<typeof accountCalls.customerPrices>['items'][number] {
  const list = fullPriceList(row)
  const withPer100 = prices.needPer100(row.price_net, row.list_net, ...list.flatMap(tier => [tier.price_net, tier.promo_net]))
  return {
    product_id: row.product_id,
    product_variant_id: row.variant_id,
    name: row.name,
    slug: ctx.language === 'en' ? row.slug_en : row.slug_pl,
    symbol: row.symbol,
    combination_features: row.features,
    vat_tax_percent: row.vat_percent,
    currency: prices.currency,
    sales_unit: row.sales_unit,
    list_price_net: prices.of(row.list_net),
    list_prices: tiersOf(list, prices, withPer100),
    price_net: prices.of(row.price_net),
    per_100: withPer100 ? { list_price_net: prices.of(100 * row.list_net), price_net: prices.of(100 * row.price_net) } : null,
    changed_at: new Date(row.changed_at).toISOString(),
    is_recent: row.is_recent,
    items: row.stock_on_hand,
  }
}

/** The tiers of a variant; below the first one it has the product's price (docs/rules.md#5). */
const fullPriceList = ({ tiers, product_net, promo_net }: queries.PriceRow) =>
  tiers[0]?.quantity === 1 || product_net === null ? tiers : [{ quantity: 1, price_net: product_net, promo_net }, ...tiers]

export async function customerSessions(ctx: CustomerCtx): Promise<ResponseInput<typeof accountCalls.customerSessions>> {
  const rows = await queries.sessionsOf(ctx, idOf(ctx))
  return rows.map(row => ({ id: row.id, ...sessionView(row), is_current: row.id === ctx.visitor.sessionId }))
}

const sessionView = ({ device, created_at, expires_at }: queries.SessionRow) => ({
  device,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
})

export async function endCustomerSession(ctx: CustomerCtx, id: string): Promise<'ok'> {
  if (!(await queries.endSession(ctx, idOf(ctx), id))) throw new ShopError('session_not_found')
  return 'ok'
}

/**
 * Exports the data of a customer's account (GDPR, articles 15 and 20), with orders placed without logging in if the e-mail is confirmed. What
 * only staff see about them is in `customerDataFile`.
 */
export async function customerData(ctx: Ctx, id: number): Promise<ResponseInput<typeof accountCalls.customerData>> {
  const customer = await customerOf(ctx, id)
  if (!customer) throw new ShopError('customer_required')
  const orderUids = await orderUidsOf(ctx, id, customer.email_confirmed ? customer.email : null)
  const { claims, owner } = await correspondenceOf(ctx, customer, orderUids)
  const mails = await mailsOf(ctx, owner)
  const alerts = owner.isConfirmed ? await alertsOf(ctx, owner.email) : []
  const declared = await queries.consentsAndApprovalOf(ctx, id)
  return {
    customer,
    consents: declared?.consents ?? [],
    deferred_payment_approved_at: declared?.deferred_payment_approved_at?.toISOString() ?? null,
    addresses: await addresses(ctx, id),
    sessions: (await queries.sessionsOf(ctx, id)).map(sessionView),
    favorites: await favouritesWithTimes(ctx, id),
    orders: await fullOrders(ctx, orderUids),
    claims: claims.map(({ id: _, created_at, lines, replies, ...claim }) => ({
      ...claim,
      received_at: created_at.toISOString(),
      items: lines.map(({ quantity, ...line }) => ({ ...line, items: quantity })),
      replies: replies.map(reply => ({ ...reply, created_at: new Date(reply.created_at).toISOString() })),
    })),
    mails: mails.map(({ created_at, sent_at, ...mail }) => ({
      ...mail,
      created_at: created_at.toISOString(),
      sent_at: sent_at?.toISOString() ?? null,
    })),
    order_messages: (await messagesToBuyer(ctx, orderUids)).map(({ created_at, ...note }) => ({
      ...note,
      created_at: created_at.toISOString(),
    })),
    stock_alerts: alerts.map(({ created_at, confirmed_at, ...alert }) => ({
      ...alert,
      created_at: created_at.toISOString(),
      confirmed_at: confirmed_at?.toISOString() ?? null,
    })),
    saved_lists: await exportedSavedLists(ctx, id),
    cart: await queries.cartOf(ctx, id),
    personal_prices: (await queries.personalPricesOf(ctx, id)).map(({ changed_at, ...price }) => ({
      ...price,
      changed_at: changed_at.toISOString(),
    })),
    price_lists: (await queries.priceListsOf(ctx, id)).map(({ name, since }) => ({ name, since: since.toISOString() })),
  }
}

/** The claims about orders of a customer, and the criteria by which a mail belongs to the customer. */
async function correspondenceOf(ctx: Ctx, customer: Pick<Customer, 'email' | 'email_confirmed'>, orderUids: string[]) {
  const claims = await claimsOf(ctx, orderUids)
  const owner: MailOwner = {
    orderUids,
    claimIds: claims.map(({ id }) => id),
    email: customer.email,
    isConfirmed: customer.email_confirmed === true,
  }
  return { claims, owner }
}

export async function closeAccount(ctx: CustomerCtx, password: string, checkPassword: CheckPassword): Promise<'ok'> {
  const customer = await reauthenticate(ctx, password, checkPassword)
  await ctx.db.transaction(tx => eraseCustomer({ ...ctx, db: tx }, customer))
  return 'ok'
}

interface Erased {
  id: number
  email: string
  email_confirmed_at: Date | null
}

/**
 * Erases the customer's personal data, claims, messages, mails and stock alerts, what the history, drafts of staff and responses stored for
 * retries have of them, and saved views that search for them; orders stay, anonymised, finished ones that were placed without logging in with the
 * confirmed e-mail, too. A trigger erases the log of webhooks (sql/webhooks.sql). Throws `order_move_refused` while an order is open, since it
 * still has to be delivered, and `refund_due` while money is to be paid back. `db` is a transaction.
 */
export async function eraseCustomer(ctx: Ctx, { id, email, email_confirmed_at }: Erased): Promise<void> {
  // An order that is being placed is either seen here, or refused.
  await queries.lockForDeletion(ctx, id)
  const isConfirmed = email_confirmed_at !== null
  if (isConfirmed) await adoptFinishedOrders(ctx, id, email)
  const emails = [email, ...(await queries.orderEmailsOf(ctx, id))]
  const names = await queries.namesOf(ctx, id)
  await anonymiseOrders(ctx, id)
  const orderUids = await orderUidsOf(ctx, id)
  const { owner } = await correspondenceOf(ctx, { email, email_confirmed: isConfirmed }, orderUids)
  await deleteClaimsOf(ctx, orderUids)
  await deleteDraftsAbout(ctx, orderUids)
  await eraseHistory(ctx, 'order', orderUids)
  await deleteViewsWith(ctx, { emails, names })
  if (isConfirmed) {
    await deleteAlertsOf(ctx, email)
    await deleteMessagesOf(ctx, email)
  }
  // After the claims and messages, whose deletion waits for everybody who is replying to them: the mails of their replies are seen.
  await deleteMailsOf(ctx, owner)
  // Once more: a mail that could not be sent may have become an alert again.
  if (isConfirmed) await deleteAlertsOf(ctx, email)
  await deleteResponsesWith(ctx, emails)
  await queries.deleteCustomer(ctx, id)
  // After the deletion, which waits for everybody who is changing a note: what they have recorded is seen.
  await eraseHistory(ctx, 'customer', [String(id)])
}
