import { type CompatibleProducts, catalogueCalls, contentCalls } from '@stragan/contract'
import { searchTextsOfProduct, titleInShop } from '@stragan/contract/search-results'
import { hrefTo, type Language } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { Gallery } from '@stragan/ui/gallery'
import { useState } from 'react'
import { headOf, metaOf } from '../../platform/head.ts'
import { PricePart } from '../../platform/price-part.tsx'
import { publicLoader } from '../../platform/public-loader.server.ts'
import { breadcrumbList } from '../../platform/structured-data.ts'
import { withFallback } from '../../platform/with-fallback.server.ts'
import { useTyped } from '../cart/notice-context.ts'
import { promiseView } from '../delivery-promise/promise-view.ts'
import { listedSheet } from '../documents/sheet-table.tsx'
import { Joint } from '../joint/joint-section.tsx'
import { jointView } from '../joint/joint-view.ts'
import { guaranteeIn, LegalGuarantee } from '../legal-guarantee/legal-guarantee.tsx'
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx'
import { screwOfProduct } from '../screws/product-screw.ts'
import type { Route } from './+types/product-page.ts'
import { BuyBar } from './buy-bar.tsx'
import { catalogueMessages } from './catalogue.messages.ts'
import { matchedCard } from './matched-card.ts'
import { productMessages } from './product.messages.ts'
import { About } from './product-about.tsx'
import { cardOf } from './product-card.tsx'
import { productJsonLd } from './product-json-ld.ts'
import { Offer } from './product-offer.tsx'
import { ProductRail } from './product-rail.tsx'
import { safetyOf } from './product-safety.server.ts'
import { type ProductView, productView, type VariantView } from './product-view.ts'
import { readSearchedVariants, variantIn, variantsHref } from './searched-variants.ts'
import { assertCurrentSlug, orSlugRedirect } from './slug-redirect.server.ts'
import { VariantTable } from './variant-table.tsx'

export const loader = publicLoader(async (ctx, at) => {
  const { api, language, bootstrap, display } = ctx
  const params = { id: at.params.id ?? '' }
  const loadCompatible = (query: { variant?: number }) =>
    withFallback(ctx, 'compatible products', api(catalogueCalls.compatibleProducts, { params, query }), nothing)
  const wanted = variantIn(at.query)
  const loadingWithoutVariant = wanted === null ? loadCompatible({}) : null
  const product = await orSlugRedirect(ctx, at, api(catalogueCalls.fullProduct, { params }), async slugLanguage => {
    const { slugs } = await api(catalogueCalls.product, { params }, { language: slugLanguage })
    return hrefTo(language, 'product', { id: slugs[language] })
  })
  assertCurrentSlug({ key: params.id, slug: product.slug, path: hrefTo(language, 'product', { id: product.slug }), query: at.query })
  // Ids that are no variants of the product would fill the caches.
  const variant = product.product_variants_table_data.some(one => one.product_variant_id === wanted) ? wanted : null
  const loadingCompatible = loadingWithoutVariant ?? loadCompatible(variant === null ? {} : { variant })
  const loadingSheets = api(contentCalls.dataSheets, { query: { product: product.id } }).then(({ items }) => items.map(listedSheet))
  const loadingReplacements = product.items > 0 ? [] : withFallback(ctx, 'replacements', api(catalogueCalls.replacements, { params }), [])
  const [compatible, sheets, replacements] = await Promise.all([
    loadingCompatible,
    withFallback(ctx, 'data sheets', loadingSheets, []),
    loadingReplacements,
  ])
  const joint = product.items > 0 ? compatible.joint : null
  const searchTexts = searchTextsOfProduct(product)
  const head = {
    title: titleInShop(searchTexts.title, bootstrap.shop.name),
    description: searchTexts.description,
    alternates: { en: hrefTo('en', 'product', { id: product.slugs.en }), pl: hrefTo('pl', 'product', { id: product.slugs.pl }) },
    picture: product.cover,
    type: 'product' as const,
    noindex: at.query.has('variant'),
    about: [
      productJsonLd(ctx, product),
      breadcrumbList(ctx, breadcrumbsOf(language, { ...product, href: hrefTo(language, 'product', { id: product.slug }) })),
    ],
  }
  const view = productView(product)
  const searched = readSearchedVariants(at.query, view.variants)
  return {
    language,
    prices: display.prices,
    ...headOf(ctx, head),
    product: view,
    searched,
    promise: promiseView(ctx),
    guarantee: guaranteeIn(bootstrap),
    screw: screwOfProduct(product, searched?.ids ?? []),
    safety: safetyOf(language, product),
    sheets,
    replacements: replacements.map(cardOf),
    ...shownOnce({ ...compatible, joint }, replacements),
    joint: jointView(joint, variant),
  }
})

const nothing: CompatibleProducts = { goes_with: [], similar: [], joint: null }
const maxShown = 8

