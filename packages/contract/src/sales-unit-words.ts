import type { PackageContent, SalesUnit } from './entities/sales-unit.ts'
import { foldAccents } from './fold-accents.ts'
import { salesUnitNames } from './sales-units.ts'

/** A unit that a quantity may be typed in. */
export type TypedUnit = SalesUnit['code'] | PackageContent['unit']

const abbreviations: Record<string, TypedUnit> = {
  szt: 'piece',
  pc: 'piece',
  pcs: 'piece',
  pce: 'piece',
  ea: 'piece',
  each: 'piece',
  op: 'pack',
  opak: 'pack',
  pud: 'box',
  kpl: 'set',
  l: 'l',
  m2: 'm2',
}
/** A word without case, accents, superscripts (`m²`) and the point of an abbreviation. */
const plainWord = (word: string) => foldAccents(word.normalize('NFKD')).replace(/\.$/, '')
const words = new Map<string, TypedUnit>([
  ...Object.entries(abbreviations),
  ...Object.entries(salesUnitNames).flatMap(([code, { en, pl }]) =>
    [...Object.values(en), ...Object.values(pl)].map((word): [string, TypedUnit] => [plainWord(word), code as SalesUnit['code']]),
  ),
])
const smallUnits = new Map<string, TypedUnit>([
  ['g', 'kg'],
  ['ml', 'l'],
])

/** The unit that a word of either language names, in any form, with its size: `boxes`, `pudełek`, `szt.`, `g`; null if it is none. */
export function unitOfWord(word: string): { unit: TypedUnit; size: number } | null {
  const plain = plainWord(word)
  const unit = words.get(plain)
  const large = smallUnits.get(plain)
  return unit ? { unit, size: 1 } : large ? { unit: large, size: 0.001 } : null
}
