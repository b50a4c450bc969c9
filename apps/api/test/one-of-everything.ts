import { type AdminCall, type ShopAdminCall, viewedLists } from '@stragan/contract/admin'
import { expect } from 'vitest'
import { sql } from '../src/platform/database.ts'
import {
  addedCode,
  addedGift,
  addedPriceList,
  addedPromotion,
  addedWebhook,
  invited,
  movedOrder,
  notedCustomer,
  receivedMessage,
  type World,
} from './changing-world.ts'
import { fromElsewhere } from './customer.ts'
import { newStaff } from './staff.ts'
import { filesOf, newPicture } from './uploaded-files.ts'
import { openVisitor } from './visitor.ts'

/** Ids that exist, by the path to their parameter: `orders/{uid}/notes/{id}`. */
export type ExistingIds = Record<string, readonly string[]>

const lastOf = (address: string) => address.split('/').at(-1) ?? ''

/** Makes one of everything that staff can name in a shop; returns its ids. */
export async function oneOfEverything(world: World): Promise<ExistingIds> {
  const { api, shopId, owner, path, first, now } = world
  const asOwner = api.db.asOwner(now())
  const created = async (list: string, body?: object): Promise<string> => {
    const { status, body: answer } = await owner.post(`${path}/${list}`, body)
    expect([list, status]).toEqual([list, 200])
    return answer.id
  }
  const order = await handledOrder(world)
  const customer = (await notedCustomer(world)).split('/')
  const message = lastOf(await receivedMessage(world))
  const application = await receivedApplication(world)
  const webhook = lastOf(await addedWebhook(world))
  const { delivery } = await asOwner.one<{ delivery: string }>(sql`
    insert into webhook_deliveries (shop_id, endpoint_id, event_id, event, subject, data, state)
    values (${shopId}, ${webhook}, gen_random_uuid(), 'order.created', ${order.uid}, '{}', 'given_up') returning id as delivery`)
  const { mail } = await asOwner.one<{ mail: string }>(sql`
    update mails set state = 'given_up' where id = (select id from mails where shop_id = ${shopId} limit 1) returning id as mail`)
  await owner.post(`${path}/products/${first}/pictures`, await filesOf(await newPicture()))
  const picture = (await owner.get(`${path}/products/${first}/pictures`)).body.items[0].id
  await owner.post(`${path}/guarantee_notices/en`, await filesOf(await newPicture(600)))
  const ids: Record<string, string | number | undefined | string[]> = {
    'products/{id}': first,
    'products/{id}/pictures/{picture}': picture,
    'categories/{id}': first,
    'brands/{id}': first,
    'stock/{variantId}': first,
    'producers/{id}': await created('producers', {
      name: 'Of A',
      city: 'A',
      postal_code: '00-001',
      country: 'PL',
      electronic_address: 'a@example.com',
      street: null,
      responsible_person: null,
    }),
    'guarantee_notices/{language}': 'en',
    'features/{id}': await created('features', { code: '', name: { en: 'Of A', pl: 'Z A' } }),
    'price_lists/{id}': lastOf(await addedPriceList(world)),
    'promotions/{id}': lastOf(await addedPromotion(world, 24)),
    'discount_codes/{id}': lastOf((await addedCode(world)).at),
    'gifts/{id}': lastOf(await addedGift(world)),
    'search_synonyms/{id}': await created('search_synonyms', { words: ['hammer', 'mallet'] }),
    'search_redirects/{id}': await created('search_redirects', { search: 'help', address: '/en/contact' }),
    'orders/{uid}': order.uid,
    'orders/{uid}/shipments/{id}': order.shipment,
    'orders/{uid}/notes/{id}': order.note,
    'refunds/{id}': await refundOf(world),
    'customers/{id}': customer.at(-3),
    'customers/{id}/notes/{note}': customer.at(-1),
    'inbox/{id}': [message, application],
    'webhooks/{id}': webhook,
    'webhooks/{id}/deliveries/{delivery}': delivery,
    'failed_mails/{id}': mail,
    'imports/{id}': (await owner.post(`${path}/imports`, await filesOf(['a.csv', 'symbol;name\nA;B\n']))).body.id,
    'archives/{id}': await created('archives'),
    'api_keys/{id}': await created('api_keys', { name: 'Of A', scopes: ['orders:read'] }),
    'staff/{id}': (await newStaff(api, { [shopId]: 'sales' })).id,
    'invitations/{id}': await invited(world, `invited@${world.host}`),
    'hosts/{host}': world.host,
    'change_sets/{id}': (await owner.get(`${path}/change_sets`)).body.items.at(-1).id,
  }
  for (const list of viewedLists)
    ids[`saved_views/${list}/{id}`] = await created(`saved_views/${list}`, { name: 'Of A', query: 'q=a', is_shared: true })
  return Object.fromEntries(Object.entries(ids).map(([to, id]) => [to, [id].flat().map(String)]))
}

