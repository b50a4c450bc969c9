import { type Language, ShopError } from '@stragan/contract'
import { hasFixedEntries, roleHas, scopeRules } from '@stragan/contract/admin'
import { EmptyState } from '@stragan/ui/empty-state'
import { countries } from '@stragan/web/countries.server'
import { data } from 'react-router'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { useLanguage } from '../../platform/language.ts'
import type { Office } from '../../platform/office.server.ts'
import { pageAction, pageLoader, requireAccount } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/entry-page.ts'
import { EffectLink } from './effect-link.tsx'
import { EntryForm } from './entry-form.tsx'
import { scopeForm } from './fields/scope-fields.ts'
import { shopPageNames } from './fields/shop-pages.messages.ts'
import { type Entry, effectOf, nameOf } from './scope-view.ts'
import { settingsMessages } from './settings.messages.ts'
import { loadEntries, loadEntryDraft, permissionFor, saveEntry, scopeAt } from './settings.server.ts'

/** The entry that an address names: null for a new one. */
function idAt(text: string | undefined): number | null {
  if (text === 'new') return null
  if (!/^[1-9]\d{0,9}$/.test(text ?? '')) throw new ShopError('not_found')
  return Number(text)
}

/** The list that an entry belongs to. */
function listAt(name: string | undefined) {
  const scope = scopeAt(name)
  if (scopeRules[scope] === 'one') throw new ShopError('not_found')
  return scope
}

/** The payments that a delivery can go with. */
async function paymentsOf(office: Office, shop: string, language: Language) {
  const { entries } = await loadEntries(office, { shop, scope: 'payment' })
  return entries.map(entry => ({ value: String(entry.code), label: nameOf('payment', entry, language), id: String(entry.id) }))
}

/** The pages that texts can be of, without those that have some. */
function pagesFor(entry: Entry | undefined, entries: readonly Entry[], language: Language) {
  const others = new Set(entries.flatMap(one => (one === entry ? [] : [one.screen])))
  return Object.entries(shopPageNames).flatMap(([value, name]) => (others.has(value) ? [] : [{ value, label: name[language] }]))
}

export const loader = pageLoader(async (office, { params }) => {
  const scope = listAt(params.scope)
  const id = idAt(params.id)
  if (id === null && hasFixedEntries(scope)) throw new ShopError('not_found')
  const { account, shop, times } = await requirePermission(office, params.shop, permissionFor(scope, id === null ? 'write' : 'read'))
  const { language } = account
  const { revision, entries } = await loadEntries(office, { shop: shop.code, scope })
  const entry = entries.find(one => one.id === id)
  const canWrite = roleHas(shop.role, permissionFor(scope, 'write'))
  const draft = canWrite ? await loadEntryDraft(office, { shop: shop.code, scope, language }, { id, times }) : null
  // What was typed for an entry that somebody has deleted meanwhile is shown all the same.
  const isGone = id !== null && !entry && !draft?.entry
  const canReadPayments = scope === 'delivery' && roleHas(shop.role, 'money-settings:read')
  const loaded = {
    shop: shop.code,
    scope,
    revision,
    isGone,
    name: entry ? nameOf(scope, entry, language) : null,
    entry: entry ?? {},
    form: scopeForm(scope, language),
    countries: countries[language],
    codes: {
      ...(canReadPayments && { payments: await paymentsOf(office, shop.code, language) }),
      ...(scope === 'seo_settings' && { screen: pagesFor(entry, entries, language) }),
    },
    canWrite,
    draft,
    effect: effectOf(scope, shop.origin, language),
  }
  return data(loaded, { status: isGone ? 404 : 200 })
})

export const action = pageAction(async (office, form, { params }) => {
  const scope = listAt(params.scope)
  const { language } = await requireAccount(office)
  const shop = params.shop ?? ''
  return saveEntry(office, form, { shop, scope, language, id: idAt(params.id), next: `/${shop}/settings/${scope}` })
})

export default function EntryPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const t = settingsMessages[useLanguage()]
  const { shop, scope, name, isGone, effect, ...form } = loaderData
  const { title, lead, add } = t.scope(scope)
  const above = <Breadcrumb href={`/${shop}/settings/${scope}`}>{title}</Breadcrumb>
  if (isGone && !answer)
    return (
      <Page title={t.isGone} above={above}>
        <EmptyState icon="info" title={t.isGone}>
          {t.isGoneText}
        </EmptyState>
      </Page>
    )
  return (
    <Page title={name ?? add} lead={form.canWrite ? lead : t.readOnly} above={above}>
      <EffectLink href={effect} />
      <EntryForm scope={scope} {...form} answer={answer} />
    </Page>
  )
}
