import { ShopError } from '@stragan/contract'
import { promotionCalls, roleHas } from '@stragan/contract/admin'
import { formatAmount } from '@stragan/contract/formats'
import { Badge } from '@stragan/ui/badge'
import { Notice } from '@stragan/ui/notice'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { ChangedFields } from '../../platform/changed-fields.tsx'
import { isConflict } from '../../platform/conflicts.ts'
import { isAnswerTo, officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { refusingConflicts } from '../../platform/merged-change.server.ts'
import { Question, Refusal } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { StoredValues } from '../../platform/stored-values.tsx'
import type { Route } from './+types/promotion-page.ts'
import { previewView } from './preview-view.server.ts'
import { PromotionFields, promotionTable } from './promotion-fields.tsx'
import { readPromotion, storedTimes } from './promotion-form.server.ts'
import { PromotionForm } from './promotion-form.tsx'
import { PromotionPreview } from './promotion-preview.tsx'
import { promotionView } from './promotion-view.ts'
import { promotionMessages } from './promotions.messages.ts'
import { targetName } from './promotions-table.tsx'

export const loader = pageLoader(async (office, { params }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'promotions:read')
  const promotion = await office.api(promotionCalls.promotion, { params: { shop: shop.code, id: Number(params.id) } })
  return {
    path: `/${shop.code}/promotions`,
    product: roleHas(shop.role, 'prices:read') ? `/${shop.code}/products/${promotion.product_id}/prices` : null,
    promotion: promotionView(promotion, times),
    stored: storedTimes(promotion, shop.time_zone),
    timeZone: shop.time_zone,
    canWrite: roleHas(shop.role, 'promotions:write'),
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const intent = form.text('intent')
  const { shop, times } = await requirePermission(office, params.shop, 'promotions:write')
  const of = { params: { shop: shop.code, id: Number(params.id) } }
  switch (intent) {
    case 'change': {
      const stored = await office.api(promotionCalls.promotion, of)
      const { answer, values, fields } = await readPromotion(office, shop.code, form, {
        intent,
        timeZone: shop.time_zone,
        target: stored,
        id: stored.id,
      })
      if (answer) return 'preview' in answer ? previewView(answer, times) : answer
      const [price_net, starts_at, ends_at] = [Number(form.text('from_price')), form.text('from_start'), form.text('from_end') || null]
      // A minute that was not touched is the very moment that it stands for.
      const from = { price_net, starts_at, ends_at }
      const shown = storedTimes(from, shop.time_zone)
      const body = {
        ...values,
        starts_at: fields.starts_at === shown.starts_at ? starts_at : values.starts_at,
        ends_at: fields.ends_at === shown.ends_at ? ends_at : values.ends_at,
        from,
      }
      const args = { ...of, body }
      const { refused } = await submit(refusingConflicts(office), {
        intent,
        table: promotionTable,
        fields,
        call: promotionCalls.changePromotion,
        args,
      })
      return refused ?? done(office, path, { kind: 'promotion_saved' })
    }
    case 'end': {
      const { refused } = await submit(office, { intent, table: {}, fields: {}, call: promotionCalls.endPromotion, args: of })
      return refused ?? done(office, path, { kind: 'promotion_ended' })
    }
    case 'delete': {
      const { refused } = await submit(office, { intent, table: {}, fields: {}, call: promotionCalls.deletePromotion, args: of })
      return refused ?? done(office, `/${shop.code}/promotions`, { kind: 'promotion_deleted' })
    }
    default:
      throw new ShopError('not_found')
  }
})

export default function PromotionPage({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = promotionMessages[language]
  const { path, product, promotion, stored, timeZone, canWrite } = loaderData
  const { name, state, price_net, starts_at, ends_at, quantity, begins, ends } = promotion
  const shown = actionData && 'preview' in actionData ? actionData : undefined
  const shownNow = { price_net: formatAmount(language, price_net), ...stored }
  const saved = shown?.typed ?? shownNow
  const form = officeForm<keyof typeof promotionTable>(language, { fields: promotionTable, answer: actionData, intent: 'change', saved })
  const hasConflict = isConflict(form)
  const isOfQuantity = quantity !== null && quantity > 1
  const removal = state === 'upcoming' ? 'delete' : 'end'
  // One that has begun meanwhile is no longer deleted, but ended.
  const refusedRemoval = isAnswerTo('delete', actionData) ? 'delete' : 'end'
  return (
    <Page
      title={name}
      lead={`${targetName(promotion, language)}. ${begins}, ${ends ? t.until(ends) : t.withoutEnd}`}
      above={<Breadcrumb href={product ?? path}>{product ? t.backToPrices : t.title}</Breadcrumb>}
      actions={<Badge tone={state === 'current' ? 'success' : 'neutral'}>{t.states[state]}</Badge>}
    >
      <Section id="shown" title={t.shown}>
        <PromotionPreview preview={{ ...promotion, others: [] }} isOfQuantity={isOfQuantity} />
      </Section>
      {state === 'over' ? (
        <Notice>
          <p>{t.isOver}</p>
        </Notice>
      ) : (
        canWrite && (
          <>
            <Section id="change" title={t.change} lead={t.changeLead}>
              <PromotionForm
                form={form}
                answer={shown}
                isOfQuantity={isOfQuantity}
                help={
                  hasConflict && (
                    <ChangedFields form={form} stored={shownNow} labels={{ price_net: t.net, starts_at: t.begin, ends_at: t.end }} />
                  )
                }
              >
                <StoredValues form={form} values={shownNow} />
                <input type="hidden" name="from_price" value={form.carriedOver?.from_price ?? price_net} />
                <input type="hidden" name="from_start" value={form.carriedOver?.from_start ?? starts_at} />
                <input type="hidden" name="from_end" value={form.carriedOver?.from_end ?? ends_at ?? ''} />
                <PromotionFields form={form.view} timeZone={timeZone} hasBegun={state === 'current'} />
              </PromotionForm>
            </Section>
            <Section id="removal" title={t.removal} lead={t.removalLead}>
              <Refusal form={officeForm(language, { fields: {}, answer: actionData, intent: refusedRemoval })} />
              <div>
                <Question
                  id="end"
                  label={removal === 'end' ? t.endNow : t.remove}
                  name={removal === 'end' ? t.endNow : t.remove}
                  title={removal === 'end' ? t.endQuestion : t.removeQuestion}
                  text={removal === 'end' ? t.endText : t.removeText}
                  confirm={removal === 'end' ? t.endNow : t.remove}
                  intent={removal}
                />
              </div>
            </Section>
          </>
        )
      )}
    </Page>
  )
}
