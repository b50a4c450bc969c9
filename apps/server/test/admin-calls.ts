import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { expect, vi } from 'vitest'
import { demoPassword } from '../../../demo/logins.ts'
import type { RunningShop } from './start-shop.ts'

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they are about to check
  body: any
}

/** A request to the back office's host, which names of this machine alone lead to. The body is sent as JSON, or as the form that it is. */
export async function adminCall(shop: RunningShop, method: string, path: string, token?: string, body?: object): Promise<Answer> {
  const { port } = new URL(shop.url)
  const sent = body && new Response(body instanceof FormData ? body : JSON.stringify(body))
  const content = sent && Buffer.from(await sent.arrayBuffer())
  const headers = {
    host: `admin.localhost:${port}`,
    'idempotency-key': randomUUID(),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': body instanceof FormData ? (sent?.headers.get('content-type') ?? '') : 'application/json' }),
  }
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path: `/api/admin${path}`, headers }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        resolve({ status: response.statusCode ?? 0, body: response.headers['content-type']?.includes('json') ? JSON.parse(text) : text })
      })
    })
    call.on('error', reject)
    call.end(content)
  })
}

/** The token of a member of the staff of the demo shops, of an owner unless another is named. */
export function signIn(shop: RunningShop, email = 'owner@demo.localhost'): Promise<string> {
  // Refused with 503 while the process is busy, as with an import that it resumes after a restart.
  return vi.waitFor(
    async () => {
      const { status, body } = await adminCall(shop, 'POST', '/session', undefined, { email, password: demoPassword })
      expect(status).toBe(200)
      return body.token
    },
    { timeout: 60_000, interval: 200 },
  )
}
