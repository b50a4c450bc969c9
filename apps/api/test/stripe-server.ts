import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface StripeRequest {
  path: string
  headers: Record<string, unknown>
  form: URLSearchParams
}

/** A session of Stripe Checkout, as far as the shop reads it. */
interface Session {
  id: string
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  /** Once the buyer has begun to pay. */
  payment_intent: { status: 'processing' | 'succeeded' | 'requires_payment_method' } | null
}

interface StripeResponse {
  status: number
  body: object
  isReplayed?: boolean
}

const minuteMs = 60_000

/**
 * Speaks as Stripe Checkout does, over real HTTP: the first response to an idempotency key is replayed to the same request, also a failure of the
 * server, another request with the key is refused, also the same one while the first is in flight, a payment is expanded on demand, and a
 * session expires in 30 minutes to 24 hours.
 */
export async function openStripeServer(clock: () => Date) {
  const requests: StripeRequest[] = []
  const sessions = new Map<string, Session>()
  const responses = new Map<string, { request: string; status: number; body: object }>()
  const inFlight = new Set<string>()
  /** Requests to create a session wait for `gate`. */
  const state = { requests, sessions, failure: null as 'unreachable' | number | null, gate: Promise.resolve() }

  function create(form: URLSearchParams): { status: number; body: object; isSaved: boolean } {
    if (typeof state.failure === 'number') return { status: state.failure, body: {}, isSaved: state.failure >= 500 }
    const lifetimeMs = Number(form.get('expires_at')) * 1000 - clock().getTime()
    if (form.has('expires_at') && (lifetimeMs < 30 * minuteMs || lifetimeMs > 24 * 60 * minuteMs))
      return { status: 400, body: { error: { type: 'invalid_request_error', param: 'expires_at' } }, isSaved: false }
    const id = `cs_${sessions.size + 1}`
    const session: Session = {
      id,
      url: `https://checkout.stripe.test/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    }
    sessions.set(id, session)
    return { status: 200, body: { ...session }, isSaved: true }
  }

  async function post(key: string, request: string, form: URLSearchParams): Promise<StripeResponse> {
    if (inFlight.has(key)) return { status: 409, body: { error: { type: 'invalid_request_error', code: 'idempotency_key_in_use' } } }
    const saved = responses.get(key)
    if (saved && saved.request !== request) return { status: 400, body: { error: { type: 'idempotency_error' } } }
    if (saved) return { ...saved, isReplayed: true }
    inFlight.add(key)
    await state.gate
    inFlight.delete(key)
    const { isSaved, ...response } = create(form)
    if (isSaved) responses.set(key, { request, ...response })
    return response
  }

  function get(path: string): StripeResponse {
    if (typeof state.failure === 'number') return { status: state.failure, body: {} }
    const { pathname, searchParams } = new URL(path, 'http://stripe.test')
    const session = sessions.get(pathname.slice(pathname.lastIndexOf('/') + 1))
    if (!session) return { status: 404, body: {} }
    const isExpanded = session.payment_intent === null || searchParams.getAll('expand[]').includes('payment_intent')
    return { status: 200, body: isExpanded ? session : { ...session, payment_intent: 'pi_1' } }
  }

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { url: path = '', method, headers } = incoming
    const sent = await text(incoming)
    if (state.failure === 'unreachable') return outgoing.destroy()
    const form = new URLSearchParams(sent)
    if (method === 'POST') requests.push({ path, headers, form })
    const { status, body, isReplayed } = method === 'POST' ? await post(String(headers['idempotency-key']), sent, form) : get(path)
    outgoing.writeHead(status, { 'content-type': 'application/json', ...(isReplayed && { 'idempotent-replayed': 'true' }) })
    return outgoing.end(JSON.stringify(body))
  }

  const server = createServer(respond)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  })
}
