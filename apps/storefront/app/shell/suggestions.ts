import { catalogueCalls } from '@stragan/contract'
import { hrefTo, languages } from '@stragan/routing'
import { data } from 'react-router'
import { sharedVisitContext } from '../platform/visit.ts'
import type { Route } from './+types/suggestions.ts'

export interface Suggestion {
  kind: 'product' | 'category' | 'brand'
  name: string
  /** A symbol, for products. */
  hint: string | null
  href: string
}

/** What the search box offers while a visitor types. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const language = languages.find(one => one === params.language)
  const q = new URL(request.url).searchParams.get('q')?.trim().slice(0, 200) ?? ''
  if (!language) throw data(null, { status: 404 })
  if (q === '') return Response.json([])
  const { api } = context.get(sharedVisitContext)
  const found = await api(catalogueCalls.suggestions, { query: { q } }, { language })
  const suggestions: Suggestion[] = [
    ...found.categories.map(({ name, slug }) => ({
      kind: 'category' as const,
      name,
      hint: null,
      href: hrefTo(language, 'category', { slug }),
    })),
    ...found.brands.map(({ name, slug }) => ({ kind: 'brand' as const, name, hint: null, href: hrefTo(language, 'brand', { id: slug }) })),
    ...found.products.map(({ name, slug, symbol }) => ({
      kind: 'product' as const,
      name,
      hint: symbol,
      href: hrefTo(language, 'product', { id: slug }),
    })),
  ]
  return Response.json(suggestions, { headers: { 'cache-control': 'public, max-age=60' } })
}
