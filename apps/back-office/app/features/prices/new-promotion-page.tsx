import { ShopError } from '@stragan/contract'
import { priceCalls, promotionCalls } from '@stragan/contract/admin'
import { formatMoney, formatNumber } from '@stragan/contract/formats'
import { Select } from '@stragan/ui/select'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/new-promotion-page.ts'
import { previewView } from './preview-view.server.ts'
import { PromotionFields, promotionTable } from './promotion-fields.tsx'
import { readPromotion, targetOf } from './promotion-form.server.ts'
import { PromotionForm } from './promotion-form.tsx'
import { promotionMessages } from './promotions.messages.ts'

const intent = 'add'

export const loader = pageLoader(async (office, { params }) => {
  const { shop } = await requirePermission(office, params.shop, 'promotions:write')
  const product = await office.api(priceCalls.productPrices, { params: { shop: shop.code, id: Number(params.id) } })
  return { path: `/${shop.code}/products/${product.product_id}/prices`, product, timeZone: shop.time_zone }
})

export const action = pageAction(async (office, form, { params }) => {
  if (form.text('intent') !== intent) throw new ShopError('not_found')
  const { shop, times } = await requirePermission(office, params.shop, 'promotions:write')
  const target = targetOf(Number(params.id), form.text('target'))
  const { answer, values, fields } = await readPromotion(office, shop.code, form, { intent, timeZone: shop.time_zone, target, id: null })
  if (answer) return 'preview' in answer ? previewView(answer, times) : answer
  const body = { ...target, ...values }
  const args = { params: { shop: shop.code }, body }
  const { refused } = await submit(office, { intent, table: promotionTable, fields, call: promotionCalls.addPromotion, args })
  return refused ?? done(office, `/${shop.code}/products/${params.id}/prices`, { kind: 'promotion_added' })
})

export default function NewPromotionPage({ loaderData: { path, product, timeZone }, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = promotionMessages[language]
  const shown = actionData && 'preview' in actionData ? actionData : undefined
  const form = officeForm<keyof typeof promotionTable>(language, {
    fields: promotionTable,
    answer: actionData,
    intent,
    ...(shown && { saved: shown.typed }),
  })
  const target = (shown?.typed ?? form.result?.typed)?.target ?? 'own'
  const price = (net: number | null) => (net === null ? t.onRequest : formatMoney(language, net, 'PLN'))
  const options = [
    { value: 'own', label: t.targetOption(t.ownPrice, price(product.price_net)) },
    ...product.variants.flatMap(({ id, name, symbol, tiers }) =>
      tiers.map(({ quantity, price_net }) => ({
        value: `${id}-${quantity}`,
        label: t.targetOption(
          [name || symbol, ...(quantity === 1 ? [] : [t.fromQuantity(formatNumber(language, quantity))])].join(', '),
          price(price_net),
        ),
      })),
    ),
  ]
  return (
    <Page title={t.add} lead={t.addLead(product.name)} above={<Breadcrumb href={path}>{t.backToPrices}</Breadcrumb>}>
      <PromotionForm form={form} answer={shown} isOfQuantity={target !== 'own' && !target.endsWith('-1')}>
        <Select name="target" label={t.target} defaultValue={target} options={options} />
        <PromotionFields form={form.view} timeZone={timeZone} />
      </PromotionForm>
    </Page>
  )
}