/** An order that was sent, with a note. */
async function handledOrder(world: World) {
  const at = await movedOrder(world, 'confirmed', 'packed')
  await world.owner.put(`${at}/dispatch`, { shipment: { carrier: 'DPD', tracking_number: '1' } })
  const [{ id: shipment }] = (await world.owner.get(at)).body.shipments
  const note = (await world.owner.post(`${at}/notes`, { note: 'Of A' })).body.id
  return { uid: lastOf(at), shipment, note }
}

async function refundOf(world: World) {
  const at = await movedOrder(world, 'paid', 'cancelled')
  return (await world.owner.get(`${world.path}/refunds?order=${lastOf(at)}`)).body.items[0].id
}

async function receivedApplication({ api, host, owner, path }: World) {
  const visitor = await openVisitor(api, host)
  const cv = { name: 'cv.pdf', content: Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64') }
  const application = { name: 'Ewa Lis', email: 'ewa@example.com', cv }
  expect((await visitor.post('/career_applications', { application }, { headers: fromElsewhere() })).status).toBe(200)
  return (await owner.get(`${path}/inbox?kind=application`)).body.items[0].id
}

/** The path of a call within its shop. */
export const within = ({ path }: Pick<AdminCall, 'path'>) => path.slice('/shops/{shop}/'.length)

/** Drafts are about something that has ids, in each area but these. */
const subjects: Record<string, string> = {
  orders: 'orders/{uid}',
  shipments: 'orders/{uid}',
  inbox: 'inbox/{id}',
  customers: 'customers/{id}',
  stock: 'stock/{variantId}',
  webhooks: 'webhooks/{id}',
  products: 'products/{id}',
}
/** Names that are fixed, not given by shops. */
const fixedNames: Record<string, string[]> = {
  'settings/{scope}': ['delivery'],
  'money_settings/{scope}': ['payment'],
  'drafts/settings/{subject}': ['delivery'],
  'drafts/money_settings/{subject}': ['payment'],
}

/** The paths of a call in a shop with ids that exist. Throws for a parameter without an id. */
export function existingPaths(call: ShopAdminCall, code: string, ids: ExistingIds, use = (id: string) => id): string[] {
  let paths = [`/shops/${code}/${within(call)}`]
  for (const { 0: parameter, index } of within(call).matchAll(/\{\w+\}/g)) {
    const to = within(call).slice(0, index) + parameter
    const [, area = ''] = /^drafts\/(\w+)\/\{subject\}$/.exec(to) ?? []
    const values = parameter === '{form}' ? ['data'] : (fixedNames[to] ?? ids[subjects[area] ?? to]?.map(use))
    if (!values) throw new Error(`No id of ${to}: make one in one-of-everything.ts`)
    paths = paths.flatMap(path => values.map(value => path.replace(parameter, value)))
  }
  return paths
}
