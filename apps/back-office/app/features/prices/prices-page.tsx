import { ShopError } from '@stragan/contract'
import { priceCalls, promotionCalls, roleHas } from '@stragan/contract/admin'
import { formatAmount } from '@stragan/contract/formats'
import { ButtonLink } from '@stragan/ui/button'
import { FindForm } from '@stragan/ui/find-form'
import { FormProblems } from '@stragan/ui/form-problems'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { Differences } from '../../platform/differences.tsx'
import { FilterSelect } from '../../platform/filter-select.tsx'
import { formMessages } from '../../platform/form.messages.ts'
import { useLanguage } from '../../platform/language.ts'
import { pageAction, pageLoader } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { SaveForm } from '../../platform/save-form.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/prices-page.ts'
import { PriceChart } from './price-chart.tsx'
import { PriceFields } from './price-fields.tsx'
import { priceMessages } from './prices.messages.ts'
import { isPricesAnswer, ownPriceName, priceSetOf, quantityName, storedFields } from './prices-form.ts'
import { promotionView } from './promotion-view.ts'
import { PromotionsTable } from './promotions-table.tsx'
import { savePrices } from './save-prices.server.ts'

const dayMs = 86_400_000

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'prices:read')
  const of = { shop: shop.code, id: Number(params.id) }
  const product = await office.api(priceCalls.productPrices, { params: of })
  const variant = product.variants.find(({ id }) => product.has_variants && String(id) === query.get('variant'))?.id
  const mayPromote = roleHas(shop.role, 'promotions:read')
  const [course, current, upcoming] = await Promise.all([
    office.api(priceCalls.priceCourse, { params: of, query: { variant: product.has_variants ? variant : product.variants[0]?.id } }),
    ...(['current', 'upcoming'] as const).map(state =>
      mayPromote
        ? office.api(promotionCalls.promotions, { params: { shop: shop.code }, query: { product: of.id, state, limit: 100 } })
        : { items: [] },
    ),
  ])
  const now = Date.now()
  const from = now - 90 * dayMs
  return {
    shop: shop.code,
    product,
    variant,
    canWrite: roleHas(shop.role, 'prices:write'),
    mayPromote,
    canPromote: roleHas(shop.role, 'promotions:write'),
    promotions: [...(current?.items ?? []), ...(upcoming?.items ?? [])].map(one => promotionView(one, times)),
    steps: course.steps.map(step => ({ ...step, shown: times.day(step.from) })),
    period: { from, to: now, shown: [from, now].map(at => times.day(new Date(at).toISOString())) as [string, string] },
  }
})

export const action = pageAction(async (office, form, { params }) => {
  if (form.text('intent') !== 'save') throw new ShopError('not_found')
  return savePrices(office, form, { shop: params.shop ?? '', id: Number(params.id) })
})

export default function PricesPage({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = priceMessages[language]
  const { shop, product, variant, canWrite, mayPromote, canPromote, promotions, steps, period } = loaderData
  const answer = isPricesAnswer(actionData) ? actionData : undefined
  const stored = storedFields(language, priceSetOf(product))
  const path = `/${shop}/products/${product.product_id}`
  const base = answer?.typed.from ?? JSON.stringify(priceSetOf(product))
  const problems = Object.entries(answer?.problems ?? {}).map(([id, problem]) => ({ id, text: `${labelOf(id)}: ${t.problems[problem]}` }))
  const differences = Object.keys(answer?.hasConflict ? answer.problems : {}).map(name => ({
    label: labelOf(name),
    before: null,
    stored: storedAt(name),
    typed: answer?.typed[name] ?? '',
  }))
  /** What is stored at the quantity of a row, wherever the row is. */
  function storedAt(name: string) {
    const [, id, row] = name.split('-')
    if (row === undefined) return stored[ownPriceName] ?? ''
    const quantity = answer?.typed[quantityName(Number(id), Number(row))]
    const tier = product.variants.find(one => String(one.id) === id)?.tiers.find(one => String(one.quantity) === quantity)
    return tier ? formatAmount(language, tier.price_net) : ''
  }
  function labelOf(name: string) {
    const [, id, row] = name.split('-')
    const named = product.variants.find(one => String(one.id) === id)
    return named ? t.row(product.has_variants ? named.name || named.symbol : t.own, Number(row) + 1) : t.own
  }
  return (
    <Page title={t.title(product.name)} lead={t.lead(product.vat_percent)} above={<Breadcrumb href={path}>{t.back}</Breadcrumb>}>
      <Section id="prices" title={t.prices} lead={canWrite ? t.pricesLead : undefined}>
        {answer && (
          <FormProblems
            result={answer}
            title={answer.hasConflict ? t.stale : (answer.refusal?.title ?? formMessages[language].toCorrect(problems.length))}
            problems={problems}
          >
            {answer.hasConflict ? (
              <>
                <p>{t.staleText}</p>
                <Differences rows={differences} />
              </>
            ) : (
              answer.refusal && <p>{answer.refusal.text}</p>
            )}
          </FormProblems>
        )}
        <SaveForm id="save" canWrite={canWrite} isRefused={answer !== undefined} fields={{ intent: 'save', from: base }}>
          <PriceFields product={product} values={answer?.typed ?? stored} problems={answer?.problems ?? {}} />
        </SaveForm>
      </Section>
      {mayPromote && (
        <Section id="promotions" title={t.promotions} lead={promotions.length === 0 ? t.noPromotions : t.promotionsLead}>
          {promotions.length > 0 && <PromotionsTable shop={shop} promotions={promotions} withoutProduct />}
          <div className="flex flex-wrap gap-3">
            {canPromote && <ButtonLink href={`${path}/promotion`}>{t.addPromotion}</ButtonLink>}
            <ButtonLink href={`/${shop}/promotions?product=${product.product_id}`} kind="quiet">
              {t.allPromotions}
            </ButtonLink>
          </div>
        </Section>
      )}
      <Section id="course" title={t.course} lead={t.courseLead}>
        {product.has_variants && (
          <FindForm label={t.course} action={`${path}/prices#course`} applied={String(variant)} submit={t.show}>
            <FilterSelect
              name="variant"
              label={t.courseOf}
              value={variant === undefined ? undefined : String(variant)}
              any={t.own}
              options={product.variants.map(({ id, name, symbol }) => [String(id), name || symbol] as [string, string])}
            />
          </FindForm>
        )}
        <PriceChart steps={steps} period={period} />
      </Section>
    </Page>
  )
}
