import { hasFixedEntries, roleHas, scopeRules } from '@stragan/contract/admin'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { countries } from '@stragan/web/countries.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { DraftLinks } from '../../platform/drafts/draft-links.tsx'
import { loadDrafts } from '../../platform/drafts/drafts.server.ts'
import { hasHistory } from '../../platform/has-history.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { pageAction, pageLoader, requireAccount } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { RefusedChange } from '../../platform/refused-change.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { HistoryLink } from '../history/history-link.tsx'
import type { Route } from './+types/scope-page.ts'
import { EffectLink } from './effect-link.tsx'
import { EntriesTable } from './entries-table.tsx'
import { EntryForm } from './entry-form.tsx'
import { scopeForm } from './fields/scope-fields.ts'
import { columnsOf, effectOf, nameOf } from './scope-view.ts'
import { settingsMessages } from './settings.messages.ts'
import { changeList, loadEntries, loadEntryDraft, permissionFor, saveEntry, scopeAt } from './settings.server.ts'
import { draftAreaOf, entryDraft } from './settings-drafts.ts'

export const loader = pageLoader(async (office, { params }) => {
  const scope = scopeAt(params.scope)
  const { account, shop, times } = await requirePermission(office, params.shop, permissionFor(scope, 'read'))
  const { language } = account
  const [{ revision, entries }, isInHistory] = await Promise.all([
    loadEntries(office, { shop: shop.code, scope }),
    hasHistory(office, shop, 'settings', scope),
  ])
  const [only] = entries
  const columns = columnsOf(scope, language)
  const canWrite = roleHas(shop.role, permissionFor(scope, 'write'))
  const isOne = scopeRules[scope] === 'one'
  const drafts =
    canWrite && !isOne ? await loadDrafts(office, { shop: shop.code, area: draftAreaOf(scope), subject: scope, times }) : new Map()
  const draftOf = (id: number | null) => drafts.get(entryDraft(scope, id).form)
  return {
    shop: shop.code,
    scope,
    revision,
    canWrite,
    isFixed: hasFixedEntries(scope),
    newDraft: draftOf(null)?.began ?? null,
    hasHistory: isInHistory,
    effect: effectOf(scope, shop.origin, language),
    one:
      isOne && only
        ? {
            entry: only,
            form: scopeForm(scope, language),
            countries: countries[language],
            draft: canWrite ? await loadEntryDraft(office, { shop: shop.code, scope, language }, { id: only.id, times }) : null,
          }
        : null,
    columns: columns.map(({ label }) => label),
    rows: entries.map(entry => ({
      id: entry.id,
      enabled: entry.enabled,
      isFirst: entry.is_default === true,
      name: nameOf(scope, entry, language),
      hasDraft: draftOf(entry.id) !== undefined,
      cells: columns.map(({ cell }) => cell(entry)),
    })),
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const scope = scopeAt(params.scope)
  const { language } = await requireAccount(office)
  const place = { shop: params.shop ?? '', scope, language }
  if (form.text('intent') !== 'save') return changeList(office, form, place, path)
  const { entries } = await loadEntries(office, place)
  return saveEntry(office, form, { ...place, id: entries[0]?.id ?? null, next: path })
})

export default function ScopePage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const t = settingsMessages[useLanguage()]
  const { shop, scope, revision, canWrite, isFixed, newDraft, hasHistory, effect, one, columns, rows } = loaderData
  const { title, lead, add } = t.scope(scope)
  const base = `/${shop}/settings/${scope}`
  return (
    <Page
      title={title}
      lead={canWrite ? lead : `${lead} ${t.readOnly}`}
      above={<Breadcrumb href={`/${shop}/settings`}>{t.title}</Breadcrumb>}
      actions={
        !isFixed &&
        canWrite && (
          <ButtonLink href={`${base}/new`} kind="primary" icon="plus">
            {add}
          </ButtonLink>
        )
      }
    >
      <EffectLink href={effect} />
      {one ? (
        <EntryForm scope={scope} {...one} revision={revision} canWrite={canWrite} answer={answer} />
      ) : (
        <>
          {answer && <RefusedChange answer={answer} />}
          {newDraft !== null && <DraftLinks drafts={[{ href: `${base}/new`, name: add, began: newDraft }]} />}
          {rows.length === 0 ? (
            <EmptyState icon="info" title={t.none} />
          ) : (
            <EntriesTable
              caption={title}
              base={base}
              revision={revision}
              columns={columns}
              rows={rows}
              canWrite={canWrite}
              isFixed={isFixed}
            />
          )}
        </>
      )}
      {hasHistory && <HistoryLink shop={shop} entity="settings" id={scope} />}
    </Page>
  )
}
