import type { WebhookEvent } from '@stragan/contract/admin'
import { expect } from 'vitest'
import { type DeliveryDependencies, deliverDue } from '../src/features/webhooks/deliver.ts'
import { sql } from '../src/platform/database.ts'
import { addProduct } from './fixtures.ts'
import { foreignAddress, openTestNetwork } from './public-network.ts'
import { addOrderableShop, readyShopper } from './shopper.ts'
import { newStaff, requestsWith } from './staff.ts'
import { openTestApi, silent } from './test-api.ts'
import { certificateFor, openReceiver } from './webhook-receiver.ts'

export const start = new Date('2027-03-01T12:00:00Z')

/** An API with one shop, whose webhooks are sent to a receiver at `receiver.example`. */
export async function openWebhookShop(shop: { id: number; host: string; first: number }) {
  const time = { now: start }
  const testNetwork = openTestNetwork()
  const { network, sites, addresses, connections } = testNetwork
  const api = await openTestApi({ clock: () => time.now, network })
  await addOrderableShop(api, shop, start)
  await addProduct(api.db, { shopId: shop.id, id: shop.first, priceNet: 1000, first: shop.first, items: 10_000 }, start)
  const owner = await newStaff(api, { [shop.id]: 'owner' })
  const path = `/shops/shop-${shop.id}/webhooks`
  const scopes = ['webhooks:write']
  const { key } = (await owner.post(`/shops/shop-${shop.id}/api_keys`, { name: 'Test', scopes })).body
  // Its rights neither expire with a session nor need a step-up, so that tests may go through days.
  const program = requestsWith(api, key)
  const certificate = await certificateFor(['receiver.example', 'quick.example'])
  const receiver = await openReceiver(certificate)
  network.certificateAuthority = certificate.cert
  addresses['receiver.example'] = [foreignAddress]
  sites[foreignAddress] = { https: receiver.server }
  const deps = (more: Partial<DeliveryDependencies> = {}): DeliveryDependencies => ({
    db: api.db,
    clock: () => time.now,
    log: silent,
    network,
    random: () => 0,
    timeoutMs: 30_000,
    ...more,
  })
  const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(time.now).query<Row>(statement)
  return {
    ...{ api, time, owner, program, path, certificate, receiver, asOwner, deps, addresses, sites, connections },
    deliver: (more: Partial<DeliveryDependencies> = {}) => deliverDue(deps(more)),
    create: async (events: readonly WebhookEvent[], url = 'https://receiver.example/hooks?shop=1') => {
      const { status, body } = await program.post(path, { url, events })
      expect(status).toBe(200)
      return body as { id: string; secret: string }
    },
    disable: async (id: string) => {
      const { url, description, events, enabled } = (await program.get(`${path}/${id}`)).body
      const from = { url, description, events, enabled }
      expect((await program.put(`${path}/${id}`, { ...from, enabled: false, from })).status).toBe(200)
    },
    deliveriesOf: async (id: string) => (await program.get(`${path}/${id}/deliveries`)).body.items,
    /** The bodies that arrived since the last call. */
    arrived: () => receiver.received.splice(0).map(({ body }) => JSON.parse(body)),
    placeOrder: async () => (await (await readyShopper(api, shop.host, [[shop.first, 2]])).order()).body,
    changeStock: (stock: number) =>
      asOwner(sql`update variants set stock_on_hand = ${stock} where shop_id = ${shop.id} and id = ${shop.first}`),
    /** Without endpoints, at the start. */
    reset: async () => {
      time.now = start
      await asOwner(sql`delete from webhook_endpoints where shop_id = ${shop.id}`)
      receiver.answer = response => response.writeHead(204).end()
      receiver.received.length = 0
      connections.length = 0
    },
    close: async () => {
      receiver.server.close()
      await api.close()
    },
  }
}
