import type { ShopAdminCtx } from '../../admin-context.ts'
import { type Sql, sql } from '../../platform/database.ts'

export interface Reachable {
  name: string
  street: string | null
  postal_code: string
  city: string
  country: string
  electronic_address: string
}

export interface ProducerRow extends Reachable {
  id: number
  responsible_person: Reachable | null
  brands: number
}

const rows = ({ db, shop }: ShopAdminCtx, where: Sql) =>
  db.query<ProducerRow>(sql`
    select id, name, street, postal_code, city, country, electronic_address, responsible_person,
      (select count(*)::int from brands where shop_id = ${shop.id} and producer_id = producer.id) as brands
    from producers producer where shop_id = ${shop.id} and ${where}
    order by fold(name), id`)

export const allProducers = (ctx: ShopAdminCtx) => rows(ctx, sql`true`)
export const producerById = async (ctx: ShopAdminCtx, id: number) => (await rows(ctx, sql`id = ${id}`))[0]

export type StoredProducer = Omit<ProducerRow, 'id' | 'brands'>

const personOf = ({ responsible_person: person }: StoredProducer) => (person === null ? null : JSON.stringify(person))

export const insertProducer = ({ db, shop }: ShopAdminCtx, id: number, stored: StoredProducer) =>
  db.query(sql`
    insert into producers (shop_id, id, name, street, postal_code, city, country, electronic_address, responsible_person)
    values (${shop.id}, ${id}, ${stored.name}, ${stored.street}, ${stored.postal_code}, ${stored.city}, ${stored.country},
      ${stored.electronic_address}, ${personOf(stored)}::jsonb)`)

export const updateProducer = ({ db, shop }: ShopAdminCtx, id: number, stored: StoredProducer) =>
  db.query(sql`
    update producers set name = ${stored.name}, street = ${stored.street}, postal_code = ${stored.postal_code}, city = ${stored.city},
      country = ${stored.country}, electronic_address = ${stored.electronic_address}, responsible_person = ${personOf(stored)}::jsonb
    where shop_id = ${shop.id} and id = ${id}`)
