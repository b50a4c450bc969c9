import { alternatesOf, hrefTo, type Language } from '@stragan/routing'
import { metaOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import type { Route } from './+types/all-products-page.ts'
import { CategoryLinks, countedLink } from './category-links.tsx'
import { listMessages } from './list.messages.ts'
import { ListHeading } from './list-heading.tsx'
import { listHead, loadList } from './product-list.server.ts'
import { ProductList } from './product-list.tsx'

/** All products, or the results of a search. */
export const loader = publicLoader(async (ctx, at) => {
  const { language, bootstrap } = ctx
  const t = listMessages[language]
  const list = await loadList(ctx, at, hrefTo(language, 'allProducts'), { searched: true })
  const { title, text } = headingOf(language, list.sale)
  const head = {
    title: list.q ? t.results(list.q) : title,
    name: list.q ? t.search : t.allProducts,
    description: text,
    alternates: alternatesOf('allProducts'),
  }
  const nothing = list.q !== '' && list.total === 0 && list.chips.length === 0
  return { language, ...listHead(ctx, list, head), list, categories: nothing ? bootstrap.categories.map(countedLink) : [] }
})

function headingOf(language: Language, isSale: boolean) {
  const t = listMessages[language]
  return isSale ? { title: t.onSaleTitle, text: t.onSaleText } : { title: t.allProducts, text: t.allProductsText }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function AllProductsPage({ loaderData }: Route.ComponentProps) {
  const { language, list, categories } = loaderData
  const t = listMessages[language]
  if (!list.q) {
    const { title, text } = headingOf(language, list.sale)
    return (
      <>
        <ListHeading language={language} title={title} path={list.path}>
          {text}
        </ListHeading>
        <ProductList list={list} language={language} />
      </>
    )
  }
  const found = list.total > 0 || list.chips.length > 0
  return (
    <>
      <ListHeading language={language} title={found ? t.results(list.q) : t.nothingFound(list.q)} name={t.search} path={list.path}>
        {!found && (
          <ul className="list-disc pl-5">
            {t.tips().map(tip => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        )}
      </ListHeading>
      {found ? (
        <ProductList list={list} language={language} />
      ) : (
        <section aria-labelledby="browse" className="mt-10">
          <h2 id="browse" className="text-xl">
            {t.browse}
          </h2>
          <CategoryLinks label={t.browse} categories={categories} language={language} />
        </section>
      )}
    </>
  )
}
