import { type ConfigurationScope, type FieldMessage, type FieldProblem, fieldProblems, type Language, ShopError } from '@stragan/contract'
import {
  generalScopes,
  hasDefault,
  hasFixedEntries,
  mergeDocuments,
  moneyScopes,
  type Permission,
  settingsCalls,
} from '@stragan/contract/admin'
import { FormFields } from '@stragan/web/form-fields.server'
import { data } from 'react-router'
import type { Difference } from '../../platform/differences.tsx'
import { discardDraft, loadDraft } from '../../platform/drafts/drafts.server.ts'
import { languageNames } from '../../platform/language-names.ts'
import type { Times } from '../../platform/moments.ts'
import type { Office } from '../../platform/office.server.ts'
import { done, isForPage } from '../../platform/page.server.ts'
import { refusalIn } from '../../platform/refusals.messages.ts'
import { type Control, controlAt, controlsOf } from './fields/controls.ts'
import { entryOf, type Json, type Values, valuesOf, withUntouched } from './fields/entry-values.ts'
import { scopeForm } from './fields/scope-fields.ts'
import { type Entry, nameOf } from './scope-view.ts'
import { settingsMessages } from './settings.messages.ts'
import { type Answer, type EntryDraft, formId } from './settings-answer.ts'
import { entryDraft } from './settings-drafts.ts'

interface Stored {
  revision: string
  entries: Entry[]
}

/** Whose settings of which kind, shown in which language. */
export interface Place {
  shop: string
  scope: ConfigurationScope
  language: Language
}

type MoneyScope = (typeof moneyScopes)[number]
const isMoney = (scope: ConfigurationScope): scope is MoneyScope => (moneyScopes as readonly string[]).includes(scope)

export const permissionFor = (scope: ConfigurationScope, access: 'read' | 'write'): Permission =>
  isMoney(scope) ? `money-settings:${access}` : `settings:${access}`

/** The scope that an address names. */
export function scopeAt(name: string | undefined): ConfigurationScope {
  const scope = [...generalScopes, ...moneyScopes].find(one => one === name)
  if (scope === undefined) throw new ShopError('configuration_scope_not_found')
  return scope
}

/** The entries of a scope, as they are or as they were in a revision. */
export const loadEntries = (office: Office, { shop, scope }: Pick<Place, 'shop' | 'scope'>, revision?: string): Promise<Stored> =>
  isMoney(scope)
    ? office.api(settingsCalls.moneySettings, { params: { shop, scope }, query: { revision } })
    : office.api(settingsCalls.settings, { params: { shop, scope: scope as (typeof generalScopes)[number] }, query: { revision } })

/** The entries that a form was made from; none where the history does not have them. */
async function entriesBefore(office: Office, place: Place, revision: string): Promise<Entry[]> {
  try {
    return (await loadEntries(office, place, revision)).entries
  } catch (error) {
    if (error instanceof ShopError && error.code === 'settings_changed') return []
    throw error
  }
}

interface Change {
  /** Of the entries that the person saw. */
  revision: string
  entries: readonly Json[]
}

/** Saves all entries of a scope; returns why it was refused. */
async function save(office: Office, { shop, scope }: Place, { revision, entries }: Change): Promise<ShopError | null> {
  const body = { revision, entries: entries as (Json & { enabled?: boolean })[] }
  try {
    if (isMoney(scope)) await office.api(settingsCalls.saveMoneySettings, { params: { shop, scope }, body })
    else await office.api(settingsCalls.saveSettings, { params: { shop, scope: scope as (typeof generalScopes)[number] }, body })
    return null
  } catch (error) {
    if (error instanceof ShopError && !(await isForPage(office, error))) return error
    throw error
  }
}

/** Makes an entry the only default of its scope, where it is to be one. */
const withOneDefault = (scope: ConfigurationScope, entries: readonly Json[], chosen: number) =>
  hasDefault(scope) && entries[chosen]?.is_default === true
    ? entries.map((entry, i) => (i === chosen ? entry : { ...entry, is_default: false }))
    : entries

