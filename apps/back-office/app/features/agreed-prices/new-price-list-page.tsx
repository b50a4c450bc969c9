import { priceListCalls } from '@stragan/contract/admin'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { LeaveQuestion } from '../../platform/leave-question.tsx'
import { Form } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/new-price-list-page.ts'
import { PriceListFields } from './price-list-fields.tsx'
import { priceListTable, readPriceList } from './price-list-form.ts'
import { priceListMessages } from './price-lists.messages.ts'

const intent = 'add'

export const loader = pageLoader(async (office, { params }) => {
  const { shop } = await requirePermission(office, params.shop, 'prices:write')
  return { path: `/${shop.code}/price-lists`, timeZone: shop.time_zone }
})

export const action = pageAction(async (office, form, { params }) => {
  const { shop } = await requirePermission(office, params.shop, 'prices:write')
  const fields = fieldsOf(form)
  const args = { params: { shop: shop.code }, body: readPriceList(fields, shop.time_zone) }
  const { refused, response } = await submit(office, { intent, table: priceListTable, fields, call: priceListCalls.addPriceList, args })
  return refused ?? done(office, `/${shop.code}/price-lists/${response.id}`, { kind: 'price_list_added' })
})

export default function NewPriceListPage({ loaderData: { path, timeZone }, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = priceListMessages[language]
  const form = officeForm<keyof typeof priceListTable>(language, { fields: priceListTable, answer: actionData, intent })
  return (
    <Page title={t.add} lead={t.addLead} above={<Breadcrumb href={path}>{t.back}</Breadcrumb>}>
      <Form form={form} submit={t.add} className="max-w-2xl">
        <LeaveQuestion isUnsaved={form.isSent} />
        <PriceListFields form={form.view} timeZone={timeZone} />
      </Form>
    </Page>
  )
}
