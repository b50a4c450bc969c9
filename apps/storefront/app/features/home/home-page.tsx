import { catalogueCalls, maxSearchLength, type ProductFlag } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { Badge } from '@stragan/ui/badge'
import { Button } from '@stragan/ui/button'
import { TextArea } from '@stragan/ui/field'
import { Icon } from '@stragan/ui/icon'
import { Picture } from '@stragan/ui/picture'
import { InertPart, inDocument } from '../../deferred-hydration/in-document.tsx'
import { headOf, metaOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import { localBusiness } from '../../platform/structured-data.ts'
import { withFallback } from '../../platform/with-fallback.server.ts'
import { catalogueMessages } from '../catalogue/catalogue.messages.ts'
import { CategoryPicture } from '../catalogue/category-picture.tsx'
import { CardPrice, type CardProduct, cardOf, ProductGrid, pictureOf } from '../catalogue/product-card.tsx'
import { promiseView } from '../delivery-promise/promise-view.ts'
import { loadFinder } from '../finder/find-products.ts'
import { Finder } from '../finder/finder.tsx'
import { symbolListMessages } from '../quick-order/symbol-list.messages.ts'
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx'
import type { Route } from './+types/home-page.ts'
import { homeMessages } from './home.messages.ts'
import { webSiteJsonLd } from './web-site-json-ld.ts'

export const loader = publicLoader(async (ctx, { query }) => {
  const { api, language, bootstrap, display } = ctx
  const rail = async (flag: ProductFlag, limit: number) => {
    const products = api(catalogueCalls.productRail, { query: { flag, limit } }).then(found => found.map(cardOf))
    return withFallback(ctx, flag, products, [])
  }
  const [bestsellers, sale, fresh, month, brands, finder] = await Promise.all([
    rail('bestseller', 8),
    rail('sale', 4),
    rail('new', 4),
    rail('month', 5),
    withFallback(ctx, 'brands', api(catalogueCalls.brands, {}), []),
    withFallback(ctx, 'finder', loadFinder(ctx, query), null),
  ])
  const { name, tagline, description } = bootstrap.shop
  const featured = month[0] ?? bestsellers[0]
  return {
    language,
    prices: display.prices,
    ...headOf(ctx, {
      title: name,
      description,
      alternates: alternatesOf('home'),
      picture: featured && pictureOf(featured),
      about: [webSiteJsonLd(ctx), ...localBusiness(ctx)],
    }),
    shop: { tagline, description },
    productCount: bootstrap.categories.reduce((sum, { products }) => sum + products, 0),
    promise: promiseView(ctx),
    bestsellers,
    sale,
    fresh,
    month: finder ? month.slice(0, 4) : month,
    finder,
    ...inDocument({
      categories: bootstrap.categories.map(({ name, slug, products, picture, children }) => ({
        name,
        slug,
        products,
        picture,
        children: children.map(child => ({ name: child.name, slug: child.slug, products: child.products })),
      })),
      brands,
    }),
  }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

type Data = Route.ComponentProps['loaderData']
type DataInDocument = NonNullable<Data['inDocument']>

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { language, prices, promise, bestsellers, sale, fresh } = loaderData
  // A shop without a finder shows the first product of the month in its place.
  const [featured, month] = loaderData.finder ? [undefined, loaderData.month] : [loaderData.month[0], loaderData.month.slice(1)]
  const t = homeMessages[language]
  const shown = { language, prices, promise }
  return (
    <>
      <Introduction {...loaderData} featured={featured} />
      <InertPart id="categories" data={loaderData.inDocument}>
        {({ categories }) => <Categories language={language} categories={categories} />}
      </InertPart>
      <RecentlyViewed language={language} product={null} />
      <Rail
        id="bestsellers"
        title={t.bestsellers}
        all={t.allBestsellers}
        href={hrefTo(language, 'bestsellers')}
        products={bestsellers}
        {...shown}
      />
      <Rail id="sale" title={t.sale} products={sale} {...shown} />
      <Rail id="new" title={t.newProducts} all={t.allNew} href={hrefTo(language, 'newProducts')} products={fresh} {...shown} />
      <Rail
        id="month"
        title={t.ofTheMonth}
        all={t.allOfTheMonth}
        href={hrefTo(language, 'productsOfTheMonth')}
        products={month}
        {...shown}
      />
      <InertPart id="brands" data={loaderData.inDocument}>
        {({ brands }) => <Brands language={language} brands={brands} />}
      </InertPart>
    </>
  )
}

/** Introduction of the shop: name, top categories and a featured product. On phones the header's search is right above. */
function Introduction({ language, prices, promise, shop, productCount, finder, featured }: Data & { featured: CardProduct | undefined }) {
  const t = homeMessages[language]
  // A finder with a chart is below, as wide as the page.
  const isAbove = finder?.chart != null
  const search = (
    <>
      <search aria-label={t.search} className="hidden sm:block">
        <form method="get" action={hrefTo(language, 'allProducts')} className={`mt-8 max-w-2xl ${isAbove ? 'lg:mt-0' : ''}`}>
          <label htmlFor="home-search" className="font-semibold">
            {t.searchLabel}
          </label>
          <div className="mt-2 flex gap-2">
            <input
              id="home-search"
              type="search"
              name="q"
              required
              maxLength={maxSearchLength}
              autoComplete="off"
              enterKeyHint="search"
              className="h-13 w-full min-w-0 rounded-shop border border-edge bg-ground px-4 text-lg transition-colors hover:border-ink"
            />
            <Button type="submit" kind="primary" size="large" icon="search" className="shrink-0 whitespace-nowrap">
              {t.searchButton}
            </Button>
          </div>
        </form>
      </search>
      <PasteList language={language} isOpen={!isAbove} />
      {productCount > 0 && (
        <p className="mt-4 text-sm">
          <a href={hrefTo(language, 'allProducts')} className="link target inline-flex items-center tabular-nums">
            {t.inAll(productCount)}
          </a>
        </p>
      )}
    </>
  )
  return (
    <div className="grid items-start gap-x-16 gap-y-8 border-rule border-b pt-2 pb-10 sm:pt-6 sm:pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <h1 className="max-w-[22ch] text-4xl">{shop.tagline}</h1>
        <p className="mt-4 max-w-prose text-quiet sm:text-lg">{shop.description}</p>
        {!isAbove && search}
      </div>
      {isAbove && <div className="max-lg:-mt-8">{search}</div>}
      {finder && <Finder finder={finder} language={language} prices={prices} promise={promise} />}
      {featured && <Featured product={featured} language={language} prices={prices} />}
    </div>
  )
}

/** Sends a list of symbols to the quick order. Unfolded on wide screens if there is room beside the finder. */
function PasteList({ language, isOpen }: Pick<Data, 'language'> & { isOpen: boolean }) {
  const t = symbolListMessages[language]
  const { pasteList } = homeMessages[language]
  return (
    <details className={`mt-4 max-w-2xl ${isOpen ? 'open-when-wide lg:mt-8' : ''}`}>
      <summary className="link target inline-flex items-center text-sm">{pasteList}</summary>
      <form
        method="post"
        encType="multipart/form-data"
        action={hrefTo(language, 'quickOrder')}
        data-left-by-document
        className="mt-3 grid justify-items-start gap-3"
      >
        {isOpen && <h2 className="disclosure-heading text-lg">{pasteList}</h2>}
        <TextArea
          name="text"
          label={t.list}
          hint={t.listHint}
          placeholder={t.example.join('\n')}
          spellCheck="false"
          autoCapitalize="off"
          className="w-full"
        />
        <Button type="submit" name="intent" value="read">
          {t.read}
        </Button>
      </form>
    </details>
  )
}

function Featured({ product, language, prices }: { product: CardProduct } & Pick<Data, 'language' | 'prices'>) {
  const picture = pictureOf(product)
  return (
    <article className="group/featured relative grid grid-cols-[2fr_3fr] items-center gap-5 lg:grid-cols-1">
      {picture && (
        <div className="plate p-[6%]">
          <Picture
            picture={picture}
            sizes="(min-width: 1280px) 480px, (min-width: 1024px) 38vw, 40vw"
            eager
            className="mx-auto aspect-square w-full max-w-72 object-contain"
          />
        </div>
      )}
      <div className="grid gap-2">
        <p>
          <Badge tone="tinted">{catalogueMessages[language].ofTheMonth}</Badge>
        </p>
        <h2 className="text-lg">
          <a
            href={hrefTo(language, 'product', { id: product.slug })}
            className="underline-offset-4 after:absolute after:inset-0 group-hover/featured:underline"
          >
            {product.name}
          </a>
        </h2>
        <CardPrice product={product} language={language} prices={prices} />
      </div>
    </article>
  )
}

function Categories({ language, categories }: Pick<Data, 'language'> & Pick<DataInDocument, 'categories'>) {
  const t = homeMessages[language]
  const { productCount } = catalogueMessages[language]
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="categories" className="mt-10 sm:mt-14">
      <Heading id="categories" title={t.categories} all={t.allCategories} href={hrefTo(language, 'categories')} />
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map(category => (
          <li key={category.slug} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-rule border-t py-5">
            <CategoryPicture picture={category.picture} />
            <div>
              <h3 className="category-name">
                <a href={hrefTo(language, 'category', { slug: category.slug })} className="target">
                  {category.name}
                </a>
                <span>{productCount(category.products)}</span>
              </h3>
              {category.children.length > 0 && (
                <ul className="subcategories">
                  {category.children.map(child => (
                    <li key={child.slug}>
                      <a href={hrefTo(language, 'category', { slug: child.slug })} className="target">
                        {child.name} <span className="text-xs tabular-nums">({child.products})</span>
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

type RailProps = Parameters<typeof ProductGrid>[0] & {
  id: string
  title: string
  /** Link to the whole list, if there is one, and its label. */
  all?: string
  href?: string
}

function Rail({ id, title, all, href, ...grid }: RailProps) {
  if (grid.products.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-14 sm:mt-16">
      <Heading id={id} title={title} {...(all && href && { all, href })} />
      <ProductGrid {...grid} fullRows />
    </section>
  )
}

function Brands({ language, brands }: Pick<Data, 'language'> & Pick<DataInDocument, 'brands'>) {
  if (brands.length === 0) return null
  return (
    <section aria-labelledby="brands" className="mt-14 sm:mt-16">
      <h2 id="brands" className="text-2xl">
        {homeMessages[language].brands}
      </h2>
      <ul className="mt-4 grid grid-cols-2 border-rule border-t border-l sm:grid-cols-4">
        {brands.map(brand => (
          <li key={brand.id} className="border-rule border-r border-b">
            <a
              href={hrefTo(language, 'brand', { id: brand.slug })}
              className="grid h-full min-h-20 place-content-center gap-0.5 px-3 py-4 text-center transition-colors hover:bg-raised"
            >
              <span className="font-display font-semibold">{brand.name}</span>
              <span className="text-quiet text-xs tabular-nums">{catalogueMessages[language].productCount(brand.products)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Heading({ id, title, all, href }: { id: string; title: string; all?: string; href?: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {href && (
        <a href={href} className="link target inline-flex items-center gap-1 text-sm">
          {all}
          <Icon name="chevron-right" size="small" />
        </a>
      )}
    </div>
  )
}
