import { catalogueCalls, type FullProduct, ShopError } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { Notice } from '@stragan/ui/notice'
import { headOf, metaOf } from '../../platform/head.ts'
import type { PublicContext } from '../../platform/public-context.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import { catalogueMessages } from '../catalogue/catalogue.messages.ts'
import { listPricesOf } from '../catalogue/price-list.ts'
import { cardOf } from '../catalogue/product-card.tsx'
import { promiseView } from '../delivery-promise/promise-view.ts'
import type { Route } from './+types/comparison-page.ts'
import { ChosenProduct } from './chosen-product.tsx'
import { comparisonMessages } from './comparison.messages.ts'
import { maxCompared, readCompared } from './comparison-query.ts'
import { comparisonRows } from './comparison-rows.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { ProductsToAdd } from './products-to-add.tsx'
import { similarProducts } from './similar-products.server.ts'

export const loader = publicLoader(async (ctx, { query }) => {
  const { language, bootstrap, display } = ctx
  const t = comparisonMessages[language]
  const found = await Promise.all(readCompared(query).map(id => ifAvailable(ctx, id)))
  const available = found.filter(product => product !== null)
  const compared = available.slice(0, maxCompared)
  return {
    language,
    prices: display.prices,
    ...headOf(ctx, { title: `${t.title} | ${bootstrap.shop.name}`, description: t.about, alternates: alternatesOf('comparison') }),
    promise: promiseView(ctx),
    products: compared.map(product => ({ ...cardOf(product), ...listPricesOf(product) })),
    rows: compared.length > 1 ? comparisonRows(language, compared) : null,
    gone: found.length - available.length,
    isTooMany: available.length > maxCompared,
    similar: await similarProducts(ctx, compared),
  }
})

/** The product; null if there is none, or no longer. */
async function ifAvailable({ api }: PublicContext, id: number): Promise<FullProduct | null> {
  try {
    return await api(catalogueCalls.fullProduct, { params: { id: String(id) } })
  } catch (error) {
    if (error instanceof ShopError && error.status === 404) return null
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function ComparisonPage({ loaderData }: Route.ComponentProps) {
  const { language, prices, promise, products, rows, similar, gone, isTooMany, alternates } = loaderData
  const t = comparisonMessages[language]
  const ids = products.map(({ id }) => id)
  const [first] = products
  return (
    <>
      <Breadcrumb
        label={catalogueMessages[language].breadcrumbs}
        items={[
          { label: t.home, href: hrefTo(language, 'home') },
          { label: t.title, href: alternates[language] },
        ]}
      />
      <h1 className="mt-3 text-3xl">{t.title}</h1>
      {/* Tells of what was added and removed without loading a document. */}
      <p role="status" className="mt-1 text-quiet text-sm tabular-nums">
        {products.length > 0 && catalogueMessages[language].productCount(products.length)}
      </p>
      <div className="mt-4 grid gap-3 empty:hidden">
        {gone > 0 && <Notice title={t.gone(gone)} />}
        {isTooMany && <Notice title={t.tooMany(maxCompared)} />}
      </div>
      {!first && (
        <div className="mt-6">
          <EmptyState
            icon="table"
            title={t.choose}
            actions={<ButtonLink href={hrefTo(language, 'categories')}>{t.toCategories}</ButtonLink>}
          >
            <p>{t.chooseHint}</p>
          </EmptyState>
        </div>
      )}
      {rows ? (
        <ComparisonTable products={products} promise={promise} rows={rows} language={language} prices={prices} />
      ) : (
        first && <ChosenProduct product={first} language={language} prices={prices} />
      )}
      {first && products.length < maxCompared && (
        <ProductsToAdd products={similar} promise={promise} compared={ids} language={language} prices={prices} />
      )}
    </>
  )
}
