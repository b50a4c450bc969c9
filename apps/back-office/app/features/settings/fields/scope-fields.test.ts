import { configurationScopeNames, languages } from '@stragan/contract'
import { type SettingsField, settingsFields } from '@stragan/contract/admin'
import { expect, test } from 'vitest'
import { fieldTexts } from './scope-fields.ts'

/** Paths that need a text: of every field, and of every value of a choice. */
const pathsOf = (field: SettingsField): string[] => {
  const valuesOf = (values: readonly string[]) => values.map(value => `${field.path}=${value}`)
  const none = field.empty === 'none' ? [] : ['']
  switch (field.kind) {
    case 'choice':
      return [field.path, ...valuesOf([...none, ...field.values])]
    case 'group':
    case 'switched':
    case 'rows':
      return [field.path, ...field.fields.flatMap(pathsOf)]
    case 'variants':
      return [
        field.path,
        ...valuesOf([...none, ...field.variants.map(({ key }) => key)]),
        ...field.variants.flatMap(({ fields }) => fields.flatMap(pathsOf)),
      ]
    default:
      return [field.path]
  }
}

test.each(configurationScopeNames)(
  'every field of %s has a label and an explanation in both languages, and no text is left over',
  scope => {
    const texts = fieldTexts[scope]
    const paths = new Set(settingsFields(scope).flatMap(pathsOf))
    expect(Object.keys(texts).sort()).toEqual([...paths].sort())
    for (const [path, text] of Object.entries(texts))
      for (const language of languages) {
        const [label, explanation] = text[language]
        expect([path, language, label !== '', path.includes('=') || explanation !== '']).toEqual([path, language, true, true])
      }
  },
)
