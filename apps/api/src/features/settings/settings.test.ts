import { configurationScopeNames, fieldProblems } from '@stragan/contract'
import { generalScopes, localisedFields, moneyScopes } from '@stragan/contract/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoShops } from '../../../../../demo/index.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { createShop } from '../shops/shops.ts'
import { validEntry } from './valid-entry.ts'

const origin = 'settings.test'
let api: TestApi
let shopId: number
let owner: StaffMember
let path: string
beforeAll(async () => {
  api = await openTestApi()
  const business = { name: 'Settings', street: '', postal_code: '', city: '', country: 'PL', phone: '', email: `shop@${origin}` }
  const created = await createShop(api.db, new Date(), {
    name: 'Settings',
    language: 'en',
    hosts: [origin],
    origin: `https://${origin}`,
    business,
    account: null,
    courierNet: 15.45,
    rates: { EUR: '4.25' },
    owner: null,
  })
  shopId = created.id
  path = `/shops/${created.code}`
  owner = await newStaff(api, { [shopId]: 'owner' })
})
afterAll(() => api.close())

// biome-ignore lint/suspicious/noExplicitAny: tests change settings of every shape
type Entry = any
const addressOf = (scope: string) =>
  `${path}/${(moneyScopes as readonly string[]).includes(scope) ? 'money_settings' : 'settings'}/${scope}`
const load = async (scope: string): Promise<{ revision: string; entries: Entry[] }> => (await owner.get(addressOf(scope))).body
/** Saves a scope as a function changes its entries. */
const change = async (scope: string, edit: (entries: Entry[]) => Entry[]) => {
  const { revision, entries } = await load(scope)
  return owner.put(addressOf(scope), { revision, entries: edit(structuredClone(entries)) })
}
const shown = async (scope: string, language = 'en-US') => (await api.get(`/configuration/${scope}`, { origin, language })).body

test('every scope is read and saved unchanged, in the demo shops’ entries too', async () => {
  expect([...generalScopes, ...moneyScopes].sort()).toEqual([...configurationScopeNames].sort())
  for (const scope of configurationScopeNames) {
    const before = await load(scope)
    const saved = await change(scope, entries => entries)
    expect([scope, saved.status]).toEqual([scope, 200])
    expect((await load(scope)).entries).toMatchObject(before.entries)
    expect((await owner.put(addressOf(scope), saved.body)).body.revision).toBe(saved.body.revision)
  }
  for (const shop of demoShops)
    for (const scope of configurationScopeNames)
      for (const entry of shop.configuration[scope])
        expect([shop.name, scope, validEntry(scope, { ...entry, id: 1, enabled: true }).problems]).toEqual([shop.name, scope, {}])
})

test('a changed delivery price is the storefront’s at once; ids stay, and a new entry gets one of its own', async () => {
  const [courier] = (await load('delivery')).entries
  const { status, body } = await change('delivery', ([first]) => [
    { ...first, price_net: 9.99 },
    { ...first, id: undefined, code: 'van', name: { en: 'Van', pl: 'Samochód dostawczy' } },
  ])
  expect(status).toBe(200)
  expect(body.entries.map((entry: Entry) => entry.id)).toEqual([courier.id, courier.id + 1])
  expect(await shown('delivery')).toMatchObject([{ id: courier.id, price_net: 9.99 }, { name: 'Van' }])
  expect(await shown('delivery', 'pl-PL')).toMatchObject([{ name: 'Kurier' }, { name: 'Samochód dostawczy' }])
})

test('a change of entries that somebody else changed meanwhile is refused, and of two at once one is saved', async () => {
  const { revision, entries } = await load('seo_settings')
  const save = (title: string) =>
    owner.put(addressOf('seo_settings'), { revision, entries: entries.map(entry => ({ ...entry, title: { en: title, pl: title } })) })
  const answers = await Promise.all([save('One'), save('Two')])
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
  expect(failure(await save('Three'))).toEqual([409, 'settings_changed'])
  const saved = answers.find(answer => answer.status === 200)?.body.entries[0].title.en
  expect(await shown('seo_settings')).toMatchObject([{ title: saved }])
})

