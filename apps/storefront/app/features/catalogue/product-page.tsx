import { catalogueCalls } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import type { ReactNode } from 'react'
import type { Display } from '../../platform/display.ts'
import { headOf, metaOf } from '../../platform/head.ts'
import { sharedLoader } from '../../platform/shared.server.ts'
import { soft } from '../../platform/soft.server.ts'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Gallery } from '../../ui/gallery.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Route } from './+types/product-page.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import { Price } from './price.tsx'
import { sharedList } from './price-list.ts'
import { productMessages } from './product.messages.ts'
import { cardOf, ProductGrid } from './product-card.tsx'
import { ProductVideo } from './product-video.tsx'
import { type ProductView, productView } from './product-view.ts'
import { TierTable } from './tier-table.tsx'
import { VariantTable } from './variant-table.tsx'

export const loader = sharedLoader(async (visit, at) => {
  const { api, language, start, display } = visit
  const params = { id: at.params.id ?? '' }
  const [product, related] = await Promise.all([
    api(catalogueCalls.fullProduct, { params }),
    soft(visit, 'related products', api(catalogueCalls.relatedProducts, { params }), []),
  ])
  const head = {
    title: `${product.seo_title ?? product.name} | ${start.shop.name}`,
    description: product.seo_description ?? product.short_description ?? product.name,
    alternates: { en: hrefTo('en', 'product', { id: product.slugs.en }), pl: hrefTo('pl', 'product', { id: product.slugs.pl }) },
  }
  return { language, prices: display.prices, ...headOf(visit, head), product: productView(product), related: related.map(cardOf) }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { language, prices, product, related, alternates } = loaderData
  const t = catalogueMessages[language]
  const way = [
    ...product.breadcrumbs.map(({ name, slug }) => ({ label: name, href: hrefTo(language, 'category', { slug }) })),
    { label: product.name, href: alternates[language] },
  ]
  return (
    <>
      <Breadcrumb label={t.breadcrumbs} items={way} />
      <div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        {product.pictures.length > 0 && <Pictures product={product} language={language} />}
        <Offer product={product} language={language} prices={prices} />
      </div>
      {product.variants.length > 0 && (
        <section aria-labelledby="variants" className="mt-14 scroll-mt-4">
          <h2 id="variants" className="text-2xl">
            {t.variants}
          </h2>
          <p className="mt-1 text-quiet text-sm">{productMessages[language].perPieceHint(prices, product.price.vat_tax_percent)}</p>
          <VariantTable product={product} prices={prices} language={language} />
        </section>
      )}
      <About product={product} language={language} />
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-14 border-rule border-t pt-10">
          <h2 id="related" className="text-2xl">
            {t.related}
          </h2>
          <ProductGrid products={related} language={language} prices={prices} />
        </section>
      )}
    </>
  )
}

interface PartProps {
  product: ProductView
  language: Language
}

function Pictures({ product, language }: PartProps) {
  const t = productMessages[language]
  return (
    <Gallery
      pictures={product.pictures}
      sizes="(min-width: 1280px) 640px, (min-width: 1024px) 50vw, 100vw"
      texts={{
        label: t.pictures(product.name),
        previous: t.previousPicture,
        next: t.nextPicture,
        zoom: t.zoom,
        close: t.close,
        show: t.showPicture,
      }}
    />
  )
}

