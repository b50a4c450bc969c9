import { z } from 'zod'
import { maxId } from '../../constants.ts'
import { timestamp } from '../../entities/scalars.ts'
import type { ErrorCode } from '../../errors.ts'
import { adminCall } from '../admin-call.ts'
import { inShop, ok, uuid } from '../entities.ts'
import { generalScopes, moneyScopes } from '../settings-scopes.ts'

/** Of a person in a shop; the one that was changed longest ago gives way to a new one. */
export const maxDrafts = 100
/** A draft is deleted after this time without a change. */
export const draftDays = 30
const maxDraftBytes = 256 * 1024
/** As many as a form may send. */
const maxFields = 2000

/** A control of a form. Passwords, secrets and answers to interruptions (`~…`) are no part of a draft. */
const fieldName = z
  .string()
  .max(120)
  .regex(/^[A-Za-z][\w.:-]*$/)
  .refine(name => !/password|secret/i.test(name))

const fields = z.array(z.object({ name: fieldName, value: z.string().max(20_000) })).max(maxFields)
/** Of the thing that the form changes, as it was when the person began; null where it has none. */
const revision = z.string().max(64).nullable()

const orderUid = z
  .string()
  .max(32)
  .regex(/^[0-9a-f]{32}$/)
const customerId = z
  .string()
  .max(10)
  .regex(/^[1-9]\d*$/)
  .refine(text => Number(text) <= maxId)

/** A variant, or the list of them. */
const stockSubject = z
  .string()
  .max(10)
  .regex(/^(?:list|[1-9]\d*)$/)
  .refine(text => text === 'list' || Number(text) <= maxId)
/** An endpoint, or a new one. */
const webhookSubject = z.literal('new').or(uuid)
/** A product, or a new one. */
const productId = z.union([z.literal('new'), customerId])

/** Which of the forms about a thing: `data`, `move.sent`, `entry.12`. */
const form = z
  .string()
  .max(60)
  .regex(/^[a-z]+(?:\.[a-z0-9_-]+)?$/)

const listedDraft = z.object({ subject: z.string(), form: z.string(), updated_at: timestamp })
const draft = z.object({ form: z.string(), fields, revision, created_at: timestamp, updated_at: timestamp })

const rightTo = <
  const Resource extends 'settings' | 'money-settings' | 'orders' | 'shipments' | 'inbox' | 'customers' | 'products' | 'stock' | 'webhooks',
>(
  resource: Resource,
) => `${resource}:write` as const

interface Area<Resource, Subject> {
  /** Whose right to write is needed. */
  resource: Resource
  subject: Subject
}

const draftsOf = <
  const Name extends keyof typeof unknownSubjects,
  const Resource extends Parameters<typeof rightTo>[0],
  Subject extends z.ZodType<string>,
>(
  area: Name,
  { resource, subject }: Area<Resource, Subject>,
) => {
  const path = `/shops/{shop}/drafts/${area}` as const
  const permission = rightTo<Resource>(resource)
  const about = inShop.extend({ subject })
  const one = about.extend({ form })
  const unknown = unknownSubjects[area]
  return {
    list: adminCall({
      method: 'GET',
      path,
      permission,
      summary: `What the person has drafts of in ${area}, last changed first, without those whose form is gone`,
      params: inShop,
      response: z.array(listedDraft),
      errors: ['draft_needs_person'],
    }),
    read: adminCall({
      method: 'GET',
      path: `${path}/{subject}`,
      permission,
      summary: `The drafts of the person about one of ${area}`,
      params: about,
      response: z.array(draft),
      errors: [unknown, 'draft_needs_person'],
    }),
    keep: adminCall({
      method: 'PUT',
      leavesNoHistory: true,
      isRepeatable: true,
      path: `${path}/{subject}/{form}`,
      permission,
      summary: `Keep what is typed into a form about one of ${area}, until it is sent or for ${draftDays} days; nobody else sees it`,
      maxBodyBytes: maxDraftBytes,
      params: one,
      body: z.object({ fields, revision: revision.default(null) }),
      response: z.object({ updated_at: timestamp }),
      errors: [unknown, 'draft_needs_person'],
    }),
    discard: adminCall({
      method: 'DELETE',
      leavesNoHistory: true,
      isRepeatable: true,
      path: `${path}/{subject}/{form}`,
      permission,
      summary: `Delete a draft about one of ${area}, if there is one`,
      params: one,
      response: ok,
      errors: [unknown, 'draft_needs_person'],
    }),
  }
}

/** Error of a draft about what does not exist. */
export const unknownSubjects = {
  settings: 'configuration_scope_not_found',
  money_settings: 'configuration_scope_not_found',
  orders: 'order_not_found',
  shipments: 'order_not_found',
  inbox: 'inbox_entry_not_found',
  customers: 'customer_not_found',
  stock: 'variant_not_found',
  webhooks: 'webhook_not_found',
  products: 'product_not_found',
} as const satisfies Record<string, ErrorCode>

/** The calls of what forms can be about, each with the right to write it (docs/decisions/091). */
export const draftCallsOf = {
  settings: draftsOf('settings', { resource: 'settings', subject: z.enum(generalScopes) }),
  money_settings: draftsOf('money_settings', { resource: 'money-settings', subject: z.enum(moneyScopes) }),
  orders: draftsOf('orders', { resource: 'orders', subject: orderUid }),
  shipments: draftsOf('shipments', { resource: 'shipments', subject: orderUid }),
  inbox: draftsOf('inbox', { resource: 'inbox', subject: uuid }),
  customers: draftsOf('customers', { resource: 'customers', subject: customerId }),
  products: draftsOf('products', { resource: 'products', subject: productId }),
  stock: draftsOf('stock', { resource: 'stock', subject: stockSubject }),
  webhooks: draftsOf('webhooks', { resource: 'webhooks', subject: webhookSubject }),
}
export type DraftArea = keyof typeof draftCallsOf

const { settings, money_settings, orders, shipments, inbox, customers, products, stock, webhooks } = draftCallsOf

/** The same by names of their own. */
export const draftCalls = {
  settingsDrafts: settings.list,
  draftsOfSettings: settings.read,
  keepSettingsDraft: settings.keep,
  discardSettingsDraft: settings.discard,
  moneySettingsDrafts: money_settings.list,
  draftsOfMoneySettings: money_settings.read,
  keepMoneySettingsDraft: money_settings.keep,
  discardMoneySettingsDraft: money_settings.discard,
  orderDrafts: orders.list,
  draftsOfOrder: orders.read,
  keepOrderDraft: orders.keep,
  discardOrderDraft: orders.discard,
  shipmentDrafts: shipments.list,
  draftsOfShipment: shipments.read,
  keepShipmentDraft: shipments.keep,
  discardShipmentDraft: shipments.discard,
  inboxDrafts: inbox.list,
  draftsOfInboxEntry: inbox.read,
  keepInboxDraft: inbox.keep,
  discardInboxDraft: inbox.discard,
  customerDrafts: customers.list,
  draftsOfCustomer: customers.read,
  keepCustomerDraft: customers.keep,
  discardCustomerDraft: customers.discard,
  stockDrafts: stock.list,
  draftsOfStock: stock.read,
  keepStockDraft: stock.keep,
  discardStockDraft: stock.discard,
  webhookDrafts: webhooks.list,
  draftsOfWebhook: webhooks.read,
  keepWebhookDraft: webhooks.keep,
  discardWebhookDraft: webhooks.discard,
  productDrafts: products.list,
  draftsOfProduct: products.read,
  keepProductDraft: products.keep,
  discardProductDraft: products.discard,
}
