import { ShopError } from '@stragan/contract'
import { priceListCalls, roleHas } from '@stragan/contract/admin'
import { Badge } from '@stragan/ui/badge'
import { ButtonLink } from '@stragan/ui/button'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { ChangedFields } from '../../platform/changed-fields.tsx'
import { isConflict } from '../../platform/conflicts.ts'
import { formMessages } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { hasHistory } from '../../platform/has-history.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { LeaveQuestion } from '../../platform/leave-question.tsx'
import { searchOf } from '../../platform/list-query.ts'
import { refusingConflicts } from '../../platform/merged-change.server.ts'
import { Form, Question, Refusal } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { readBase } from '../../platform/read-base.server.ts'
import { requirePermission } from '../../platform/shop.server.ts'
import { StoredValues } from '../../platform/stored-values.tsx'
import { HistoryLink } from '../history/history-link.tsx'
import type { Route } from './+types/price-list-page.ts'
import { isAgreedPricesAnswer, mayImportPrices } from './agreed-prices-form.ts'
import { AgreedPricesSection } from './agreed-prices-section.tsx'
import { PriceListFields } from './price-list-fields.tsx'
import { priceListTable, readPriceList, shownPriceList, valuesOf } from './price-list-form.ts'
import { priceListMessages } from './price-lists.messages.ts'
import { saveAgreedPrices } from './save-agreed-prices.server.ts'

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'prices:read')
  const of = { shop: shop.code, id: Number(params.id) }
  const after = query.get('after') ?? undefined
  const q = searchOf(query)
  const [list, { items, next }, isInHistory] = await Promise.all([
    office.api(priceListCalls.priceList, { params: of }),
    office.api(priceListCalls.priceListPrices, { params: of, query: { q, after } }),
    hasHistory(office, shop, 'price_list', String(of.id)),
  ])
  const path = `/${shop.code}/price-lists`
  const canWrite = roleHas(shop.role, 'prices:write')
  return {
    shop: shop.code,
    hasHistory: isInHistory,
    path,
    list,
    base: JSON.stringify(valuesOf(list)),
    stored: shownPriceList(list, shop.time_zone),
    timeZone: shop.time_zone,
    canWrite,
    maySeeCustomers: roleHas(shop.role, 'customers:read'),
    view: {
      path: `${path}/${list.id}`,
      list: 'price_lists/{id}/prices' as const,
      imports: mayImportPrices(shop.role) ? `/${shop.code}/imports?price_list_id=${list.id}` : null,
      products: roleHas(shop.role, 'products:read') ? `/${shop.code}/products` : null,
      q,
      prices: items.map(price => ({ ...price, changed: price.changed_at && times.day(price.changed_at) })),
      next,
      isFirst: after === undefined,
      ofPriceList: true,
      canWrite,
    },
  }
})

export const action = pageAction(async (office, form, { params, path, url }) => {
  const { shop } = await requirePermission(office, params.shop, 'prices:write')
  const of = { shop: shop.code, id: Number(params.id) }
  const intent = form.text('intent')
  const fields = fieldsOf(form)
  switch (intent) {
    case 'save': {
      const call = priceListCalls.changePriceList
      const stored = async () => valuesOf(await office.api(priceListCalls.priceList, { params: of }))
      const from = readBase(form.text('from'), call.body.shape.from) ?? (await stored())
      const typed = readPriceList(fields, shop.time_zone)
      const shown = shownPriceList(from, shop.time_zone)
      // A minute that was not touched is the very moment that it stands for.
      const values = {
        ...typed,
        valid_from: fields.valid_from === shown.valid_from ? from.valid_from : typed.valid_from,
        valid_to: fields.valid_to === shown.valid_to ? from.valid_to : typed.valid_to,
      }
      const args = { params: of, body: { ...values, from } }
      const { refused } = await submit(refusingConflicts(office), { intent, table: priceListTable, fields, call, args })
      return refused ?? done(office, path, { kind: 'price_list_saved' })
    }
    case 'save-prices':
      return saveAgreedPrices(office, form, { call: priceListCalls.savePriceListPrices, ...of }, path + url.search)
    case 'delete': {
      const { refused } = await submit(office, { intent, table: {}, fields, call: priceListCalls.deletePriceList, args: { params: of } })
      return refused ?? done(office, `/${shop.code}/price-lists`, { kind: 'price_list_deleted' })
    }
    default:
      throw new ShopError('not_found')
  }
})

export default function PriceListPage({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = priceListMessages[language]
  const { shop, hasHistory, path, list, base, stored, timeZone, canWrite, maySeeCustomers, view } = loaderData
  const [pricesAnswer, answer] = isAgreedPricesAnswer(actionData) ? [actionData, undefined] : [undefined, actionData]
  const form = officeForm<keyof typeof priceListTable>(language, { fields: priceListTable, answer, intent: 'save', saved: stored })
  const hasConflict = isConflict(form)
  const labels = { name: t.name, valid_from: t.validFrom, valid_to: t.validTo }
  return (
    <Page
      title={list.name}
      above={<Breadcrumb href={path}>{t.back}</Breadcrumb>}
      actions={<Badge tone={list.state === 'current' ? 'success' : 'neutral'}>{t.states[list.state]}</Badge>}
    >
      <Section id="customers" title={t.customers} lead={t.customerCount(list.customers)}>
        {maySeeCustomers && (
          <div>
            <ButtonLink href={`${path}/${list.id}/customers`}>{t.chooseCustomers}</ButtonLink>
          </div>
        )}
      </Section>
      <Section id="prices" title={t.prices} lead={t.pricesLead}>
        <AgreedPricesSection view={view} answer={pricesAnswer} />
      </Section>
      <Section id="settings" title={t.settings}>
        <fieldset disabled={!canWrite} className="min-w-0">
          <Form
            form={form}
            submit={formMessages[language].save}
            className="max-w-2xl"
            help={hasConflict && <ChangedFields form={form} stored={stored} labels={labels} />}
          >
            <LeaveQuestion isUnsaved={form.isSent} />
            <StoredValues form={form} values={stored} />
            <input type="hidden" name="from" value={form.carriedOver?.from ?? base} />
            <PriceListFields form={form.view} timeZone={timeZone} />
          </Form>
        </fieldset>
      </Section>
      {canWrite && (
        <Section id="removal" title={t.removal} lead={t.removalLead}>
          <Refusal form={officeForm(language, { fields: {}, answer, intent: 'delete' })} />
          <div>
            <Question
              id="delete"
              label={t.removal}
              name={t.removal}
              title={t.removeQuestion(list.name)}
              text={t.removeText}
              confirm={t.removal}
              intent="delete"
              fields={{}}
            />
          </div>
        </Section>
      )}
      {hasHistory && <HistoryLink shop={shop} entity="price_list" id={String(list.id)} />}
    </Page>
  )
}
