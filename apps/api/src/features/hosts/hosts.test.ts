import { createServer, type RequestListener } from 'node:http'
import { createServer as createSilentServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addShop } from '../../../test/fixtures.ts'
import { foreignAddress, installationOf, listening, openTestNetwork, ownAddress } from '../../../test/public-network.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { listenForChanges } from '../../platform/change-listener.ts'
import { createShop } from '../shops/shops.ts'

let api: TestApi
/** Works in the shop `hosts-a`, and its rival in `shop-962`. */
let owner: StaffMember
let rival: StaffMember
let path: string
const rivalPath = '/shops/shop-962'
const { network, txt, addresses, sites, connections } = openTestNetwork()
const closing: (() => unknown)[] = []

const serveAt = async (listener: RequestListener) => {
  const server = await listening(createServer(listener))
  closing.push(() => server.close())
  return server
}

beforeAll(async () => {
  const installation = await listening(installationOf(() => api))
  closing.push(() => installation.close())
  sites[ownAddress] = { http: installation }
  const opened = await openTestApi({ adminHost: 'admin.hosts.test', network })
  const { changeLog, stop } = await listenForChanges(opened.db)
  closing.push(stop)
  api = await openTestApi({ adminHost: 'admin.hosts.test', network, db: opened.db, changeLog })
  const business = { name: 'A', street: '', postal_code: '', city: '', country: 'PL', phone: '', email: 'shop@hosts-a.test' }
  const shop = { name: 'Hosts A', language: 'en', business, account: null, courierNet: 15, rates: {}, owner: null } as const
  const { id, code } = await createShop(api.db, new Date(), { ...shop, hosts: ['hosts-a.test'], origin: 'https://hosts-a.test:8443' })
  await addShop(api.db, { id: 962, host: 'hosts-b.test', first: 9_620_001 })
  path = `/shops/${code}`
  owner = await newStaff(api, { [id]: 'owner' })
  rival = await newStaff(api, { 962: 'owner' })
})
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
  await api.close()
})

interface Listed {
  host: string
  is_primary: boolean
  state: string
  record: { type: string; name: string; value: string } | null
}
const add = (host: string, person = owner, of = path) => person.post(`${of}/hosts`, { host })
const check = (host: string, person = owner, of = path) => person.post(`${of}/hosts/${host}/check`)
const remove = (host: string) => owner.delete(`${path}/hosts/${host}`)
const list = async (person = owner, of = path): Promise<Listed[]> => (await person.get(`${of}/hosts`)).body
const listed = async (host: string) => (await list()).find(one => one.host === host)
const shopAt = async (host: string) => (await api.get('/configuration/shop', { origin: host })).status
/** Adds a host and publishes its record; returns the token. */
const addWithRecord = async (host: string, person = owner, of = path): Promise<string> => {
  const { record } = (await add(host, person, of)).body
  txt[record.name] = [...(txt[record.name] ?? []), record.value]
  return record.value
}

test('a host serves once its TXT record proves it, at once and in every process; removed, it no longer does', async () => {
  const { status, body } = await add('Sklep-Żółw.Example.')
  expect([status, body]).toEqual([
    200,
    {
      host: 'xn--sklep-w-q0a52e8r.example',
      is_primary: false,
      state: 'waiting',
      added_at: expect.any(String),
      record: { type: 'TXT', name: '_stragan.xn--sklep-w-q0a52e8r.example', value: expect.stringMatching(/^[0-9a-f]{40}$/) },
    },
  ])
  const { host, record } = body as Listed
  expect((await check(host)).body.findings).toEqual({ txt: 'no_record', answer: 'no_address' })
  expect(await shopAt(host)).toBe(404)
  txt[record?.name ?? ''] = ['v=spf1 -all', record?.value ?? '']
  const checked = await check(host)
  expect([checked.body.findings, checked.body.host]).toEqual([null, { ...body, state: 'serving', record: null }])
  expect(await shopAt(host)).toBe(200)
  expect((await check(host)).body.findings).toBeNull()
  // It was cached where it was looked up.
  expect((await remove(host)).status).toBe(200)
  await expect.poll(() => shopAt(host), { timeout: 20_000, interval: 5 }).toBe(404)
  expect(await listed(host)).toBeUndefined()
})

