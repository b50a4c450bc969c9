import { createCache } from '@stragan/cache'
import type { MaybeVisitorCtx, Services } from '../../../context.ts'
import * as queries from '../list.queries.ts'

/** Prices by product: the lowest over its variants, which may be above the list price. grosz net */
export interface ProductPrices {
  get(product: number): number | undefined
  has(product: number): boolean
  keys(): Iterable<number>
  /** The number of products, or somewhat more. */
  size: number
}

/** The products for which the customer of a request has a price now: a personal one, or one of a price list. */
export type PersonalPrices = (ctx: MaybeVisitorCtx) => Promise<ProductPrices>

const maxBytes = 16 * 1024 * 1024
const none: ReadonlyMap<number, number> = new Map()

interface PriceList {
  id: number
  from: number
  to: number
}

interface CustomerPrices {
  own: ReadonlyMap<number, number>
  lists: readonly PriceList[]
}

/** Personal prices are cached until a price of the customer changes, those of a price list once for all its customers. */
export function createPersonalPrices({ changeLog, telemetry }: Pick<Services, 'changeLog' | 'telemetry'>): PersonalPrices {
  const options = changeLog && { changeLog, maxBytes, telemetry }
  const customers = options && createCache<CustomerPrices>({ ...options, name: 'personal_price_cache' })
  const lists = options && createCache<ReadonlyMap<number, number>>({ ...options, name: 'price_list_cache' })

  const pricesOf = (ctx: MaybeVisitorCtx, customer: number): Promise<CustomerPrices> => {
    const { id: shop } = ctx.shop
    if (!customers || ctx.isBehind) return loadCustomer(ctx, customer)
    return customers.getOrCompute(`${shop} ${customer}`, shop, async () => {
      const value = await loadCustomer(ctx, customer)
      const bytes = (value.own.size + value.lists.length) * 100 + 500
      return { value, shop, tags: [`customer:${customer}`, 'customers'], bytes, expiresAt: Number.POSITIVE_INFINITY }
    })
  }
  const pricesIn = (ctx: MaybeVisitorCtx, list: number): Promise<ReadonlyMap<number, number>> => {
    const { id: shop } = ctx.shop
    if (!lists || ctx.isBehind) return loadList(ctx, list)
    return lists.getOrCompute(`${shop} ${list}`, shop, async () => {
      const value = await loadList(ctx, list)
      return { value, shop, tags: [`price_list:${list}`], bytes: value.size * 100 + 500, expiresAt: Number.POSITIVE_INFINITY }
    })
  }

  return async ctx => {
    const customer = ctx.visitor?.customer
    if (!customer) return none
    const prices = await pricesOf(ctx, customer.id)
    const now = ctx.now.getTime()
    const current = prices.lists.filter(({ from, to }) => from <= now && now < to)
    const ofLists = await Promise.all(current.map(({ id }) => pricesIn(ctx, id)))
    return lowestOf([prices.own, ...ofLists].filter(({ size }) => size > 0))
  }
}

async function loadCustomer(ctx: MaybeVisitorCtx, customer: number): Promise<CustomerPrices> {
  const rows = await queries.personalPrices(ctx, customer)
  return {
    own: new Map(rows.flatMap(row => (row.product_id === null ? [] : [[row.product_id, row.price_net] as const]))),
    lists: rows.flatMap(({ price_list_id: id, valid_from, valid_to }) =>
      id === null ? [] : [{ id, from: valid_from?.getTime() ?? -Infinity, to: valid_to?.getTime() ?? Infinity }],
    ),
  }
}

const loadList = async (ctx: MaybeVisitorCtx, list: number) =>
  new Map((await queries.listPrices(ctx, list)).map(row => [row.product_id, row.price_net]))

/** The lowest of several prices of each product, without copying them. */
function lowestOf(all: readonly ReadonlyMap<number, number>[]): ProductPrices {
  const [first = none, ...others] = all
  if (others.length === 0) return first
  return {
    get: product => {
      const found = all.flatMap(prices => prices.get(product) ?? [])
      return found.length === 0 ? undefined : Math.min(...found)
    },
    has: product => all.some(prices => prices.has(product)),
    keys: () => new Set(all.flatMap(prices => [...prices.keys()])),
    size: all.reduce((sum, { size }) => sum + size, 0),
  }
}
