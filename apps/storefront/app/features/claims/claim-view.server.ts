import { type Order, orderCalls } from '@stragan/contract'
import { alternatesOf, type Language } from '@stragan/routing'
import { z } from 'zod'
import { formatLastDay, formatMoment } from '../../platform/format.ts'
import { headOf } from '../../platform/head.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import type { ClaimKind, Closed } from './claim-fields.ts'
import { claimMessages } from './claims.messages.ts'

export type ClaimLoaded = Awaited<ReturnType<ReturnType<typeof claimLoader>>>

/** Loads the page of a declaration: its form, the reason why there is none, or the confirmation of receipt. */
export const claimLoader = (kind: ClaimKind) =>
  personalLoader(async (ctx, visitor, { params, query }) => {
    const { language, bootstrap } = ctx
    const uid = params.uid ?? ''
    const order = await visitor.optionalSession(orderCalls.order, { params: { uid } })
    const received = receivedIn(query, language, bootstrap.shop.time_zone)
    // Idempotency keys are scoped to a session: without one, a double submit would create two declarations.
    if (order.rights[kind] && !received) await visitor.ensureSession()
    const t = claimMessages[language][kind]
    const title = `${received ? t.received : t.title} | ${bootstrap.shop.name}`
    const head = { title, description: t.description, alternates: alternatesOf(kind, { uid }), noindex: true }
    return {
      language,
      ...headOf(ctx, head),
      kind,
      order: declarationData(order, language, bootstrap.shop.time_zone),
      closed: order.rights[kind] ? null : closedReason(order),
      received,
      seller: bootstrap.business,
      /** Idempotency key of this form: repeated submits create one declaration. */
      key: crypto.randomUUID() as string,
    }
  })

/** When the declaration was received, after the form's redirect. */
function receivedIn(query: URLSearchParams, language: Language, timeZone: string) {
  const { data: iso } = z.iso.datetime().safeParse(query.get('received'))
  return iso === undefined ? null : { iso, text: formatMoment(language, iso, timeZone, 'with time') }
}

/** Complaints have no deadline of their own; only the period of withdrawal ends. */
const closedReason = ({ status, rights }: Order): Closed => (status === 'cancelled' ? 'cancelled' : rights.complaint ? 'over' : 'companies')

/** Data of the order for its declaration; personal data only if the visitor may see it. */
function declarationData(
  { uid, number, masked, email, billing_address, items, rights, language: written }: Order,
  language: Language,
  zone: string,
) {
  return {
    uid,
    number,
    masked,
    written,
    name: billing_address && `${billing_address.first_name} ${billing_address.last_name}`,
    email,
    lastDay: rights.withdrawal_until === null ? null : formatLastDay(language, rights.withdrawal_until, zone),
    lines: items.map(({ name, symbol, items: ordered, combination_features }, at) => ({
      line: at + 1,
      name,
      about: [symbol, ...combination_features.map(({ feature_name, feature_value }) => `${feature_name}: ${feature_value}`)].join(' · '),
      ordered,
    })),
  }
}
