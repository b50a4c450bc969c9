import type { ChangingCall } from '@stragan/contract/admin'
import { expect } from 'vitest'
import { buyer } from './buyer.ts'
import {
  movedOrder,
  notedCustomer,
  notedOrder,
  orderData,
  placedOrder,
  type Scenario,
  storedCustomer,
  type World,
} from './changing-world.ts'
import { newCustomer } from './customer.ts'
import { openVisitor } from './visitor.ts'

const parcelOf = ({ customer }: World) => ({ carrier: 'DPD', tracking_number: customer?.trackingNumber ?? '1234567890' })

/** For each call that changes orders, refunds or customers: a change that succeeds. */
export const orderChanges = {
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
  'orders.moveOrdersInWarehouse': {
    outcome: 'refused',
    async prepare(world) {
      const uids = [await placedOrder(world), await placedOrder(world)]
      await world.owner.post(`${world.path}/order_moves`, { uids, status: 'confirmed' })
      return () => world.owner.post(`${world.path}/warehouse_moves`, { uids, status: 'packed' })
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
      return () => world.owner.put(`${at}/dispatch`, { shipment: parcelOf(world) })
    },
  },
  'orderHandling.changeShipment': {
    outcome: 'undone',
    async prepare(world) {
      const at = await movedOrder(world, 'confirmed', 'packed')
      await world.owner.put(`${at}/dispatch`, { shipment: parcelOf(world) })
      const [{ id, ...from }] = (await world.owner.get(at)).body.shipments
      const corrected = { carrier: 'DHL', tracking_number: `${from.tracking_number}/2` }
      return () => world.owner.put(`${at}/shipments/${id}`, { ...corrected, from })
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
      const { id } = world.customer ?? (await newCustomer(world.api, world.host))
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
} satisfies Partial<Record<ChangingCall, Scenario>>

/** Changes of calls that have one above, but change other tables here. */
export const otherOrderChanges = {
  'refunds.setRefunded of a withdrawal': {
    call: 'refunds.setRefunded',
    outcome: 'refused',
    async prepare(world) {
      const { api, host, owner, path, customer } = world
      const at = await movedOrder(world, 'paid')
      const uid = at.split('/').at(-1)
      const visitor = customer?.visitor ?? (await openVisitor(api, host))
      const withdrawal = { name: 'Jan Kowalski', email: customer?.email ?? buyer.email, as_consumer: true, items: [{ line: 1, items: 1 }] }
      const { status, body } = await visitor.post(`/orders/${uid}/withdrawal`, { withdrawal })
      expect([status, body.error]).toEqual([200, undefined])
      const { items } = (await owner.get(`${path}/refunds?order=${uid}`)).body
      return () => owner.put(`${path}/refunds/${items[0].id}`, { refunded: true })
    },
  },
} satisfies Record<string, Scenario & { call: ChangingCall }>
