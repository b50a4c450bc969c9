import type { z } from 'zod'
import type { ConfigurationScope } from '../constants.ts'
import { configurationScopes, exchangeRate } from '../entities/configuration.ts'
import { localisedFields } from './settings-scopes.ts'

interface Base {
  key: string
  /** Keys from the entry down, without positions in lists: `prices.price_net`. */
  path: string
  /** What stands for an empty field: `null`, no key, or nothing: then it has to be filled in. */
  empty: 'null' | 'absent' | 'none'
  /** Of an entry that does not have the key. */
  initial?: unknown
}

/** A field of an entry, derived from the schema of its scope. */
export type SettingsField = Base &
  (
    | { kind: 'text'; isRequired: boolean; maxLength?: number }
    | { kind: 'texts'; isRequired: boolean; maxLength?: number }
    /** With `isText` it is stored as a text, which is exact. */
    | { kind: 'number'; isWhole: boolean; isMoney: boolean; isText?: true }
    | { kind: 'flag' }
    | { kind: 'colour' }
    | { kind: 'countries' }
    | { kind: 'days' }
    | { kind: 'choice'; values: readonly string[] }
    | { kind: 'codes'; orIds: boolean }
    /** Lists of codes by code. */
    | { kind: 'codesByCode' }
    | { kind: 'group'; fields: readonly SettingsField[] }
    /** A group that may be missing. */
    | { kind: 'switched'; fields: readonly SettingsField[] }
    | { kind: 'rows'; fields: readonly SettingsField[]; max: number }
    /** One of several groups; `key` of each names it in the field `discriminator`. */
    | { kind: 'variants'; discriminator: string; variants: readonly { key: string; fields: readonly SettingsField[] }[] }
  )

type Schema = z.core.$ZodTypes

/** Rows that a form adds to a list without a limit. */
const maxRows = 50

/** The fields of a scope's entries, without id and `enabled`, which every entry has. */
export function settingsFields(scope: ConfigurationScope): readonly SettingsField[] {
  const isLocalised = (path: string) => localisedFields[scope].includes(path)
  const schema = configurationScopes[scope] as Schema
  return isUnion(schema) ? [variantsOf(schema, { key: '', path: '', empty: 'none' }, isLocalised)] : fieldsIn(schema, '', isLocalised)
}

type IsLocalised = (path: string) => boolean

const isUnion = (schema: Schema): schema is z.core.$ZodDiscriminatedUnion =>
  schema._zod.def.type === 'union' && 'discriminator' in schema._zod.def

/** The fields of an object, without the one that says which of several it is. */
function fieldsIn(schema: Schema, above: string, isLocalised: IsLocalised, discriminator?: string): SettingsField[] {
  const { def } = schema._zod
  if (def.type !== 'object') throw new TypeError(`No object at ${above}`)
  return Object.entries(def.shape).flatMap(([key, value]) => {
    const isFrame = key === discriminator || (above === '' && (key === 'id' || key === 'enabled'))
    return isFrame ? [] : [fieldOf(value as Schema, { key, path: above === '' ? key : `${above}.${key}`, empty: 'none' }, isLocalised)]
  })
}

function fieldOf(schema: Schema, base: Base, isLocalised: IsLocalised): SettingsField {
  const { def } = schema._zod
  switch (def.type) {
    case 'default':
      return fieldOf(def.innerType as Schema, { ...base, initial: def.defaultValue }, isLocalised)
    case 'nullable':
      return fieldOf(def.innerType as Schema, { ...base, empty: 'null' }, isLocalised)
    case 'optional':
      return fieldOf(def.innerType as Schema, { ...base, empty: 'absent' }, isLocalised)
    case 'string': {
      if (schema === (exchangeRate as Schema)) return { ...base, kind: 'number', isWhole: false, isMoney: false, isText: true }
      const maximum = maxLengthOf(schema)
      const isRequired = base.empty === 'none' && !allowsEmpty(schema)
      return { ...base, kind: isLocalised(base.path) ? 'texts' : 'text', isRequired, ...(maximum !== undefined && { maxLength: maximum }) }
    }
    case 'number': {
      const isMoney = checksOf(schema).some(check => check.check === 'multiple_of' && check.value === 0.01)
      return { ...base, kind: 'number', isWhole: 'format' in def && def.format === 'safeint', isMoney }
    }
    case 'boolean':
    // The only pipe is `flag`.
    case 'pipe':
      return { ...base, kind: 'flag' }
    case 'enum':
      return { ...base, kind: 'choice', values: Object.values(def.entries).map(String) }
    case 'array':
      return listOf(def.element as Schema, schema, base, isLocalised)
    case 'record':
      return recordOf(def.keyType as Schema, base)
    case 'object': {
      const fields = fieldsIn(schema, base.path, isLocalised)
      return { ...base, kind: base.empty === 'none' ? 'group' : 'switched', fields }
    }
    case 'union':
      if (isUnion(schema)) return variantsOf(schema, base, isLocalised)
      break
  }
  throw new TypeError(`No form field for a ${def.type} at ${base.path}`)
}

function listOf(element: Schema, list: Schema, base: Base, isLocalised: IsLocalised): SettingsField {
  const { type } = element._zod.def
  if (type === 'number') return { ...base, kind: 'days' }
  if (type === 'object') {
    return { ...base, kind: 'rows', fields: fieldsIn(element, base.path, isLocalised), max: maxLengthOf(list) ?? maxRows }
  }
  return base.key === 'countries' ? { ...base, kind: 'countries' } : { ...base, kind: 'codes', orIds: type === 'union' }
}

const checksOf = (schema: Schema) => (schema._zod.def.checks ?? []).map(check => (check as z.core.$ZodChecks)._zod.def)

const allowsEmpty = (schema: Schema) =>
  !('format' in schema._zod.def) && checksOf(schema).every(({ check }) => check !== 'min_length' && check !== 'string_format')

const maxLengthOf = (schema: Schema): number | undefined =>
  checksOf(schema).flatMap(check => (check.check === 'max_length' ? [check.maximum] : []))[0]

/** A record with the keys of an enumeration has a colour for each; any other has lists of codes by code. */
function recordOf(key: Schema, base: Base): SettingsField {
  const { def } = key._zod
  if (def.type !== 'enum') return { ...base, kind: 'codesByCode' }
  const fields = Object.values(def.entries).map(
    (name): SettingsField => ({ key: String(name), path: `${base.path}.${name}`, empty: 'none', kind: 'colour' }),
  )
  return { ...base, kind: 'group', fields }
}

function variantsOf(schema: z.core.$ZodDiscriminatedUnion, base: Base, isLocalised: IsLocalised): SettingsField {
  const { discriminator, options } = schema._zod.def
  const variants = options.map(option => {
    const { def } = (option as Schema)._zod
    const literal = def.type === 'object' ? (def.shape[discriminator] as Schema)._zod.def : undefined
    if (literal?.type !== 'literal') throw new TypeError(`No ${discriminator} at ${base.path}`)
    return { key: String(literal.values[0]), fields: fieldsIn(option as Schema, base.path, isLocalised, discriminator) }
  })
  return { ...base, kind: 'variants', discriminator, variants }
}
