import { join, type Queryable, raw, type Sql, sql, type Tx } from '../../apps/api/src/platform/database.ts'
import { productsOfFixedLeaf, productsOfSeries, type Shape } from './shape.ts'
import { departments, description, featureValues, shortDescription, syllables } from './vocabulary.ts'

/** Shops whose ids follow each other, all of one shape; `firstNumber` is in the first one's name and host. */
export interface Range {
  firstId: number
  shops: number
  firstNumber: number
  shape: Shape
}

const shopsOf = ({ firstId, shops }: Range) => sql`generate_series(${firstId}::int, ${firstId + shops - 1}::int) as shop_id`

/** The next free shop id, and the next number for a host. */
export const firstFree = (db: Queryable) =>
  db.one<{ id: number; number: number }>(sql`
    select coalesce((select max(shop_id) from shops), 0) + 1 as id,
      coalesce((select max(substring(host from '^shop-([0-9]+)[.]localhost$')::int) from hosts), 0) + 1 as number`)

export const insertShops = async (tx: Tx, range: Range) => {
  const counted = sql`(shop_id - ${range.firstId}::int + ${range.firstNumber}::int)`
  // Three digits, or as many as there are: lpad would cut a fourth off.
  const number = sql`(repeat('0', 3 - length(${counted}::text)) || ${counted})`
  await tx.query(sql`insert into shops (shop_id, name, default_language) select shop_id, 'Shop ' || ${number}, 'pl' from ${shopsOf(range)}`)
  await tx.query(sql`insert into hosts (shop_id, host) select shop_id, 'shop-' || ${number} || '.localhost' from ${shopsOf(range)}`)
}

/** The first shop's configuration for all of them, each under its own name and host. */
export const copyConfiguration = (tx: Tx, range: Range) =>
  tx.query(sql`
    insert into configuration (shop_id, scope, id, position, enabled, entry)
    select shops.shop_id, scope, id, position, enabled, case
      when scope = 'shop' then entry || jsonb_build_object('name', shops.name, 'origin', 'http://' || host || ':3000')
      when scope = 'local_business' then entry || jsonb_build_object('name', shops.name, 'email', 'shop@' || host)
      else entry end
    from configuration join shops on shops.shop_id between ${range.firstId + 1}::int and ${range.firstId + range.shops - 1}::int
    join hosts on hosts.shop_id = shops.shop_id
    where configuration.shop_id = ${range.firstId}`)

/** The same rows into a table of each shop; every row has the same keys, which are the columns. */
export async function insertForEach(tx: Tx, range: Range, table: string, rows: readonly object[]) {
  const columns = join(Object.keys(rows[0] ?? {}).map(column => raw(`"${column}"`)))
  await tx.query(sql`
    insert into ${raw(table)} (shop_id, ${columns})
    select shops.shop_id, ${join(Object.keys(rows[0] ?? {}).map(column => raw(`given."${column}"`)))}
    from generate_series(${range.firstId}::int, ${range.firstId + range.shops - 1}::int) as shops (shop_id)
    cross join jsonb_populate_recordset(null::${raw(table)}, ${JSON.stringify(rows)}::jsonb) as given`)
}

/** Triggers that write prices, words and events one row at a time: off within the transaction, which writes what they would. */
const triggered = ['brands', 'categories', 'products', 'variants', 'product_features', 'variant_features', 'tiers', 'promotions', 'sales', 'stock_movements']
export const withoutTriggers = async (tx: Tx, work: () => Promise<void>) => {
  for (const table of triggered) await tx.query(sql`alter table ${raw(table)} disable trigger user`)
  await work()
  for (const table of triggered) await tx.query(sql`alter table ${raw(table)} enable trigger user`)
}

/** A number from 0 to `below` that depends on the seed, the shop's number, the product and what it is drawn for. */
const drawnIn = (seed: number) => (what: number, below: number | Sql) => sql`abs(hashint8extended(number::bigint * 1000000 + id, ${seed * 100 + what}::bigint) % (${below}))::int`

const price = { lowest: 150, times: 400 }

