import type { Language, ResponseOutput } from '@stragan/contract'
import type { categoryAdminCalls } from '@stragan/contract/admin'

type Listed = ResponseOutput<typeof categoryAdminCalls.categories>[number]

export const nameIn = ({ en, pl }: { en: string; pl: string }, language: Language): string => (language === 'pl' ? pl : en) || en || pl

export interface TreeRow {
  id: number
  name: string
  /** 1 for a main category. */
  level: number
  products: number
  isFirst: boolean
  isLast: boolean
}

/** The tree as rows, each category after the one that it is in. */
export function treeRows(categories: readonly Listed[], language: Language): TreeRow[] {
  const byParent = Map.groupBy(categories, ({ parent_id }) => parent_id)
  const below = (parent: number | null, level: number): TreeRow[] =>
    (byParent.get(parent) ?? []).flatMap(({ id, name, products }, i, siblings) => [
      { id, name: nameIn(name, language), level, products, isFirst: i === 0, isLast: i === siblings.length - 1 },
      ...below(id, level + 1),
    ])
  return below(null, 1)
}

/** Ids of the categories that have the same parent, in their order. */
export const siblingsOf = (categories: readonly Listed[], id: number) => {
  const parent = categories.find(one => one.id === id)?.parent_id
  return categories.filter(({ parent_id }) => parent_id === parent).map(one => one.id)
}

/** The tree as options of a select, without a category and all below it. */
export function parentOptions(rows: readonly TreeRow[], { top, without }: { top: string; without: number | null }) {
  const from = rows.findIndex(({ id }) => id === without)
  const next = from < 0 ? -1 : rows.findIndex(({ level }, i) => i > from && level <= (rows[from]?.level ?? 0))
  const left = from < 0 ? rows : [...rows.slice(0, from), ...(next < 0 ? [] : rows.slice(next))]
  const indent = (level: number) => '\u00a0\u00a0\u00a0'.repeat(level - 1)
  return [{ value: '', label: top }, ...left.map(({ id, name, level }) => ({ value: String(id), label: indent(level) + name }))]
}

/** Names from the main category down to the parent. */
export function namesAbove(categories: readonly Listed[], id: number | null, language: Language): string[] {
  const found = categories.find(one => one.id === id)
  return found ? [...namesAbove(categories, found.parent_id, language), nameIn(found.name, language)] : []
}