test('changes of different fields from the same revision are merged, those of the same field refused by name', async () => {
  const { revision, entries } = await load('delivery')
  const at = addressOf('delivery')
  const save = (from: string, more: object, extra: object[] = []) =>
    owner.put(at, { revision: from, entries: [...entries.map((entry, i) => (i === 0 ? { ...entry, ...more } : entry)), ...extra] })
  const saved = async () => (await load('delivery')).entries
  const van = { code: 'van', name: { en: 'Van', pl: 'Bus' }, description: { en: 'V', pl: 'B' }, price_net: 30, vat_tax_percent: 23 }
  expect((await save(revision, { price_net: 7.5 })).status).toBe(200)
  const second = await load('delivery')
  expect((await save(revision, { name: { en: 'Parcel', pl: 'Paczka' } }, [{ ...van, free_from_net: null, max_weight: null }])).status).toBe(
    200,
  )
  expect((await saved())[0]).toMatchObject({ price_net: 7.5, name: { en: 'Parcel', pl: 'Paczka' } })
  expect((await saved()).map(({ code }) => code)).toContain('van')
  const refused = await save(revision, { price_net: 8, name: { en: 'Parcel', pl: 'Przesyłka' } })
  expect(failure(refused)).toEqual([409, 'settings_changed'])
  expect(Object.keys(refused.body.error.fields).sort()).toEqual(['entries.0.name.pl', 'entries.0.price_net'])
  expect((await saved())[0]).toMatchObject({ price_net: 7.5, name: { pl: 'Paczka' } })
  // What a form was made from can be read again, and nothing that never was.
  expect((await owner.get(`${at}?revision=${revision}`)).body).toEqual({ revision, entries })
  expect((await owner.get(`${at}?revision=${second.revision}`)).body).toEqual(second)
  expect(failure(await owner.get(`${at}?revision=never`))).toEqual([409, 'settings_changed'])
  const unknown = await save('never', { price_net: 9 })
  expect([failure(unknown), unknown.body.error.fields]).toEqual([[409, 'settings_changed'], undefined])
  // The same change twice is no conflict.
  expect((await save(revision, { price_net: 7.5 })).status).toBe(200)
  expect((await change('delivery', () => entries)).status).toBe(200)
})

test('wrong fields are named by their paths, with the language of a text, and nothing is saved', async () => {
  const before = await load('delivery')
  const answer = await change('delivery', ([first, ...rest]) => [
    { ...first, price_net: 'cheap', name: { en: '', pl: 5 }, code: { en: 'a', pl: 'b' } },
    ...rest,
  ])
  expect(failure(answer)).toEqual([422, 'invalid_body'])
  expect(answer.body.error.fields).toEqual({ 'entries.0.code': 'The value has the wrong type' })
  const second = await change('delivery', ([first, ...rest]) => [{ ...first, price_net: 'cheap', name: { en: 'Courier', pl: 5 } }, ...rest])
  expect(second.body.error.fields).toEqual({
    'entries.0.price_net': 'The value is not a number of the right kind',
    'entries.0.name.pl': 'The value has the wrong type',
  })
  expect((await change('delivery', entries => [...entries, { ...entries[0], id: 99 }])).body.error.fields).toEqual({
    'entries.2.id': 'There is no such thing',
  })
  expect(await load('delivery')).toEqual(before)
})

