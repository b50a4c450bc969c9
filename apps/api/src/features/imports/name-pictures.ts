import { pictureLimits } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { ParsedRow } from './parsed-rows.ts'
import * as queries from './picture-urls.queries.ts'
import { hasDefaultPort, hashOfUrl, type NamedPicture, ownHash } from './picture-urls.ts'
import { Refused } from './row-problems.ts'

/** A product whose rows may name pictures. */
interface Naming {
  id: number
  rows: readonly ParsedRow[]
}

/** The pictures that a product is to have, and the row that names the first of them. */
export interface NewPictures {
  row: ParsedRow
  pictures: NamedPicture[]
}

const picturesIn = ({ values }: ParsedRow) => (values.get('pictures') ?? []) as readonly NamedPicture[]

interface Known {
  hosts: ReadonlySet<string>
  /** Hashes of pictures, by product. */
  shown: ReadonlyMap<number, ReadonlySet<string>>
  ofShop: ReadonlySet<string>
  /** States of URLs by the hash, by product. */
  urls: ReadonlyMap<number, ReadonlyMap<string, queries.UrlState>>
}

/**
 * Finds out which of the pictures that rows name are new, without the network. The function that is returned throws `Refused` for a product with a
 * wrong URL, or with too many pictures; it is undefined where nothing is new.
 */
export async function newPicturesOf(ctx: ShopAdminCtx, products: readonly Naming[]): Promise<(product: Naming) => NewPictures | undefined> {
  const naming = products.filter(({ rows }) => rows.some(row => picturesIn(row).length > 0))
  if (naming.length === 0) return () => undefined
  const known = await knownOf(ctx, naming)
  return product => newOf(product, known)
}

async function knownOf(ctx: ShopAdminCtx, naming: readonly Naming[]): Promise<Known> {
  const ids = naming.map(({ id }) => id)
  const { hosts } = await queries.addressesOfShop(ctx)
  const own = naming.flatMap(({ rows }) => rows.flatMap(picturesIn).flatMap(({ url }) => ownHash(url, hosts) ?? []))
  const [pictures, ofShop, named] = await Promise.all([
    queries.picturesOfProducts(ctx, ids),
    queries.hashesOfShop(ctx, own),
    queries.urlsOfProducts(ctx, ids),
  ])
  const shown = new Map(ids.map(id => [id, new Set<string>()]))
  for (const { product_id, hash } of pictures) shown.get(product_id)?.add(hash)
  const urls = new Map(ids.map(id => [id, new Map<string, queries.UrlState>()]))
  for (const { product_id, url_hash, state } of named) urls.get(product_id)?.set(url_hash, state)
  return { hosts, shown, ofShop, urls }
}

function newOf({ id, rows }: Naming, { hosts, shown, ofShop, urls }: Known): NewPictures | undefined {
  const seen = new Set<string>()
  const pictures: NamedPicture[] = []
  let first: ParsedRow | undefined
  for (const row of rows)
    for (const picture of picturesIn(row)) {
      const { url } = picture
      const hash = ownHash(url, hosts)
      if (hash === undefined && !hasDefaultPort(new URL(url))) refuse(row, 'wrong_format')
      // A picture of the shop that is gone was removed by somebody.
      const isKnown = hash === undefined ? false : shown.get(id)?.has(hash) || !ofShop.has(hash)
      const state = urls.get(id)?.get(hashOfUrl(url))
      if (isKnown || state === 'waiting' || state === 'fetched' || seen.has(url)) continue
      seen.add(url)
      pictures.push(picture)
      first ??= row
    }
  if (!first) return undefined
  const waiting = [...(urls.get(id)?.values() ?? [])].filter(state => state === 'waiting').length
  if ((shown.get(id)?.size ?? 0) + waiting + pictures.length > pictureLimits.perProduct) refuse(first, 'too_many')
  return { row: first, pictures }
}

function refuse(row: ParsedRow, problem: 'wrong_format' | 'too_many'): never {
  row.problems.push({ field: 'pictures', problem })
  throw new Refused()
}
