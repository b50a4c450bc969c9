import type { Page } from '@playwright/test'
import { hrefTo, type Language } from '@stragan/routing'
import { expect } from './fixtures.ts'

interface AddedVariant {
  /** The features of the variant. */
  name: string
  stock: number
}

/** Adds the first variant of the first product of a search to the cart. */
export async function addToCart(page: Page, query: string, items: number): Promise<AddedVariant> {
  const options = { headers: { 'shop-origin': 'localhost', 'accept-language': 'en-US' } }
  const list = await (await page.request.get(`/api/my-shop/products?${query}`, options)).json()
  const product = await (await page.request.get(`/api/my-shop/products/${list.items[0].id}/full`, options)).json()
  const [variant] = product.product_variants_table_data
  const form = { product_id: product.id, product_variant_id: variant.product_variant_id, items, to: '/en' }
  const response = await page.request.post('/cart-lines', { form, headers: { accept: 'application/json' } })
  expect(await response.json()).toMatchObject({ ok: true })
  const features = variant.combination_features.map((feature: { feature_value: string }) => feature.feature_value)
  return { name: [product.name, ...features].join(', '), stock: variant.items }
}

/** 16.92 net each from 1 on, less from 5. */
export const addWashers = (page: Page, items: number) => addToCart(page, 'flag=sale&q=7089-300-ZF', items)

export const openCart = (page: Page, language: Language = 'en') => page.goto(hrefTo(language, 'cart'))

export const quantity = (page: Page) => page.getByRole('spinbutton', { name: /^Quantity: / })
export const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })
