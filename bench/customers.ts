import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres, sql } from '@stragan/api'
import { hrefTo } from '@stragan/routing'
import PostalMime from 'postal-mime'
import { fetchJson, sendRequest } from './request.ts'
import { api, asShop, fromNewAddress, type Goods, host, language, order, sendAs } from './shopper.ts'

const password = 'łąka-kotwica-parasol'
const ordersEach = 3
/** Long: a busy machine hashes passwords slowly. */
const maxMailMs = 120_000

/** A logged-in customer with a filled cart and three orders. */
export interface Customer {
  email: string
  /** The Cookie header. */
  cookie: string
}

/** Registers customers at a whole server, and logs them in by the links that they were mailed. */
export async function createCustomers(port: number, dataFolder: string, goods: Goods, count: number): Promise<Customer[]> {
  const emails = Array.from({ length: count }, () => `${randomUUID()}@example.com`)
  for (const email of emails) await register(port, email)
  const tokens = await confirmationTokens(join(dataFolder, 'mail'), emails)
  const customers: Customer[] = []
  for (const [email, token] of tokens) customers.push({ email, cookie: await logIn(port, token, goods) })
  return customers
}

async function register(port: number, email: string) {
  const customer = {
    email,
    password,
    first_name: 'Zofia',
    last_name: 'Nowak',
    language: 'pl',
    regulations_accepted: true,
    privacy_accepted: true,
  }
  await fetchJson(port, `${api}/customer/register`, { method: 'POST', headers: { ...asShop(), ...fromNewAddress() }, body: { customer } })
}

/** Waits for the mails that confirm a registration, which a server without SMTP writes into a folder. */
async function confirmationTokens(folder: string, emails: readonly string[]): Promise<Map<string, string>> {
  const tokens = new Map<string, string>()
  const missing = new Set(emails)
  const read = new Set<string>()
  const startedAt = performance.now()
  while (missing.size > 0) {
    if (performance.now() - startedAt > maxMailMs)
      throw new Error(`${missing.size} registrations were not confirmed by mail in ${maxMailMs / 1000} s`)
    await pause(100)
    for (const file of (await readdir(folder).catch(() => [])).filter(name => !read.has(name))) {
      const { to = [], text = '' } = await PostalMime.parse(await readFile(join(folder, file)))
      const token = /[?&]confirm=([\w-]{43})/.exec(text)?.[1]
      const email = to[0]?.address
      if (!token || !email) continue
      read.add(file)
      if (missing.delete(email)) tokens.set(email, token)
    }
  }
  return tokens
}

/** Returns the cookies of a customer who has ordered before, and has a cart of two lines. */
async function logIn(port: number, token: string, goods: Goods): Promise<string> {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = async (path: string, form: Record<string, string>) => {
    const headers = { Host: `${host}:${port}`, ...language, accept: 'text/html', cookie: cookie() }
    const answer = await sendRequest(port, path, { method: 'POST', headers, body: new URLSearchParams(form) })
    if (answer.status !== 303) throw new Error(`${path} was answered ${answer.status}`)
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (name && value !== undefined) cookies.set(name, value)
    }
  }
  await send(hrefTo('pl', 'customerLogin'), { intent: 'confirm', token, password })
  const sendToApi = sendAs(port, cookies.get('access_token') ?? '')
  for (let i = 0; i < ordersEach; i++) await order(sendToApi, goods)
  for (const id of [goods.first, goods.second]) await send('/cart-lines', { product_id: String(id), items: '2', to: '/pl' })
  // A browser has lost them by its second page (docs/decisions/055).
  for (const name of ['changed', 'notice']) cookies.delete(name)
  return cookie()
}

/** Gives a customer 1,000 prices a tenth below the product's, first of all for what home, lists and the large category show. */
export async function addPersonalPrices(port: number, database: string, email: string) {
  const shown: number[] = []
  for (const list of ['', 'category=1', 'flag=sale', 'flag=new', 'flag=month', 'flag=bestseller']) {
    const { items } = await fetchJson<{ items: { id: number }[] }>(port, `${api}/products?per_page=48&${list}`, { headers: asShop() })
    shown.push(...items.map(({ id }) => id))
  }
  const db = openPostgres(database)
  await db.asOwner(new Date()).query(sql`
    insert into customer_prices (shop_id, customer_id, variant_id, product_id, price_net)
    select customer.shop_id, customer.id, variant.id, variant.product_id, product.price_net * 9 / 10
    from customers customer
    cross join lateral (
      select * from products where products.shop_id = customer.shop_id and is_active and price_net is not null
      order by id = any (${shown}::int[]) desc, id limit 1000) product
    join lateral (
      select * from variants where variants.shop_id = product.shop_id and product_id = product.id order by position limit 1) variant on true
    where customer.email = ${email}`)
  await db.close()
}
