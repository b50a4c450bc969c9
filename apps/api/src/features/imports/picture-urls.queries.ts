import type { Language } from '@stragan/contract'
import { maxShownPictureFailures, type PictureProblem } from '@stragan/contract/admin'
import type { Actor, ShopAdminCtx } from '../../admin-context.ts'
import { type Database, sql, withCustomPlan } from '../../platform/database.ts'
import type { Original } from '../pictures/pictures.ts'
import { hashOfUrl, type NamedPicture } from './picture-urls.ts'

/** Hosts of the shop, and the base URL that its settings name, if there is one. */
export async function addressesOfShop({ db, shop }: ShopAdminCtx): Promise<{ hosts: Set<string>; origin: string }> {
  const { hosts, origin } = await db.one<{ hosts: string[]; origin: string | null }>(sql`
    select array(select host from hosts where shop_id = ${shop.id} order by host) as hosts,
      (select entry ->> 'origin' from first_entries where shop_id = ${shop.id} and scope = 'shop') as origin`)
  const base = origin && URL.canParse(origin) ? new URL(origin) : null
  return { hosts: new Set(base ? [...hosts, base.hostname] : hosts), origin: base?.origin ?? `https://${hosts[0] ?? 'localhost'}` }
}

/** Hashes of the pictures of products, and those of some hashes that the shop has anywhere. */
export const picturesOfProducts = ({ db, shop }: ShopAdminCtx, ids: readonly number[]) =>
  db.query<{ product_id: number; hash: string }>(sql`
    select shown.product_id, picture.hash from product_pictures shown
    join pictures picture on picture.shop_id = shown.shop_id and picture.id = shown.picture_id
    where shown.shop_id = ${shop.id} and shown.product_id = any (${[...ids]}::int[])`)

export const hashesOfShop = async ({ db, shop }: ShopAdminCtx, hashes: readonly string[]) =>
  new Set(
    (
      await db.query<{ hash: string }>(sql`
        select distinct hash from pictures where shop_id = ${shop.id} and hash = any (${[...hashes]}::text[])`)
    ).map(({ hash }) => hash),
  )

export type UrlState = 'waiting' | 'fetched' | 'failed'

/** The URLs that imports have named for products before. */
export const urlsOfProducts = ({ db, shop }: ShopAdminCtx, ids: readonly number[]) =>
  db.query<{ product_id: number; url_hash: string; state: UrlState }>(sql`
    select product_id, url_hash, state from product_picture_urls where shop_id = ${shop.id} and product_id = any (${[...ids]}::int[])`)

interface NewUrls {
  productId: number
  pictures: readonly NamedPicture[]
}

/** Stores what is to be fetched; one that failed before is tried again. */
export async function insertUrls({ db, shop }: ShopAdminCtx, importId: string, products: readonly NewUrls[]): Promise<void> {
  const rows = products.flatMap(({ productId, pictures }) =>
    pictures.map(({ url, alt }, position) => ({ product_id: productId, url_hash: hashOfUrl(url), url, position, alt })),
  )
  if (rows.length === 0) return
  await db.query(sql`
    insert into product_picture_urls (shop_id, product_id, url_hash, url, position, alt, state, import_id)
    select ${shop.id}, product_id, url_hash, url, position, alt, 'waiting', ${importId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) named (product_id int, url_hash text, url text, position int, alt text)
    on conflict (shop_id, product_id, url_hash) do update set position = excluded.position, alt = excluded.alt, state = 'waiting',
      import_id = excluded.import_id, problem = null, status = null, attempts = 0, next_attempt_at = clock(), leased_until = null`)
}

/** Forgets the URLs that an import named: they are neither fetched any more, nor known to the next one. */
export const forgetUrls = ({ db, shop }: ShopAdminCtx, importId: string) =>
  db.query(sql`delete from product_picture_urls where shop_id = ${shop.id} and import_id = ${importId}`)

export const countUrls = ({ db, shop }: ShopAdminCtx, importId: string) =>
  db.one<{ waiting: number; fetched: number; failed: number }>(sql`
    select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'fetched')::int as fetched,
      count(*) filter (where state = 'failed')::int as failed
    from product_picture_urls where shop_id = ${shop.id} and import_id = ${importId}`)

/** A place in the order of the pictures that failed. */
export interface FailureCursor {
  productId: number
  urlHash: string
}

export interface FailedUrl {
  product_id: number
  url_hash: string
  product_symbol: string
  url: string
  alt: string
  problem: PictureProblem
  status: number | null
}

/** Pictures of an import that could not be fetched. */
export const failedUrls = (
  { db, shop }: ShopAdminCtx,
  importId: string,
  { after, limit = maxShownPictureFailures }: { after?: FailureCursor | undefined; limit?: number } = {},
) =>
  db.query<FailedUrl>(sql`
    select named.product_id, named.url_hash, product.symbol as product_symbol, named.url, named.alt, named.problem, named.status
    from product_picture_urls named join products product on product.shop_id = named.shop_id and product.id = named.product_id
    where named.shop_id = ${shop.id} and named.import_id = ${importId} and named.state = 'failed'
      ${after ? sql`and (named.product_id, named.url_hash) > (${after.productId}, ${after.urlHash})` : sql``}
    order by named.product_id, named.url_hash limit ${limit}`)

/** A picture that this process is about to fetch. */
export interface ClaimedUrl {
  shop_id: number
  product_id: number
  url_hash: string
  url: string
  alt: string
  /** With this one. */
  attempts: number
  import_id: string
  /** Who ran the import. */
  actor: Actor
  name: string
  default_language: Language
}

/** Longer than the attempts of what is claimed at once take. */
const leaseSeconds = 180

