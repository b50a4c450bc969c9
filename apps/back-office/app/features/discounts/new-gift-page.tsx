import { giftAdminCalls } from '@stragan/contract/admin'
import { Checkbox } from '@stragan/ui/checkbox'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { LeaveQuestion } from '../../platform/leave-question.tsx'
import { Form } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/new-gift-page.ts'
import { GiftFields, giftTable, readGift, withNameErrors } from './gift-form.tsx'
import { giftMessages } from './gifts.messages.ts'

const intent = 'add'

export const loader = pageLoader(async (office, { params }) => {
  const { shop } = await requirePermission(office, params.shop, 'promotions:write')
  return { path: `/${shop.code}/gifts` }
})

export const action = pageAction(async (office, form, { params }) => {
  const shop = params.shop ?? ''
  const fields = fieldsOf(form)
  const args = { params: { shop }, body: readGift(fields) }
  const { refused } = await submit(office, { intent, table: giftTable, fields, call: giftAdminCalls.addGift, args })
  return refused ?? done(office, `/${shop}/gifts`, { kind: 'gift_added' })
})

export default function NewGiftPage({ loaderData: { path }, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = giftMessages[language]
  const form = withNameErrors(officeForm<keyof typeof giftTable>(language, { fields: giftTable, answer: actionData, intent }), language)
  const isEnabled = form.result ? form.result.typed.enabled === 'on' : true
  return (
    <Page title={t.add} lead={t.addLead} above={<Breadcrumb href={path}>{t.back}</Breadcrumb>}>
      <Form form={form} submit={t.add} className="max-w-2xl">
        <LeaveQuestion isUnsaved={form.isSent} />
        <GiftFields form={form.view} />
        <Checkbox name="enabled" label={t.enabled} hint={t.enabledHint} defaultChecked={isEnabled} />
      </Form>
    </Page>
  )
}