test('a host that leads to this installation proves itself, and is requested by its checked address alone', async () => {
  await add('leads-here.example')
  addresses['leads-here.example'] = ['10.0.0.1', '::1', ownAddress]
  connections.length = 0
  expect((await check('leads-here.example')).body.host.state).toBe('serving')
  expect(connections.sort()).toEqual([`${ownAddress}:443`, `${ownAddress}:80`])
})

test('what answers for a token answers at its host alone, and only while the host waits', async () => {
  const { value } = (await add('answered.example')).body.record
  const answer = async (host: string, token = value) =>
    (await api.app.request(`/.well-known/stragan/${token}`, { headers: { host } })).status
  expect(await answer('answered.example')).toBe(200)
  expect(await answer('Answered.Example.:80')).toBe(200)
  for (const other of ['hosts-a.test', 'other.example']) expect(await answer(other)).toBe(404)
  for (const token of ['0'.repeat(40), `${value}0`, 'x', '%00']) expect(await answer('answered.example', token)).toBe(404)
  await remove('answered.example')
  expect(await answer('answered.example')).toBe(404)
})

const findingsOf = async (host: string) => {
  await add(host)
  const { findings } = (await check(host)).body
  await remove(host)
  return findings
}

test.each([
  ['private.example', ['10.1.2.3', '192.168.0.1', '127.0.0.1', '::1', 'fd00::1', '169.254.169.254', '::ffff:127.0.0.1'], 'private_address'],
  ['nobody.example', ['185.0.0.9'], 'unreachable'],
  ['no-dns.example', null, 'dns_failed'],
])('%s with the addresses %j is not proved: %s', async (host, found, answer) => {
  addresses[host] = found
  connections.length = 0
  expect((await findingsOf(host)).answer).toBe(answer)
  expect(connections.filter(one => !one.startsWith('185.0.0.9'))).toEqual([])
})

test.each<[string, string, RequestListener]>([
  ['another page', 'other_content', (_, response) => response.end('Welcome')],
  // As an error page that names the address, or a server that repeats it.
  ['the path of the request', 'other_content', (request, response) => response.end(request.url?.slice('/.well-known/stragan/'.length))],
  ['a redirect to this installation', 'certificate', (_, response) => response.writeHead(302, { location: 'http://hosts-a.test/' }).end()],
  [
    'a page without end',
    'other_content',
    (_, response) => {
      const write = () => {
        while (response.write('x'.repeat(10_000)));
        response.once('drain', write)
      }
      response.on('close', () => response.removeListener('drain', write))
      write()
    },
  ],
])('a host that answers with %s is not proved: %s', async (_, answer, listener) => {
  const host = 'elsewhere.example'
  const server = await serveAt(listener)
  // It speaks no TLS at the other port.
  sites[foreignAddress] = { http: server, https: server }
  addresses[host] = [foreignAddress]
  txt[`_stragan.${host}`] = ['google-site-verification=1']
  expect(await findingsOf(host)).toEqual({ txt: 'other_content', answer })
})

test('a DNS that does not answer is said to, and is no proof', async () => {
  txt['_stragan.silent.example'] = null
  expect((await findingsOf('silent.example')).txt).toBe('dns_failed')
})

test('a server that never answers is given up', async () => {
  const silent = await listening(createSilentServer())
  closing.push(() => silent.close())
  sites[foreignAddress] = { http: silent, https: silent }
  addresses['slow.example'] = [foreignAddress]
  network.requestTimeoutMs = 50
  expect((await findingsOf('slow.example')).answer).toBe('timeout')
  network.requestTimeoutMs = 30_000
})

