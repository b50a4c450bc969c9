import { maxStock, ShopError } from '@stragan/contract'
import { roleHas, stockCalls } from '@stragan/contract/admin'
import { formatNumber } from '@stragan/contract/formats'
import { Badge } from '@stragan/ui/badge'
import { ButtonLink } from '@stragan/ui/button'
import { FormField } from '@stragan/ui/form-field'
import { PostForm } from '@stragan/ui/post-form'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { ChangedFields } from '../../platform/changed-fields.tsx'
import { isConflict } from '../../platform/conflicts.ts'
import { storedName } from '../../platform/drafts/draft.ts'
import { DraftAutosave } from '../../platform/drafts/draft-autosave.tsx'
import { DraftNotice } from '../../platform/drafts/draft-notice.tsx'
import { discardDraft, draftStates, loadDrafts } from '../../platform/drafts/drafts.server.ts'
import { Fact } from '../../platform/facts.tsx'
import { formMessages } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { FormKey } from '../../platform/form-key.tsx'
import { hasHistory } from '../../platform/has-history.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { refusingConflicts } from '../../platform/merged-change.server.ts'
import { Form } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { readBase } from '../../platform/read-base.server.ts'
import { requirePermission } from '../../platform/shop.server.ts'
import { StoredValues } from '../../platform/stored-values.tsx'
import { variantName } from '../../platform/variant-name.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import { HistoryLink } from '../history/history-link.tsx'
import type { Route } from './+types/variant-page.ts'
import { moveStock } from './move-stock.server.ts'
import { MovementsTable } from './movements-table.tsx'
import { stockMessages } from './stock.messages.ts'
import { draftedNumbers, minimumDraft, numbersDraft } from './stock-drafts.ts'
import { KindAndNote, NumberField, StockProblems } from './stock-fields.tsx'
import { isStockAnswer, moveIntent, parseNumber } from './stock-form.ts'
import { StockLevel } from './stock-table.tsx'

const minimumTable = { minimum_stock: 'optional' } as const

/** Null for an empty field, NaN for what is no whole number. */
const typedMinimum = (typed = '') => (typed === '' ? null : (parseNumber(typed, maxStock) ?? Number.NaN))

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'stock:read')
  const path = { shop: shop.code, variantId: Number(params.variantId) }
  const after = query.get('after') ?? undefined
  const canWrite = roleHas(shop.role, 'stock:write')
  const place = { shop: shop.code, area: 'stock', subject: String(path.variantId) } as const
  const [item, { items, next }, drafts, isInHistory] = await Promise.all([
    office.api(stockCalls.stockItem, { params: path }),
    office.api(stockCalls.stockMovements, { params: path, query: { after } }),
    canWrite ? loadDrafts(office, { ...place, times }) : null,
    hasHistory(office, shop, 'stock', place.subject),
  ])
  const draftOf = draftStates(place, drafts)
  return {
    shop: shop.code,
    item,
    movements: items.map(movement => ({ ...movement, at: times.moment(movement.at) })),
    next,
    isFirst: after === undefined,
    canWrite,
    hasHistory: isInHistory,
    numbers: draftOf(numbersDraft(item.variant_id).form),
    minimum: draftOf(minimumDraft(item.variant_id).form),
    orders: roleHas(shop.role, 'orders:read') ? `/${shop.code}/orders` : null,
    product: roleHas(shop.role, 'products:read') ? `/${shop.code}/products/${item.product_id}` : null,
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const intent = form.text('intent')
  const shop = params.shop ?? ''
  const variantId = Number(params.variantId)
  switch (intent) {
    case moveIntent:
      return moveStock(office, form, { shop, next: path, discard: () => discardDraft(office, shop, numbersDraft(variantId)) })
    case 'minimum': {
      const fields = fieldsOf(form)
      const call = stockCalls.setMinimumStock
      const from = readBase(form.text(storedName('minimum_stock')), call.body.shape.from)
      const args = { params: { shop, variantId }, body: { minimum_stock: typedMinimum(fields.minimum_stock), from } }
      const { refused } = await submit(refusingConflicts(office), { intent, table: minimumTable, fields, call, args })
      if (refused) return refused
      await discardDraft(office, shop, minimumDraft(variantId))
      return done(office, path, { kind: 'minimum_stock_saved' })
    }
    default:
      throw new ShopError('not_found')
  }
})

