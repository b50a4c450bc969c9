import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Repeats a request while a busy server refuses it with 503. */
export async function untilAvailable(send: () => Promise<APIResponse>): Promise<APIResponse> {
  let response = await send()
  const status = async () => {
    if (response.status() === 503) response = await send()
    return response.status()
  }
  await expect.poll(status, { timeout: 20_000 }).not.toBe(503)
  return response
}

/** Opens a session with the my-shop API of the tool shop, outside the browser; returns the headers of its requests. */
export async function openSession(request: APIRequestContext, given: Record<string, string> = {}): Promise<Record<string, string>> {
  const headers = { 'shop-origin': 'localhost', ...given }
  const response = await untilAvailable(() => request.post('/api/my-shop/session', { headers }))
  expect(response.status()).toBe(200)
  return { ...headers, authorization: `Bearer ${(await response.json()).access_token}` }
}
