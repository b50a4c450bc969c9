import { complaintAnswerDays, type Order, orderCalls, withdrawalDays } from '@stragan/contract'
import { dayIn, lastDayOfPeriod } from '@stragan/deadlines'
import { alternatesOf, hrefTo, type Language } from '@stragan/routing'
import { z } from 'zod'
import { formatDay, formatMoment } from '../../platform/format.ts'
import { headOf } from '../../platform/head.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import type { PublicContext } from '../../platform/public-context.ts'
import { addressOf } from '../../platform/structured-data.ts'
import type { ClaimKind, Closed } from './claim-fields.ts'
import { claimMessages } from './claims.messages.ts'

export type ClaimLoaded = ReturnType<typeof claimData>

/** Loads the page of a declaration: its form, the reason why there is none, or the confirmation of receipt. */
export const claimLoader = (kind: ClaimKind) =>
  personalLoader(async (ctx, visitor, { params, query }) => {
    const { language, bootstrap } = ctx
    const uid = params.uid ?? ''
    const order = await visitor.optionalSession(orderCalls.order, { params: { uid } })
    const received = receivedIn(kind, query, language, bootstrap.shop.time_zone)
    // Idempotency keys are scoped to a session: without one, a double submit would create two declarations.
    if (order.rights[kind] && !received) await visitor.ensureSession()
    const t = claimMessages[language][kind]
    const title = `${received ? t.received : t.title} | ${bootstrap.shop.name}`
    const head = { title, description: t.description, alternates: alternatesOf(kind, { uid }), noindex: true }
    return { ...headOf(ctx, head), ...claimData(ctx, kind, order), received }
  })

/** Data of a declaration's page. */
export function claimData(ctx: PublicContext, kind: ClaimKind, order: Order) {
  const { language, bootstrap } = ctx
  return {
    language,
    kind,
    alternates: alternatesOf(kind, { uid: order.uid }),
    order: declarationData(order, kind, language),
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

/** When the declaration was received, after the form's redirect; the last day to send the goods back, or that of the shop's answer. */
function receivedIn(kind: ClaimKind, query: URLSearchParams, language: Language, timeZone: string) {
  const { data: iso } = z.iso.datetime().safeParse(query.get('received'))
  if (iso === undefined) return null
  const days = kind === 'withdrawal' ? withdrawalDays : complaintAnswerDays
  const until = formatDay(language, lastDayOfPeriod(dayIn(timeZone, new Date(iso)), days))
  return { iso, text: formatMoment(language, iso, timeZone, 'with time'), until }
}

/** Complaints have no deadline of their own; only the period of withdrawal ends. */
const closedReason = ({ status }: Order): Closed => (status === 'cancelled' ? 'cancelled' : 'over')

/** Data of the order for its declaration; personal data only if the visitor may see it. */
function declarationData(
  { uid, number, masked, email, billing_address, items, rights, language: written }: Order,
  kind: ClaimKind,
  language: Language,
) {
  return {
    uid,
    number,
    masked,
    written,
    name: billing_address && `${billing_address.first_name} ${billing_address.last_name}`,
    email,
    lastDay: rights.withdrawal_until === null ? null : formatDay(language, rights.withdrawal_until),
    declaration: rights.as_consumer[kind],
    lines: items.map(({ name, symbol, items: ordered, combination_features }, at) => ({
      line: at + 1,
      name,
      about: [symbol, ...combination_features.map(({ feature_name, feature_value }) => `${feature_name}: ${feature_value}`)].join(' · '),
      ordered,
    })),
  }
}