test.each<[string, string, (entry: Entry) => Entry, string]>([
  ['shop', 'origin', entry => ({ ...entry, origin: 'javascript:alert(1)' }), 'origin'],
  ['shop', 'origin with a path', entry => ({ ...entry, origin: 'https://settings.test/shop/' }), 'origin'],
  ['shop', 'origin with a port that is none', entry => ({ ...entry, origin: 'http://settings.test:99999' }), 'origin'],
  ['shop', 'origin with a host that is none', entry => ({ ...entry, origin: 'http://1.2.3.999' }), 'origin'],
  ['shop', 'time zone', entry => ({ ...entry, time_zone: 'Europe/Atlantis' }), 'time_zone'],
  [
    'shop',
    'time zone with an offset, which PostgreSQL reads with the opposite sign',
    entry => ({ ...entry, time_zone: '+02:00' }),
    'time_zone',
  ],
  // In ICU, and in the time zones of no PostgreSQL since 2020.
  ['shop', 'time zone that the database does not know', entry => ({ ...entry, time_zone: 'US/Pacific-New' }), 'time_zone'],
  ['shop', 'font with an open parenthesis', entry => ({ ...entry, theme: { ...entry.theme, font_text: 'serif, (' } }), 'theme.font_text'],
  [
    'shop',
    'font with an open quote',
    entry => ({ ...entry, theme: { ...entry.theme, font_display: '"Inter, serif' } }),
    'theme.font_display',
  ],
  ['shop', 'logo of another site', entry => ({ ...entry, logo: 'https://elsewhere.test/logo.svg' }), 'logo'],
  ['shop', 'name that fits no page', entry => ({ ...entry, name: 'a'.repeat(101) }), 'name'],
  ['shop', 'logo without end', entry => ({ ...entry, logo: `<svg>${' '.repeat(100_000)}</svg>` }), 'logo'],
  ['local_business', 'street that fits no label', entry => ({ ...entry, street: 'x'.repeat(201) }), 'street'],
  ['local_business', 'endless phone number', entry => ({ ...entry, phone: '1'.repeat(32) }), 'phone'],
  ['local_business', 'country', entry => ({ ...entry, country: '1!' }), 'country'],
  ['delivery', 'negative price', entry => ({ ...entry, price_net: -5 }), 'price_net'],
  ['delivery', 'price that no cart can hold', entry => ({ ...entry, price_net: 1e15 }), 'price_net'],
  ['delivery', 'negative VAT', entry => ({ ...entry, vat_tax_percent: -23 }), 'vat_tax_percent'],
  ['delivery', 'parcel of no weight', entry => ({ ...entry, parcel_weight: 1e-300 }), 'parcel_weight'],
  ['shop_configuration', 'number of days beyond the calendar', entry => ({ ...entry, new_days: 3_000_000_000 }), 'new_days'],
  ['payment', 'code, with which no order could be paid', entry => ({ ...entry, code: 'bank_tranfser' }), 'code'],
  ['payment', 'account number', entry => ({ ...entry, account: 'PL00 1234 NOT AN IBAN' }), 'account'],
  ['payment', 'maximum below the minimum', entry => ({ ...entry, min_net: 10, max_net: 1 }), 'max_net'],
  [
    'payment',
    'account for money that is paid at the door',
    entry => ({ ...entry, code: 'cash_on_delivery', account: 'PL61109010140000071219812874' }),
    'account',
  ],
  ['payment', 'recipient of a payment online', entry => ({ ...entry, code: 'stripe', account: null, recipient: 'Somebody' }), 'recipient'],
  ['payment', 'term of a transfer in advance', entry => ({ ...entry, days: 14 }), 'days'],
  ['payment', 'invoice with deferred payment without a term', entry => ({ ...entry, code: 'deferred_invoice', days: null }), 'days'],
  ['delivery', 'maximum weight below the minimum', entry => ({ ...entry, min_weight: 10, max_weight: 1 }), 'max_weight'],
  ['delivery', 'payment that the shop does not have', entry => ({ ...entry, payments: ['nope'] }), 'payments'],
  ['delivery', 'VAT that is no rate of the shop', entry => ({ ...entry, vat_tax_percent: 77 }), 'vat_tax_percent'],
  [
    'delivery',
    'price from a negative weight',
    entry => ({ ...entry, prices: [{ from_weight: -5, from_net: 0, price_net: 1 }] }),
    'prices.0.from_weight',
  ],
  ['delivery', 'blank name', entry => ({ ...entry, name: { en: ' ', pl: 'Kurier' } }), 'name.en'],
  ['delivery', 'invisible name', entry => ({ ...entry, name: { en: '\u200b', pl: 'Kurier' } }), 'name.en'],
  ['delivery', 'endless description', entry => ({ ...entry, description: { en: 'x', pl: 'x'.repeat(2001) } }), 'description.pl'],
  ['languages', 'locale', entry => ({ ...entry, locale: '"><script>' }), 'locale'],
  ['languages', 'locale without end', entry => ({ ...entry, locale: 'x'.repeat(5000) }), 'locale'],
  ['vat_tax', 'VAT above 100 %', entry => ({ ...entry, percent: 101 }), 'percent'],
  ['currency', 'rate of nothing', entry => ({ ...entry, rate: '0.000' }), 'rate'],
  ['currency', 'rate without end', entry => ({ ...entry, rate: '9'.repeat(400) }), 'rate'],
])('of %s a wrong %s is refused: every page reads it', async (scope, _, edit, field) => {
  const answer = await change(scope, entries => [...entries.slice(0, -1), edit(entries.at(-1))])
  expect(failure(answer)).toEqual([422, 'invalid_body'])
  expect(Object.keys(answer.body.error.fields).map(path => path.replace(/^entries\.\d+\./, ''))).toEqual([field])
})

