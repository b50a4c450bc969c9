import { daysAfterClaim, type Order, orderCalls, ShopError } from '@stragan/contract'
import { describeSalesUnit } from '@stragan/contract/sales-units'
import { dayIn, lastDayOfPeriod } from '@stragan/deadlines'
import { alternatesOf, hrefTo, type Language } from '@stragan/routing'
import { z } from 'zod'
import { formatDay, formatMoment } from '../../platform/format.ts'
import { headOf } from '../../platform/head.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import type { PublicContext } from '../../platform/public-context.ts'
import { addressOf } from '../../platform/structured-data.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import type { ClaimKind, Closed } from './claim-fields.ts'
import { claimMessages } from './claims.messages.ts'

export type ClaimLoaded = ReturnType<typeof claimData>

/** Loads the page of a declaration: its form, the reason why there is none, or the confirmation of receipt. */
export const claimLoader = (kind: ClaimKind) =>
  personalLoader(async (ctx, visitor, { params, query }) => {
    const { language, bootstrap } = ctx
    const uid = params.uid ?? ''
    const loaded = await claimedOrder(visitor, kind, uid)
    const { order } = loaded
    const received = receivedIn(kind, query, order, language, bootstrap.shop.time_zone)
    // Idempotency keys are scoped to a session: without one, a double submit would create two declarations.
    if (order.rights[kind] && !received) await visitor.ensureSession()
    const t = claimMessages[language][kind]
    const title = `${received ? t.received : t.title} | ${bootstrap.shop.name}`
    const head = { title, description: t.description, alternates: alternatesOf(kind, { uid }), noindex: true }
    return { ...headOf(ctx, head), ...claimData(ctx, kind, loaded), received }
  })

interface ClaimedOrder {
  order: Order
  /** Its uid is a reference from a lookup: it has no page. */
  isReferenced: boolean
}

/** Loads the order of a declaration by its uid or, to withdraw, by a reference from a lookup. */
export async function claimedOrder({ optionalSession }: VisitorContext, kind: ClaimKind, uid: string): Promise<ClaimedOrder> {
  try {
    return { order: await optionalSession(orderCalls.order, { params: { uid } }), isReferenced: false }
  } catch (error) {
    if (kind !== 'withdrawal' || !(error instanceof ShopError && error.code === 'order_not_found')) throw error
    return { order: await optionalSession(orderCalls.referencedOrder, { params: { reference: uid } }), isReferenced: true }
  }
}

/** Data of a declaration's page. */
export function claimData(ctx: PublicContext, kind: ClaimKind, { order, isReferenced }: ClaimedOrder) {
  const { language, bootstrap } = ctx
  return {
    language,
    kind,
    alternates: alternatesOf(kind, { uid: order.uid }),
    order: declarationData(order, kind, language),
    /** Null for whoever found the order by its number and e-mail. */
    orderPage: isReferenced ? null : hrefTo(language, 'order', { uid: order.uid }),
    closed: order.rights[kind] ? null : closedReason(order),
    received: null as ReturnType<typeof receivedIn>,
    seller: bootstrap.business,
    lookupUrl: lookupUrl(ctx),
    /** Idempotency key of this form: repeated submits create one declaration. */
    key: crypto.randomUUID() as string,
  }
}

/** Absolute URL of the page that finds an order to withdraw from. */
export const lookupUrl = (ctx: PublicContext) => addressOf(ctx, hrefTo(ctx.language, 'withdrawFromContract'))

/** How far the clocks of API and storefront may differ. */
const clockDifferenceMs = 60_000

/**
 * When the declaration was received, after the form's redirect; the last day to send the goods back, or that of the shop's answer. Null for
 * a time before the order or in the future, which no redirect has.
 */
function receivedIn(kind: ClaimKind, query: URLSearchParams, { created_at }: Order, language: Language, timeZone: string) {
  const { data: iso } = z.iso.datetime().safeParse(query.get('received'))
  if (iso === undefined || Date.parse(iso) < Date.parse(created_at) || Date.parse(iso) > Date.now() + clockDifferenceMs) return null
  const until = formatDay(language, lastDayOfPeriod(dayIn(timeZone, new Date(iso)), daysAfterClaim[kind]))
  return { iso, text: formatMoment(language, iso, timeZone, 'with time'), until }
}

/** Complaints have no deadline of their own; only the period of withdrawal ends. */
const closedReason = ({ status }: Order): Closed => (status === 'cancelled' ? 'cancelled' : 'over')

/** Data of the order for its declaration; personal data only if the visitor may see it. */
function declarationData({ uid, number, masked, email, billing_address, items, rights }: Order, kind: ClaimKind, language: Language) {
  return {
    uid,
    number,
    masked,
    name: billing_address && `${billing_address.first_name} ${billing_address.last_name}`,
    email,
    lastDay: rights.withdrawal_until === null ? null : formatDay(language, rights.withdrawal_until),
    declaration: rights.as_consumer[kind],
    lines: items.map(({ name, name_language: nameLanguage, symbol, items: ordered, combination_features, sales_unit: salesUnit }, at) => ({
      line: at + 1,
      name,
      nameLanguage,
      about: [
        symbol,
        ...combination_features.map(({ feature_name, feature_value }) => `${feature_name}: ${feature_value}`),
        ...(salesUnit.code === 'piece' ? [] : [describeSalesUnit(nameLanguage, salesUnit)]),
      ].join(' · '),
      ordered,
      salesUnit,
    })),
  }
}
