import { ShopError } from '@stragan/contract'
import { importCalls, type ProductField, priceFields, productRowFields, rightToImport, roleHas, rowOutcomes } from '@stragan/contract/admin'
import { fieldsOf } from '@stragan/web/form.server'
import { data } from 'react-router'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { listHref, oneOf } from '../../platform/list-query.ts'
import { Question, Refusal } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/import-page.ts'
import { ImportProgress } from './import-progress.tsx'
import { ImportResult } from './import-result.tsx'
import { isInProgress } from './import-view.ts'
import { importMessages } from './imports.messages.ts'
import {
  createMissingName,
  fieldName,
  isMappingAnswer,
  type MappingAnswer,
  type MappingProblem,
  mappingIn,
  mappingProblem,
  ofPricesName,
  pricesIncludeVatName,
  removeMissingName,
  sheetName,
  vatPercentName,
} from './mapping.ts'
import { MappingForm } from './mapping-form.tsx'
import { priceImportMessages } from './price-imports.messages.ts'
import { importedPricesOf } from './price-owner.server.ts'
import { SheetForm } from './sheet-form.tsx'
import { StateBadge } from './state-badge.tsx'

const steps = {
  sheet: importCalls.chooseSheet,
  check: importCalls.check,
  run: importCalls.run,
  stop: importCalls.stop,
  undo: importCalls.undo,
} as const
const intents = ['sheet', 'check', 'run', 'stop', 'undo'] as const

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'products:read')
  const of = { params: { shop: shop.code, id: params.id ?? '' } }
  const outcome = oneOf(rowOutcomes, query.get('outcome'))
  const after = query.get('after') ?? undefined
  const [{ created_at, finished_at: _, ...found }, rows] = await Promise.all([
    office.api(importCalls.import, of),
    office.api(importCalls.rows, { ...of, query: { outcome, after, limit: 50 } }),
  ])
  const prices = await importedPricesOf(office, shop.code, found)
  const mayChange = (field: ProductField) => {
    const right = rightToImport(field)
    return right === null || roleHas(shop.role, right)
  }
  const all: readonly ProductField[] = prices ? priceFields : productRowFields
  const fields = all.filter(mayChange)
  const canWrite = roleHas(shop.role, 'products:write') && (prices === null || mayChange('price_net'))
  return {
    shop: shop.code,
    prices,
    canWrite,
    canUndo: canWrite && roleHas(shop.role, 'history:write'),
    fields,
    isRestricted: fields.length < all.length,
    found: { ...found, moment: times.moment(created_at) },
    rows: rows.items,
    next: rows.next,
    outcome: outcome ?? null,
    isFirst: after === undefined,
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const intent = oneOf(intents, form.text('intent'))
  if (!intent) throw new ShopError('not_found')
  const of = { params: { shop: params.shop ?? '', id: params.id ?? '' } }
  const fields = mappingIn(form.texts(fieldName))
  const createMissing = form.text(createMissingName) !== ''
  const pricesIncludeVat = form.text(pricesIncludeVatName) !== ''
  const removeMissing = form.text(removeMissingName) !== ''
  const vatPercent = form.text(vatPercentName) === '' ? null : Number(form.text(vatPercentName))
  const problem = intent === 'check' ? mappingProblem(fields, form.text(ofPricesName) !== '') : null
  const refuse = (problem: MappingProblem) =>
    data({ intent: 'check', problem, fields, createMissing, pricesIncludeVat, vatPercent, removeMissing } satisfies MappingAnswer, {
      status: 422,
    })
  if (problem) return refuse(problem)
  const body = {
    fields,
    create_missing: createMissing,
    prices_include_vat: pricesIncludeVat,
    vat_percent: vatPercent,
    remove_missing: removeMissing,
  }
  const bodies = { check: body, sheet: { sheet: Number(form.text(sheetName)) } }
  const args = intent === 'check' || intent === 'sheet' ? { ...of, body: bodies[intent] } : of
  const { refused, problems } = await submit(office, {
    intent,
    table: {},
    fields: fieldsOf(form),
    call: steps[intent],
    args: args as never,
  })
  return problems?.vat_percent ? refuse({ kind: 'no_rate' }) : (refused ?? done(office, path))
})

export default function ImportPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = importMessages[language]
  const p = priceImportMessages[language]
  const { shop, prices, canWrite, canUndo, fields, isRestricted, found, ...listed } = loaderData
  const { state, failure, rows } = found
  const isIdle = !isInProgress(state)
  const canBeRead = rows > 0 && !found.only_trial && failure !== 'unreadable' && failure !== 'too_many_rows'
  return (
    <Page
      wide
      title={found.file_name}
      lead={`${t.by(found.author_name, found.moment)}, ${t.rows(rows)}`}
      above={<Breadcrumb href={listHref(`/${shop}/imports`, prices?.filter ?? {})}>{prices ? p.titleOf(prices.name) : t.title}</Breadcrumb>}
      actions={<StateBadge state={state} />}
    >
      {intents.map(intent => (
        <Refusal key={intent} form={officeForm(language, { fields: {}, answer: isMappingAnswer(answer) ? undefined : answer, intent })} />
      ))}
      {failure && <p>{t.failures[failure]}</p>}
      {!isIdle && <ImportProgress found={found} canWrite={canWrite} />}
      {isIdle && found.rows_done > 0 && <ImportResult {...listed} list={loaderData.rows} shop={shop} found={found} canWrite={canWrite} />}
      {isIdle && canUndo && found.has_changes && (
        <div>
          <Question
            id="undo-question"
            label={t.undo}
            name={t.undo}
            title={t.undoTitle}
            text={(prices ? p : t).undoText}
            confirm={t.undo}
            intent="undo"
          />
        </div>
      )}
      {isIdle && found.sheets.length > 1 && <SheetForm found={found} canChoose={canWrite && found.may_choose_sheet} />}
      {isIdle && canWrite && canBeRead && (
        <MappingForm
          found={found}
          ofPrices={prices !== null}
          fields={fields}
          isRestricted={isRestricted}
          answer={isMappingAnswer(answer) ? answer : undefined}
          isNext={state === 'ready'}
        />
      )}
    </Page>
  )
}
