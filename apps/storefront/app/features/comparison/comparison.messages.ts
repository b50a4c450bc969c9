import type { SalesUnit } from '@stragan/contract'
import { describeSalesUnit } from '@stragan/contract/sales-units'
import { formatNumber } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'

const weights = (language: 'en' | 'pl', from: number, to: number, unit: SalesUnit | null) => {
  const range = from === to ? formatNumber(language, from) : `${formatNumber(language, from)}–${formatNumber(language, to)}`
  return `${range} kg${unit && unit.code !== 'piece' ? ` / ${describeSalesUnit(language, { ...unit, content: null })}` : ''}`
}

export const comparisonMessages = messages(
  {
    title: 'Compare products',
    home: 'Home',
    about: 'Compare the prices, stock and features of up to four products side by side.',
    feature: 'Feature',
    price: 'Price',
    order: 'Order',
    weight: 'Weight',
    weights: (from: number, to: number, unit: SalesUnit | null) => weights('en', from, to, unit),
    andMore: (values: string, count: number) => `${values} and ${count} more`,
    differences: 'Differences',
    noDifferences: 'There are no differences in brand, sales unit, weight or features.',
    same: 'The same',
    missing: 'not specified',
    remove: 'Remove',
    gone: (count: number) => (count === 1 ? 'One product is no longer available.' : `${count} products are no longer available.`),
    tooMany: (max: number) => `Up to ${max} products can be compared at once: these are the first ${max}.`,
    choose: 'Choose what to compare',
    chooseHint: 'Tick “Compare” on two to four products in a list, or follow “Compare with similar products” on a product’s page.',
    toCategories: 'Browse categories',
    oneMore: 'Choose at least one more product.',
    addFirst: 'What to compare it with',
    addMore: 'Add a product',
    add: 'Add to comparison',
    nothingSimilar: 'There is nothing else in this category. Tick “Compare” on products in another list.',
  },
  {
    title: 'Porównanie produktów',
    home: 'Strona główna',
    about: 'Ceny, dostępność i cechy najwyżej czterech produktów obok siebie.',
    feature: 'Cecha',
    price: 'Cena',
    order: 'Zamówienie',
    weight: 'Waga',
    weights: (from, to, unit) => weights('pl', from, to, unit),
    andMore: (values, count) => `${values} i jeszcze ${count}`,
    differences: 'Różnice',
    noDifferences: 'Brak różnic w marce, jednostce sprzedaży, wadze i cechach.',
    same: 'Bez różnic',
    missing: 'brak danych',
    remove: 'Usuń',
    gone: count =>
      count === 1
        ? 'Jeden z produktów nie jest już dostępny.'
        : `${count} ${plural('pl', count, { one: 'produkt nie jest już dostępny', few: 'produkty nie są już dostępne', many: 'produktów nie jest już dostępnych', other: 'produktu nie jest już dostępne' })}.`,
    tooMany: max => `Naraz można porównać najwyżej ${max} produkty: oto pierwsze z wybranych.`,
    choose: 'Wybierz produkty do porównania',
    chooseHint:
      'Zaznacz „Porównaj” przy dwóch, trzech lub czterech produktach na liście albo wybierz „Porównaj z podobnymi” na stronie produktu.',
    toCategories: 'Przejrzyj kategorie',
    oneMore: 'Wybierz jeszcze co najmniej jeden produkt.',
    addFirst: 'Z czym porównać',
    addMore: 'Dodaj produkt',
    add: 'Dodaj do porównania',
    nothingSimilar: 'W tej kategorii nie ma nic innego. Zaznacz „Porównaj” przy produktach na innej liście.',
  },
)
