import { formatNumber } from '../../platform/format.ts'
import { plural } from '../../platform/messages.ts'

/** Quantities in sentences, non-breaking: `3 pieces`, `3 sztuki`, and abbreviated `3 szt.`. */
export const quantityText = {
  en: (n: number) => `${formatNumber('en', n)}\u00a0${plural('en', n, { one: 'piece', other: 'pieces' })}`,
  pl: (n: number) => `${formatNumber('pl', n)}\u00a0${plural('pl', n, { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' })}`,
  plShort: (n: number) => `${formatNumber('pl', n)}\u00a0szt.`,
}
