import { ShopError } from '@stragan/contract'
import { customerAdminCalls, customerHandlingCalls } from '@stragan/contract/admin'
import { ButtonLink } from '@stragan/ui/button'
import { FormField } from '@stragan/ui/form-field'
import { Notice } from '@stragan/ui/notice'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/erasure-page.ts'
import { erasureTable } from './customer-forms.ts'
import { handlingMessages } from './customer-handling.messages.ts'

const intent = 'erase'

export const loader = pageLoader(async (office, { params }) => {
  const { shop } = await requirePermission(office, params.shop, 'customers:write')
  const customer = await office.api(customerAdminCalls.customer, { params: { shop: shop.code, id: Number(params.id) } })
  const { id, first_name, last_name, email, open_orders } = customer
  return { shop: shop.code, id, name: `${first_name} ${last_name}`, email, openOrders: open_orders }
})

export const action = pageAction(async (office, form, { params }) => {
  if (form.text('intent') !== intent) throw new ShopError('not_found')
  const of = { shop: params.shop ?? '', id: Number(params.id) }
  const fields = fieldsOf(form)
  const args = { params: of, body: { confirmation: fields.confirmation ?? '' } }
  const { refused } = await submit(office, { intent, table: erasureTable, fields, call: customerHandlingCalls.eraseCustomer, args })
  return refused ?? done(office, `/${of.shop}/customers`, { kind: 'customer_erased' })
})

export default function ErasurePage({ loaderData: { shop, id, name, email, openOrders }, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = handlingMessages[language]
  const form = officeForm(language, { fields: erasureTable, answer, intent })
  return (
    <Page title={t.erase} lead={t.eraseLead} above={<Breadcrumb href={`/${shop}/customers/${id}`}>{t.back(name)}</Breadcrumb>}>
      <Section id="erased" title={t.erased}>
        <Points points={t.erasedList} />
      </Section>
      <Section id="retained" title={t.retained}>
        <Points points={t.retainedList} />
      </Section>
      {openOrders > 0 ? (
        <Notice tone="warning" title={t.openOrders(openOrders)}>
          <div className="grid justify-items-start gap-3">
            <p>{t.openOrdersText}</p>
            <ButtonLink href={`/${shop}/orders?customer=${id}`}>{t.showOrders}</ButtonLink>
          </div>
        </Notice>
      ) : (
        <Section id="confirm" title={t.confirm} lead={t.confirmLead(email)}>
          <Form form={form} submit={t.eraseNow} className="max-w-xl">
            <FormField
              form={form.view}
              name="confirmation"
              label={t.confirmation}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Form>
        </Section>
      )}
    </Page>
  )
}

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className="grid max-w-prose list-disc gap-1 pl-5">
    {points.map(point => (
      <li key={point}>{point}</li>
    ))}
  </ul>
)
