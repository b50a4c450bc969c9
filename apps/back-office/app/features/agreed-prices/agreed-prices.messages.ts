import type { Language } from '@stragan/contract'
import { messages } from '@stragan/contract/messages'
import type { Problem } from './agreed-prices-form.ts'

const problemsEn: Record<Problem, string> = {
  price: 'Enter an amount such as 12.50, at most 10,000,000',
  changed: 'Somebody else has changed this in the meantime',
  gone: 'This variant no longer exists',
}
const problemsPl: Record<Problem, string> = {
  price: 'Wpisz kwotę, np. 12,50, najwyżej 10 000 000',
  changed: 'Ktoś inny zmienił to w międzyczasie',
  gone: 'Tego wariantu już nie ma',
}

/** Texts of prices that one customer has, or that a price list has. */
export const agreedPriceTexts = (language: Language, ofPriceList: boolean) => {
  const texts = agreedPriceMessages[language]
  return ofPriceList ? { ...texts, ...priceListTexts[language] } : texts
}

export const agreedPriceMessages = messages(
  {
    title: 'Agreed prices',
    lead: 'Net, for one sales unit. The customer pays the list price where that is lower.',
    back: (name: string) => `Customer: ${name}`,
    find: 'Find products',
    query: 'Product code, EAN or name',
    submit: 'Find',
    leadFound: 'The products found, with their agreed prices. Enter a price to add it; empty a field to remove its price.',
    leadWrite: 'To add prices, find the products. Empty a field to remove its price.',
    product: 'Product',
    listPrice: 'List price',
    agreedPrice: 'Agreed price',
    priceOf: (name: string) => `Agreed price of ${name}`,
    changed: 'Changed',
    inactive: 'Inactive',
    onRequest: 'on request',
    now: (price: string) => `now ${price}`,
    above: 'Above the list price, which applies',
    nextPrices: 'Further prices',
    firstPrices: 'First prices',
    none: 'No agreed prices',
    noneText: 'The list prices apply.',
    noneFound: 'Nothing found',
    noneFoundText: 'Look for another product code, EAN or name.',
    showAll: 'Show all agreed prices',
    stale: 'Somebody else changed some of these prices in the meantime',
    staleText: 'Below you see what is stored now beside what you typed. Save again to keep yours.',
    emptyTitle: 'No price was changed',
    emptyText: 'Change, add or remove a price first.',
    problems: problemsEn,
  },
  {
    title: 'Ceny indywidualne',
    lead: 'Netto, za jednostkę sprzedaży. Gdy cena katalogowa jest niższa, klient płaci cenę katalogową.',
    back: (name: string) => `Klient: ${name}`,
    find: 'Szukaj produktów',
    query: 'Symbol, EAN lub nazwa',
    submit: 'Szukaj',
    leadFound: 'Znalezione produkty i ich ceny indywidualne. Wpisz cenę, aby ją dodać; wyczyść pole, aby usunąć cenę.',
    leadWrite: 'Aby dodać ceny, wyszukaj produkty. Wyczyść pole, aby usunąć cenę.',
    product: 'Produkt',
    listPrice: 'Cena katalogowa',
    agreedPrice: 'Cena indywidualna',
    priceOf: (name: string) => `Cena indywidualna: ${name}`,
    changed: 'Zmieniono',
    inactive: 'Nieaktywny',
    onRequest: 'na zapytanie',
    now: (price: string) => `teraz ${price}`,
    above: 'Wyższa niż cena katalogowa, która obowiązuje',
    nextPrices: 'Dalsze ceny',
    firstPrices: 'Pierwsze ceny',
    none: 'Brak cen indywidualnych',
    noneText: 'Obowiązują ceny katalogowe.',
    noneFound: 'Niczego nie znaleziono',
    noneFoundText: 'Poszukaj innego symbolu, kodu EAN lub nazwy.',
    showAll: 'Pokaż wszystkie ceny indywidualne',
    stale: 'Ktoś inny zmienił w międzyczasie niektóre z tych cen',
    staleText: 'Poniżej widać, co jest teraz zapisane, obok tego, co wpisano. Zapisz ponownie, aby zachować swoje ceny.',
    emptyTitle: 'Nie zmieniono żadnej ceny',
    emptyText: 'Najpierw zmień, dodaj lub usuń cenę.',
    problems: problemsPl,
  },
)

const priceListTexts = messages(
  {
    title: 'Prices',
    leadFound: 'The products found, with their prices in the list. Enter a price to add it; empty a field to remove its price.',
    agreedPrice: 'Price in the list',
    priceOf: (name: string) => `Price of ${name} in the list`,
    none: 'No prices yet',
    noneText: 'Find the products to add their prices.',
    showAll: 'Show all prices in the list',
  },
  {
    title: 'Ceny',
    leadFound: 'Znalezione produkty i ich ceny z cennika. Wpisz cenę, aby ją dodać; wyczyść pole, aby usunąć cenę.',
    agreedPrice: 'Cena z cennika',
    priceOf: (name: string) => `Cena z cennika: ${name}`,
    none: 'Brak cen w cenniku',
    noneText: 'Aby dodać ceny, wyszukaj produkty.',
    showAll: 'Pokaż wszystkie ceny z cennika',
  },
)
