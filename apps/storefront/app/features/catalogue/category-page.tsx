import { catalogueCalls } from '@stragan/contract'
import { searchTextsOfCategory } from '@stragan/contract/search-results'
import { hrefTo } from '@stragan/routing'
import { metaOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import type { Route } from './+types/category-page.ts'
import { CategoryLinks, countedLink } from './category-links.tsx'
import { listMessages } from './list.messages.ts'
import { ListHeading } from './list-heading.tsx'
import { listHead, loadList } from './product-list.server.ts'
import { ProductList } from './product-list.tsx'
import { orSlugRedirect } from './slug-redirect.server.ts'

export const loader = publicLoader(async (ctx, at) => {
  const { api, language } = ctx
  const slug = at.params.slug ?? ''
  const loading = Promise.all([
    api(catalogueCalls.category, { params: { id: slug } }),
    loadList(ctx, at, hrefTo(language, 'category', { slug }), { category: slug }),
  ])
  const [category, list] = await orSlugRedirect(ctx, at, loading, async slugLanguage => {
    const { slugs } = await api(catalogueCalls.category, { params: { id: slug } }, { language: slugLanguage })
    return hrefTo(language, 'category', { slug: slugs[language] })
  })
  const above = category.breadcrumbs.map(({ name, slug }) => ({ label: name, href: hrefTo(language, 'category', { slug }) }))
  const head = {
    ...searchTextsOfCategory(category),
    name: category.name,
    above: [{ label: listMessages[language].allCategories, href: hrefTo(language, 'categories') }, ...above],
    alternates: { en: hrefTo('en', 'category', { slug: category.slugs.en }), pl: hrefTo('pl', 'category', { slug: category.slugs.pl }) },
  }
  return {
    language,
    ...listHead(ctx, list, head),
    category: {
      name: category.name,
      description: category.description,
      above: head.above,
      children: category.children.map(countedLink),
    },
    list,
  }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { language, category, list } = loaderData
  const t = listMessages[language]
  return (
    <>
      <ListHeading language={language} title={category.name} path={list.path} above={category.above}>
        {category.description}
      </ListHeading>
      {category.children.length > 0 && <CategoryLinks label={t.subcategories} categories={category.children} language={language} />}
      <ProductList list={list} language={language} />
    </>
  )
}
