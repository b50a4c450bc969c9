import type { ConfigurationScope } from '@stragan/contract'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'
import type { EntryRow } from '../configuration/configuration.ts'

/** Deliveries name payments and VAT rates, so that these change one after the other. */
const lockOf: Partial<Record<ConfigurationScope, ConfigurationScope>> = { payment: 'delivery', vat_tax: 'delivery' }

/** Serialises changes of one scope of the shop. */
export const lockScope = ({ db, shop }: ShopAdminCtx, scope: ConfigurationScope) =>
  db.query(sql`select pg_advisory_xact_lock(hashtext(${`settings ${lockOf[scope] ?? scope}`}), ${shop.id})`)

/** An entry as the history has it, too. */
export interface PositionedRow extends EntryRow {
  position: number
}

export const positionedEntries = ({ db, shop }: ShopAdminCtx, scope: ConfigurationScope) =>
  db.query<PositionedRow>(sql`select id, position, enabled, entry from configuration where shop_id = ${shop.id} and scope = ${scope}`)

export const deleteEntries = ({ db, shop }: ShopAdminCtx, scope: ConfigurationScope) =>
  db.query(sql`delete from configuration where shop_id = ${shop.id} and scope = ${scope}`)

/** VAT rates that products have. */
export const usedVatRates = async ({ db, shop }: ShopAdminCtx) =>
  (await db.query<{ percent: number }>(sql`select distinct vat_percent::int as percent from products where shop_id = ${shop.id}`)).map(
    ({ percent }) => percent,
  )

/** The default language of texts; the first page of the shop is in it. */
export const setDefaultLanguage = ({ db, shop }: ShopAdminCtx, language: string) =>
  db.query(sql`update shops set default_language = ${language} where shop_id = ${shop.id} and default_language <> ${language}`)

/** Whether a host serves the shop. */
export const isHost = async ({ db, shop }: ShopAdminCtx, host: string) =>
  (await db.maybeOne(sql`select 1 from hosts where shop_id = ${shop.id} and host = ${host}`)) !== undefined

/** Whether the database knows a time zone; letter case does not count. */
export const isTimeZone = async ({ db }: ShopAdminCtx, name: string) =>
  (await db.maybeOne(sql`select 1 from pg_timezone_names where lower(name) = lower(${name}) limit 1`)) !== undefined

export const setName = ({ db, shop }: ShopAdminCtx, name: string) =>
  db.query(sql`update shops set name = ${name} where shop_id = ${shop.id} and name <> ${name}`)
