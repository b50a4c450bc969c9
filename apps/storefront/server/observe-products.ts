import { type Call, catalogueCalls, type ProductPage } from '@stragan/contract'
import type { Client } from '@stragan/contract/client'
import type { SharedPage } from './page-template.ts'

interface ProductObserver {
  api: Client
  shown: () => Pick<SharedPage, 'products' | 'hasList'>
  /** Whether the first search found something, a page to redirect to too; undefined where nothing was searched for. */
  isFound: () => boolean | undefined
}

/** Records which products the responses of a client contain: of a list, or with details. */
export function observeProducts(client: Client): ProductObserver {
  const products = new Map<number, string>()
  let hasList = false
  let isFound: boolean | undefined
  const api: Client = async (call, args, options) => {
    const response = await client(call, args, options)
    if ((call as Call) === catalogueCalls.products) {
      hasList = true
      const { total, redirect } = response as ProductPage
      if ((args as { query?: { q?: string } } | undefined)?.query?.q) isFound ??= total > 0 || redirect !== null
    }
    addProducts(response, products)
    return response
  }
  return { api, shown: () => ({ products, hasList }), isFound: () => isFound }
}

/** Adds the ids and names of products at any depth: every object that says whether it is a favourite is one. */
function addProducts(value: unknown, products: Map<number, string>) {
  if (typeof value !== 'object' || value === null) return
  if ('is_favorite' in value && 'id' in value && typeof value.id === 'number')
    products.set(value.id, 'name' in value ? String(value.name) : '')
  for (const part of Array.isArray(value) ? value : Object.values(value)) addProducts(part, products)
}
