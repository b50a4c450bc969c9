import { type ConfigurationScope, configurationScopeNames, languages } from '@stragan/contract'
import { FormFields } from '@stragan/web/form-fields.server'
import { expect, test } from 'vitest'
import { demoShops } from '../../../demo/index.ts'
import { validEntry } from '../../api/src/features/settings/valid-entry.ts'
import { localised } from '../../api/src/platform/texts.ts'
import { entryOf, valuesOf } from '../../back-office/app/features/settings/fields/entry-values.ts'
import { scopeForm } from '../../back-office/app/features/settings/fields/scope-fields.ts'

/** What a scope's schema makes of an entry, in both languages. */
function validated(scope: ConfigurationScope, given: Record<string, unknown>) {
  const { entry, problems } = validEntry(scope, { ...given, id: 1, enabled: true })
  return { problems, ...Object.fromEntries(languages.map(language => [language, localised(entry, { language, fallback: language })])) }
}

test.each(configurationScopeNames)('the form of %s sends back the stored entry, of every entry of the demo shops', scope => {
  for (const language of languages) {
    const { fields } = scopeForm(scope, language)
    for (const { enabled = true, ...entry } of demoShops.flatMap(shop => shop.configuration[scope])) {
      const values = Object.entries(valuesOf(fields, { ...entry, enabled }, language))
      const sent = new FormFields(values.flatMap(([name, all]) => all.map((value): [string, string] => [name, value])))
      const { enabled: sentEnabled = true, ...again } = entryOf(fields, sent, language)
      expect(sentEnabled).toBe(enabled)
      expect(validated(scope, again)).toEqual(validated(scope, entry))
    }
  }
})
