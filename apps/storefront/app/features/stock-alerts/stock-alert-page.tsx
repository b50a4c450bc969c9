import { catalogueCalls, type Product } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { FormSummary } from '@stragan/ui/form-field'
import { Notice } from '@stragan/ui/notice'
import { Picture } from '@stragan/ui/picture'
import { formView, parseId } from '../../platform/form.ts'
import { headOf, metaOf } from '../../platform/head.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import type { Route } from './+types/stock-alert-page.ts'
import { stockAlertAction } from './stock-alert-action.server.ts'
import { stockAlertFields } from './stock-alert-fields.ts'
import { ScreenAlertForm } from './stock-alert-form.tsx'
import { stockAlertHref } from './stock-alert-href.ts'
import { stockAlertMessages } from './stock-alerts.messages.ts'

export const loader = personalLoader(async (ctx, visitor, { query }) => {
  const { api, language, bootstrap } = ctx
  const t = stockAlertMessages[language]
  const id = query.get('product')
  const [product, customer] = await Promise.all([
    id === null ? null : api(catalogueCalls.product, { params: { id } }).then(soldOutPart),
    visitor.customer(),
  ])
  const head = {
    title: `${product ? t.titleOf(product.name) : t.title} | ${bootstrap.shop.name}`,
    description: t.about,
    alternates: alternatesOf('stockAlert'),
    noindex: true,
  }
  const done = query.get('done')
  return {
    language,
    ...headOf(ctx, head),
    product,
    variant: parseId(query.get('variant')),
    email: customer?.email ?? null,
    done: done === 'active' || done === 'confirmation_sent' ? done : null,
  } as const
})

/** What the screen shows of a product: its sold-out variants, and whether anything can be waited for. */
function soldOutPart({ id, name, slug, cover, items, has_variants, product_variants_table_data }: Product) {
  const soldOut = product_variants_table_data.filter(variant => variant.items === 0)
  return {
    id,
    name,
    slug,
    cover,
    isSoldOut: has_variants ? soldOut.length > 0 : items === 0,
    variants: soldOut.map(variant => ({
      id: variant.product_variant_id,
      label: [variant.symbol, ...variant.combination_features.map(feature => feature.feature_value)].join(' · '),
    })),
  }
}

export const action = stockAlertAction

export const headers: Route.HeadersFunction = () => ({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function StockAlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, product } = loaderData
  const t = stockAlertMessages[language]
  return (
    <div className="grid max-w-xl gap-6">
      <h1 className="text-3xl">{t.title}</h1>
      {product ? (
        <ForProduct {...loaderData} product={product} result={actionData} />
      ) : (
        <EmptyState
          icon="search"
          title={t.noProduct}
          actions={<ButtonLink href={hrefTo(language, 'allProducts')}>{t.toProducts}</ButtonLink>}
        >
          <p>{t.noProductHint}</p>
        </EmptyState>
      )}
    </div>
  )
}

type Data = Route.ComponentProps['loaderData']
type ForProductProps = Omit<Data, 'product'> & {
  product: NonNullable<Data['product']>
  result: Route.ComponentProps['actionData']
}

function ForProduct({ language, product, variant, email, done, result }: ForProductProps) {
  const t = stockAlertMessages[language]
  const [only, ...others] = product.variants
  const chosen = product.variants.find(({ id }) => id === variant) ?? (others.length === 0 ? only : undefined)
  const { fieldError, optional } = t
  const saved = { product_variant_id: chosen && String(chosen.id), email }
  const form = formView({ fields: stockAlertFields, result, fieldError, optional, saved })
  const href = hrefTo(language, 'product', { id: product.slug })
  const action = stockAlertHref(language, product.id, variant)
  return (
    <>
      <p className="flex items-center gap-4">
        {product.cover && (
          <span className="plate size-16 shrink-0 p-1">
            <Picture picture={{ ...product.cover, alt: '' }} sizes="64px" className="size-full object-contain" />
          </span>
        )}
        <a href={href} className="link target font-semibold">
          {product.name}
        </a>
      </p>
      {done && !result ? (
        <Notice tone="success" assertive title={done === 'active' ? t.active : t.confirmationSent}>
          <p>{done === 'active' ? t.activeHint : t.confirmationSentHint}</p>
          {done === 'confirmation_sent' && (
            <p className="mt-2">
              {t.nothingCame}{' '}
              <a href={action} className="link target inline-flex items-center">
                {t.again}
              </a>
            </p>
          )}
        </Notice>
      ) : product.isSoldOut ? (
        <>
          <p>{t.lead}</p>
          <FormSummary form={form} result={result} title={t.problems} refusal={result?.refused && t.refusal(result.refused)} />
          <ScreenAlertForm language={language} action={action} form={form} variants={product.variants} />
        </>
      ) : (
        <Notice title={t.inStock}>
          <p>{t.inStockHint}</p>
        </Notice>
      )}
      <p>
        <a href={href} className="link target inline-flex items-center">
          {t.toProduct}
        </a>
      </p>
    </>
  )
}
