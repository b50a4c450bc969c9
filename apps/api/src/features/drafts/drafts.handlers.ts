import type { Input } from '@stragan/contract'
import type { DraftArea, draftCalls, draftCallsOf } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import { discardDraft, draftsAbout, keepDraft, listDrafts } from './drafts.ts'

type Calls = (typeof draftCallsOf)[DraftArea]

const handlersOf = (area: DraftArea) => ({
  list: (ctx: ShopAdminCtx) => listDrafts(ctx, area),
  read: (ctx: ShopAdminCtx, { params }: Input<Calls['read']>) => draftsAbout(ctx, area, params.subject),
  keep: (ctx: ShopAdminCtx, { params: { subject, form }, body }: Input<Calls['keep']>) => keepDraft(ctx, { area, subject, form }, body),
  discard: (ctx: ShopAdminCtx, { params: { subject, form } }: Input<Calls['discard']>) => discardDraft(ctx, { area, subject, form }),
})

const [settings, moneySettings] = [handlersOf('settings'), handlersOf('money_settings')]
const [orders, shipments] = [handlersOf('orders'), handlersOf('shipments')]
const [inbox, customers, products] = [handlersOf('inbox'), handlersOf('customers'), handlersOf('products')]
const [stock, webhooks] = [handlersOf('stock'), handlersOf('webhooks')]

export const draftHandlers = {
  settingsDrafts: settings.list,
  draftsOfSettings: settings.read,
  keepSettingsDraft: settings.keep,
  discardSettingsDraft: settings.discard,
  moneySettingsDrafts: moneySettings.list,
  draftsOfMoneySettings: moneySettings.read,
  keepMoneySettingsDraft: moneySettings.keep,
  discardMoneySettingsDraft: moneySettings.discard,
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
} satisfies AdminHandlers<typeof draftCalls>
