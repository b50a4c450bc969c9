import { Breadcrumb } from '../../../platform/breadcrumb.tsx'
import { discardDraft } from '../../../platform/drafts/drafts.server.ts'
import { useLanguage } from '../../../platform/language.ts'
import { done, pageAction, pageLoader, requireAccount } from '../../../platform/page.server.ts'
import { Page } from '../../../platform/page.tsx'
import { previewSource } from '../../../platform/search-preview/preview-source.ts'
import { requirePermission } from '../../../platform/shop.server.ts'
import { productMessages } from '../products.messages.ts'
import type { Route } from './+types/new-product-page.ts'
import { productDraft } from './product-drafts.ts'
import { productFormMessages } from './product-form.messages.ts'
import { loadChoices, loadProductDraft, saveProduct } from './product-form.server.ts'
import { ProductForm } from './product-form.tsx'
import { rowsName } from './product-values.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'products:write')
  const choices = await loadChoices(office, shop.code)
  const draft = await loadProductDraft(office, { shop: shop.code, id: null, times })
  const preview = previewSource('product', shop)
  return {
    shop: shop.code,
    choices,
    draft,
    preview,
    values: { vat_percent: choices.vat_percents.slice(0, 1).map(String), [rowsName]: ['1'] },
  }
})

export const action = pageAction(async (office, form, { params }) => {
  const { language } = await requireAccount(office)
  const shop = params.shop ?? ''
  const { saved, answer } = await saveProduct(office, form, { shop, id: null, language })
  if (answer) return answer
  await discardDraft(office, shop, productDraft(null))
  return done(office, `/${shop}/products/${saved}`, { kind: 'product_created' })
})

export default function NewProductPage({ loaderData: { shop, ...form }, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = productFormMessages[language]
  return (
    <Page
      title={t.newTitle}
      lead={t.newLead}
      above={<Breadcrumb href={`/${shop}/products`}>{productMessages[language].back}</Breadcrumb>}
      wide
    >
      <ProductForm {...form} revision="" answer={answer} />
    </Page>
  )
}
