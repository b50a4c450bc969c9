import { discountCalls } from '@stragan/contract/admin'
import { FormField } from '@stragan/ui/form-field'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { LeaveQuestion } from '../../platform/leave-question.tsx'
import { listHref } from '../../platform/list-query.ts'
import { Form } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/series-page.ts'
import { ValueFields, valueTable } from './code-fields.tsx'
import { codeFieldsOf, loadLimits, readCount, readValues } from './code-form.server.ts'
import { discountMessages } from './discounts.messages.ts'

const intent = 'make'
const table = { series: 'required', prefix: 'optional', count: 'required', ...valueTable } as const

export const loader = pageLoader(async (office, { params }) => {
  const { shop } = await requirePermission(office, params.shop, 'promotions:write')
  return { path: `/${shop.code}/discount-codes`, limits: await loadLimits(office, shop.code), timeZone: shop.time_zone }
})

export const action = pageAction(async (office, form, { params }) => {
  const { shop } = await requirePermission(office, params.shop, 'promotions:write')
  const fields = codeFieldsOf(form)
  const series = fields.series ?? ''
  const body = { ...readValues(fields, shop.time_zone), series, prefix: fields.prefix ?? '', count: readCount(fields) }
  const args = { params: { shop: shop.code }, body }
  const { response, refused } = await submit(office, { intent, table, fields, call: discountCalls.addDiscountSeries, args })
  if (refused) return refused
  return done(office, listHref(`/${shop.code}/discount-codes`, { series }), {
    kind: 'discount_series_added',
    subject: String(response.count),
  })
})

export default function SeriesPage({ loaderData: { path, limits, timeZone }, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = discountMessages[language]
  const form = officeForm<keyof typeof table>(language, {
    fields: table,
    answer: actionData,
    intent,
    saved: { discount_type: 'percentage' },
  })
  const { view } = form
  return (
    <Page title={t.seriesTitle} lead={t.seriesLead} above={<Breadcrumb href={path}>{t.back}</Breadcrumb>}>
      <Form form={form} submit={t.make} className="max-w-2xl">
        <LeaveQuestion isUnsaved={form.isSent} />
        <FormField form={view} name="series" label={t.seriesName} hint={t.seriesNameHint} autoComplete="off" />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <FormField
            form={view}
            name="prefix"
            label={t.prefix}
            hint={t.prefixHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <FormField form={view} name="count" label={t.count} hint={t.countHint} inputMode="numeric" autoComplete="off" />
        </div>
        <ValueFields form={view} limits={limits} timeZone={timeZone} />
      </Form>
    </Page>
  )
}
