import { type Sql, sql, type Tx } from '../../apps/api/src/platform/database.ts'
import { cities, companyNames, firstNames, lastNames, streets } from './people.ts'

/** Orders of one shop, which count from 1, the oldest first. */
export interface OrderRange {
  shopId: number
  /** Of all of them. */
  orders: number
  /** Of the shop, whose ids count from 1. */
  products: number
  seed: number
}

/** For how long the shop has taken orders. */
const days = 3 * 365
const stepMs = ({ orders }: OrderRange) => Math.max(1, Math.floor((days * 86_400_000) / orders))

/** A number from 0 to `below` that depends on the seed, the order and what it is drawn for. */
const drawnIn = (seed: number) => (what: number, below: number | Sql) => sql`abs(hashint8extended(n::bigint, ${seed * 1000 + what}::bigint) % (${below}))::int`

const oneOf = (list: readonly string[], drawn: Sql) => sql`(${[...list]}::text[])[1 + ${drawn}]`

/** Statuses by the age of an order, which a shop works off within ten days. */
const statusByAge = (isCancelled: Sql, isPaidFirst: Sql) => sql`
  case when age < interval '1 day' then 'new' when age < interval '2 days' then case when ${isPaidFirst} then 'paid' else 'confirmed' end
    when age < interval '4 days' then 'packed' when age < interval '10 days' then 'sent' when ${isCancelled} then 'cancelled' else 'delivered' end`

/** Writes down what is drawn for the orders `from` to `to`: table `order_batch`, gone with the transaction. */
export async function drawOrders(tx: Tx, range: OrderRange, from: number, to: number) {
  const { shopId, orders, seed } = range
  const drawn = drawnIn(seed)
  const step = sql`${stepMs(range)}::bigint * interval '1 millisecond'`
  const began = sql`(clock() - ${orders}::bigint * ${step})`
  await tx.run('drop table if exists order_batch')
  await tx.query(sql`
    create temporary table order_batch on commit drop as
    with placed as (
      select n, md5(${`${seed} ${shopId} `}::text || n) as uid, ${began} + n * ${step} - interval '10 minutes' as created_at from generate_series(${from}::int, ${to}::int) as n
    ), dated as (
      select *, clock() - created_at as age, (created_at at time zone 'Europe/Warsaw')::date as day,
        ${drawn(1, 10)} < 6 as is_transfer, ${drawn(2, 16)} = 3 as is_cancelled, ${drawn(3, 10)} = 0 as is_english, ${drawn(4, 3)} = 0 as is_company
      from placed
    ), numbered as (
      select *, date_trunc('year', created_at at time zone 'Europe/Warsaw') at time zone 'Europe/Warsaw' as year_began, ${statusByAge(sql`is_cancelled`, sql`is_transfer`)} as status
      from dated
    )
    select n, uid, created_at, status, is_transfer, case when is_english then 'en' else 'pl' end as language, is_company,
      status in ('paid', 'delivered') or is_transfer and status in ('packed', 'sent') as is_paid,
      extract(year from created_at at time zone 'Europe/Warsaw')::int as year,
      n - greatest(0, ceil(extract(epoch from year_began + interval '10 minutes' - ${began}) * 1000 / ${stepMs(range)}::bigint)::int - 1) as number_in_year,
      ${drawn(5, Math.max(1, Math.floor(orders / 4)))} as buyer
    from numbered`)
  await tx.run('analyze order_batch')
}

/** Of a large shop, so many products are ordered; the others only lie there. */
const maxOrderedProducts = 2000
const maxLines = 5
const maxLineQuantity = 9
const decimal = (grosz: Sql) => sql`round((${grosz}) / 100.0, 2)`

/** The products that are ordered, with what their lines have alike in each language: table `goods`. */
export async function listGoods(tx: Tx, { shopId, products }: OrderRange) {
  const ordered = Math.min(products, maxOrderedProducts)
  const lineIn = (language: string) => sql`
    jsonb_build_object('product_id', product.id, 'product_variant_id', case when product.has_variants then variant.id end, 'name', product.name ->> ${language},
      'slug', product.slug ->> ${language}, 'symbol', variant.symbol, 'combination_features', '[]'::jsonb, 'cover', null, 'vat_tax_percent', product.vat_percent,
      'weight', variant.weight, 'sales_unit', sales_unit_json(variant.sales_unit, variant.package_content_amount, variant.package_content_unit),
      'unit_price_net', ${decimal(sql`coalesce(tier.price_net, product.price_net)`)}, 'unit_price_per_100_net', null, 'price_source', 'product', 'explanation', null)`
  await tx.run('drop table if exists goods')
  await tx.query(sql`
    create temporary table goods on commit drop as
    select place, product.id as product_id, variant.id as variant_id, product.vat_percent, variant.weight,
      coalesce(tier.price_net, product.price_net)::bigint as price_net, ${lineIn('en')} as line_en, ${lineIn('pl')} as line_pl
    from generate_series(0, ${ordered - 1}::int) as place
    join products product on product.shop_id = ${shopId} and product.id = 1 + place * ${Math.floor(products / ordered)}::int
    join variants variant on variant.shop_id = ${shopId} and variant.product_id = product.id and variant.position = 1
    left join tiers tier on tier.shop_id = ${shopId} and tier.variant_id = variant.id and tier.quantity = 1`)
  await tx.run('analyze goods')
}

