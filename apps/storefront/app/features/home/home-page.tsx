import { catalogueCalls, configurationCalls, configurationScopes } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import { metaOf } from '../../platform/head.ts'
import { visitContext } from '../../platform/request-context.ts'
import { soft } from '../../platform/soft.server.ts'
import { catalogueMessages } from '../catalogue/catalogue.messages.ts'
import { cardOf, ProductGrid } from '../catalogue/product-card.tsx'
import type { Route } from './+types/home-page.ts'
import { homeMessages } from './home.messages.ts'

const railLength = 8

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { api, language, shop } = visit
  const rail = (flag: 'bestseller' | 'month') =>
    soft(
      visit,
      flag,
      api(catalogueCalls.products, { query: { flag, per_page: railLength } }).then(page => page.items.map(cardOf)),
      [],
    )
  const [tree, seo, bestsellers, month] = await Promise.all([
    api(catalogueCalls.categoryTree, {}),
    soft(visit, 'seo settings', api(configurationCalls.configuration, { params: { scope: 'seo_settings' } }), []),
    rail('bestseller'),
    rail('month'),
  ])
  const words = seo.map(entry => configurationScopes.seo_settings.parse(entry)).find(entry => entry.screen === 'home' && entry.enabled)
  const alternates = { en: hrefTo('en', 'home'), pl: hrefTo('pl', 'home') }
  return {
    language,
    alternates,
    head: {
      title: words?.title ?? shop.name,
      description: words?.description ?? shop.description,
      origin: shop.origin,
      alternates,
      language,
    },
    shop: { name: shop.name, tagline: shop.tagline, description: shop.description },
    categories: tree.map(({ id, name, products, children }) => ({ id, name, products, children: children.map(child => child.name) })),
    bestsellers,
    month,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { language, shop, categories, bestsellers, month } = loaderData
  const t = homeMessages[language]
  const { productCount } = catalogueMessages[language]
  return (
    <>
      <h1 className="font-semibold text-3xl">{shop.tagline}</h1>
      <p className="mt-3 max-w-prose text-quiet">{shop.description}</p>
      <section aria-labelledby="categories" className="mt-10">
        <h2 id="categories" className="font-semibold text-xl">
          {t.categories}
        </h2>
        <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {categories.map(category => (
            <li key={category.id} className="border-t border-rule py-4">
              <p className="flex items-baseline justify-between gap-4">
                <span className="font-semibold">{category.name}</span>
                <span className="shrink-0 text-quiet text-sm tabular-nums">{productCount(category.products)}</span>
              </p>
              {category.children.length > 0 && <p className="mt-1 text-quiet text-sm">{category.children.join(' · ')}</p>}
            </li>
          ))}
        </ul>
      </section>
      <Rail id="bestsellers" title={t.bestsellers} products={bestsellers} language={language} />
      <Rail id="month" title={t.ofTheMonth} products={month} language={language} />
    </>
  )
}

function Rail({ id, title, products, language }: { id: string; title: string } & Parameters<typeof ProductGrid>[0]) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="font-semibold text-xl">
        {title}
      </h2>
      <ProductGrid products={products} language={language} />
    </section>
  )
}
