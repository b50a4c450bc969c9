import type { ChangingCall } from '@stragan/contract/admin'
import { classificationChanges } from './changing-classification.ts'
import { addedProduct, newProduct } from './changing-products.ts'
import { searchChanges } from './changing-search.ts'
import {
  addedCode,
  addedGift,
  addedPromotion,
  addedWebhook,
  dearer,
  gift,
  hostBelow,
  invited,
  movedOrder,
  newCode,
  notedCustomer,
  notedOrder,
  orderData,
  placedOrder,
  promotionOf,
  receivedMessage,
  settings,
  storedCustomer,
  type World,
  webhook,
  withHost,
} from './changing-world.ts'
import { newCustomer } from './customer.ts'
import { newStaff, setUpAuthenticator } from './staff.ts'
import { filesOf, newPdf, newPicture } from './uploaded-files.ts'
import type { Answered } from './visitor.ts'

/**
 * What undo does with a change: `undone`; `undone for good`, as its secrets cannot come back by undoing that; `refused`, as it cannot be undone;
 * `nothing`, as it changed nothing of the shop; `erased`, as it is refused and nothing of what it erased stands in the history.
 */
type Outcome = 'undone' | 'undone for good' | 'refused' | 'nothing' | 'erased'

interface Scenario {
  outcome: Outcome
  /** Prepares a change, and returns the function that makes it. */
  prepare: (world: World) => Promise<() => Promise<Answered>>
}