/** The draft of an entry's form, as the entry that it stands for. */
export async function loadEntryDraft(
  office: Office,
  { shop, scope, language }: Place,
  of: { id: number | null; times: Times },
): Promise<EntryDraft> {
  const state = await loadDraft(office, { shop, times: of.times, ...entryDraft(scope, of.id) })
  if (!state.stored) return { state, entry: null }
  const sent = new FormFields(state.stored.fields.map(({ name, value }) => [name, value]))
  return { state, entry: entryOf(scopeForm(scope, language).fields, sent, language) }
}

/** Saves the form of one entry; `id` is null for a new one. */
export async function saveEntry(office: Office, form: FormFields, place: Place & { id: number | null; next: string }) {
  const { scope, language, id, next } = place
  const { fields, texts } = scopeForm(scope, language)
  const stored = await loadEntries(office, place)
  const at = stored.entries.findIndex(entry => entry.id === id)
  const isLatest = form.text('revision') === stored.revision
  const base = (isLatest ? stored.entries : await entriesBefore(office, place, form.text('revision'))).find(entry => entry.id === id)
  const sent = entryOf(fields, form, language)
  const typed: Json = {
    ...(base ? withUntouched(fields, base, sent, language) : sent),
    ...(at >= 0 && { id }),
    ...(hasFixedEntries(scope) && { enabled: true }),
  }
  const all = at >= 0 ? stored.entries.map((entry, i) => (i === at ? typed : entry)) : [...stored.entries, typed]
  const position = at >= 0 ? at : all.length - 1
  // The API would insert an entry that a colleague has deleted as a new one. The first attempt is refused and names the deletion.
  const isGone = id !== null && at < 0
  const refused =
    isGone && !isLatest
      ? new ShopError('settings_changed')
      : await save(office, place, { revision: form.text('revision'), entries: withOneDefault(scope, all, position) })
  if (!refused) {
    await discardDraft(office, place.shop, entryDraft(scope, id))
    return done(office, next, { kind: 'settings_saved', subject: nameOf(scope, typed, language) })
  }
  const values = valuesOf(fields, typed, language)
  const controls = controlsOf({ fields, texts }, values, languageNames[language])
  const typedForm = { entry: typed, revision: form.text('revision') }
  if (refused.code === 'settings_changed') {
    const now = stored.entries[at]
    const entry = now && base ? mergeDocuments(base, typed, now).merged : typed
    const [was, is, wanted] = [base, now, entry].map(one => one && valuesOf(fields, one, language))
    return answer(refused, {
      ...changedAnswer(language, { isGone, differences: is && wanted ? differencesOf(controls, { was, is, wanted }, language) : [] }),
      entry,
      revision: stored.revision,
    })
  }
  return answer(refused, { ...problemsAnswer(place, refused, all, { position, controls }), ...typedForm })
}

const answer = (refused: ShopError, content: Answer) => data(content, { status: refused.status })

function changedAnswer(language: Language, { isGone, differences }: { isGone: boolean; differences: Difference[] }): Answer {
  const t = settingsMessages[language]
  const text = isGone ? t.wasDeleted : differences.length > 0 ? t.changedText : t.changedElsewhere
  return { title: t.changed, text, problems: [], errors: {}, differences }
}

interface Versions {
  /** What the form was made from, if the history has it. */
  was: Values | undefined
  is: Values
  wanted: Values
}

/** Controls whose values somebody else has changed since, to others than those typed. */
function differencesOf(controls: readonly Control[], { was, is, wanted }: Versions, language: Language): Difference[] {
  const t = settingsMessages[language]
  const shown = (values: Values, name: string) => {
    const text = [...(values[name] ?? [])].sort().join(', ')
    return text === 'on' ? t.yes : text.replaceAll('\n', '; ')
  }
  return controls
    .map(({ name, label }) => ({ label, before: was ? shown(was, name) : null, stored: shown(is, name), typed: shown(wanted, name) }))
    .filter(({ before, stored, typed }) => stored !== typed && stored !== before)
}

