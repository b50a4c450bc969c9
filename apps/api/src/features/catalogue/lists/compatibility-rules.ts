import { type ConfigurationEntry, configurationScopes, type Language } from '@stragan/contract'
import { localised } from '../../../platform/texts.ts'
import { descendants, type ListMetadata } from './list-index.ts'
import type { ListItem } from './list-item.ts'

/** Positions of feature values: a product fits if it has one of them. */
export type Condition = ReadonlySet<number>

/** A rule of the shop by which products go with others, in positions of the list index (docs/decisions/073-compatible-products.md). */
export interface CompatibilityRule {
  name: Readonly<Record<Language, string>>
  /** With their subcategories. */
  categories: ReadonlySet<number>
  where: readonly Condition[]
  goesWith: { categories: ReadonlySet<number>; where: readonly Condition[] }
  /** Of each feature that has to agree: the other product's values by the value of this one. */
  same: readonly ReadonlyMap<number, readonly number[]>[]
  joint: { checked: boolean; pieces: number | null } | null
  jointTitle: Readonly<Record<Language, string>> | null
}

type Rule = ConfigurationEntry<'compatible_products'>

/** A stored entry of the configuration, whose texts are in both languages. */
export type StoredRule = Record<string, unknown>

/**
 * Looks up what the rules name; invalid ones are left out. A condition on a value that no product has is met by none, so that a rule which
 * names an unknown value, feature or category never holds.
 */
export function resolveRules(
  metadata: Pick<ListMetadata, 'categories' | 'features' | 'values'>,
  stored: readonly StoredRule[],
  fallback: Language,
): CompatibilityRule[] {
  const slugs = new Map(metadata.categories.map(({ slug_en, id }) => [slug_en, id]))
  const byFeature = Map.groupBy(metadata.values, ({ feature }) => metadata.features[feature]?.code)
  const valuesOf = new Map([...byFeature].map(([code, values]) => [code, new Map(values.map(value => [value.code, value.at]))]))
  const positions = (feature: string, codes: readonly string[]) => codes.flatMap(code => valuesOf.get(feature)?.get(code) ?? [])
  const within = (codes: readonly string[]) =>
    new Set(codes.flatMap(code => slugs.get(code) ?? []).flatMap(id => [...descendants(metadata, id)]))
  const conditions = (where: Rule['where']) => Object.entries(where).map(([feature, codes]) => new Set(positions(feature, codes)))
  const pairs = ({ feature, of = feature, values }: Rule['same'][number]) =>
    new Map(
      [...(valuesOf.get(feature) ?? [])].flatMap(([code, at]) => {
        const others = positions(of, values ? (Object.hasOwn(values, code) ? (values[code] ?? []) : []) : [code])
        return others.length > 0 ? [[at, others] as const] : []
      }),
    )
  return stored.flatMap(entry => {
    const textsOf = (text: unknown) => {
      const textIn = (language: Language) => String(localised(text, { language, fallback }))
      return { en: textIn('en'), pl: textIn('pl') }
    }
    const name = textsOf(entry.name)
    const jointTitle = entry.joint_title ? textsOf(entry.joint_title) : null
    const texts = { name: name[fallback], joint_title: jointTitle?.[fallback] ?? null }
    const { data: rule } = configurationScopes.compatible_products.safeParse({ ...entry, ...texts })
    if (!rule) return []
    return {
      name,
      categories: within(rule.categories),
      where: conditions(rule.where),
      goesWith: { categories: within(rule.goes_with.categories), where: conditions(rule.goes_with.where) },
      same: rule.same.map(pairs),
      joint: rule.joint,
      jointTitle,
    }
  })
}

export const fits = (values: readonly number[], conditions: readonly Condition[]) =>
  conditions.every(condition => values.some(value => condition.has(value)))

/** What another product has to fit to go with one; undefined if the rule does not hold for that one. */
export function conditionsFor(
  { categories, where, goesWith, same }: CompatibilityRule,
  { categoryId, values }: Pick<ListItem, 'categoryId' | 'values'>,
): Condition[] | undefined {
  if (categoryId === null || !categories.has(categoryId) || !fits(values, where)) return undefined
  const agreeing = same.map(others => new Set(values.flatMap(value => others.get(value) ?? [])))
  return agreeing.some(condition => condition.size === 0) ? undefined : [...goesWith.where, ...agreeing]
}