/** For each call that changes something in a shop: a change that succeeds. */
export const changes: Record<ChangingCall, Scenario> = {
  ...classificationChanges,
  ...searchChanges,
  'settings.saveSettings': { outcome: 'undone', prepare: async world => () => dearer(world, 17.5) },
  'settings.saveMoneySettings': {
    outcome: 'undone',
    prepare: async world => () =>
      settings(world, `${world.path}/money_settings/payment`, entries =>
        [...entries].reverse().map(one => ({ ...one, enabled: one.id !== 2 })),
      ),
  },
  'hosts.addHost': {
    outcome: 'undone',
    prepare:
      async ({ owner, path, host }) =>
      () =>
        owner.post(`${path}/hosts`, { host: hostBelow(host) }),
  },
  'hosts.checkHost': { outcome: 'refused', prepare: world => withHost(world, hostBelow(world.host)) },
  'hosts.makeHostPrimary': {
    outcome: 'undone',
    async prepare(world) {
      const host = hostBelow(world.host)
      await (await withHost(world, host))()
      return () => world.owner.put(`${world.path}/primary_host`, { host })
    },
  },
  'hosts.removeHost': {
    outcome: 'refused',
    async prepare(world) {
      const host = hostBelow(world.host)
      await (await withHost(world, host))()
      return () => world.owner.delete(`${world.path}/hosts/${host}`)
    },
  },
  'staff.invite': {
    outcome: 'undone for good',
    prepare:
      async ({ owner, path }) =>
      () =>
        owner.post(`${path}/invitations`, { email: 'a@invited.test', role: 'editor', language: 'en' }),
  },
  'staff.revokeInvitation': {
    outcome: 'refused',
    async prepare(world) {
      const id = await invited(world, 'b@invited.test')
      return () => world.owner.delete(`${world.path}/invitations/${id}`)
    },
  },
  'staff.changeRole': {
    outcome: 'undone',
    async prepare({ api, shopId, owner, path }) {
      const { id } = await newStaff(api, { [shopId]: 'sales' })
      return () => owner.put(`${path}/staff/${id}`, { role: 'editor' })
    },
  },
  'staff.removeMember': {
    outcome: 'undone',
    async prepare({ api, shopId, owner, path }) {
      const { id } = await newStaff(api, { [shopId]: 'warehouse' })
      return () => owner.delete(`${path}/staff/${id}`)
    },
  },
  'staff.resetSecondFactor': {
    outcome: 'nothing',
    async prepare({ api, shopId, owner, path, now }) {
      const seller = await newStaff(api, { [shopId]: 'sales' })
      await setUpAuthenticator(seller, now())
      return () => owner.delete(`${path}/staff/${seller.id}/second_factor`)
    },
  },
  'staff.setStaffPolicy': {
    outcome: 'undone',
    prepare:
      async ({ owner, path }) =>
      () =>
        owner.put(`${path}/staff_policy`, { requires_second_factor: true }),
  },
  'apiKeys.createApiKey': {
    outcome: 'undone for good',
    prepare:
      async ({ owner, path }) =>
      () =>
        owner.post(`${path}/api_keys`, { name: 'Stock', scopes: ['stock:write'] }),
  },
  'apiKeys.revokeApiKey': {
    outcome: 'refused',
    async prepare({ owner, path }) {
      const { id } = (await owner.post(`${path}/api_keys`, { name: 'Old', scopes: ['orders:read'] })).body
      return () => owner.delete(`${path}/api_keys/${id}`)
    },
  },
  'paymentKeys.savePaymentKeys': {
    outcome: 'undone for good',
    prepare:
      async ({ owner, path }) =>
      () =>
        owner.put(`${path}/payment_keys`, { stripe_secret_key: 'sk_test_51AbCdEfGhIjKlMnOp' }),
  },
  'orders.changeOrderStatus': {
    outcome: 'refused',
    async prepare(world) {
      const uid = await placedOrder(world)
      return () => world.owner.put(`${world.path}/orders/${uid}/status`, { status: 'cancelled' })
    },
  },
  'orders.moveOrders': {
    outcome: 'refused',
    async prepare(world) {
      const uids = [await placedOrder(world), await placedOrder(world)]
      return () => world.owner.post(`${world.path}/order_moves`, { uids, status: 'confirmed' })
    },
  },
  'orderHandling.packOrder': {
    outcome: 'refused',
    async prepare(world) {
      const at = await movedOrder(world, 'confirmed')
      return () => world.owner.put(`${at}/packing`, {})
    },
  },
  'orderHandling.sendOrder': {
    outcome: 'refused',
    async prepare(world) {
      const at = await movedOrder(world, 'confirmed', 'packed')
      return () => world.owner.put(`${at}/dispatch`, { shipment: { carrier: 'DPD', tracking_number: '1234567890' } })
    },
  },
  'orderHandling.changeShipment': {
    outcome: 'undone',
    async prepare(world) {
      const at = await movedOrder(world, 'confirmed', 'packed')
      await world.owner.put(`${at}/dispatch`, { shipment: { carrier: 'DPD', tracking_number: '1' } })
      const [{ id }] = (await world.owner.get(at)).body.shipments
      return () => world.owner.put(`${at}/shipments/${id}`, { carrier: 'DHL', tracking_number: '2' })
    },
  },
  'orderHandling.recordPayment': {
    outcome: 'refused',
    async prepare(world) {
      const at = await movedOrder(world)
      const amount = (await world.owner.get(at)).body.total_gross
      return () => world.owner.post(`${at}/payments`, { amount })
    },
  },
  'refunds.setRefunded': {
    outcome: 'refused',
    async prepare(world) {
      const at = await movedOrder(world, 'paid', 'cancelled')
      const { items } = (await world.owner.get(`${world.path}/refunds?order=${at.split('/').at(-1)}`)).body
      return () => world.owner.put(`${world.path}/refunds/${items[0].id}`, { refunded: true })
    },
  },
  'orderHandling.changeOrderData': {
    outcome: 'undone',
    async prepare(world) {
      const at = await movedOrder(world)
      const { revision } = (await world.owner.get(`${at}/data`)).body
      return () => world.owner.put(`${at}/data`, { ...orderData, revision })
    },
  },
  'orderHandling.addOrderNote': {
    outcome: 'undone',
    async prepare(world) {
      const at = await movedOrder(world)
      return () => world.owner.post(`${at}/notes`, { note: 'Gift: no invoice in the parcel' })
    },
  },
  'orderHandling.changeOrderNote': {
    outcome: 'undone',
    async prepare(world) {
      const at = await notedOrder(world)
      return () => world.owner.put(at, { note: 'Call after delivery' })
    },
  },
  'orderHandling.deleteOrderNote': {
    outcome: 'undone',
    async prepare(world) {
      const at = await notedOrder(world)
      return () => world.owner.delete(at)
    },
  },
  'customerHandling.approveDeferredPayment': {
    outcome: 'undone',
    async prepare(world) {
      const { at } = await storedCustomer(world)
      return () => world.owner.put(`${at}/deferred_payment`, { approved: true })
    },
  },
  'customerHandling.lockCustomer': {
    outcome: 'undone',
    async prepare(world) {
      const { at } = await storedCustomer(world)
      return () => world.owner.put(`${at}/lock`, { reason: 'Orders and never pays' })
    },
  },
  'customerHandling.unlockCustomer': {
    outcome: 'undone',
    async prepare(world) {
      const { at } = await storedCustomer(world, path => world.owner.put(`${path}/lock`, { reason: 'Orders and never pays' }))
      return () => world.owner.delete(`${at}/lock`)
    },
  },
  'customerHandling.endCustomerSessions': {
    outcome: 'nothing',
    async prepare(world) {
      const { id } = await newCustomer(world.api, world.host)
      return () => world.owner.delete(`${world.path}/customers/${id}/sessions`)
    },
  },
  'customerHandling.addCustomerNote': {
    outcome: 'undone',
    async prepare(world) {
      const { at } = await storedCustomer(world)
      return () => world.owner.post(`${at}/notes`, { note: 'Calls on Mondays' })
    },
  },
  'customerHandling.changeCustomerNote': {
    outcome: 'undone',
    async prepare(world) {
      const at = await notedCustomer(world)
      return () => world.owner.put(at, { note: 'Pays by transfer' })
    },
  },
  'customerHandling.deleteCustomerNote': {
    outcome: 'undone',
    async prepare(world) {
      const at = await notedCustomer(world)
      return () => world.owner.delete(at)
    },
  },
  'customerHandling.eraseCustomer': {
    outcome: 'erased',
    async prepare(world) {
      const { at, email } = await storedCustomer(
        world,
        path => world.owner.post(`${path}/notes`, { note: 'Pays in cash' }),
        path => world.owner.put(`${path}/lock`, { reason: 'Asked us to' }),
      )
      return () => world.owner.post(`${at}/erasure`, { confirmation: email })
    },
  },
  'prices.savePrices': {
    outcome: 'undone',
    async prepare({ owner, path, first }) {
      const at = `${path}/products/${first}/prices`
      const { price_net, variants } = (await owner.get(at)).body
      const from = { price_net, variants }
      const tiers = [{ quantity: 10, price_net: price_net - 1 }]
      return () => owner.put(at, { from, price_net: price_net + 1, variants: [{ id: first, tiers }] })
    },
  },
  'promotions.addPromotion': {
    outcome: 'undone',
    prepare: async world => () => world.owner.post(`${world.path}/promotions`, promotionOf(world, 24)),
  },
  'promotions.changePromotion': {
    outcome: 'undone',
    async prepare(world) {
      const at = await addedPromotion(world, 24)
      const { price_net, starts_at, ends_at } = (await world.owner.get(at)).body
      return () => world.owner.put(at, { price_net: 6.5, starts_at, ends_at: null, from: { price_net, starts_at, ends_at } })
    },
  },
  'promotions.endPromotion': {
    outcome: 'undone',
    async prepare(world) {
      const at = await addedPromotion(world, 0)
      return () => world.owner.post(`${at}/end`)
    },
  },
  'promotions.deletePromotion': {
    outcome: 'undone',
    async prepare(world) {
      const at = await addedPromotion(world, 24)
      return () => world.owner.delete(at)
    },
  },
  'discounts.addDiscountCode': {
    outcome: 'undone',
    prepare:
      async ({ owner, path }) =>
      () =>
        owner.post(`${path}/discount_codes`, newCode()),
  },
  'discounts.addDiscountSeries': {
    outcome: 'undone',
    async prepare({ owner, path }) {
      const { code: series, max_uses: _, enabled: __, ...values } = newCode()
      return () => owner.post(`${path}/discount_series`, { ...values, series, prefix: 'FAIR-', count: 20 })
    },
  },
  'discounts.changeDiscountCode': {
    outcome: 'undone',
    async prepare(world) {
      const { from, at } = await addedCode(world)
      return () => world.owner.put(at, { ...from, discount_type: 'fixed', value: 25, enabled: false, from })
    },
  },
  'discounts.deleteDiscountCode': {
    outcome: 'undone',
    async prepare(world) {
      const { at } = await addedCode(world)
      return () => world.owner.delete(at)
    },
  },
  'gifts.addGift': {
    outcome: 'undone',
    prepare:
      async ({ owner, path }) =>
      () =>
        owner.post(`${path}/gifts`, gift),
  },
  'gifts.changeGift': {
    outcome: 'undone',
    async prepare(world) {
      const at = await addedGift(world)
      return () => world.owner.put(at, { ...gift, name: { en: 'A cup', pl: '' }, items: 12, from: gift })
    },
  },
  'productPictures.addProductPictures': {
    outcome: 'undone',
    prepare:
      async ({ owner, path, first }) =>
      async () =>
        owner.post(`${path}/products/${first}/pictures`, await filesOf(await newPicture(), await newPicture())),
  },
  'productPictures.saveProductPictures': {
    outcome: 'undone',
    async prepare({ owner, path, first }) {
      const at = `${path}/products/${first}/pictures`
      await owner.post(at, await filesOf(await newPicture(), await newPicture(), await newPicture()))
      const from = (await owner.get(at)).body.items.map(({ picture: _, ...described }: { picture: object }) => described)
      const [removed, ...others] = from
      const pictures = others.reverse().map((one: object) => ({ ...one, alt: { en: `Not ${removed.id}`, pl: 'Opis' } }))
      return () => owner.put(at, { from, pictures })
    },
  },
  'productDocuments.addProductDocuments': {
    outcome: 'undone',
    prepare:
      async ({ owner, path, first }) =>
      async () =>
        owner.post(`${path}/products/${first}/documents`, await filesOf(newPdf(), newPdf())),
  },
  'productDocuments.saveProductDocuments': {
    outcome: 'undone',
    async prepare({ owner, path, first }) {
      const at = `${path}/products/${first}/documents`
      await owner.post(at, await filesOf(newPdf(), newPdf(), newPdf()))
      const from = (await owner.get(at)).body.items.map(({ id, title }: { id: number; title: object }) => ({ id, title }))
      const [removed, ...others] = from
      const documents = others.reverse().map((one: object) => ({ ...one, title: { en: `Not ${removed.id}`, pl: 'Karta' } }))
      return () => owner.put(at, { from, documents })
    },
  },
  'productHandling.createProduct': {
    outcome: 'undone',
    prepare: async world => () => world.owner.post(`${world.path}/products`, { product: newProduct() }),
  },
  'productHandling.changeProduct': {
    outcome: 'undone',
    async prepare(world) {
      const at = await addedProduct(world)
      const { revision, product } = (await world.owner.get(`${at}/document`)).body
      const [first, second] = product.variants
      const variants = [{ ...second, weight: 2 }, first, { ...first, id: undefined, symbol: `${first.symbol}-NEW`, features: [] }]
      const name = { en: 'Claw hammer', pl: 'Młotek ciesielski' }
      return () => world.owner.put(at, { revision, product: { ...product, name, slugs: { en: '', pl: '' }, variants, related: [] } })
    },
  },
  'productHandling.setProductState': {
    outcome: 'undone',
    async prepare(world) {
      const at = await addedProduct(world)
      return () => world.owner.put(`${at}/state`, { active: true })
    },
  },
  'productHandling.copyProduct': {
    outcome: 'undone',
    async prepare(world) {
      const at = await addedProduct(world)
      return () => world.owner.post(`${at}/copies`)
    },
  },
  'productHandling.deleteProduct': {
    outcome: 'undone',
    async prepare(world) {
      const at = await addedProduct(world, { priced: true })
      return () => world.owner.delete(at)
    },
  },
  'stock.moveStock': {
    outcome: 'undone',
    prepare:
      async ({ owner, path, first }) =>
      () =>
        owner.post(`${path}/stock_movements`, { movements: [{ variant_id: first, quantity: 12 }] }),
  },
  'stock.setMinimumStock': {
    outcome: 'undone',
    prepare:
      async ({ owner, path, first }) =>
      () =>
        owner.put(`${path}/stock/${first}/minimum_stock`, { minimum_stock: 5 }),
  },
  'inbox.changeInboxEntry': {
    outcome: 'undone',
    async prepare(world) {
      const at = await receivedMessage(world)
      return () => world.owner.put(at, { state: 'in_progress', assigned: 'me' })
    },
  },
  'inbox.replyToInboxEntry': {
    outcome: 'refused',
    async prepare(world) {
      const at = await receivedMessage(world)
      return () => world.owner.post(`${at}/replies`, { subject: 'Your question', text: 'Yes, it is.' })
    },
  },
  'webhooks.createWebhook': {
    outcome: 'refused',
    prepare:
      async ({ owner, path }) =>
      () =>
        owner.post(`${path}/webhooks`, webhook),
  },
  'webhooks.updateWebhook': {
    outcome: 'undone',
    async prepare(world) {
      const at = await addedWebhook(world)
      return () => world.owner.put(at, { ...webhook, description: 'Warehouse', events: ['stock.changed'], enabled: false })
    },
  },
  'webhooks.rotateWebhookSecret': {
    outcome: 'refused',
    async prepare(world) {
      const at = await addedWebhook(world)
      return () => world.owner.post(`${at}/secret`)
    },
  },
  'webhooks.deleteWebhook': {
    outcome: 'refused',
    async prepare(world) {
      const at = await addedWebhook(world)
      return () => world.owner.delete(at)
    },
  },
  'history.undoChangeSet': {
    outcome: 'undone',
    async prepare(world) {
      await dearer(world, 21)
      const { items } = (await world.owner.get(`${world.path}/change_sets`)).body
      const { id } = items.find((change: { call: string }) => change.call === 'settings.saveSettings')
      return () => world.owner.post(`${world.path}/change_sets/${id}/undo`)
    },
  },
}
