import type { ConfigurationScope } from '@stragan/contract'
import { draftCallsOf, scopeRules } from '@stragan/contract/admin'
import { FormFields } from '@stragan/web/form-fields.server'
import { expect, test } from 'vitest'
import { entryOf } from './fields/entry-values.ts'
import { scopeForm } from './fields/scope-fields.ts'
import { entryDraft, settingsForms } from './settings-drafts.ts'

const key = entryDraft('delivery', 7)
const declared = settingsForms.find(({ area }) => area === key.area)
const fieldsOf = (pairs: [string, string][], language: 'en' | 'pl' = 'en') =>
  (declared?.fieldsOf(new FormFields(pairs), key, language) ?? []).map(({ name, value }) => [name, value])

test('a draft has what the schema of the scope knows, and nothing else a form sends', () => {
  const found = fieldsOf([
    ['intent', 'save'],
    ['revision', 'x'],
    ['entry.code', 'courier'],
    ['entry.countries', 'PL'],
    ['entry.countries', 'DE'],
    ['entry.password', 'x'],
    ['~password', 'x'],
    ['password', 'x'],
  ])
  expect(found).toContainEqual(['entry.code', 'courier'])
  expect(found.filter(([name]) => name === 'entry.countries')).toEqual([
    ['entry.countries', 'PL'],
    ['entry.countries', 'DE'],
  ])
  expect(found.filter(([name]) => !name?.startsWith('entry.') || name.includes('password'))).toEqual([])
})

test('a draft stands for the entry that was typed, also what is no value yet, in either language', () => {
  const { fields } = scopeForm('delivery', 'pl')
  const typed: [string, string][] = [
    ['entry.enabled', 'on'],
    ['entry.name.en', 'Courier'],
    ['entry.name.pl', ''],
    ['entry.price_net', '17,31'],
    ['entry.free_from_net', 'tanio'],
  ]
  const again = entryOf(fields, new FormFields(fieldsOf(typed, 'pl') as [string, string][]), 'en')
  expect(again).toMatchObject({ enabled: true, name: { en: 'Courier', pl: '' }, price_net: 17.31, free_from_net: 'tanio' })
})

test.each(Object.keys(scopeRules) as ConfigurationScope[])('the API takes the draft of every form of %s', scope => {
  const of = entryDraft(scope, null)
  const form = settingsForms.find(({ area }) => area === of.area)
  const fields = form?.fieldsOf(new FormFields(), of, 'en') ?? []
  expect(fields.length).toBeGreaterThan(0)
  expect(draftCallsOf.settings.keep.body.safeParse({ fields }).error).toBeUndefined()
})

test('a form is found again: of an entry, of a new one, and of a scope with a single one', () => {
  const pageOf = (...of: Parameters<typeof entryDraft>) => declared?.pageOf(entryDraft(...of))
  expect([pageOf('delivery', 7), pageOf('delivery', null), pageOf('local_business', 1)]).toEqual([
    'settings/delivery/7',
    'settings/delivery/new',
    'settings/local_business',
  ])
})
