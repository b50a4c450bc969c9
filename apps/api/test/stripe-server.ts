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
}

const minuteMs = 60_000

/**
 * Speaks as Stripe Checkout does, over real HTTP: the first response to an idempotency key is replayed to the same request, also a failure of the
 * server, another request with the key is refused, and a session expires in 30 minutes to 24 hours.
 */
export async function openStripeServer(clock: () => Date) {
  const requests: StripeRequest[] = []
  const sessions = new Map<string, Session>()
  const responses = new Map<string, { request: string; status: number; body: object }>()
  const state = { requests, sessions, failure: null as 'unreachable' | number | null }

  function create(form: URLSearchParams): { status: number; body: object; isSaved: boolean } {
    if (typeof state.failure === 'number') return { status: state.failure, body: {}, isSaved: state.failure >= 500 }
    const lifetimeMs = Number(form.get('expires_at')) * 1000 - clock().getTime()
    if (form.has('expires_at') && (lifetimeMs < 30 * minuteMs || lifetimeMs > 24 * 60 * minuteMs))
      return { status: 400, body: { error: { type: 'invalid_request_error', param: 'expires_at' } }, isSaved: false }
    const id = `cs_${sessions.size + 1}`
    const session: Session = { id, url: `https://checkout.stripe.test/pay/${id}`, status: 'open', payment_status: 'unpaid' }
    sessions.set(id, session)
    return { status: 200, body: { ...session }, isSaved: true }
  }

  function post(key: string, request: string, form: URLSearchParams): { status: number; body: object; isReplayed?: boolean } {
    const saved = responses.get(key)
    if (saved && saved.request !== request) return { status: 400, body: { error: { type: 'idempotency_error' } } }
    if (saved) return { ...saved, isReplayed: true }
    const { isSaved, ...response } = create(form)
    if (isSaved) responses.set(key, { request, ...response })
    return response
  }

  function get(path: string): { status: number; body: object; isReplayed?: boolean } {
    const session = sessions.get(path.slice(path.lastIndexOf('/') + 1))
    return session ? { status: 200, body: session } : { status: 404, body: {} }
  }

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { url: path = '', method, headers } = incoming
    const sent = await text(incoming)
    if (state.failure === 'unreachable') return outgoing.destroy()
    const form = new URLSearchParams(sent)
    if (method === 'POST') requests.push({ path, headers, form })
    const { status, body, isReplayed } = method === 'POST' ? post(String(headers['idempotency-key']), sent, form) : get(path)
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