/** Without what is a part of the joint, or shown as a replacement. */
function shownOnce({ goes_with, similar, joint }: CompatibleProducts, replacements: readonly { id: number }[]) {
  const shown = new Set([...replacements, ...(joint?.parts ?? []).map(({ product }) => product)].map(({ id }) => id))
  const goesWith = goes_with.filter(({ id }) => !shown.has(id)).slice(0, maxShown)
  for (const { id } of goesWith) shown.add(id)
  return { goesWith: goesWith.map(matchedCard), similar: similar.filter(({ id }) => !shown.has(id)).map(cardOf) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

/** Breadcrumbs through the product's categories. */
const breadcrumbsOf = (
  language: Language,
  { name, href, breadcrumbs }: { name: string; href: string; breadcrumbs: { name: string; slug: string }[] },
) => [...breadcrumbs.map(({ name, slug }) => ({ label: name, href: hrefTo(language, 'category', { slug }) })), { label: name, href }]

/** Keyed by product, so that entered values are not carried over to another one. */
export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return <ProductScreen key={loaderData.product.id} {...loaderData} />
}

function ProductScreen({
  language,
  prices,
  product,
  searched,
  promise,
  guarantee,
  screw,
  safety,
  sheets,
  replacements,
  goesWith,
  similar,
  joint,
  alternates,
}: Route.ComponentProps['loaderData']) {
  const [quantity, setQuantity] = useState<number | null>(Number(useTyped()(product.id).quantity) || null)
  const t = catalogueMessages[language]
  const p = productMessages[language]
  const { variants } = product
  const isBeside = variants.length > 0 && product.pictures.length > 0
  const below = `min-w-0 min-[43.75rem]:col-span-2 ${isBeside ? 'lg:col-span-1' : ''}`
  const isShown = ({ id }: VariantView) => !searched?.isFiltered || searched.ids.includes(id)
  const named = searched?.ids.length === 1 ? variants.find(({ id }) => id === searched.ids[0]) : undefined
  const grid = { promise, language, prices }
  const allVariants = searched?.isFiltered ? variantsHref(language, product.slug, searched.ids, { showAll: true }) : '#variants'
  const reminder = guarantee && <LegalGuarantee {...guarantee} language={language} isFolded />
  return (
    <>
      <Breadcrumb label={t.breadcrumbs} items={breadcrumbsOf(language, { ...product, href: alternates[language] })} />
      <div className={`mt-4 grid gap-x-8 gap-y-8 min-[43.75rem]:grid-cols-2 lg:gap-x-12 ${isBeside ? besideTable : besideOffer}`}>
        {product.pictures.length > 0 && <Pictures product={product} isBeside={isBeside} language={language} />}
        <Offer
          product={product}
          promise={promise}
          language={language}
          prices={prices}
          quantity={quantity}
          onQuantity={setQuantity}
          allVariants={allVariants}
          isAboveTable={isBeside}
        >
          {variants.length === 0 && reminder && <div className="mt-3">{reminder}</div>}
        </Offer>
        {replacements.length > 0 && (
          <div className={below}>
            <ProductRail id="replacements" title={t.replacements} products={replacements} {...grid} />
          </div>
        )}
        {variants.length > 0 && (
          <section aria-labelledby="variants" className={`${below} scroll-mt-4 max-lg:mt-6`}>
            <h2 id="variants" className="text-2xl">
              {t.variants}
            </h2>
            <p className="mt-1 text-quiet text-sm">
              {p.perUnitHint(prices, product.price.vat_tax_percent, product.salesUnit, product.price.per)}
            </p>
            {searched?.isFiltered && (
              <p className="mt-3 flex flex-wrap items-center gap-x-3">
                {p.someVariants(variants.filter(isShown).length, variants.length)}
                <a href={allVariants} className="link target inline-flex items-center font-semibold">
                  {p.showAllVariants(variants.length)}
                </a>
              </p>
            )}
            <PricePart data={{ product }}>
              {({ product: priced }) => (
                <VariantTable
                  product={{ ...priced, variants: priced.variants.filter(isShown) }}
                  searched={searched?.ids ?? []}
                  prices={prices}
                  language={language}
                  onQuantity={setQuantity}
                />
              )}
            </PricePart>
            {reminder && <div className="mt-4">{reminder}</div>}
          </section>
        )}
      </div>
      <About product={product} screw={screw} safety={safety} sheets={sheets} language={language} />
      <PricePart data={{ product, joint }}>
        {shown => shown.joint && <Joint {...shown} joint={shown.joint} language={language} prices={prices} />}
      </PricePart>
      <ProductRail id="goes-with" title={t.goesWith} products={goesWith} {...grid} />
      <ProductRail id="similar" title={t.similar} products={similar} {...grid} />
      <RecentlyViewed language={language} product={product.id} />
      <PricePart data={{ product, variant: named }}>{shown => <BuyBar {...shown} language={language} prices={prices} />}</PricePart>
    </>
  )
}

/** On desks the picture is 40 % wide, and stays while offer and variants scroll beside it. */
const besideTable = 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_auto_1fr]'
const besideOffer = 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]'

interface PicturesProps {
  product: ProductView
  /** Beside the table of variants. */
  isBeside: boolean
  language: Language
}

function Pictures({ product, isBeside, language }: PicturesProps) {
  const t = productMessages[language]
  return (
    <div className={isBeside ? 'lg:row-span-3' : ''}>
      <div className={isBeside ? 'lg:sticky lg:top-4' : ''}>
        <Gallery
          pictures={product.pictures}
          sizes={`(min-width: 1280px) ${isBeside ? '480px, (min-width: 1024px) 40vw' : '640px'}, (min-width: 700px) 50vw, 100vw`}
          texts={{
            label: t.pictures(product.name),
            previous: t.previousPicture,
            next: t.nextPicture,
            zoom: t.zoom,
            close: t.close,
            show: t.showPicture,
            family: t.familyPicture,
          }}
        />
      </div>
    </div>
  )
}
