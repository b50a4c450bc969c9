import { coffee } from './coffee/index.ts'
import { type SeedOptions, seedShop } from './seed.ts'
import { insertStaff } from './staff.ts'
import { testShop } from './test-shop/index.ts'
import { tools } from './tools/index.ts'
import type { DemoShop } from './types.ts'

export const demoShops: DemoShop[] = [tools, coffee, testShop]

export async function seedDemo(options: SeedOptions) {
  for (const shop of demoShops) await seedShop(options.port ? atPort(shop, options.port) : shop, options)
  await options.db.asOwner(options.now).transaction(insertStaff)
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
