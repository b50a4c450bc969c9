import { ShopError } from '@stragan/contract'
import { productAdminCalls, productHandlingCalls, roleHas } from '@stragan/contract/admin'
import { hrefTo } from '@stragan/routing'
import { Badge } from '@stragan/ui/badge'
import { ButtonLink } from '@stragan/ui/button'
import { Icon } from '@stragan/ui/icon'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { Fact } from '../../platform/facts.tsx'
import { hasHistory } from '../../platform/has-history.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { HistoryLink } from '../history/history-link.tsx'
import type { Route } from './+types/product-page.ts'
import { loadProductDraft } from './form/product-form.server.ts'
import { ProductActions } from './product-actions.tsx'
import { ProductLacks } from './product-lacks.tsx'
import { ProductPicture } from './product-picture.tsx'
import { ProductPrices } from './product-prices.tsx'
import { ProductTexts } from './product-texts.tsx'
import { productMessages } from './products.messages.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop, times } = await requirePermission(office, params.shop, 'products:read')
  office.showPicturesOf(shop.origin)
  const id = Number(params.id)
  const [product, isInHistory] = await Promise.all([
    office.api(productAdminCalls.product, { params: { shop: shop.code, id } }),
    hasHistory(office, shop, 'product', String(id)),
  ])
  const { language } = account
  const canWrite = roleHas(shop.role, 'products:write')
  return {
    canWrite,
    draft: canWrite ? (await loadProductDraft(office, { shop: shop.code, id: product.id, times })).state : null,
    hasHistory: isInHistory,
    shop: shop.code,
    origin: shop.origin,
    product,
    created: times.day(product.created_at),
    stock: roleHas(shop.role, 'stock:read') ? `/${shop.code}/stock` : null,
    prices: roleHas(shop.role, 'prices:read') ? `/${shop.code}/products/${product.id}/prices` : null,
    inShop: product.is_active ? shop.origin + hrefTo(language, 'product', { id: product.slugs[language] || String(product.id) }) : null,
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const intent = form.text('intent')
  const of = { shop: params.shop ?? '', id: Number(params.id) }
  const given = { intent, table: {}, fields: fieldsOf(form) }
  switch (intent) {
    case 'show':
    case 'archive': {
      const active = intent === 'show'
      const { refused } = await submit(office, {
        ...given,
        call: productHandlingCalls.setProductState,
        args: { params: of, body: { active } },
      })
      return refused ?? done(office, path, { kind: active ? 'product_shown' : 'product_archived' })
    }
    case 'copy': {
      const { refused, response } = await submit(office, { ...given, call: productHandlingCalls.copyProduct, args: { params: of } })
      return refused ?? done(office, `/${of.shop}/products/${response.id}`, { kind: 'product_copied' })
    }
    case 'delete': {
      const { refused } = await submit(office, { ...given, call: productHandlingCalls.deleteProduct, args: { params: of } })
      return refused ?? done(office, `/${of.shop}/products`, { kind: 'product_deleted', subject: form.text('symbol') })
    }
    default:
      throw new ShopError('not_found')
  }
})

export default function ProductPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { shop, origin, canWrite, draft, hasHistory, product, created, stock, prices, inShop } = loaderData
  const language = useLanguage()
  const t = productMessages[language]
  const { name, symbol, ean, brand, categories, vat_percent, is_active, is_product_of_the_month, pictures, features } = product
  return (
    <Page
      title={name[language] || name.en || name.pl}
      lead={categories.join(' › ')}
      above={<Breadcrumb href={`/${shop}/products`}>{t.back}</Breadcrumb>}
      actions={
        <>
          <Badge tone={is_active ? 'success' : 'neutral'}>{is_active ? t.active : t.inactive}</Badge>
          {is_product_of_the_month && <Badge tone="tinted">{t.ofTheMonth}</Badge>}
          {prices && <ButtonLink href={prices}>{t.changePrices}</ButtonLink>}
          {inShop && (
            <ButtonLink href={inShop} target="_blank" rel="noopener">
              {t.inShop}
              <span className="sr-only"> {t.newTab}</span>
              <Icon name="external" size="small" />
            </ButtonLink>
          )}
        </>
      }
    >
      {canWrite && <ProductActions product={product} path={`/${shop}/products/${product.id}`} draft={draft} answer={answer} />}
      <ProductLacks product={product} />
      <Section id="facts" title={t.facts}>
        <dl className="grid gap-6 sm:grid-cols-4">
          <Fact name={t.symbol}>
            <span translate="no">{symbol}</span>
            <span className="text-quiet">{t.created(created)}</span>
          </Fact>
          {ean && <Fact name={t.ean}>{ean}</Fact>}
          {brand && <Fact name={t.brand}>{brand}</Fact>}
          <Fact name={t.vat}>{vat_percent} %</Fact>
        </dl>
      </Section>
      <ProductPrices product={product} stock={stock} />
      <ProductTexts product={product} />
      {features.length > 0 && (
        <Section id="features" title={t.features}>
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-4">
            {features.map(({ feature_name, feature_value }) => (
              <Fact key={`${feature_name} ${feature_value}`} name={feature_name}>
                {feature_value}
              </Fact>
            ))}
          </dl>
        </Section>
      )}
      <Section id="pictures" title={t.pictures} lead={pictures.length === 0 ? t.noPictures : undefined}>
        {pictures.length > 0 && (
          <ul className="flex flex-wrap gap-4">
            {pictures.map(picture => (
              <li key={picture.url} className="grid w-40 content-start gap-2 text-quiet text-xs">
                <ProductPicture picture={picture} origin={origin} size={160} />
                {picture.alt}
              </li>
            ))}
          </ul>
        )}
        <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          <a href={`/${shop}/products/${product.id}/pictures`} className="link">
            {t.allPictures}
          </a>
          <a href={`/${shop}/products/${product.id}/documents`} className="link">
            {t.documents}
          </a>
        </p>
      </Section>
      {hasHistory && <HistoryLink shop={shop} entity="product" id={String(product.id)} />}
    </Page>
  )
}
