import type { Database } from '../../apps/api/src/platform/database.ts'
import type { Colleagues } from '../acting.ts'
import type { CatalogueRows } from '../catalogue-rows.ts'
import type { DemoShop } from '../types.ts'
import type { DemoActivity } from './types.ts'

/** What the events of a demo shop are carried out with. */
export interface SeedContext {
  shop: DemoShop
  db: Database
  rows: CatalogueRows
  colleagues: Colleagues
  activity: DemoActivity
  now: Date
}
