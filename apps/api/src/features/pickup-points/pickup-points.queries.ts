import type { PickupPoint } from '@stragan/contract'
import type { Ctx, CustomerCtx } from '../../context.ts'
import { join, type Sql, sql, type Tx } from '../../platform/database.ts'

const columns = sql`network, code, name, street, postal_code, city, country, latitude, longitude, opening_hours, description,
  takes_cash_on_delivery, is_sample`

/** `point` of `pickup_points` as the API shows it. */
export const pickupPointJson = sql`to_jsonb(point) - 'city_key' - 'postal_key'`

/** The keys of a search that may be a code, a postal code or a town. */
export interface SearchKeys {
  code: string
  postal: string
  city: string
}

/** More than are shown: the index compares plain degrees, in which the order differs a little from that by distance. */
const maxCandidates = 100

/** After every text that begins with a prefix. */
const lastSuffix = '\u{10ffff}'

/**
 * The points nearest to the place that is meant, each with the position of that place. It is the centre of the first that exists: the point
 * with the code, the postal code, its first digits, the town, a town that begins so. Of towns of one name it is that with the most points;
 * the first digit of a postal code is its region.
 */
export const nearestPoints = (ctx: Ctx, network: string, keys: SearchKeys) =>
  ctx.db.query<PickupPoint & { place_latitude: number; place_longitude: number }>(nearestStatement(network, keys))

export const nearestStatement = (network: string, { code, postal, city }: SearchKeys) => {
  const startsWith = (column: Sql, prefix: string) => sql`${column} >= ${prefix} and ${column} < ${prefix + lastSuffix}`
  const [postalKey, cityKey] = [sql`postal_key`, sql`city_key`]
  const places = [
    sql`code = ${code}`,
    sql`postal_key = ${postal}`,
    ...(/^\d{2,}$/.test(postal) ? [startsWith(postalKey, postal.slice(0, 3)), startsWith(postalKey, postal.slice(0, 2))] : []),
    ...(city ? [sql`city_key = ${city}`, startsWith(cityKey, city)] : []),
  ]
  const matches = places.map(
    (place, i) => sql`
      select ${i}::int as precedence, left(postal_key, 1) as region, city_key, latitude, longitude
      from pickup_points where network = ${network} and ${place}`,
  )
  return sql`
    with matches as (${join(matches, ' union all ')}), place as (
      select avg(latitude) as latitude, avg(longitude) as longitude from matches
      group by precedence, region, city_key order by precedence, count(*) desc limit 1
    )
    select nearest.*, place.latitude as place_latitude, place.longitude as place_longitude
    from place cross join lateral (
      select ${columns} from pickup_points where network = ${network}
      order by point(longitude * 0.6, latitude) <-> point(place.longitude * 0.6, place.latitude) limit ${maxCandidates}
    ) nearest`
}

/** The point of the customer's last order of each network, as it is now, the latest first. */
export const lastPointsOf = (ctx: CustomerCtx) => sql`
  select ${columns} from (
    select distinct on (pickup_point ->> 'network') pickup_point ->> 'network' as network, pickup_point ->> 'code' as code, created_at
    from orders where shop_id = ${ctx.shop.id} and customer_id = ${ctx.visitor.customer.id} and pickup_point is not null
    order by pickup_point ->> 'network', created_at desc
  ) used join pickup_points using (network, code) order by created_at desc`

/** Waits for other imports, so that each is compared with what the one before has written. */
export const lockPoints = (tx: Tx) => tx.query(sql`lock table pickup_points in share row exclusive mode`)

export const pointsOf = (tx: Tx, network: string) =>
  tx.query<PickupPoint>(sql`select ${columns} from pickup_points where network = ${network}`)

export const deletePoints = (tx: Tx, network: string, codes: readonly string[]) =>
  tx.query(sql`delete from pickup_points where network = ${network} and code = any (${[...codes]}::text[])`)

export const upsertPoints = (tx: Tx, rows: readonly (PickupPoint & { city_key: string; postal_key: string })[]) =>
  tx.query(sql`
    insert into pickup_points (${columns}, city_key, postal_key)
    select ${columns}, city_key, postal_key from jsonb_populate_recordset(null::pickup_points, ${JSON.stringify(rows)}::jsonb)
    on conflict (network, code) do update set name = excluded.name, street = excluded.street, postal_code = excluded.postal_code,
      city = excluded.city, country = excluded.country, latitude = excluded.latitude, longitude = excluded.longitude,
      opening_hours = excluded.opening_hours, description = excluded.description,
      takes_cash_on_delivery = excluded.takes_cash_on_delivery, is_sample = excluded.is_sample, city_key = excluded.city_key,
      postal_key = excluded.postal_key`)
