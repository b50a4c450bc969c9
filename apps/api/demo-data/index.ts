import { coffee } from './coffee/index.ts'
import { type SeedOptions, seedShop } from './seed.ts'
import { insertStaff } from './staff.ts'
import { testShop } from './test-shop/index.ts'
import { tools } from './tools/index.ts'
import type { DemoShop } from './types.ts'

export const demoShops: DemoShop[] = [tools, coffee, testShop]

export async function seedDemo(options: SeedOptions) {
  for (const shop of demoShops) await seedShop(shop, options)
  await options.db.asOwner(options.now).transaction(insertStaff)
}
