import { messages, plural } from '../../platform/messages.ts'

/** Texts of the boxes in lists; those of the page are in comparison.messages.ts. */
export const compareMessages = messages(
  {
    compare: 'Compare',
    compareProducts: (count: number) =>
      count === 0 ? 'Compare products' : `Compare ${count} ${plural('en', count, { one: 'product', other: 'products' })}`,
    form: 'Comparison',
    upTo: (max: number) => `Up to ${max} products`,
    atMost: (max: number) => `At most ${max} products can be compared at once: untick one first.`,
  },
  {
    compare: 'Porównaj',
    compareProducts: count =>
      count === 0
        ? 'Porównaj produkty'
        : `Porównaj ${count} ${plural('pl', count, { one: 'produkt', few: 'produkty', many: 'produktów', other: 'produktu' })}`,
    form: 'Porównanie',
    upTo: max => `Do ${max} produktów`,
    atMost: max => `Naraz można porównać najwyżej ${max} produkty: najpierw odznacz jeden z wybranych.`,
  },
)
