import type { ChangingCall } from '@stragan/contract/admin'
import { expect } from 'vitest'
import { classificationChanges } from './changing-classification.ts'
import { orderChanges, otherOrderChanges } from './changing-orders.ts'
import { priceChanges } from './changing-prices.ts'
import { addedProduct, newProduct } from './changing-products.ts'
import { searchChanges } from './changing-search.ts'
import {
  addedWebhook,
  dearer,
  hostBelow,
  invited,
  receivedMessage,
  type Scenario,
  settings,
  type World,
  webhook,
  withHost,
} from './changing-world.ts'
import { newStaff, setUpAuthenticator } from './staff.ts'
import { filesOf, newPdf, newPicture } from './uploaded-files.ts'

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
  'guaranteeNotices.setGuaranteeNotice': {
    outcome: 'undone',
    async prepare(world) {
      await showsNotice(world)
      const form = await filesOf(await newPicture(600))
      return () => world.owner.post(`${world.path}/guarantee_notices/en`, form)
    },
  },
  'guaranteeNotices.removeGuaranteeNotice': {
    outcome: 'undone',
    async prepare(world) {
      await showsNotice(world)
      return () => world.owner.delete(`${world.path}/guarantee_notices/en`)
    },
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
  ...orderChanges,
  ...priceChanges,
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
  'productPictures.cropProductPicture': {
    outcome: 'undone',
    async prepare({ owner, path, first }) {
      const at = `${path}/products/${first}/pictures`
      await owner.post(at, await filesOf(await newPicture()))
      const { id, picture } = (await owner.get(at)).body.items.at(-1)
      return () => owner.post(`${at}/${id}/crop`, { left: 0, top: 0, width: picture.width - 1, height: picture.height })
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
      const from = { ...webhook, description: '', enabled: true }
      return () => world.owner.put(at, { ...from, description: 'Warehouse', events: ['stock.changed'], enabled: false, from })
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

/** Gives the shop the English picture of the notice on the legal guarantee. */
async function showsNotice({ owner, path }: World) {
  const { body } = await owner.post(`${path}/guarantee_notices/en`, await filesOf(await newPicture(600)))
  expect(body.files[0]?.outcome).toBe('added')
}

/** All changes of these tests by what they are called, each with its call. */
export const namedChanges: readonly (readonly [name: string, change: Scenario & { call: ChangingCall }])[] = [
  ...Object.entries(changes).map(([call, scenario]) => [call, { ...scenario, call: call as ChangingCall }] as const),
  ...Object.entries(otherOrderChanges),
]