/** The lines of the drawn orders, with amounts in grosz, and their sums by VAT rate: tables `line_batch` and `sum_batch`. */
export async function drawLines(tx: Tx, { products, seed }: OrderRange) {
  const drawn = (what: number, below: number) => sql`abs(hashint8extended(n::bigint * 16 + nth, ${seed * 1000 + what}::bigint) % ${below}::int)::int`
  await tx.run('drop table if exists line_batch; drop table if exists sum_batch')
  await tx.query(sql`
    create temporary table line_batch on commit drop as
    select uid, language, nth, place, items, weight * items as weight, vat_percent, price_net * items as net,
      round(price_net * items * (100 + vat_percent) / 100.0)::bigint as gross
    from (
      select uid, language, nth, ${drawn(7, Math.min(products, maxOrderedProducts))} as place, 1 + ${drawn(8, maxLineQuantity)} as items
      from order_batch cross join lateral generate_series(1, 1 + (${drawnIn(seed)(6, maxLines)})) as nth) as wanted
    join goods using (place)`)
  await tx.query(sql`
    create temporary table sum_batch on commit drop as
    select uid, sum(weight) as weight, sum(net)::bigint as net, sum(gross)::bigint as gross,
      coalesce(sum(net) filter (where vat_percent <> 23), 0)::bigint as reduced_net, coalesce(sum(gross) filter (where vat_percent <> 23), 0)::bigint as reduced_gross
    from line_batch group by uid`)
  await tx.run('analyze line_batch; analyze sum_batch')
}

/** What the courier costs, and the fee of cash on delivery, in grosz net; both with 23 percent VAT. */
const courierNet = 1545
const cashFeeNet = 407
const gross = (net: Sql) => sql`round(${net} * 1.23)::bigint`

/** An entry of the configuration by its code, with its name in a language. */
const entryName = (shopId: number, scope: string, code: string) => sql`(
  select entry -> 'name' ->> language from configuration where shop_id = ${shopId} and scope = ${scope} and entry ->> 'code' = ${code} limit 1)`

export async function insertOrders(tx: Tx, { shopId, seed }: OrderRange) {
  const ofBuyer = (what: number, below: number) => sql`abs(hashint8extended(buyer::bigint, ${seed * 1000 + what}::bigint) % ${below}::int)::int`
  await tx.query(sql`
    with named as materialized (
      select language, ${entryName(shopId, 'delivery', 'courier')} as courier, ${entryName(shopId, 'payment', 'bank_transfer')} as transfer,
        ${entryName(shopId, 'payment', 'cash_on_delivery')} as cash,
        (select version from content_pages where shop_id = ${shopId} and key = 'regulations' order by valid_from desc limit 1) as accepted
      from (values ('en'), ('pl')) as languages (language)
    )
    insert into orders (shop_id, uid, number, is_test, status, is_paid, language, created_at, email, phone, billing_address, currency, total_net, total_gross, totals,
      weight, delivery, payment, payment_expires_at, cancel_reason, consents)
    select ${shopId}, order_batch.uid, year || '-' || lpad(number_in_year::text, greatest(6, length(number_in_year::text)), '0'), false, status, is_paid,
      order_batch.language, created_at, 'buyer' || buyer || '@example.com', '+48 600 ' || lpad((buyer % 1000000)::text, 6, '0'),
      jsonb_build_object('first_name', ${oneOf(firstNames, ofBuyer(10, firstNames.length))}, 'last_name', ${oneOf(lastNames, ofBuyer(11, lastNames.length))},
        'company', case when is_company then ${oneOf(companyNames, ofBuyer(12, companyNames.length))} || ' ' || buyer end, 'nip', case when is_company then nip end,
        'street', 'ul. ' || ${oneOf(streets, ofBuyer(13, streets.length))} || ' ' || 1 + ${ofBuyer(14, 90)},
        'postal_code', ${oneOf(
          cities.map(([code]) => code),
          ofBuyer(15, cities.length),
        )}, 'city', ${oneOf(
          cities.map(([, name]) => name),
          ofBuyer(15, cities.length),
        )}, 'country', 'PL', 'phone', null),
      'PLN', net + delivery_net, gross + delivery_gross,
      jsonb_build_object('products_net', ${decimal(sql`net`)}, 'products_gross', ${decimal(sql`gross`)}, 'delivery_net', ${decimal(sql`delivery_net`)},
        'delivery_gross', ${decimal(sql`delivery_gross`)}, 'discount_net', 0, 'discount_gross', 0, 'total_net', ${decimal(sql`net + delivery_net`)},
        'total_gross', ${decimal(sql`gross + delivery_gross`)}, 'currency', 'PLN', 'vat',
        jsonb_build_array(jsonb_build_object('percent', 23, 'net', ${decimal(sql`net - reduced_net + delivery_net`)}, 'gross', ${decimal(sql`gross - reduced_gross + delivery_gross`)}))
        || case when reduced_net = 0 then '[]'::jsonb
          else jsonb_build_array(jsonb_build_object('percent', 8, 'net', ${decimal(sql`reduced_net`)}, 'gross', ${decimal(sql`reduced_gross`)})) end),
      weight, jsonb_build_object('code', 'courier', 'name', courier, 'promise', null),
      jsonb_build_object('code', case when is_transfer then 'bank_transfer' else 'cash_on_delivery' end, 'name', case when is_transfer then transfer else cash end,
        'account', null, 'recipient', null, 'days', null, 'fee_net', case when is_transfer then 0 else ${decimal(sql`${cashFeeNet}::int`)} end,
        'fee_gross', case when is_transfer then 0 else ${decimal(gross(sql`${cashFeeNet}::int`))} end),
      case when is_transfer and status = 'new' then created_at + interval '7 days' end,
      case when status = 'cancelled' then case when is_transfer then 'unpaid' else 'buyer_request' end end,
      jsonb_build_array(jsonb_build_object('key', 'regulations', 'version', accepted, 'language', order_batch.language,
        'accepted_at', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    from order_batch
    join sum_batch using (uid)
    join named on named.language = order_batch.language
    cross join lateral (select ${courierNet}::int + case when is_transfer then 0 else ${cashFeeNet}::int end as delivery_net) as delivered
    cross join lateral (select ${gross(sql`delivery_net`)} as delivery_gross) as with_vat
    cross join lateral (select '999' || lpad((buyer % 1000000)::text, 6, '0') as digits) as numbered
    cross join lateral (
      select case when sum < 10 then digits || sum end as nip
      from (select sum(substr(digits, at, 1)::int * (array[6, 5, 7, 2, 3, 4, 5, 6, 7])[at]) % 11 as sum from generate_series(1, 9) as at) weighed) as checked`)
}

