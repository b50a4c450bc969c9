import type { APIRequestContext } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { newAddress } from '../orders.ts'
import { openSession } from '../shop-api.ts'

/** Sends what a visitor sends, with the session of an order or a new one. */
export async function sendToShop(request: APIRequestContext, path: string, data: object, token?: string) {
  const visitor = { 'shop-origin': 'localhost', 'accept-language': 'en', 'x-forwarded-for': newAddress() }
  const headers = token ? { ...visitor, authorization: `Bearer ${token}` } : await openSession(request, visitor)
  const response = await request.post(`/api/my-shop${path}`, { headers, data })
  expect([path, response.status()]).toEqual([path, 200])
}

export const newSender = () => `ewa.${crypto.randomUUID().slice(0, 8)}@example.com`