export default function VariantPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = stockMessages[language]
  const texts = formMessages[language]
  const { shop, item, movements, next, isFirst, canWrite, hasHistory, numbers, minimum, orders, product } = loaderData
  const refused = isStockAnswer(answer) ? answer : undefined
  const shown = refused ?? draftedNumbers(numbers?.stored)
  const saved = { minimum_stock: item.minimum_stock === null ? '' : String(item.minimum_stock) }
  const minimumForm = officeForm<keyof typeof minimumTable>(language, {
    fields: minimumTable,
    answer,
    intent: 'minimum',
    saved,
    draft: minimum ?? undefined,
  })
  return (
    <Page
      title={variantName(item)}
      above={<Breadcrumb href={`/${shop}/stock`}>{t.back}</Breadcrumb>}
      actions={product && <ButtonLink href={product}>{t.product}</ButtonLink>}
    >
      <Section id="facts" title={t.facts}>
        <dl className="grid grid-cols-2 gap-6 sm:grid-cols-4">
          <Fact name={t.stock}>
            <span className="font-semibold text-lg tabular-nums">
              <StockLevel item={item} />
            </span>
          </Fact>
          <Fact name={t.minimum}>
            <span className="text-lg tabular-nums">
              {item.minimum_stock === null ? t.noMinimum : formatNumber(language, item.minimum_stock)}
            </span>
          </Fact>
          <Fact name={t.symbol}>
            <span translate="no">{item.symbol}</span>
            {!item.is_active && <Badge>{t.inactive}</Badge>}
          </Fact>
          {item.ean && <Fact name={t.eanName}>{item.ean}</Fact>}
        </dl>
      </Section>
      {canWrite && (
        <Section id="correct" title={t.correct} lead={t.countedNote}>
          <StockProblems answer={refused} items={[item]} />
          {numbers && !refused && <DraftNotice draft={numbers} />}
          <PostForm
            intent={moveIntent}
            submit={texts.save}
            sending={texts.sending}
            beside={numbers && <DraftAutosave draft={numbers} isUnsaved={refused !== undefined} />}
            className="max-w-2xl"
          >
            <FormKey />
            <KindAndNote answer={shown}>
              <NumberField item={item} name={variantName(item)} answer={shown} />
            </KindAndNote>
          </PostForm>
        </Section>
      )}
      {canWrite && (
        <Section id="minimum" title={t.setMinimum} lead={t.setMinimumText}>
          <Form
            form={minimumForm}
            submit={texts.save}
            className="max-w-2xl"
            help={isConflict(minimumForm) && <ChangedFields form={minimumForm} stored={saved} labels={{ minimum_stock: t.setMinimum }} />}
          >
            <StoredValues form={minimumForm} values={saved} />
            <FormField
              form={minimumForm.view}
              name="minimum_stock"
              label={t.setMinimum}
              inputMode="numeric"
              autoComplete="off"
              className="w-56"
            />
          </Form>
        </Section>
      )}
      <Section id="movements" title={t.movements} lead={movements.length === 0 ? t.noMovements : t.movementsLead}>
        {movements.length > 0 && (
          <>
            <DownloadControl list="stock/{variantId}/movements" count={isFirst && next === null ? movements.length : null} />
            <MovementsTable orders={orders} movements={movements} />
          </>
        )}
        <Pagination
          label={t.movements}
          path={`/${shop}/stock/${item.variant_id}`}
          filters={{}}
          next={next}
          isFirst={isFirst}
          texts={{ next: t.older, first: t.newest }}
        />
      </Section>
      {hasHistory && <HistoryLink shop={shop} entity="stock" id={String(item.variant_id)} />}
    </Page>
  )
}
