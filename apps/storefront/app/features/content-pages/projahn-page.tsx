import { alternatesOf, hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { ButtonLink } from '@stragan/ui/button'
import { Picture } from '@stragan/ui/picture'
import { headOf, metaOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import { breadcrumbList, itemList } from '../../platform/structured-data.ts'
import { CategoryLinks } from '../catalogue/category-links.tsx'
import { ProductGrid, pictureOf } from '../catalogue/product-card.tsx'
import { promiseView } from '../delivery-promise/promise-view.ts'
import type { Route } from './+types/projahn-page.ts'
import { brandStory } from './brand-story.server.ts'
import { contentMessages } from './content.messages.ts'

export const loader = publicLoader(async ctx => {
  const { language, bootstrap, display } = ctx
  const t = contentMessages[language]
  const { page, products, ...story } = await brandStory(ctx, 'projahn')
  const { title, html, seo_title, seo_description } = page
  const breadcrumbs = [
    { label: t.home, href: hrefTo(language, 'home') },
    { label: title, href: hrefTo(language, 'projahn') },
  ]
  const listed = products.map(({ name, slug }) => ({ name, href: hrefTo(language, 'product', { id: slug }) }))
  const head = {
    title: `${seo_title ?? title} | ${bootstrap.shop.name}`,
    description: seo_description ?? title,
    alternates: alternatesOf('projahn'),
    picture: products[0] && pictureOf(products[0]),
    about: [breadcrumbList(ctx, breadcrumbs), ...(listed.length > 0 ? [itemList(ctx, title, listed)] : [])],
  }
  return {
    language,
    prices: display.prices,
    ...headOf(ctx, head),
    breadcrumbs,
    content: { title, html },
    products,
    promise: promiseView(ctx),
    ...story,
  }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function ProjahnPage({ loaderData }: Route.ComponentProps) {
  const { language, prices, breadcrumbs, content, brand, categories, products, promise, total } = loaderData
  const t = contentMessages[language]
  return (
    <>
      <Breadcrumb label={t.breadcrumbs} items={breadcrumbs} />
      {brand?.logo && (
        <div className="plate mt-4 inline-block p-4">
          <Picture picture={brand.logo} sizes="220px" eager className="h-14 w-auto" />
        </div>
      )}
      <h1 className="mt-3 text-3xl">{content.title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API */}
      <article className="prose-shop mt-5" dangerouslySetInnerHTML={{ __html: content.html }} />
      {brand && categories.length > 0 && (
        <section aria-labelledby="categories" className="mt-14 border-rule border-t pt-10">
          <h2 id="categories" className="text-2xl">
            {t.brandCategories}
          </h2>
          <CategoryLinks label={t.brandCategories} categories={categories} language={language} query={`?brand=${brand.id}`} />
        </section>
      )}
      {brand && products.length > 0 && (
        <section aria-labelledby="products" className="mt-14 border-rule border-t pt-10">
          <h2 id="products" className="text-2xl">
            {t.brandProducts(brand.name)}
          </h2>
          <ProductGrid products={products} promise={promise} language={language} prices={prices} />
          <p className="mt-10">
            <ButtonLink href={hrefTo(language, 'brand', { id: brand.slug })}>{t.allOfBrand(brand.name, total)}</ButtonLink>
          </p>
        </section>
      )}
    </>
  )
}