test('a name above or below a host of another shop, or of the back office, is proved by the DNS alone', async () => {
  for (const host of ['www.hosts-a.test', 'x.admin.hosts.test', 'hosts.test']) {
    addresses[host] = [ownAddress]
    await add(host, rival, rivalPath)
    expect([host, (await check(host, rival, rivalPath)).body.findings]).toEqual([host, { txt: 'no_record', answer: 'contested' }])
  }
  // The shop itself proves it by what answers there.
  await add('www.hosts-a.test')
  await rival.delete(`${rivalPath}/hosts/www.hosts-a.test`)
  expect((await check('www.hosts-a.test')).body.host.state).toBe('serving')
  await remove('www.hosts-a.test')
})

test('a waiting host keeps nobody else from proving it; then it is taken, without a word by whom', async () => {
  const host = 'contested.example'
  await add(host, rival, rivalPath)
  addresses[host] = [ownAddress]
  const token = (await add(host)).body.record.value
  // Both lead here: only a DNS record shows whose the name is.
  expect((await check(host)).body.findings).toEqual({ txt: 'no_record', answer: 'contested' })
  expect((await check(host, rival, rivalPath)).body.findings).toEqual({ txt: 'no_record', answer: 'contested' })
  txt[`_stragan.${host}`] = [token]
  expect((await check(host)).body.host.state).toBe('serving')
  expect(failure(await check(host, rival, rivalPath))).toEqual([409, 'host_taken'])
  expect((await list(rival, rivalPath)).find(one => one.host === host)?.state).toBe('waiting')
  const refused = await add('hosts-a.test', rival, rivalPath)
  expect([failure(refused), JSON.stringify(refused.body)]).toEqual([
    [409, 'host_taken'],
    expect.not.stringMatching(/Hosts A|hosts-a-?shop/),
  ])
})

