import { ShopError } from '@stragan/contract'
import { isChangeable, orderAdminCalls, orderHandlingCalls } from '@stragan/contract/admin'
import { Checkbox } from '@stragan/ui/checkbox'
import { FormField } from '@stragan/ui/form-field'
import { Notice } from '@stragan/ui/notice'
import { countries } from '@stragan/web/countries.server'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../../platform/breadcrumb.tsx'
import { Differences } from '../../../platform/differences.tsx'
import { DraftNotice } from '../../../platform/drafts/draft-notice.tsx'
import { discardDraft, loadDraft } from '../../../platform/drafts/drafts.server.ts'
import type { addressFieldNames } from '../../../platform/field-errors.messages.ts'
import { formMessages } from '../../../platform/form.messages.ts'
import { officeForm } from '../../../platform/form.ts'
import { useLanguage } from '../../../platform/language.ts'
import { Form } from '../../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../../platform/page.server.ts'
import { Page, Section } from '../../../platform/page.tsx'
import { requirePermission } from '../../../platform/shop.server.ts'
import type { Route } from './+types/data-page.ts'
import { AddressFields } from './address-fields.tsx'
import { dataOf, dataTable, differencesOf, type Side, storedData } from './data-form.ts'
import { handlingMessages } from './handling.messages.ts'

const intent = 'data'
const draftOf = (subject: string) => ({ area: 'orders', subject, form: 'data' }) as const

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop, times } = await requirePermission(office, params.shop, 'orders:write')
  const order = await office.api(orderAdminCalls.order, { params: { shop: shop.code, uid: params.uid ?? '' } })
  const draft = await loadDraft(office, { shop: shop.code, times, ...draftOf(order.uid) })
  return { path: `/${shop.code}/orders/${order.uid}`, order, draft, countries: countries[account.language] }
})

export const action = pageAction(async (office, form, { params }) => {
  if (form.text('intent') !== intent) throw new ShopError('not_found')
  const of = { shop: params.shop ?? '', uid: params.uid ?? '' }
  const fields = fieldsOf(form)
  const { billing_address, delivery_address } = await office.api(orderAdminCalls.order, { params: of })
  const phones = { billing_address: billing_address?.phone ?? null, delivery_address: delivery_address?.phone ?? null }
  const body = { if_match: Number(form.text('if_match')), ...dataOf(fields, { hasDelivery: form.has('elsewhere'), phones }) }
  const args = { params: of, body }
  const { refused } = await submit(office, { intent, table: dataTable, fields, call: orderHandlingCalls.changeOrderData, args })
  if (refused) return refused
  await discardDraft(office, of.shop, draftOf(of.uid))
  return done(office, `/${of.shop}/orders/${of.uid}`, { kind: 'order_data_saved' })
})

export default function DataPage({ loaderData: { path, order, draft, countries }, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = handlingMessages[language]
  const stored = storedData(order)
  const form = officeForm(language, { fields: dataTable, answer, intent, saved: stored, draft })
  const typed = form.result?.typed
  const begun = typed ?? form.drafted
  const isElsewhere = begun ? begun.elsewhere === 'on' : order.delivery_address !== null
  const isStale = form.result?.refused?.code === 'order_changed'
  // After a conflict the next save is made from what is shown now; after other errors, and from a draft, from what was seen at first.
  const first = typed ? typed.if_match : form.drafted && draft.stored?.revision
  const revision = isStale || !first ? order.revision : first
  const differences = differencesOf(stored, typed ?? {}).map(name => ({
    label: labelOf(t, name),
    before: null,
    stored: stored[name],
    typed: typed?.[name] ?? '',
  }))
  const closed = formMessages[language].refusal({ code: 'order_closed', minutes: 0 })
  return (
    <Page title={t.changeData} lead={t.changeLead} above={<Breadcrumb href={path}>{t.back(order.number)}</Breadcrumb>}>
      {isChangeable(order.status) ? (
        <Form
          form={form}
          submit={formMessages[language].save}
          className="max-w-3xl gap-10"
          help={isStale && <Differences rows={differences} />}
        >
          <input type="hidden" name="if_match" value={revision} />
          <Section id="contact" title={t.contact}>
            <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
              <FormField form={form.view} name="email" label={t.emailAddress} autoComplete="off" />
              <FormField form={form.view} name="phone" label={t.phone} autoComplete="off" />
            </div>
          </Section>
          <Section id="billing" title={t.billing}>
            <AddressFields side="billing_address" form={form} countries={countries} />
          </Section>
          <section aria-labelledby="delivery" className="group/delivery grid gap-4">
            <h2 id="delivery" className="text-lg">
              {t.delivery}
            </h2>
            <Checkbox name="elsewhere" label={order.pickup_point ? t.elsewhereToPoint : t.elsewhere} defaultChecked={isElsewhere} />
            <div className="hidden group-has-[[name=elsewhere]:checked]/delivery:block">
              <AddressFields side="delivery_address" form={form} countries={countries} />
            </div>
          </section>
        </Form>
      ) : (
        <>
          <Notice tone="warning" title={closed.title}>
            <p>{closed.text}</p>
          </Notice>
          <DraftNotice draft={draft} isOutdated />
        </>
      )}
    </Page>
  )
}

function labelOf(t: (typeof handlingMessages)['en'], name: keyof typeof dataTable): string {
  if (name === 'email') return t.emailAddress
  if (name === 'phone') return t.phone
  const [side, field] = name.split('.') as [Side, (typeof addressFieldNames)[number]]
  return `${side === 'delivery_address' ? t.delivery : t.billing}: ${t[field]}`
}
