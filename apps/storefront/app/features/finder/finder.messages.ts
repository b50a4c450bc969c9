import type { SalesUnit } from '@stragan/contract'
import { formatQuantity } from '@stragan/contract/sales-units'
import { formatNumber } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'

export const finderMessages = messages(
  {
    any: 'Any',
    show: (count: number) => `Show ${formatNumber('en', count)} ${plural('en', count, { one: 'product', other: 'products' })}`,
    showAll: 'Show products',
    cleared: (features: string[]) => `Some of your choices are not available together, so we cleared: ${features.join(', ')}.`,
    notDrawn: 'Choose a metric thread, a length and a head to see the drawing.',
    nothing: 'We have no products with this combination of features.',
    chartOf: (rows: string, columns: string) => `Products by ${rows} and ${columns}`,
    productsAt: (row: string, column: string, names: string[]) => `${row}, ${column}: ${names.join('; ')}`,
    chartKey: 'Each dot is a product: filled if it fits, ringed if it is the one we suggest.',
    people: 'People',
    cups: 'Cups per person',
    aDay: 'a day',
    outOfBounds: (max: number) => `Enter a whole number from 1 to ${formatNumber('en', max)}.`,
    workOut: 'Work out the quantity',
    needed: (people: number, amount: string) =>
      `${formatNumber('en', people)} ${plural('en', people, { one: 'person needs', other: 'people need' })} ${amount} a week.`,
    counted: (cups: number, days: number, perCup: string) =>
      `This assumes ${cups} ${plural('en', cups, { one: 'cup', other: 'cups' })} a day per person on ${days} ${plural('en', days, { one: 'day', other: 'days' })}, at ${perCup} per cup.`,
    perUnit: (price: string) => `${price} each`,
    cheapest: 'The least expensive of those in stock',
    limited: (quantity: number, { code }: SalesUnit) =>
      `We have only ${formatQuantity('en', quantity, code)} in stock. Ask us about the rest.`,
  },
  {
    any: 'bez znaczenia',
    show: (count: number) =>
      `Pokaż ${formatNumber('pl', count)} ${plural('pl', count, { one: 'produkt', few: 'produkty', many: 'produktów', other: 'produktu' })}`,
    showAll: 'Pokaż produkty',
    cleared: (features: string[]) => `Produktów o takim połączeniu cech nie mamy, więc wyczyściliśmy: ${features.join(', ')}.`,
    notDrawn: 'Wybierz gwint metryczny, długość i łeb, aby zobaczyć rysunek.',
    nothing: 'Nie mamy produktów o takim połączeniu cech.',
    chartOf: (rows: string, columns: string) => `Produkty według cech: ${rows}, ${columns}`,
    productsAt: (row: string, column: string, names: string[]) => `${row}, ${column}: ${names.join('; ')}`,
    chartKey: 'Każda kropka to produkt: pełna oznacza produkt pasujący, a otoczona obwódką – ten, który proponujemy.',
    people: 'Liczba osób',
    cups: 'Filiżanki na osobę',
    aDay: 'dziennie',
    outOfBounds: (max: number) => `Wpisz liczbę całkowitą od 1 do ${formatNumber('pl', max)}.`,
    workOut: 'Przelicz ilość',
    needed: (people: number, amount: string) =>
      `${formatNumber('pl', people)} ${plural('pl', people, { one: 'osoba potrzebuje', few: 'osoby potrzebują', many: 'osób potrzebuje', other: 'osoby potrzebuje' })} ${amount} tygodniowo.`,
    counted: (cups: number, days: number, perCup: string) =>
      `Liczymy po ${cups} ${plural('pl', cups, { one: 'filiżance', few: 'filiżanki', many: 'filiżanek', other: 'filiżanki' })} dziennie na osobę przez ${days} ${plural('pl', days, { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' })}, ${perCup} na filiżankę.`,
    perUnit: (price: string) => `po ${price}`,
    cheapest: 'Najtańsza opcja spośród dostępnych',
    limited: (quantity: number, { code }: SalesUnit) =>
      `W magazynie mamy tylko ${formatQuantity('pl', quantity, code, 'accusative')}. Zapytaj nas o resztę.`,
  },
)
