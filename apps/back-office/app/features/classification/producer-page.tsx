import { ShopError } from '@stragan/contract'
import { producerCalls, roleHas } from '@stragan/contract/admin'
import { countries } from '@stragan/web/countries.server'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { hasHistory } from '../../platform/has-history.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { HistoryLink } from '../history/history-link.tsx'
import type { Route } from './+types/producer-page.ts'
import { classificationMessages } from './classification.messages.ts'
import { DeleteSection } from './delete-section.tsx'
import { EditForm } from './edit-form.tsx'
import { ProducerFields, producerFields, producerOf, producerTable, useProducerLabel } from './producer-form.tsx'
import { producerMessages } from './producers.messages.ts'
import { saveChange } from './save-change.server.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop } = await requirePermission(office, params.shop, 'products:read')
  const id = Number(params.id)
  const [producer, isInHistory] = await Promise.all([
    office.api(producerCalls.producer, { params: { shop: shop.code, id }, query: {} }),
    hasHistory(office, shop, 'producer', String(id)),
  ])
  return {
    shop: shop.code,
    canWrite: roleHas(shop.role, 'products:write'),
    hasHistory: isInHistory,
    producer,
    saved: producerFields(producer),
    countries: countries[account.language],
  }
})

export const action = pageAction(async (office, form, { params: at, path }) => {
  const params = { shop: at.shop ?? '', id: Number(at.id) }
  const fields = fieldsOf(form)
  const intent = form.text('intent')
  const load = async (revision?: string) => {
    const producer = await office.api(producerCalls.producer, { params, query: { revision } })
    return { revision: producer.revision, fields: producerFields(producer) }
  }
  if (intent === 'save') {
    const args = { params, body: { revision: form.text('revision'), ...producerOf(fields) } }
    const refused = await saveChange(office, { intent, table: producerTable, fields, call: producerCalls.saveProducer, args, load })
    return refused ?? done(office, path, { kind: 'settings_saved', subject: fields.name })
  }
  if (intent !== 'delete') throw new ShopError('not_found')
  const { name } = (await load()).fields
  const { refused } = await submit(office, { intent, table: {}, fields, call: producerCalls.deleteProducer, args: { params } })
  return refused ?? done(office, `/${params.shop}/producers`, { kind: 'settings_deleted', subject: name })
})

export default function ProducerPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { shop, canWrite, hasHistory, producer, saved, countries } = loaderData
  const language = useLanguage()
  const t = { ...classificationMessages[language], ...producerMessages[language] }
  const form = officeForm<keyof typeof producerTable>(language, { fields: producerTable, answer, intent: 'save', saved })
  const labelOf = useProducerLabel()
  const { id, name, brands } = producer
  return (
    <Page title={name} above={<Breadcrumb href={`/${shop}/producers`}>{t.back}</Breadcrumb>}>
      {!canWrite && <p className="-mt-6 text-quiet text-sm">{t.readOnly}</p>}
      <EditForm form={form} answer={answer} revision={producer.revision} canWrite={canWrite} labelOf={labelOf}>
        <ProducerFields form={form} countries={countries} />
      </EditForm>
      {canWrite && <DeleteSection name={name} usedBy={brands > 0 ? t.usedBy(brands) : null} />}
      {hasHistory && <HistoryLink shop={shop} entity="producer" id={String(id)} />}
    </Page>
  )
}
