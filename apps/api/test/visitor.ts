import type { TestApi } from './test-api.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they are about to check
type Body = any

export interface Answered {
  status: number
  body: Body
  headers: Headers
}

/** Status and error code of a refused request. */
export const failure = ({ status, body }: Pick<Answered, 'status' | 'body'>) => [status, body.error?.code]

interface Sent {
  key?: string
  headers?: Record<string, string>
}

export interface TestVisitor {
  tokens: { access_token: string; refresh_token: string; csrf_token: string; accessExpiresAt: string; refreshExpiresAt: string }
  get: (path: string) => Promise<Answered>
  post: (path: string, body: object, sent?: Sent) => Promise<Answered>
  put: (path: string, body?: object, sent?: Sent) => Promise<Answered>
  delete: (path: string) => Promise<Answered>
  /** The same with another access token. */
  as: (accessToken: string) => TestVisitor
}

/** A client with its own session. */
export async function openVisitor(api: TestApi, origin = 'localhost', headers: Record<string, string> = {}): Promise<TestVisitor> {
  const { body } = await request(api, origin, 'POST', '/session', undefined, headers)
  return visitorWith(api, origin, body)
}

function visitorWith(api: TestApi, origin: string, tokens: TestVisitor['tokens']): TestVisitor {
  const send = (method: string, path: string, body?: object, { key, headers = {} }: Sent = {}) =>
    request(api, origin, method, path, body, {
      ...headers,
      authorization: `Bearer ${tokens.access_token}`,
      ...(key && { 'idempotency-key': key }),
    })
  return {
    tokens,
    get: path => send('GET', path),
    post: (path, body, sent) => send('POST', path, body, sent),
    put: (path, body = {}, sent) => send('PUT', path, body, sent),
    delete: path => send('DELETE', path),
    as: access_token => visitorWith(api, origin, { ...tokens, access_token }),
  }
}

export async function request(
  api: TestApi,
  origin: string,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const answer = await api.app.request(`/api/my-shop${path}`, {
    method,
    headers: { 'shop-origin': origin, 'accept-language': 'en-US', ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json(), headers: answer.headers }
}
