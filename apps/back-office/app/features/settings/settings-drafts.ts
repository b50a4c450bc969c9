import type { ConfigurationScope } from '@stragan/contract'
import { type DraftArea, generalScopes, moneyScopes, scopeRules } from '@stragan/contract/admin'
import { type DraftForm, type DraftKey, keyWithin } from '../../platform/drafts/draft.ts'
import { entryOf, valuesOf } from './fields/entry-values.ts'
import { scopeForm } from './fields/scope-fields.ts'

export const draftAreaOf = (scope: ConfigurationScope): DraftArea =>
  moneyScopes.some(one => one === scope) ? 'money_settings' : 'settings'

/** The draft of the form of an entry; `id` is null for a new one. */
export const entryDraft = (scope: ConfigurationScope, id: number | null): DraftKey => ({
  area: draftAreaOf(scope),
  subject: scope,
  form: `entry.${id ?? 'new'}`,
})

const scopeOf = ({ subject }: DraftKey) => [...generalScopes, ...moneyScopes].find(one => one === subject)

/** Keeps what the schema of the scope knows, and nothing else. */
const fieldsOf: DraftForm['fieldsOf'] = (form, key, language) => {
  const scope = scopeOf(key)
  if (!scope) return []
  const { fields } = scopeForm(scope, language)
  return Object.entries(valuesOf(fields, entryOf(fields, form, language), language))
    .filter(([name]) => !name.endsWith(':rows'))
    .flatMap(([name, values]) => values.map(value => ({ name, value })))
}

const pageOf: DraftForm['pageOf'] = key => {
  const scope = scopeOf(key)
  return scope && scopeRules[scope] === 'one' ? `settings/${scope}` : `settings/${key.subject}/${keyWithin(key.form)}`
}

/** Forms of settings: of each entry, and of a new one. */
export const settingsForms: readonly DraftForm[] = (['settings', 'money_settings'] as const).map(area => ({
  area,
  kind: 'entry',
  fieldsOf,
  revision: 'revision',
  pageOf,
}))
