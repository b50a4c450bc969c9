import { chmodSync, globSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from '@stragan/api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyer } from '../../api/test/buyer.ts'
import { addProduct } from '../../api/test/fixtures.ts'
import { runShopCommand } from '../src/shop/run-shop-command.ts'
import { type RunningShop, startShop } from './start-shop.ts'
import { type TestDatabase, testDatabases } from './test-databases.ts'

const host = 'localhost'

describe.each(testDatabases)('an installation without demo (%s)', (_, make) => {
  let database: TestDatabase
  let env: Record<string, string>
  let shop: RunningShop | undefined
  const dataDir = () => String(env.DATA_DIR)
  beforeAll(async () => {
    database = await make({ isEmpty: true })
    env = database.env
    // Folder modes of an older version, under a permissive umask.
    mkdirSync(join(dataDir(), 'mail'), { recursive: true })
    writeFileSync(join(dataDir(), 'mail', 'old.eml'), 'To: buyer@example.com')
    for (const path of ['mail/old.eml', 'mail', '.']) chmodSync(join(dataDir(), path), 0o777)
  })
  afterAll(async () => {
    await shop?.kill()
    await database.remove()
  })

  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they are about to check
  const call = async (method: string, path: string, body?: object, token?: string): Promise<any> => {
    const response = await fetch(`${shop?.url}/api/my-shop${path}`, {
      method,
      headers: {
        'shop-origin': host,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return response.json()
  }

  test('the first start seeds nothing, prints how to create a shop, and answers the plain 404 page', { timeout: 300_000 }, async () => {
    shop = await startShop(env)
    await expect
      .poll(shop.output)
      .toMatch(
        /^There is no shop yet\. .*: npm run shop -- create --host shop\.example\.com --name "My shop" --language en --owner you@example\.com$/m,
      )
    const response = await fetch(`${shop.url}/pl`)
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('Pod tym adresem nie ma sklepu.')])
    await shop.stop()
    shop = undefined
    const db = await database.open()
    expect(await db.asOwner(new Date()).query(sql`select name from shops`)).toEqual([])
    await db.close()
  })

  test('a created shop accepts the order of a guest', { timeout: 300_000 }, async () => {
    const output: string[] = []
    await runShopCommand(['create', '--host', host, '--name', 'Pierwszy', '--language', 'pl'], env, line => output.push(line))
    expect(output.join()).toContain('Pierwszy answers at http://localhost:3000/en and http://localhost:3000/pl')
    const db = await database.open()
    await addProduct(db, { shopId: 1, id: 1, priceNet: 10_000 })
    await db.close()
    shop = await startShop(env)
    expect(shop.output()).not.toContain('no shop yet')
    const { access_token } = await call('POST', '/session')
    await call('POST', '/cart/cart_items', { cart_item: { product_id: 1, items: 1 } }, access_token)
    const cart = await call('GET', '/cart', undefined, access_token)
    await call('PUT', '/cart/set_delivery', { cart: { delivery_shop_configuration_id: cart.deliveries[0].id } }, access_token)
    await call('PUT', '/cart/set_payment', { cart: { component_payment_method_id: cart.payments[0].id } }, access_token)
    const order = await call('POST', '/orders', { order: buyer }, access_token)
    expect(order).toMatchObject({ status: 'new', total_gross: 142 })
    const page = await fetch(`${shop.url}/pl/zamowienie/${order.uid}`)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('Numer konta prześlemy e-mailem.')
    expect(html).not.toMatch(/href="tel:"/)
  })

  test('all files in the data folder are accessible to their owner only', { timeout: 300_000 }, async () => {
    const mails = () => readdirSync(join(dataDir(), 'mail')).map(name => readFileSync(join(dataDir(), 'mail', name), 'utf8'))
    await expect.poll(mails, { timeout: 60_000 }).toContainEqual(expect.stringContaining(`To: ${buyer.email}\r\n`))
    const open = ['.', ...globSync('**', { cwd: dataDir() })].filter(path => (lstatSync(join(dataDir(), path)).mode & 0o077) !== 0)
    expect(open).toEqual([])
  })
})