/** Whether pictures may be due. */
export const mayHaveDueUrls = sql`exists (select from product_picture_urls where state = 'waiting')`

/**
 * Claims due pictures of one product, in their order; a shop has those of one product at a time. Which of the shops comes first is left to chance,
 * so that a large import delays no other shop.
 */
export const claimUrls = (db: Database, now: Date, max: number) =>
  db.asOwner(now).query<ClaimedUrl>(
    withCustomPlan(sql`
      with recursive waiting (shop_id) as (
        select min(shop_id) from product_picture_urls where state = 'waiting'
        union all
        select (select min(shop_id) from product_picture_urls where state = 'waiting' and shop_id > waiting.shop_id)
        from waiting where waiting.shop_id is not null
      ), chosen as materialized (
        select first.* from waiting cross join lateral (
          select shop_id, product_id, import_id from product_picture_urls
          where state = 'waiting' and shop_id = waiting.shop_id and import_id is not null and next_attempt_at <= clock()
          order by next_attempt_at, product_id limit 1) first
        where not exists (select from product_picture_urls leased
          where leased.state = 'waiting' and leased.shop_id = waiting.shop_id and leased.leased_until > clock())
        order by random() limit 1
      ), taken as materialized (
        select named.shop_id, named.product_id, named.url_hash from product_picture_urls named
        join chosen on chosen.shop_id = named.shop_id and chosen.product_id = named.product_id and chosen.import_id = named.import_id
        -- Also of rows that another process has claimed meanwhile: they are checked again before they are locked.
        where named.state = 'waiting' and named.next_attempt_at <= clock() and (named.leased_until is null or named.leased_until <= clock())
        order by named.position, named.url_hash limit ${max} for update of named skip locked
      ), claimed as (
        update product_picture_urls named
        set attempts = attempts + 1, leased_until = clock() + make_interval(secs => ${leaseSeconds})
        from taken where named.shop_id = taken.shop_id and named.product_id = taken.product_id and named.url_hash = taken.url_hash
        returning named.shop_id, named.product_id, named.url_hash, named.url, named.alt, named.attempts, named.import_id, named.position
      )
      select claimed.*, imports.actor, shops.name, shops.default_language
      from claimed join shops on shops.shop_id = claimed.shop_id
      join imports on imports.shop_id = claimed.shop_id and imports.id = claimed.import_id
      order by claimed.position, claimed.url_hash`),
  )

/** Ends the leases of all pictures. */
export const endUrlLeases = (db: Database, now: Date) =>
  db.asOwner(now).query(sql`update product_picture_urls set leased_until = null where state = 'waiting' and leased_until is not null`)

const keysOf = (claimed: readonly ClaimedUrl[]) =>
  JSON.stringify(claimed.map(({ product_id, url_hash, attempts }) => ({ product_id, url_hash, attempts })))

const postponedMinutes = 15

/**
 * Ends the leases of pictures: `abandoned` ones count as not tried. After an error of our own the attempt counts, so that it is not repeated
 * without end.
 */
export const releaseUrls = (db: Database, now: Date, shopId: number, claimed: readonly ClaimedUrl[], outcome: 'abandoned' | 'postponed') =>
  db.asOwner(now).query(sql`
    update product_picture_urls named
    set leased_until = null, ${
      outcome === 'abandoned'
        ? sql`attempts = named.attempts - 1`
        : sql`next_attempt_at = clock() + make_interval(mins => ${postponedMinutes})`
    }
    from jsonb_to_recordset(${keysOf(claimed)}::jsonb) held (product_id int, url_hash text, attempts int)
    where named.shop_id = ${shopId} and named.product_id = held.product_id and named.url_hash = held.url_hash
      and named.attempts = held.attempts and named.state = 'waiting'`)

/** Locks an import, as its batches do: an undo waits, or has begun and forgotten its URLs. */
export const lockImportOf = ({ db, shop }: ShopAdminCtx, importId: string) =>
  db.query(sql`select id from imports where shop_id = ${shop.id} and id = ${importId} for update`)

/** Locks those of the pictures that this process still holds; returns the hashes of their URLs. */
export const holdUrls = async ({ db, shop }: ShopAdminCtx, claimed: readonly ClaimedUrl[]) =>
  new Set(
    (
      await db.query<{ url_hash: string }>(sql`
        select named.url_hash from product_picture_urls named
        join jsonb_to_recordset(${keysOf(claimed)}::jsonb) held (product_id int, url_hash text, attempts int)
          on named.product_id = held.product_id and named.url_hash = held.url_hash and named.attempts = held.attempts
        where named.shop_id = ${shop.id} and named.state = 'waiting' for update of named`)
    ).map(({ url_hash }) => url_hash),
  )

/** What became of an attempt. */
export interface UrlOutcome {
  url_hash: string
  state: UrlState
  problem: PictureProblem | null
  status: number | null
  /** Seconds until the next attempt. */
  pause: number
}

export const saveOutcomes = ({ db, shop }: ShopAdminCtx, productId: number, outcomes: readonly UrlOutcome[]) =>
  db.query(sql`
    update product_picture_urls named set state = outcome.state, problem = outcome.problem, status = outcome.status, leased_until = null,
      next_attempt_at = clock() + make_interval(secs => outcome.pause)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) outcome (url_hash text, state text, problem text, status int, pause int)
    where named.shop_id = ${shop.id} and named.product_id = ${productId} and named.url_hash = outcome.url_hash`)

/** The picture of a hash that the shop has. */
export const originalOfHash = ({ db, shop }: ShopAdminCtx, hash: string) =>
  db.maybeOne<Original>(sql`
    select hash, width, height, placeholder, is_drawing from pictures where shop_id = ${shop.id} and hash = ${hash} order by id limit 1`)