/** All that decides whether to buy: what it is called, what it costs, what is there of it. */
function Offer({ product, language, prices }: PartProps & { prices: Display['prices'] }) {
  const t = catalogueMessages[language]
  const p = productMessages[language]
  const { brand, symbol, ean, variants, price } = product
  const steps = sharedList(variants.map(variant => variant.prices))
  return (
    <div>
      <Flags product={product} language={language} />
      <h1 className="text-3xl">{product.name}</h1>
      <dl className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        {brand && (
          <Fact name={t.brand}>
            <a href={hrefTo(language, 'brand', { id: brand.slug })} className="link target inline-flex items-center font-semibold">
              {brand.name}
            </a>
          </Fact>
        )}
        <Fact name={t.symbol}>{symbol}</Fact>
        {ean && <Fact name={t.ean}>{ean}</Fact>}
      </dl>
      {product.short_description && <p className="mt-4 max-w-prose">{product.short_description}</p>}
      <div className="mt-6 border-rule border-y py-5">
        <Price language={language} priced={price} prices={prices} from={product.has_variants && !steps} large />
        {steps && steps.length > 1 && (
          <div className="mt-5">
            <TierTable steps={steps} priced={price} prices={prices} language={language} />
          </div>
        )}
      </div>
      <p className={`mt-4 flex items-center gap-2 font-semibold ${product.items > 0 ? 'text-success' : 'text-quiet'}`}>
        <Icon name={product.items > 0 ? 'check' : 'clock'} />
        {stockText(product, language)}
      </p>
      {variants.length > 0 && (
        <ButtonLink href="#variants" size="large" icon="chevron-down" className="mt-5 max-sm:w-full">
          {p.chooseVariant(variants.length)}
        </ButtonLink>
      )}
    </div>
  )
}

function stockText({ items, variants }: ProductView, language: Language) {
  const t = catalogueMessages[language]
  if (items <= 0) return t.soldOut
  const there = variants.filter(variant => variant.items > 0).length
  return variants.length > 1 ? productMessages[language].variantsInStock(there, variants.length) : t.inStock(items)
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-1.5">
      <dt className="text-quiet">{name}</dt>
      <dd className="break-all tabular-nums">{children}</dd>
    </div>
  )
}

function Flags({ product, language }: PartProps) {
  const t = catalogueMessages[language]
  if (!product.sale && !product.is_new && !product.month_star) return null
  return (
    <p className="mb-3 flex flex-wrap gap-1.5">
      {product.sale && <Badge tone="accent">{t.onSale}</Badge>}
      {product.is_new && <Badge tone="tinted">{t.isNew}</Badge>}
      {product.month_star && <Badge tone="tinted">{t.ofTheMonth}</Badge>}
    </p>
  )
}

/** What it is, in words and in a table; who makes it; how it looks in motion. */
function About({ product, language }: PartProps) {
  const t = catalogueMessages[language]
  const p = productMessages[language]
  const { paragraphs, features, brand, video } = product
  return (
    <div className="mt-14 grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      {paragraphs.length > 0 && (
        <section aria-labelledby="description">
          <h2 id="description" className="text-2xl">
            {t.description}
          </h2>
          <div className="mt-4 grid max-w-prose gap-4">
            {paragraphs.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      <div className="grid content-start gap-12">
        {features.length > 0 && (
          <section aria-labelledby="features">
            <h2 id="features" className="text-2xl">
              {t.features}
            </h2>
            <table className="mt-4 w-full border-rule border-b text-sm">
              <tbody>
                {features.map(([name, value]) => (
                  <tr key={name} className="border-rule border-t">
                    <th scope="row" className="w-2/5 py-2.5 pr-4 text-left align-top font-normal text-quiet">
                      {name}
                    </th>
                    <td className="py-2.5">{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        {brand && (
          <section aria-labelledby="brand">
            <h2 id="brand" className="text-2xl">
              {brand.name}
            </h2>
            {brand.description && <p className="mt-3 max-w-prose">{brand.description}</p>}
            <a
              href={hrefTo(language, 'brand', { id: brand.slug })}
              className="link target mt-2 inline-flex items-center font-semibold text-sm"
            >
              {p.aboutBrand(brand.name)}
            </a>
          </section>
        )}
      </div>
      {video && (
        <section aria-labelledby="video" className="lg:col-span-2">
          <h2 id="video" className="mb-4 text-2xl">
            {p.video}
          </h2>
          <ProductVideo video={video} name={product.name} language={language} />
        </section>
      )}
    </div>
  )
}
