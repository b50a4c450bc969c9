import { coffee } from './coffee/index.ts'
import { daysBefore } from './customer-life.ts'
import { openedDaysAgo, type SeedOptions, seedShop } from './seed.ts'
import { insertStaff } from './staff.ts'
import { testShop } from './test-shop/index.ts'
import { tools } from './tools/index.ts'
import type { DemoShop } from './types.ts'

export const demoShops: DemoShop[] = [tools, coffee, testShop]

export async function seedDemo(options: SeedOptions) {
  const firstDay = daysBefore(options.now, openedDaysAgo)
  const staff = await options.db.asOwner(firstDay).transaction(insertStaff)
  for (const shop of demoShops) await seedShop(options.port ? atPort(shop, options.port) : shop, { ...options, staff })
}

function atPort(shop: DemoShop, port: number): DemoShop {
  const withPort = (origin: unknown) => {
    const url = new URL(String(origin))
    url.port = String(port)
    return url.origin
  }
  const entries = shop.configuration.shop.map(entry => ({ ...entry, origin: withPort(entry.origin) }))
  return { ...shop, configuration: { ...shop.configuration, shop: entries } }
}
