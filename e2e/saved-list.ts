import type { Page } from '@playwright/test'
import type { ProductListItem } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { expect } from './fixtures.ts'

/** Puts products into the cart of the visitor. */
export async function fillCart(page: Page, lines: readonly { product: Pick<ProductListItem, 'id'>; items: number }[]) {
  for (const { product, items } of lines) {
    const form = { product_id: product.id, product_variant_id: '', items, to: '/en' }
    const response = await page.request.post('/cart-lines', { form, headers: { accept: 'application/json' } })
    expect(await response.json()).toMatchObject({ ok: true })
  }
}

/** Saves the customer's cart as a list, shared or not; returns the path of its page. */
export const saveCart = (page: Page, language: Language, { share = false } = {}) =>
  createList(page, language, { source: 'cart', share: share ? '1' : '' })

/** Creates a list of the customer, an empty one without a `source`; returns the path of its page. */
export async function createList(page: Page, language: Language, form: { source?: 'cart'; share?: '1' | '' } = {}): Promise<string> {
  const response = await page.request.post(hrefTo(language, 'savedLists'), {
    form: { intent: 'create', name: 'Workshop, monthly order', ...form },
    headers: { accept: 'text/html' },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
  return new URL(response.headers().location ?? '', 'http://localhost').pathname
}
