import { catalogueCalls, type FullProduct } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { formatMoney } from '../../platform/format.ts'
import { metaOf } from '../../platform/head.ts'
import { orNotFound } from '../../platform/not-found.server.ts'
import { visitContext } from '../../platform/request-context.ts'
import { soft } from '../../platform/soft.server.ts'
import { Picture } from '../../ui/picture.tsx'
import type { Route } from './+types/product-page.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import { Price } from './price.tsx'
import { cardOf, ProductGrid } from './product-card.tsx'
import { VariantTable } from './variant-table.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { api, language, shop } = visit
  const [product, related] = await Promise.all([
    api(catalogueCalls.fullProduct, { params }).catch(orNotFound),
    soft(visit, 'related products', api(catalogueCalls.relatedProducts, { params }), []),
  ])
  const alternates = { en: hrefTo('en', 'product', { id: product.slugs.en }), pl: hrefTo('pl', 'product', { id: product.slugs.pl }) }
  return {
    language,
    alternates,
    head: {
      title: `${product.seo_title ?? product.name} | ${shop.name}`,
      description: product.seo_description ?? product.short_description ?? product.name,
      origin: shop.origin,
      alternates,
      language,
    },
    product,
    related: related.map(cardOf),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { language, product, related } = loaderData
  const t = catalogueMessages[language]
  return (
    <>
      <Breadcrumbs product={product} language={language} />
      <div className="mt-4 grid gap-8 lg:grid-cols-2">
        <Pictures product={product} />
        <div>
          <Flags product={product} language={language} />
          <h1 className="font-semibold text-2xl sm:text-3xl">{product.name}</h1>
          <p className="mt-3 text-quiet">{product.short_description}</p>
          <div className="mt-6">
            <Price language={language} priced={product} from={product.has_variants} large />
          </div>
          <Facts product={product} language={language} />
        </div>
      </div>
      {product.has_variants && (
        <section aria-labelledby="variants" className="mt-10">
          <h2 id="variants" className="font-semibold text-xl">
            {t.variants}
          </h2>
          <VariantTable product={product} language={language} money={amount => formatMoney(language, amount, product.currency)} />
        </section>
      )}
      <div className="mt-10 grid gap-8 lg:grid-cols-2">
        <section aria-labelledby="description">
          <h2 id="description" className="font-semibold text-xl">
            {t.description}
          </h2>
          {product.description?.split(/\n{2,}/).map(paragraph => (
            <p key={paragraph} className="mt-3 max-w-prose leading-7">
              {paragraph}
            </p>
          ))}
        </section>
        <Features product={product} language={language} />
      </div>
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-12">
          <h2 id="related" className="font-semibold text-xl">
            {t.related}
          </h2>
          <ProductGrid products={related} language={language} />
        </section>
      )}
    </>
  )
}

interface PartProps {
  product: FullProduct
  language: Language
}

function Breadcrumbs({ product, language }: PartProps) {
  if (product.breadcrumbs.length === 0) return null
  return (
    <nav aria-label={catalogueMessages[language].breadcrumbs} className="text-quiet text-sm">
      <ol className="flex flex-wrap gap-x-2">
        {product.breadcrumbs.map((category, i) => (
          <li key={category.id}>
            {i > 0 && <span aria-hidden="true">/ </span>}
            {category.name}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Pictures({ product }: { product: FullProduct }) {
  return (
    <ul className="grid gap-4">
      {product.pictures.map((picture, i) => (
        <li key={picture.url} className="border border-rule p-4" style={{ borderRadius: 'var(--radius)' }}>
          <Picture
            picture={picture}
            sizes="(min-width: 1024px) 540px, 90vw"
            eager={i === 0}
            className="mx-auto aspect-square w-full object-contain"
          />
        </li>
      ))}
    </ul>
  )
}

function Flags({ product, language }: PartProps) {
  const t = catalogueMessages[language]
  const flags = [product.sale && t.onSale, product.is_new && t.isNew, product.month_star && t.ofTheMonth].filter(flag => flag !== false)
  return flags.length > 0 ? <p className="mb-2 font-semibold text-accent text-sm">{flags.join(' · ')}</p> : null
}

function Facts({ product, language }: PartProps) {
  const t = catalogueMessages[language]
  const facts: [name: string, value: string | null | undefined][] = [
    [t.symbol, product.symbol],
    [t.ean, product.ean],
    [t.brand, product.brand?.name],
    [t.stock, product.items > 0 ? t.inStock(product.items) : t.soldOut],
  ]
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Features({ product, language }: PartProps) {
  if (product.product_features_table_data.length === 0) return null
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="font-semibold text-xl">
        {catalogueMessages[language].features}
      </h2>
      <table className="mt-3 w-full text-sm">
        <tbody>
          {product.product_features_table_data.map(feature => (
            <tr key={feature.feature_name} className="border-t border-rule">
              <th scope="row" className="py-2 pr-4 text-left font-normal text-quiet">
                {feature.feature_name}
              </th>
              <td className="py-2">{feature.feature_value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
