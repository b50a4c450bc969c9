import { discountCalls } from '@stragan/contract/admin'
import { Checkbox } from '@stragan/ui/checkbox'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { LeaveQuestion } from '../../platform/leave-question.tsx'
import { Form } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/new-code-page.ts'
import { CodeFields, codeTable, withCodeErrors } from './code-fields.tsx'
import { codeFieldsOf, loadLimits, readCode } from './code-form.server.ts'
import { discountMessages } from './discounts.messages.ts'

const intent = 'add'

export const loader = pageLoader(async (office, { params }) => {
  const { shop } = await requirePermission(office, params.shop, 'promotions:write')
  return { path: `/${shop.code}/discount-codes`, limits: await loadLimits(office, shop.code), timeZone: shop.time_zone }
})

export const action = pageAction(async (office, form, { params }) => {
  const { shop } = await requirePermission(office, params.shop, 'promotions:write')
  const fields = codeFieldsOf(form)
  const args = { params: { shop: shop.code }, body: readCode(fields, shop.time_zone) }
  const { refused } = await submit(office, { intent, table: codeTable, fields, call: discountCalls.addDiscountCode, args })
  return refused ?? done(office, `/${shop.code}/discount-codes`, { kind: 'discount_code_added', subject: args.body.code.toUpperCase() })
})

export default function NewCodePage({ loaderData: { path, limits, timeZone }, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = discountMessages[language]
  const own = officeForm<keyof typeof codeTable>(language, {
    fields: codeTable,
    answer: actionData,
    intent,
    saved: { discount_type: 'percentage' },
  })
  const form = withCodeErrors(own, language)
  const isEnabled = form.result ? form.result.typed.enabled === 'on' : true
  return (
    <Page title={t.add} lead={t.addLead} above={<Breadcrumb href={path}>{t.back}</Breadcrumb>}>
      <Form form={form} submit={t.add} className="max-w-2xl">
        <LeaveQuestion isUnsaved={form.isSent} />
        <CodeFields form={form.view} limits={limits} timeZone={timeZone} />
        <Checkbox name="enabled" label={t.enabled} hint={t.enabledHint} defaultChecked={isEnabled} />
      </Form>
    </Page>
  )
}