/** The lines as the contract has them. */
export const insertLines = (tx: Tx, { shopId }: OrderRange) =>
  tx.query(sql`
    insert into order_lines (shop_id, order_uid, position, product_id, variant_id, quantity, line)
    select ${shopId}, uid, nth, product_id, variant_id, items, case language when 'en' then line_en else line_pl end
      || jsonb_build_object('items', items, 'line_net', ${decimal(sql`line.net`)}, 'line_gross', ${decimal(sql`line.gross`)})
    from line_batch line join goods using (place)`)

/** What was done to the orders, half a day after each other, with parcels and payments. */
export async function insertHandling(tx: Tx, { shopId }: OrderRange) {
  const done = sql`case status when 'new' then 1 when 'confirmed' then 2 when 'paid' then 2 when 'packed' then 3 when 'sent' then 4 else 5 end`
  await tx.query(sql`
    insert into order_events (shop_id, order_uid, position, status, at, author_kind)
    select ${shopId}::int, uid, step.position, case when step.name = 'accepted' then case when is_transfer then 'paid' else 'confirmed' end else step.name end,
      created_at + (step.position - 1) * interval '12 hours', case when step.position = 1 then 'buyer' else 'system' end
    from order_batch
    join (values (1, 'new'), (2, 'accepted'), (3, 'packed'), (4, 'sent'), (5, 'delivered')) as step (position, name) on status <> 'cancelled' and step.position <= ${done}
    union all
    select ${shopId}::int, uid, cancelled.position, cancelled.name, created_at + (cancelled.position - 1) * interval '8 days',
      case when cancelled.position = 1 then 'buyer' else 'system' end
    from order_batch join (values (1, 'new'), (2, 'cancelled')) as cancelled (position, name) on status = 'cancelled'`)
  await tx.query(sql`
    insert into shipments (shop_id, order_uid, carrier, tracking_number, created_at, author_kind)
    select ${shopId}, uid, 'DPD', '9999' || lpad(n::text, 10, '0'), created_at + interval '36 hours', 'system' from order_batch where status in ('sent', 'delivered')`)
  await tx.query(sql`
    insert into payment_events (shop_id, provider, event_id, order_uid, at, amount, currency, author_kind)
    select ${shopId}, 'manual', order_batch.uid, order_batch.uid, order_batch.created_at + interval '12 hours', total_gross, currency, 'system'
    from order_batch join orders on orders.shop_id = ${shopId} and orders.uid = order_batch.uid where order_batch.is_paid`)
}

/** The next order of the shop gets the next number. */
export const setCounters = (tx: Tx, { shopId }: OrderRange) =>
  tx.query(sql`
    insert into order_counters (shop_id, series, last)
    select ${shopId}, year::text, max(number_in_year) from order_batch group by year
    on conflict (shop_id, series) do update set last = excluded.last`)

/** Triggers that write an event of webhooks for each row: off within the transaction. */
export async function withoutEvents(tx: Tx, work: () => Promise<void>) {
  await tx.query(sql`alter table orders disable trigger webhooks_created`)
  await work()
  await tx.query(sql`alter table orders enable trigger webhooks_created`)
}
