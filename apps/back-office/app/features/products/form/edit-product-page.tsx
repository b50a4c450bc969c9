import { productHandlingCalls } from '@stragan/contract/admin'
import { Breadcrumb } from '../../../platform/breadcrumb.tsx'
import { discardDraft } from '../../../platform/drafts/drafts.server.ts'
import { useLanguage } from '../../../platform/language.ts'
import { done, pageAction, pageLoader, requireAccount } from '../../../platform/page.server.ts'
import { Page } from '../../../platform/page.tsx'
import { previewSource } from '../../../platform/search-preview/preview-source.ts'
import { requirePermission } from '../../../platform/shop.server.ts'
import type { Route } from './+types/edit-product-page.ts'
import { productDraft } from './product-drafts.ts'
import { productFormMessages } from './product-form.messages.ts'
import { loadChoices, loadProductDraft, saveProduct } from './product-form.server.ts'
import { ProductForm } from './product-form.tsx'
import { valuesOf } from './product-values.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop, times } = await requirePermission(office, params.shop, 'products:write')
  const { language } = account
  const id = Number(params.id)
  const { revision, product } = await office.api(productHandlingCalls.productDocument, { params: { shop: shop.code, id }, query: {} })
  const choices = await loadChoices(office, shop.code)
  const draft = await loadProductDraft(office, { shop: shop.code, id, times })
  return {
    path: `/${shop.code}/products/${id}`,
    name: product.name[language] || product.name.en || product.name.pl,
    choices,
    draft,
    preview: previewSource('product', shop),
    revision,
    values: valuesOf(product, choices, language),
  }
})

export const action = pageAction(async (office, form, { params }) => {
  const { language } = await requireAccount(office)
  const shop = params.shop ?? ''
  const id = Number(params.id)
  const { answer } = await saveProduct(office, form, { shop, id, language })
  if (answer) return answer
  await discardDraft(office, shop, productDraft(id))
  return done(office, `/${shop}/products/${id}`, { kind: 'product_saved' })
})

export default function EditProductPage({ loaderData: { path, name, ...form }, actionData: answer }: Route.ComponentProps) {
  const t = productFormMessages[useLanguage()]
  return (
    <Page title={name} lead={t.editLead} above={<Breadcrumb href={path}>{t.back}</Breadcrumb>} wide>
      <ProductForm {...form} answer={answer} />
    </Page>
  )
}
