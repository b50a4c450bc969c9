import { errors, ShopError } from '@stragan/contract'
import { isChangeable, orderAdminCalls, orderHandlingCalls } from '@stragan/contract/admin'
import { Checkbox } from '@stragan/ui/checkbox'
import { FormField } from '@stragan/ui/form-field'
import { Notice } from '@stragan/ui/notice'
import { countries } from '@stragan/web/countries.server'
import { fieldsOf } from '@stragan/web/form.server'
import { data } from 'react-router'
import { Breadcrumb } from '../../../platform/breadcrumb.tsx'
import { Differences } from '../../../platform/differences.tsx'
import { discardDraft, loadDraft } from '../../../platform/drafts/drafts.server.ts'
import { OutdatedForm } from '../../../platform/drafts/outdated-form.tsx'
import type { addressFieldNames } from '../../../platform/field-names.ts'
import { formMessages } from '../../../platform/form.messages.ts'
import { officeForm } from '../../../platform/form.ts'
import { useLanguage } from '../../../platform/language.ts'
import type { Office } from '../../../platform/office.server.ts'
import { Form } from '../../../platform/office-form.tsx'
import { done, pageAction, pageLoader, refusalText, submit } from '../../../platform/page.server.ts'
import { Page, Section } from '../../../platform/page.tsx'
import { requirePermission } from '../../../platform/shop.server.ts'
import type { Route } from './+types/data-page.ts'
import { AddressFields } from './address-fields.tsx'
import {
  conflictOf,
  type DataConflict,
  type DataFieldName,
  dataOf,
  dataTable,
  phonesOf,
  type Side,
  storedData,
  typedInto,
  wantedOf,
} from './data-form.ts'
import { handlingMessages } from './handling.messages.ts'

const intent = 'data'
const draftOf = (subject: string) => ({ area: 'orders', subject, form: 'data' }) as const

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop, times } = await requirePermission(office, params.shop, 'orders:write')
  const of = { shop: shop.code, uid: params.uid ?? '' }
  const [{ number, status, pickup_point }, stored, draft] = await Promise.all([
    office.api(orderAdminCalls.order, { params: of }),
    office.api(orderHandlingCalls.orderData, { params: of, query: {} }),
    loadDraft(office, { shop: shop.code, times, ...draftOf(of.uid) }),
  ])
  return {
    path: `/${shop.code}/orders/${of.uid}`,
    number,
    closed: isChangeable(status) ? null : await refusalText(office, 'order_closed'),
    hasPoint: Boolean(pickup_point),
    stored,
    draft,
    countries: countries[account.language],
  }
})

export const action = pageAction(async (office, form, { params }) => {
  if (form.text('intent') !== intent) throw new ShopError('not_found')
  const of = { shop: params.shop ?? '', uid: params.uid ?? '' }
  const fields = fieldsOf(form)
  const revision = form.text('revision')
  const phones = phonesOf(await office.api(orderHandlingCalls.orderData, { params: of, query: {} }), fields.phone)
  const body = { revision, ...dataOf(fields, { hasDelivery: form.has('elsewhere'), phones }) }
  const call = orderHandlingCalls.changeOrderData
  const { refused } = await submit(office, { intent, table: dataTable, fields, call, args: { params: of, body } })
  if (refused?.data.refused?.code === 'order_changed') {
    const [was, is] = await Promise.all([dataAt(office, of, revision), office.api(orderHandlingCalls.orderData, { params: of, query: {} })])
    return data({ ...refused.data, ...conflictOf(fields, { was, is, wanted: wantedOf(body) }) }, { status: errors.order_changed.status })
  }
  if (refused) return refused
  await discardDraft(office, of.shop, draftOf(of.uid))
  return done(office, `/${of.shop}/orders/${of.uid}`, { kind: 'order_data_saved' })
})

/** What a form was made from; null where the history does not have it. */
async function dataAt(office: Office, of: { shop: string; uid: string }, revision: string) {
  try {
    const { revision: _, ...was } = await office.api(orderHandlingCalls.orderData, { params: of, query: { revision } })
    return was
  } catch (error) {
    if (error instanceof ShopError && error.code === 'order_changed') return null
    throw error
  }
}

export default function DataPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { path, number, closed, hasPoint, stored, draft, countries } = loaderData
  const language = useLanguage()
  const t = handlingMessages[language]
  const form = officeForm(language, { fields: dataTable, answer, intent, saved: storedData(stored), draft })
  const begun = form.result?.typed ?? form.drafted
  const isElsewhere = begun ? begun.elsewhere === 'on' : stored.delivery_address !== null
  // After an error, and from a draft, the next save is made from what was seen at first; after a conflict, from what was shown with it.
  const revision = form.result?.typed.revision ?? (form.drafted && draft.stored?.revision) ?? stored.revision
  const differences = answer && 'differences' in answer ? (answer.differences as DataConflict['differences']) : []
  return (
    <Page title={t.changeData} lead={t.changeLead} above={<Breadcrumb href={path}>{t.back(number)}</Breadcrumb>}>
      {closed === null ? (
        <Form
          form={form}
          submit={formMessages[language].save}
          className="max-w-3xl gap-10"
          help={
            <div className="mt-3">
              <Differences rows={differences.map(({ name, ...row }) => ({ label: labelOf(t, name), ...row }))} />
            </div>
          }
        >
          <input type="hidden" name="revision" value={revision} />
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
            <Checkbox name="elsewhere" label={hasPoint ? t.elsewhereToPoint : t.elsewhere} defaultChecked={isElsewhere} />
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
          <OutdatedForm draft={draft} typed={typedInto(stored, begun ?? {}).map(({ name, text }) => ({ label: labelOf(t, name), text }))} />
        </>
      )}
    </Page>
  )
}

function labelOf(t: (typeof handlingMessages)['en'], name: DataFieldName): string {
  if (name === 'email') return t.emailAddress
  if (name === 'phone') return t.phone
  const [side, field] = name.split('.') as [Side, (typeof addressFieldNames)[number]]
  return `${side === 'delivery_address' ? t.delivery : t.billing}: ${t[field]}`
}
