import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

/**
 * Serves the baselines, in a process of its own: constants, a prepared SELECT, and a transaction of two inserts. Takes the database's URL as
 * its argument; prints its port.
 */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 })
await pool.query('create unlogged table if not exists bench_rows (id bigint generated always as identity primary key, amount int)')
const shop = 1

const product = {
  name: 'product',
  text: `select p.id, p.name, p.slug, p.symbol, p.price_net, p.description, (
      select json_agg(json_build_object('id', v.id, 'symbol', v.symbol, 'stock_on_hand', v.stock_on_hand, 'weight', v.weight, 'tiers', (
        select json_agg(json_build_object('quantity', t.quantity, 'price_net', t.price_net) order by t.quantity)
        from tiers t where t.shop_id = v.shop_id and t.variant_id = v.id)) order by v.position)
      from variants v where v.shop_id = p.shop_id and v.product_id = p.id) as variants
    from products p where p.shop_id = $1 and p.id = $2`,
}
const list = { name: 'list', text: 'select id, name, slug, symbol, price_net from products where shop_id = $1 and id = any ($2::int[])' }
const twentyFour = Array.from({ length: 24 }, (_, i) => i + 1)

const constants = new Map<number, Buffer>()
const constant = (bytes: number) => {
  const known = constants.get(bytes) ?? Buffer.alloc(bytes, 'x')
  constants.set(bytes, known)
  return known
}

const json = (response: ServerResponse, body: unknown) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

async function transaction() {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const amount of [1, 2])
      await client.query({ name: 'insert', text: 'insert into bench_rows (amount) values ($1)', values: [amount] })
    await client.query('commit')
  } finally {
    client.release()
  }
}

const server = createServer(async (request, response) => {
  const [, what, size] = (request.url ?? '').split('/')
  if (what === 'constant') response.writeHead(200, { 'content-type': 'text/html' }).end(constant(Number(size)))
  else if (what === 'product') json(response, (await pool.query({ ...product, values: [shop, 7] })).rows)
  else if (what === 'list') json(response, (await pool.query({ ...list, values: [shop, twentyFour] })).rows)
  else if (what === 'transaction') json(response, await transaction())
  else response.writeHead(404).end()
})
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`))
