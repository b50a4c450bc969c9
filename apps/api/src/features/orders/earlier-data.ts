import { createHash } from 'node:crypto'
import type { Address } from '@stragan/contract'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { rowsBefore } from '../history/history.ts'
import type { OrderData } from './order-changes.queries.ts'

/** Changes of an order that are read at most: a form that is older than these cannot be merged. */
const maxRows = 500

/** Contact and addresses with all their fields, whatever was left out when they were stored. */
export const documentOf = ({ email, phone, billing_address, delivery_address }: OrderData) => ({
  email,
  phone,
  billing_address: addressOf(billing_address),
  delivery_address: addressOf(delivery_address),
})

function addressOf(stored: object | null) {
  if (stored === null) return null
  const { first_name, last_name, company, nip, street, postal_code, city, country, phone } = stored as Address
  return { first_name, last_name, company: company ?? null, nip: nip ?? null, street, postal_code, city, country, phone: phone ?? null }
}

/** Of the data alone: a payment or a move of the order does not change it. */
export const revisionOf = (data: OrderData) =>
  createHash('sha256')
    .update(JSON.stringify(documentOf(data)))
    .digest('base64url')
    .slice(0, 22)

interface Earlier {
  data: OrderData
  /** Whether the caller alone has changed it since. */
  isOwn: boolean
}

/** Contact and addresses at a revision, from the history of the order; undefined for one that the history does not have. */
export async function earlierData(
  ctx: ShopAdminCtx,
  uid: string,
  { revision, stored }: { revision: string; stored: OrderData },
): Promise<Earlier | undefined> {
  let later = revisionOf(stored)
  let isOwn = true
  if (later === revision) return { data: stored, isOwn }
  for (const { actor_id, before } of await rowsBefore<OrderData>(ctx, { table: 'orders', entity: 'order', key: uid }, maxRows)) {
    if (before === null) return undefined
    const earlier = revisionOf(before)
    if (earlier !== later && actor_id !== ctx.actor.id) isOwn = false
    if (earlier === revision) return { data: before, isOwn }
    later = earlier
  }
  return undefined
}
