import type { ChangingCall } from '@stragan/contract/admin'
import {
  addedCode,
  addedGift,
  addedPriceList,
  addedPromotion,
  gift,
  newCode,
  newPriceList,
  promotionOf,
  type Scenario,
  storedCustomer,
} from './changing-world.ts'

/** For each call that changes prices, personal prices, promotions, discount codes or gifts: a change that succeeds. */
export const priceChanges = {
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
  'spreadsheet.saveSpreadsheet': {
    outcome: 'undone',
    async prepare({ owner, path }) {
      const [row] = (await owner.get(`${path}/spreadsheet?limit=1`)).body.items
      const cells = [
        { id: row.product_id, field: 'name_pl', from: row.name_pl, to: `${row.name_pl} II` },
        { id: row.variant_id, field: 'price_net', from: row.price_net, to: row.price_net + 1 },
        { id: row.variant_id, field: 'weight', from: row.weight, to: row.weight + 1 },
      ]
      return () => owner.put(`${path}/spreadsheet`, { cells })
    },
  },
  'agreedPrices.saveCustomerPrices': {
    outcome: 'undone',
    async prepare(world) {
      const save = (at: string, price_net: number, from: number | null) =>
        world.owner.put(`${at}/prices`, { prices: [{ variant_id: world.first, price_net, from }] })
      const { at } = await storedCustomer(world, path => save(path, 7.5, null))
      return () => save(at, 7.2, 7.5)
    },
  },
  'priceLists.addPriceList': {
    outcome: 'undone',
    prepare:
      async ({ owner, path }) =>
      () =>
        owner.post(`${path}/price_lists`, newPriceList),
  },
  'priceLists.changePriceList': {
    outcome: 'undone',
    async prepare(world) {
      const at = await addedPriceList(world)
      return () => world.owner.put(at, { ...newPriceList, name: 'Dealers', valid_from: null, from: newPriceList })
    },
  },
  'priceLists.deletePriceList': {
    outcome: 'undone',
    async prepare(world) {
      const at = await addedPriceList(world)
      await world.owner.put(`${at}/prices`, { prices: [{ variant_id: world.first, price_net: 7.5, from: null }] })
      return () => world.owner.delete(at)
    },
  },
  'priceLists.savePriceListPrices': {
    outcome: 'undone',
    async prepare(world) {
      const at = await addedPriceList(world)
      return () => world.owner.put(`${at}/prices`, { prices: [{ variant_id: world.first, price_net: 7.5, from: null }] })
    },
  },
  'priceLists.savePriceListCustomers': {
    outcome: 'undone',
    async prepare(world) {
      const at = await addedPriceList(world)
      const { at: customer } = await storedCustomer(world)
      return () => world.owner.put(`${at}/customers`, { add: [Number(customer.split('/').at(-1))] })
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
} satisfies Partial<Record<ChangingCall, Scenario>>