test('of two shops that prove a host at once, one gets it', async () => {
  for (let i = 0; i < 5; i++) {
    const host = `race-${i}.example`
    await addWithRecord(host)
    await addWithRecord(host, rival, rivalPath)
    const answers = await Promise.all([check(host), check(host, rival, rivalPath)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const states = [await list(), await list(rival, rivalPath)].map(all => all.find(one => one.host === host)?.state)
    expect(states.sort()).toEqual(['serving', 'waiting'])
  }
})

test('checks of one host at once all end, and it serves', async () => {
  await addWithRecord('twice-checked.example')
  const answers = await Promise.all([1, 2, 3].map(() => check('twice-checked.example')))
  expect(answers.every(({ status }) => status === 200 || status === 404 || status === 409)).toBe(true)
  expect((await listed('twice-checked.example'))?.state).toBe('serving')
})

test('a name below localhost serves at once', async () => {
  expect((await add('added.localhost')).body).toMatchObject({ state: 'serving', record: null })
  expect(await shopAt('added.localhost')).toBe(200)
  expect(failure(await add('added.localhost', rival, rivalPath))).toEqual([409, 'host_taken'])
})

test.each([
  'localhost',
  'shop',
  '127.0.0.1',
  '0x7f.1',
  '[::1]',
  '::1',
  'a b.pl',
  'shop.example:80',
  'https://shop.example/',
  'a..pl',
  '-a.pl',
  'a_b.pl',
  ' ',
])('%j is refused', async host => {
  const answer = await add(host)
  expect(failure(answer)).toEqual([422, 'invalid_body'])
  expect(Object.keys(answer.body.error.fields)).toEqual(['host'])
})

test('the host of the back office, and one that the shop has, are refused', async () => {
  expect(failure(await add('Admin.Hosts.test'))).toEqual([409, 'host_taken'])
  await add('again.example')
  for (const host of ['again.example', 'AGAIN.example.', 'hosts-a.test']) expect(failure(await add(host))).toEqual([409, 'already_a_host'])
})

test('a shop without configuration has no address that a host could be the primary one of', async () => {
  expect(failure(await rival.put(`${rivalPath}/primary_host`, { host: 'hosts-b.test' }))).toEqual([404, 'configuration_scope_not_found'])
})

test('the primary host is the one of absolute URLs; it cannot be removed', async () => {
  expect((await list()).filter(one => one.is_primary).map(one => one.host)).toEqual(['hosts-a.test'])
  await addWithRecord('primary.example')
  const makePrimary = (host: string) => owner.put(`${path}/primary_host`, { host })
  expect(failure(await makePrimary('primary.example'))).toEqual([409, 'host_waiting'])
  await check('primary.example')
  expect(await makePrimary('primary.example')).toMatchObject({ status: 200 })
  const origin = async () => (await api.get('/configuration/shop', { origin: 'hosts-a.test' })).body[0].origin
  await expect.poll(origin, { timeout: 20_000, interval: 5 }).toBe('https://primary.example:8443')
  expect(failure(await remove('primary.example'))).toEqual([409, 'primary_host'])
  const all = (await list()).map(({ host, state }) => [host, state])
  expect(all[0]).toEqual(['primary.example', 'serving'])
  expect(all.map(([, state]) => state)).toEqual(all.map(([, state]) => state).sort())
  await makePrimary('added.localhost')
  await expect.poll(origin, { timeout: 20_000, interval: 5 }).toBe('http://added.localhost')
  await makePrimary('hosts-a.test')
  await expect.poll(origin, { timeout: 20_000, interval: 5 }).toBe('https://hosts-a.test')
  expect(failure(await makePrimary('unknown.example'))).toEqual([404, 'host_not_found'])
  expect(failure(await remove('unknown.example'))).toEqual([404, 'host_not_found'])
})

test('settings change the address of the shop to one of its hosts only', async () => {
  const save = async (origin: string) => {
    const { revision, entries } = (await owner.get(`${path}/settings/shop`)).body
    return owner.put(`${path}/settings/shop`, { revision, entries: entries.map((entry: object) => ({ ...entry, origin })) })
  }
  await add('waits.example')
  for (const foreign of ['https://hosts-b.test', 'https://waits.example', 'https://elsewhere.example'])
    expect((await save(foreign)).body.error.fields).toEqual({ 'entries.0.origin': 'The host of this address does not serve the shop' })
  expect((await save('https://hosts-a.test:444')).status).toBe(200)
})

test('the last host cannot be removed, and of two removals at once one is refused', async () => {
  const shop = { id: 963, host: 'hosts-c.test', first: 9_630_001 }
  await addShop(api.db, shop)
  const person = await newStaff(api, { [shop.id]: 'owner' })
  const remove = (host: string) => person.delete(`/shops/shop-963/hosts/${host}`)
  await add('waits-c.example', person, '/shops/shop-963')
  expect(failure(await remove(shop.host))).toEqual([409, 'last_host'])
  await add('one.localhost', person, '/shops/shop-963')
  const answers = await Promise.all([remove('one.localhost'), remove(shop.host)])
  expect(answers.map(failure).sort()).toEqual([
    [200, undefined],
    [409, 'last_host'],
  ])
})

test('a shop has at most 20 hosts, with those that wait', async () => {
  const left = 20 - (await list()).length
  const answers = await Promise.all(Array.from({ length: left + 3 }, (_, i) => add(`more-${i}.example`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(left)
  expect(answers.filter(({ body }) => body.error?.code === 'too_many_hosts')).toHaveLength(3)
})

test('processes of the installation ask whether a host is one of its own', async () => {
  const ask = async (host: string, secret = 'test secret') =>
    (await api.app.request(`/internal/hosts/${encodeURIComponent(host)}`, { headers: { 'storefront-secret': secret } })).status
  expect(
    await Promise.all(['hosts-a.test', 'admin.hosts.test', 'waits.example', 'unknown.example', 'no host', '::'].map(host => ask(host))),
  ).toEqual([200, 200, 404, 404, 400, 400])
  expect(await ask('hosts-a.test', 'wrong')).toBe(404)
})
