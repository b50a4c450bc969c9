import { catalogueRows } from '../../../demo/catalogue-rows.ts'
import { demoShops } from '../../../demo/index.ts'
import { type SeedOptions, writeShop } from '../../../demo/seed.ts'

/** Instead of drawing a picture. */
const store = (drawing: string) =>
  Promise.resolve({ hash: String(drawing.length).padStart(64, '0'), width: 1, height: 1, placeholder: '#ffffff', is_drawing: true })

/** Seeds the demo shops with products, customers and orders, without their pictures and documents. */
export async function seedDemoCatalogues({ db, now }: SeedOptions) {
  for (const shop of demoShops) await writeShop(shop, await catalogueRows(shop, now, store), { db, now })
}