/** Writes down what is drawn for the products `from` to `to` of each shop: table `batch`, gone with the transaction. */
export const drawBatch = async (tx: Tx, range: Range, seed: number, from: number, to: number) => {
  const { shape } = range
  const leaves = shape.departments * shape.kinds * shape.lines
  const fixed = shape.fixedLeaves * productsOfFixedLeaf
  const drawn = drawnIn(seed)
  await tx.query(sql`drop table if exists batch`)
  await tx.query(sql`
    create temporary table batch on commit drop as
    with placed as (
      select shop_id, shop_id - ${range.firstId}::int + ${range.firstNumber}::int as number, id,
        case when id <= ${fixed}::int then (id - 1) / ${productsOfFixedLeaf}::int + 1
          else ${shape.fixedLeaves}::int + 1 + (id - ${fixed}::int - 1) % ${leaves - shape.fixedLeaves}::int end as leaf,
        case when id <= ${fixed}::int then (id - 1) % ${productsOfFixedLeaf}::int
          else (id - ${fixed}::int - 1) / ${leaves - shape.fixedLeaves}::int end as place
      from ${shopsOf(range)} cross join generate_series(${from}::int, ${to}::int) as id
    ), series as (
      select *, (leaf - 1 + place / ${productsOfSeries}::int * ${leaves}::int) * 1777 % ${syllables.length ** 3}::int as word from placed
    )
    select shop_id, number, id, leaf,
      ${shape.departments + shape.departments * shape.kinds}::int + leaf as category_id,
      ((leaf - 1) / ${shape.lines * shape.kinds}::int * ${departments[0]?.kinds.length ?? 0}::int + (leaf - 1) / ${shape.lines}::int % ${shape.kinds}::int) as kind,
      -- Pictures stand in the order of the shop's own kinds.
      ((leaf - 1) / ${shape.lines}::int) * 2 + 1 as picture_id,
      initcap(syllables.all_of[1 + word % ${syllables.length}::int] || syllables.all_of[1 + word / ${syllables.length}::int % ${syllables.length}::int]
        || syllables.all_of[1 + word / ${syllables.length ** 2}::int]) as series,
      1 + word % ${shape.brands}::int as brand_id,
      round(${price.lowest}::int * power(${price.times}::float, ${drawn(1, 1000)} / 1000.0))::int as price_net,
      (5 + ${drawn(2, 95)}) * 10 as length,
      case when ${drawn(3, 10)} < 3 then 2 + ${drawn(4, 5)} else 1 end as variants,
      clock() - make_interval(days => case when ${drawn(5, 50)} = 0 then ${drawn(6, 28)} else 40 + ${drawn(6, 690)} end, hours => ${drawn(7, 24)}) as created_at,
      ${drawn(8, 10)} < 6 as is_sold,
      -- A few sell a lot, most a little.
      1 + 400 / (1 + ${drawn(9, 400)}) as sold
    from series, (select ${syllables}::text[] as all_of) syllables`)
  await tx.query(sql`create index on batch (shop_id, id)`)
  await tx.query(sql`analyze batch`)
}

const kindTexts = JSON.stringify(departments.flatMap(({ kinds }) => kinds.map(({ name }) => name)))

export async function insertProducts(tx: Tx, seed: number) {
  const drawn = drawnIn(seed)
  await tx.query(sql`
    insert into products (shop_id, id, symbol, ean, name, slug, short_description, description, keywords, brand_id, category_id, vat_percent, price_net,
      month_star, has_variants, created_at)
    select shop_id, id, symbol, digits || (10 - checked.sum % 10) % 10, jsonb_build_object('en', texts.en, 'pl', texts.pl),
      jsonb_build_object('en', slug_of.en || '-' || id, 'pl', slug_of.pl || '-' || id), ${JSON.stringify(shortDescription)}::jsonb, ${JSON.stringify(description)}::jsonb,
      '{"en": "", "pl": ""}', brand_id, category_id, case when ${drawn(10, 20)} = 0 then 8 else 23 end, price_net,
      ${drawn(11, 200)} = 0, variants > 1, created_at
    from batch
    cross join lateral (
      select ${kindTexts}::jsonb -> kind ->> 'en' || ' ' || series || ' ' || length || ' mm' as en,
        ${kindTexts}::jsonb -> kind ->> 'pl' || ' ' || series || ' ' || length || ' mm' as pl,
        upper(left(series, 4)) || '-' || lpad(id::text, 6, '0') as symbol,
        '20' || lpad(number::text, 4, '0') || lpad(id::text, 6, '0') as digits
    ) as texts
    cross join lateral (
      select trim(both '-' from regexp_replace(fold(texts.en), '[^a-z0-9]+', '-', 'g')) as en, trim(both '-' from regexp_replace(fold(texts.pl), '[^a-z0-9]+', '-', 'g')) as pl
    ) as slug_of
    cross join lateral (
      select sum(substr(digits, place, 1)::int * case when place % 2 = 1 then 1 else 3 end)::int as sum from generate_series(1, 12) as place
    ) as checked`)
  await tx.query(sql`
    insert into product_pictures (shop_id, product_id, position, picture_id)
    select shop_id, id, view, picture_id + view from batch cross join generate_series(0, 1) as view`)
}

/** Ids of a product's variants: room for ten each. */
const variantId = sql`(id * 10 + n)`

export async function insertVariants(tx: Tx, seed: number) {
  const drawn = drawnIn(seed)
  await tx.query(sql`
    insert into variants (shop_id, id, product_id, position, symbol, weight, stock_on_hand)
    select shop_id, ${variantId}, id, n, product.symbol || case when variants > 1 then '-' || n else '' end, 0.02 + ${drawn(12, 3000)} / 1000.0,
      case when ${drawn(13, 12)} = 0 and n = 1 then 0 else 5 + ${drawn(14, 500)} end
    from batch
    cross join lateral (select symbol from products where products.shop_id = batch.shop_id and products.id = batch.id) as product
    cross join lateral generate_series(1, variants) as n`)
  await tx.query(sql`
    insert into stock_movements (shop_id, variant_id, number, quantity, stock_after, reason)
    select shop_id, variant.id, 1, stock_on_hand, stock_on_hand, 'initial'
    from batch cross join lateral (
      select variants.id, stock_on_hand from variants where variants.shop_id = batch.shop_id and product_id = batch.id and stock_on_hand > 0) as variant`)
  // Variants have a price of their own for one piece; half of the other products are cheaper by quantity.
  await tx.query(sql`
    insert into tiers (shop_id, product_id, variant_id, quantity, price_net)
    select shop_id, id, ${variantId}, quantity, round(price_net * (100 + (n - 1) * 15) / 100.0 * percent / 100.0)
    from batch cross join lateral generate_series(1, variants) as n cross join (values (1, 100), (10, 95), (50, 88)) as steps (quantity, percent)
    where variants > 1 or id % 2 = 0 and quantity > 1`)
}

