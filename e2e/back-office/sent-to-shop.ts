import type { APIRequestContext } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { newAddress } from '../orders.ts'

/** Sends what a visitor sends, with the session of an order or a new one. */
export async function sendToShop(request: APIRequestContext, path: string, data: object, token?: string) {
  const headers = { 'shop-origin': 'localhost', 'accept-language': 'en', 'x-forwarded-for': newAddress() }
  const session = token ?? (await (await request.post('/api/my-shop/session', { headers })).json()).access_token
  const response = await request.post(`/api/my-shop${path}`, { headers: { ...headers, authorization: `Bearer ${session}` }, data })
  expect([path, response.status()]).toEqual([path, 200])
}

export const newSender = () => `ewa.${crypto.randomUUID().slice(0, 8)}@example.com`