test('an address that is no web page is no profile of the shop', async () => {
  const entry = { code: 'x', name: 'X', url: 'javascript:alert(1)' }
  expect((await change('social_media', () => [entry])).body.error.fields).toEqual({
    'entries.0.url': 'The value does not have the right form',
  })
})

test('a field that the scope does not have is not stored', async () => {
  const { body } = await change('delivery', ([first, ...rest]) => [
    { ...first, secret: 'x', duration: { min: 1, max: 2, more: 3 } },
    ...rest,
  ])
  expect(body.entries[0]).not.toHaveProperty('secret')
  expect(body.entries[0].duration).toEqual({ min: 1, max: 2, saturdays: false, collected: false, countries: null })
})

test.each([
  [
    'delivery',
    'the last delivery',
    (entries: Entry[]) => entries.map(entry => ({ ...entry, enabled: false })),
    'At least one has to be enabled',
  ],
  ['payment', 'the last payment', () => [], 'At least one has to be enabled'],
  [
    'languages',
    'a default language',
    (entries: Entry[]) => entries.map(entry => ({ ...entry, is_default: false })),
    'Exactly one has to be the default, and it has to be enabled',
  ],
  [
    'languages',
    'a language, in which every page is shown',
    (entries: Entry[]) => entries.map(entry => ({ ...entry, enabled: entry.is_default })),
    'There has to be one of each, and all have to be enabled',
  ],
  [
    'languages',
    'a language for good',
    (entries: Entry[]) => entries.filter(entry => entry.is_default),
    'There has to be one of each, and all have to be enabled',
  ],
  [
    'currency',
    'the default currency',
    (entries: Entry[]) => entries.map(entry => ({ ...entry, enabled: !entry.is_default })),
    'Exactly one has to be the default, and it has to be enabled',
  ],
  ['shop', 'the shop itself', () => [], 'There has to be exactly one, and it has to be enabled'],
  [
    'local_business',
    'a second seller',
    (entries: Entry[]) => [...entries, { ...entries[0], id: undefined }],
    'There has to be exactly one, and it has to be enabled',
  ],
  [
    'currency',
    'PLN',
    (entries: Entry[]) => entries.flatMap(entry => (entry.code === 'PLN' ? [] : [{ ...entry, is_default: true }])),
    'PLN has to be enabled, with the rate 1',
  ],
] as const)('nobody locks everybody out: %s cannot lose %s', async (scope, _, edit, message) => {
  const before = await load(scope)
  const answer = await change(scope, edit)
  expect([answer.status, answer.body.error?.fields]).toEqual([422, { entries: message }])
  expect(await load(scope)).toEqual(before)
})

test('a VAT rate that a product has cannot be removed, and none stands twice', async () => {
  const { addProduct } = await import('../../../test/fixtures.ts')
  await addProduct(api.db, { shopId, id: 1, priceNet: 100 })
  const without = await change('vat_tax', entries =>
    entries.filter(entry => entry.percent !== 23).map((entry, i) => ({ ...entry, is_default: i === 0 })),
  )
  expect(without.body.error.fields).toEqual({ entries: 'Products or deliveries use an entry that would be missing' })
  const twice = await change('vat_tax', entries => [...entries, { ...entries[1], id: undefined }])
  expect(twice.body.error.fields).toEqual({ 'entries.4': 'This already exists' })
})

