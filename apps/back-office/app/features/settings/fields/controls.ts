import type { SettingsField } from '@stragan/contract/admin'
import { nameIn, rootName, rowCount, switchName, type Values, variantName } from './entry-values.ts'
import type { ScopeForm } from './scope-fields.ts'

/** A control of a form, or the group of some. Its name is its id. */
export interface Control {
  name: string
  /** Of its errors: `prices.0.price_net`, `name.pl`. */
  path: string
  label: string
}

/** Both languages, by their names in the language of the page. */
export type LanguageNames = Readonly<Record<'en' | 'pl', string>>

/** All controls that a form shows. */
export function controlsOf({ fields, texts }: ScopeForm, values: Values, languageNames: LanguageNames): Control[] {
  const labelOf = ({ path }: SettingsField) => texts[path]?.[0] ?? path
  const inAll = (some: readonly SettingsField[], name: string, path: string, within: string) =>
    some.flatMap(field =>
      inOne(field, nameIn(name, field), field.key === '' ? path : path === '' ? field.key : `${path}.${field.key}`, within),
    )
  const inOne = (field: SettingsField, name: string, path: string, within: string): Control[] => {
    const label = within + labelOf(field)
    switch (field.kind) {
      case 'texts':
        return (['en', 'pl'] as const).map(key => ({
          name: `${name}.${key}`,
          path: `${path}.${key}`,
          label: `${label} (${languageNames[key]})`,
        }))
      case 'group':
        return [{ name, path, label }, ...inAll(field.fields, name, path, `${label}: `)]
      case 'switched':
        return [
          { name: switchName(name), path, label },
          ...(values[switchName(name)]?.length ? inAll(field.fields, name, path, `${label}: `) : []),
        ]
      case 'rows':
        return [
          { name, path, label },
          ...Array.from({ length: rowCount(values, name) }, (_, i) =>
            inAll(field.fields, `${name}.${i}`, `${path}.${i}`, `${label} ${i + 1}: `),
          ).flat(),
        ]
      case 'variants': {
        const own = `${name}.${field.discriminator}`
        const chosen = field.variants.find(({ key }) => key === values[own]?.[0])
        return [{ name: own, path, label }, ...(chosen ? inAll(chosen.fields, variantName(name, chosen.key), path, '') : [])]
      }
      default:
        return [{ name, path, label }]
    }
  }
  return inAll(fields, rootName, '', '')
}

/** The control that an error belongs to: that of its path, else of the nearest path above it, or the first one below. */
export function controlAt(controls: readonly Control[], path: string): Control | undefined {
  const above = controls.filter(control => path === control.path || (control.path !== '' && path.startsWith(`${control.path}.`)))
  return above.sort((a, b) => b.path.length - a.path.length)[0] ?? controls.find(control => control.path.startsWith(`${path}.`))
}
