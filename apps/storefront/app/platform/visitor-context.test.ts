import { authCalls, orderCalls, ShopError, visitorCalls } from '@stragan/contract'
import { createClient } from '@stragan/contract/client'
import { expect, test } from 'vitest'
import { createRefreshSingleFlight, createVisitorContext } from './visitor-context.server.ts'

const session = { access_token: 'a', refresh_token: 'r', csrf_token: 'c', accessExpiresAt: '2027-01-01', refreshExpiresAt: '2027-01-02' }

test('a refresh is shared by requests with the same refresh token, CSRF token and shop only', async () => {
  const refreshes = createRefreshSingleFlight()
  const successor = { ...session, access_token: 'b' }
  const refused = async () => null
  expect(await refreshes('a.example', session, async () => successor)).toBe(successor)
  expect(await refreshes('a.example', session, refused)).toBe(successor)
  expect(await refreshes('a.example', { ...session, csrf_token: 'stolen without' }, refused)).toBeNull()
  expect(await refreshes('b.example', session, refused)).toBeNull()
})

/** The visitor of a live or refreshable session, or of none, whose calls a function answers. */
const visitorOf = (accessExpiresAt: string | null, respond: (request: Request) => Response, isRead = true) =>
  createVisitorContext({
    origin: 'a.example',
    cookies: new Map(
      accessExpiresAt === null ? [] : Object.entries({ ...session, access_expires_at: accessExpiresAt, refresh_expires_at: '2999-01-01' }),
    ),
    now: Date.now,
    clientFor: () =>
      createClient({
        baseUrl: 'http://api.test',
        shopOrigin: 'a.example',
        language: 'en',
        log: { info() {}, warn() {} },
        timeoutMs: 5000,
        fetch: async request => respond(request),
      }),
    refreshes: createRefreshSingleFlight(),
    isRead,
  })

const refusals: [what: string, code: 'invalid_body' | 'session_expired', accessExpiresAt: string][] = [
  ['a malformed refresh token', 'invalid_body', '2020-01-01'],
  ['a session that has ended', 'session_expired', '2999-01-01'],
]
test.each(refusals)(
  '%s gives no session: a read leaves the cookies, which may be newer ones, and a mutation deletes them',
  async (...refusal) => {
    const [, code, accessExpiresAt] = refusal
    const { status } = new ShopError(code)
    const respond = () => Response.json(new ShopError(code).toBody(), { status })
    for (const isRead of [true, false]) {
      const { visitor, outcome } = visitorOf(accessExpiresAt, respond, isRead)
      expect(await visitor.ifSession(authCalls.customer, {})).toBeNull()
      expect(outcome().setCookies.filter(cookie => cookie.includes('refresh_token=;'))).toHaveLength(isRead ? 0 : 1)
      expect(outcome().isPersonal).toBe(true)
    }
  },
)

test('a page that needs a session creates none in place of one that is gone: a login under way may have replaced that', async () => {
  const fresh = { ...session, access_token: 'b', accessExpiresAt: '2999-01-01T00:00:00Z', refreshExpiresAt: '2999-01-01T00:00:00Z' }
  const gone = new ShopError('session_expired')
  const respond = ({ url }: Request) =>
    url.endsWith('/session') ? Response.json(fresh) : Response.json(gone.toBody(), { status: gone.status })
  const cookiesOf = async ({ visitor, outcome }: ReturnType<typeof visitorOf>) => {
    await visitor.customer()
    await visitor.ensureSession()
    return outcome().setCookies.filter(cookie => cookie.includes('access_token='))
  }
  expect(await cookiesOf(visitorOf('2999-01-01', respond, true))).toEqual([])
  for (const made of [visitorOf('2999-01-01', respond, false), visitorOf(null, respond, true)])
    expect(await cookiesOf(made)).toEqual([expect.stringContaining('access_token=b;')])
})

test('a read sets the cookies of a session that it has refreshed', async () => {
  const fresh = { ...session, access_token: 'b', accessExpiresAt: '2999-01-01T00:00:00Z', refreshExpiresAt: '2999-01-01T00:00:00Z' }
  const { visitor, outcome } = visitorOf('2020-01-01', ({ method }) => Response.json(method === 'GET' ? null : fresh), true)
  await visitor.ifSession(authCalls.customer, {})
  expect(outcome().setCookies.filter(cookie => cookie.includes('access_token=b;'))).toHaveLength(1)
})

test('layout and page of a request share a call: it is sent once, until the visitor changes something', async () => {
  const sent: string[] = []
  const { visitor } = visitorOf('2999-01-01', ({ url }) => {
    sent.push(new URL(url).search)
    return Response.json({ items: [], page: 1, per_page: 24, total: 0 })
  })
  const { ifSession } = visitor
  await Promise.all([ifSession(orderCalls.orders, {}), ifSession(orderCalls.orders, { query: {} }), ifSession(orderCalls.orders, {})])
  expect(sent).toEqual([''])
  await ifSession(orderCalls.orders, { query: { page: 2 } })
  expect(sent).toEqual(['', '?page=2'])
  await visitor.api(orderCalls.orders, {})
  await ifSession(orderCalls.orders, {})
  expect(sent).toEqual(['', '?page=2', '', ''])
})

test('the customer is read with the summary of the visitor, which the layout loads anyway, and apart where that fails', async () => {
  const jan = {
    ...{
      id: 1,
      account_type: 'shop',
      email: 'jan@example.com',
      first_name: 'Jan',
      last_name: 'Nowak',
      company: null,
      nip: null,
      phone: null,
    },
    ...{ language: 'pl', email_confirmed: true, created_at: '2027-01-01T00:00:00.000Z' },
  }
  const callsOf = async (summary: () => Response) => {
    const sent: string[] = []
    const { visitor } = visitorOf('2999-01-01', ({ url }) => {
      const call = new URL(url).pathname.split('/').at(-1) ?? ''
      sent.push(call)
      return call === 'visitor_summary' ? summary() : Response.json(jan)
    })
    await visitor.ifSession(visitorCalls.visitorSummary, {}).catch(() => {})
    expect([await visitor.customer(), await visitor.customer()]).toEqual([jan, jan])
    return sent
  }
  const summary = { customer: jan, cart: null, favourites: [], saved_lists: [], personal_prices: [] }
  expect(await callsOf(() => Response.json(summary))).toEqual(['visitor_summary'])
  const unavailable = new ShopError('unavailable')
  expect(await callsOf(() => Response.json(unavailable.toBody(), { status: 503 }))).toEqual(['visitor_summary', 'customer'])
})
