import type { Language } from '@stragan/contract'
import { sql, type Tx } from '../../platform/database.ts'
import type { TemplatePage } from './template-pages.ts'

/** Allocates the next id; an advisory lock serialises the creation of shops. */
export async function takeShopId(tx: Tx): Promise<number> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('shops'))`)
  const row = await tx.one<{ id: number }>(sql`select coalesce(max(shop_id), 0) + 1 as id from shops`)
  return row.id
}

/** Filters the hosts that belong to a shop. */
export const hostsInUse = async (tx: Tx, hosts: readonly string[]) => {
  const rows = await tx.query<{ host: string }>(sql`select host from hosts where host = any (${[...hosts]}::text[]) order by host`)
  return rows.map(({ host }) => host)
}

/** Codes of pages of the back office that are of no shop are in use, too. */
const reservedCodes = [
  'account',
  'api',
  'assets',
  'invitation',
  'password-reset',
  'sign-in',
  'sign-out',
  'shops',
  'installation',
  'language',
  'healthz',
  'readyz',
]

export const isCodeInUse = async (tx: Tx, code: string) =>
  reservedCodes.includes(code) || (await tx.maybeOne(sql`select 1 from shops where code = ${code}`)) !== undefined

export async function insertShop(tx: Tx, shop: { id: number; code: string; name: string; language: Language; hosts: readonly string[] }) {
  await tx.query(
    sql`insert into shops (shop_id, code, name, default_language) values (${shop.id}, ${shop.code}, ${shop.name}, ${shop.language})`,
  )
  await tx.query(sql`insert into hosts (shop_id, host) select ${shop.id}, host from unnest(${[...shop.hosts]}::text[]) as host`)
}

export const insertPages = (tx: Tx, shopId: number, pages: readonly TemplatePage[]) =>
  tx.query(sql`
    insert into content_pages (shop_id, key, version, valid_from, title, body, seo_description)
    select ${shopId}, key, version, clock(), title, body, seo_description
    from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) as page (key text, version text, title jsonb, body jsonb, seo_description jsonb)`)
