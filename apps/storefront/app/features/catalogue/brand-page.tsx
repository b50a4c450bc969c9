import { catalogueCalls, contentPageCalls } from '@stragan/contract'
import { searchTextsOfBrand } from '@stragan/contract/search-results'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { Picture } from '@stragan/ui/picture'
import { metaOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import { withFallback } from '../../platform/with-fallback.server.ts'
import type { Route } from './+types/brand-page.ts'
import { ListHeading } from './list-heading.tsx'
import { listHead, loadList } from './product-list.server.ts'
import { ProductList } from './product-list.tsx'
import { assertCurrentSlug } from './slug-redirect.server.ts'

export const loader = publicLoader(async (ctx, at) => {
  const { api, language, bootstrap } = ctx
  const key = at.params.id ?? ''
  const brand = await api(catalogueCalls.brand, { params: { id: key } })
  assertCurrentSlug({ key, slug: brand.slug, path: hrefTo(language, 'brand', { id: brand.slug }), query: at.query })
  // A content page with the brand's slug as its key is the brand's story.
  const loadingPage = bootstrap.content.pages.includes(brand.slug)
    ? withFallback(ctx, 'page of the brand', api(contentPageCalls.page, { params: { key: brand.slug } }), null)
    : null
  const list = await loadList(ctx, at, hrefTo(language, 'brand', { id: brand.slug }), { brand: brand.id })
  const head = {
    ...searchTextsOfBrand(language, brand),
    name: brand.name,
    alternates: alternatesOf('brand', { id: brand.slug }),
  }
  const { name, description, logo } = brand
  const page = await loadingPage
  const story = page && { title: page.title, html: page.html }
  return { language, ...listHead(ctx, list, head), brand: { name, description, logo }, story, list }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  const { language, brand, story, list } = loaderData
  return (
    <>
      <ListHeading language={language} title={brand.name} path={list.path}>
        {brand.logo && (
          <div className="plate mb-3 inline-block p-3">
            <Picture picture={brand.logo} sizes="160px" eager className="h-12 w-auto" />
          </div>
        )}
        {brand.description && <p>{brand.description}</p>}
      </ListHeading>
      <ProductList list={list} language={language} />
      {story && (
        <section aria-labelledby="story" className="mt-14 border-rule border-t pt-10">
          <h2 id="story" className="text-2xl">
            {story.title}
          </h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API */}
          <article className="prose-shop mt-5" dangerouslySetInnerHTML={{ __html: story.html }} />
        </section>
      )}
    </>
  )
}