interface Shown {
  position: number
  controls: readonly Control[]
}

/** The problems of a refused change by the controls of the entry at `position`; those of other entries are named. */
function problemsAnswer({ scope, language }: Place, refused: ShopError, entries: readonly Json[], shown: Shown | null): Answer {
  const t = settingsMessages[language]
  const found = Object.entries(refused.fields ?? {}).map(([path, message]) => {
    const [, index, ...rest] = path.split('.')
    const text = t.problem(problemOf(message))
    const own = shown && Number(index) === shown.position ? controlAt(shown.controls, rest.join('.')) : undefined
    if (own) return { control: own.name, id: own.name, text: t.of(own.label, text) }
    const entry = index === undefined ? undefined : entries[Number(index)]
    const name = entry ? nameOf(scope, entry, language) : t.scope(scope).title
    return { control: undefined, id: formId, text: t.of(name, text) }
  })
  // In the order of the form, as people go through it.
  const placeOf = ({ id }: { id: string }) => shown?.controls.findIndex(({ name }) => name === id) ?? -1
  found.sort((a, b) => placeOf(a) - placeOf(b))
  const errors = Object.fromEntries(found.flatMap(({ control, text }) => (control === undefined ? [] : [[control, text]])))
  return {
    title: found.length > 0 && found.every(({ control }) => control !== undefined) ? t.toCorrect(found.length) : t.notSaved,
    problems: found.map(({ id, text }) => ({ id, text })),
    errors,
    ...(found.length === 0 && { refusal: refusalIn(language, { code: refused.code, minutes: 0 }) }),
  }
}

const problemOf = (message: FieldMessage): FieldProblem =>
  (Object.keys(fieldProblems) as FieldProblem[]).find(problem => fieldProblems[problem] === message) ?? 'wrong_format'

const intents = ['up', 'down', 'enable', 'disable', 'delete'] as const
type Intent = (typeof intents)[number]

/** Moves, enables, disables or deletes an entry of a list. */
export async function changeList(office: Office, form: FormFields, place: Place, next: string) {
  const { scope, language } = place
  const intent = intents.find(one => one === form.text('intent'))
  if (!intent) throw new ShopError('not_found')
  const { entries, revision } = await loadEntries(office, place)
  const at = entries.findIndex(({ id }) => String(id) === form.text('id'))
  const changed = changedEntries(entries, at, intent)
  const refused =
    at < 0 ? new ShopError('settings_changed') : await save(office, place, { revision: form.text('revision'), entries: changed })
  if (!refused) {
    const subject = nameOf(scope, entries[at] ?? {}, language)
    if (intent === 'delete') await discardDraft(office, place.shop, entryDraft(scope, entries[at]?.id ?? null))
    return done(office, next, { kind: intent === 'delete' ? 'settings_deleted' : 'settings_saved', subject })
  }
  const t = settingsMessages[language]
  if (refused.code === 'settings_changed')
    return answer(refused, { title: t.changed, text: t.changedList, problems: [], errors: {}, revision })
  return answer(refused, problemsAnswer(place, refused, changed, null))
}

function changedEntries(entries: readonly Entry[], at: number, intent: Intent): Entry[] {
  if (intent === 'delete') return entries.filter((_, i) => i !== at)
  if (intent === 'enable' || intent === 'disable')
    return entries.map((entry, i) => (i === at ? { ...entry, enabled: intent === 'enable' } : entry))
  const moved = [...entries]
  const [entry] = moved.splice(at, 1)
  if (entry) moved.splice(intent === 'up' ? Math.max(0, at - 1) : at + 1, 0, entry)
  return moved
}