test('a payment that a delivery names, and a VAT rate that it has, stay enabled', async () => {
  const inUse = { entries: 'Products or deliveries use an entry that would be missing' }
  const without = (scope: string, isWanted: (entry: Entry) => boolean) =>
    change(scope, entries => entries.map(entry => (isWanted(entry) ? { ...entry, enabled: false } : entry)))
  const collection = { code: 'pay_on_collection', name: { en: 'Collect', pl: 'Odbierz' }, description: { en: '', pl: '' } }
  expect((await change('payment', entries => [...entries, collection])).status).toBe(200)
  const van = { code: 'van', name: { en: 'Van', pl: 'Bus' }, description: { en: '', pl: '' }, price_net: 1, free_from_net: null }
  const named = (payments: (string | number)[]) => change('delivery', ([first]) => [first, { ...van, vat_tax_percent: 8, payments }])
  expect((await named(['bank_transfer'])).status).toBe(200)
  expect((await without('payment', entry => entry.code === 'bank_transfer')).body.error.fields).toEqual(inUse)
  expect((await without('vat_tax', entry => entry.percent === 8)).body.error.fields).toEqual(inUse)
  // One of the payments that it names is enough, by its id, too.
  const transfer = (await load('payment')).entries.find(({ code }) => code === 'bank_transfer')
  expect((await named([transfer.id, 'pay_on_collection'])).status).toBe(200)
  expect((await without('payment', entry => entry.code === 'pay_on_collection')).status).toBe(200)
  expect((await without('payment', () => true)).body.error.fields).toEqual({ entries: fieldProblems.none_enabled })
  // A delivery that is not offered holds nothing.
  expect((await change('delivery', ([first, second]) => [first, { ...second, enabled: false }])).status).toBe(200)
  expect((await without('vat_tax', entry => entry.percent === 8)).status).toBe(200)
})

test('an unreadable theme is refused with the colours', async () => {
  const answer = await change('shop', ([shop]) => [{ ...shop, theme: { ...shop.theme, light: { ...shop.theme.light, quiet: '#ffffff' } } }])
  expect(answer.body.error.fields).toMatchObject({ 'entries.0.theme.light.quiet': 'The contrast is too low' })
})

test('a new name and a new default language are those of the whole shop', async () => {
  expect((await change('shop', ([shop]) => [{ ...shop, name: 'Renamed' }])).status).toBe(200)
  const languages = (entries: Entry[]) => entries.map(entry => ({ ...entry, is_default: entry.code === 'pl' }))
  expect((await change('languages', languages)).status).toBe(200)
  expect((await owner.get('/account')).body.shops).toMatchObject([{ name: 'Renamed' }])
  const unnamed = await api.app.request('/api/my-shop/configuration/delivery', { headers: { 'shop-origin': origin } })
  expect(await unnamed.json()).toMatchObject([{ name: 'Kurier' }, {}])
})

test('a scope of money is none of the general ones, and a manager changes only the latter', async () => {
  const manager = await newStaff(api, { [shopId]: 'manager' })
  expect(failure(await manager.get(addressOf('payment')))).toEqual([403, 'permission_denied'])
  expect((await manager.get(`${path}/settings/delivery`)).status).toBe(200)
  for (const crossed of [`${path}/settings/payment`, `${path}/money_settings/delivery`, `${path}/settings/nothing`])
    expect(failure(await owner.get(crossed))).toEqual([404, 'configuration_scope_not_found'])
})

test('every localised field is a text of its scope', async () => {
  for (const scope of configurationScopeNames)
    for (const field of localisedFields[scope]) {
      const entry = demoShops
        .flatMap(shop => shop.configuration[scope])
        .find(one => field.split('.').reduce((value: Entry, key) => value?.[key], one) !== undefined)
      expect([scope, field, entry !== undefined]).toEqual([scope, field, true])
    }
})

test('texts for search engines are of a page that the shop has', async () => {
  const texts = { title: { en: 'A', pl: 'B' }, description: '' }
  const add = (screen: string) => change('seo_settings', entries => [...entries, { screen, ...texts }])
  // A page of each product has texts of its own.
  for (const screen of ['koszyk', 'toString', 'product']) {
    const refused = await add(screen)
    expect([screen, ...failure(refused)]).toEqual([screen, 422, 'invalid_body'])
    expect(refused.body.error.fields).toEqual({ 'entries.1.screen': fieldProblems.not_one_of })
  }
  expect((await add('newProducts')).status).toBe(200)
})