/** Values stand one feature after the other; the last feature is the variants'. */
export async function insertValues(tx: Tx, seed: number) {
  const drawn = drawnIn(seed)
  let before = 0
  for (const [i, [, values]] of featureValues.entries()) {
    if (i < featureValues.length - 1)
      await tx.query(sql`
        insert into product_features (shop_id, product_id, value_id)
        select shop_id, id, ${before + 1}::int + ${drawn(20 + i, values.length)} from batch`)
    else
      await tx.query(sql`
        insert into variant_features (shop_id, product_id, variant_id, value_id)
        select shop_id, id, ${variantId}, ${before}::int + n + ${drawn(20 + i, values.length - 10)}
        from batch cross join lateral generate_series(1, variants) as n where variants > 1`)
    before += values.length
  }
}

/** One in twenty is on sale now, announced five days ago; all that a price was stands in the history. */
export async function insertPrices(tx: Tx) {
  const discounted = sql`round(price_net * 0.85)::int`
  const began = sql`clock() - interval '5 days'`
  const ends = sql`clock() + interval '9 days'`
  const isPromoted = sql`id % 20 = 3`
  await tx.query(sql`
    insert into promotions (shop_id, id, product_id, price_net, starts_at, ends_at)
    select shop_id, id * 10, id, ${discounted}, ${began}, ${ends} from batch where ${isPromoted}`)
  await tx.query(sql`
    insert into promotions (shop_id, id, product_id, variant_id, quantity, price_net, starts_at, ends_at)
    select t.shop_id, t.variant_id, t.product_id, t.variant_id, 1, round(t.price_net * 0.85), ${began}, ${ends}
    from batch join tiers t on t.shop_id = batch.shop_id and t.product_id = batch.id and t.quantity = 1 where ${isPromoted}`)
  await tx.query(sql`
    insert into price_intervals (shop_id, product_id, price_net, valid_from) select shop_id, id, price_net, created_at from batch`)
  await tx.query(sql`
    insert into price_intervals (shop_id, product_id, variant_id, price_net, valid_from)
    select t.shop_id, t.product_id, t.variant_id, t.price_net, batch.created_at
    from batch join tiers t on t.shop_id = batch.shop_id and t.product_id = batch.id and t.quantity = 1`)
  await tx.query(sql`
    insert into price_intervals (shop_id, product_id, variant_id, promotion_id, price_net, valid_from, valid_to)
    select promo.shop_id, promo.product_id, promo.variant_id, promo.id, promo.price_net, promo.starts_at, promo.ends_at
    from batch join promotions promo on promo.shop_id = batch.shop_id and promo.product_id = batch.id`)
}

/** What was sold in the last 90 days, what was bought together, and what the shop itself puts beside a product. */
export async function insertSales(tx: Tx, seed: number) {
  const drawn = drawnIn(seed)
  await tx.query(sql`
    insert into sales (shop_id, product_id, day, quantity)
    select shop_id, id, (clock() - make_interval(days => month * 28 + ${drawn(15, 28)}))::date, greatest(1, sold / (1 + month))
    from batch cross join generate_series(0, 2) as month where is_sold and month <= ${drawn(16, 3)}`)
  await tx.query(sql`
    insert into bought_together (shop_id, product_id, other_id, orders)
    select shop_id, id - way, id - 1 + way, 1 + ${drawn(17, 9)} from batch cross join generate_series(0, 1) as way where id % 3 = 0`)
  await tx.query(sql`
    insert into related_products (shop_id, product_id, related_id, position)
    select shop_id, id, id - step, step from batch cross join generate_series(1, 3) as step where id % 10 = 0`)
}

export async function indexWords(tx: Tx) {
  const shops = await tx.query<{ shop_id: number; ids: number[] }>(sql`select shop_id, array_agg(id) as ids from batch group by shop_id order by shop_id`)
  for (const { shop_id, ids } of shops) await tx.query(sql`select index_products(${shop_id}::int, ${ids}::int[])`)
}

/**
 * Collects the planner's statistics of the tables that have rows. An empty table that is analysed counts as empty until the next time: plans
 * made meanwhile, such as those of prepared statements, scan it as it grows.
 */
export const analyzeFilledTables = (tx: Tx) =>
  tx.run(`
    do $$ declare name regclass; begin
      for name in
        select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
      loop
        execute format('analyze %s', name);
      end loop;
    end $$`)
