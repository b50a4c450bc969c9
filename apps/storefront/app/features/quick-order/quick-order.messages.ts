import type { SalesUnit } from '@stragan/contract'
import { formatContained, formatQuantity, singlePiece } from '@stragan/contract/sales-units'
import type { Language } from '@stragan/routing'
import { formatNumber, polishOf } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'
import { salesUnitSentence } from '../cart/add-to-cart.messages.ts'
import type { UnparsedRow } from './parse-lines.ts'
import type { Refusal, ResolvedLine } from './resolved-lines.ts'

type Problem = NonNullable<ResolvedLine['problem']>
type RefusalText = { title: string; text: string }

const lines = (n: number) => `${formatNumber('en', n)} ${plural('en', n, { one: 'line', other: 'lines' })}`
const pozycji = (n: number) =>
  `${formatNumber('pl', n)} ${plural('pl', n, { one: 'pozycja', few: 'pozycje', many: 'pozycji', other: 'pozycji' })}`
/** Accusative, for "add": `Dodaj 1 pozycję`. */
const pozycje = (n: number) =>
  `${formatNumber('pl', n)} ${plural('pl', n, { one: 'pozycję', few: 'pozycje', many: 'pozycji', other: 'pozycji' })}`
/** Verb for a count: `są 2 pozycje`, `jest 5 pozycji`. */
const jest = (n: number) => plural('pl', n, { one: 'jest', few: 'są', many: 'jest', other: 'jest' })

const choiceText = (language: Language, n: number, unit: SalesUnit) =>
  [formatQuantity(language, n, unit.code), formatContained(language, n, unit)].filter(Boolean).join(' = ')

export const quickOrderMessages = messages(
  {
    home: 'Home',
    breadcrumbs: 'Breadcrumb',
    title: 'Quick order',
    about: (shop: string) =>
      `Paste a list of product codes and quantities, check what we understood, and put it all into your cart at ${shop}.`,
    lead: 'Paste a list of product codes and quantities or choose a file. We will show you what we understood before anything is in your cart.',
    forExample: 'For example:',
    listMore: 'You can paste cells copied from a spreadsheet. A line without a quantity means one sales unit; the limit is 300 lines.',
    file: 'Or a file',
    fileHint: 'Choose a CSV or text file of up to 256 KB, with the same two columns.',

    resolved: 'What we understood',
    again: 'The list as text',
    readAgain: 'Read it again',
    allFine: (n: number) => plural('en', n, { one: '1 line was found.', other: `All ${lines(n)} were found.` }),
    openLines: (open: number, all: number) => `${open} of ${lines(all)} ${plural('en', open, { one: 'needs', other: 'need' })} checking.`,
    toFirst: 'Go to the first',
    table: 'Lines in your list',
    take: 'Order',
    takeNamed: (name: string) => `Order ${name}`,
    product: 'Product',
    quantity: 'Quantity',
    unit: 'Unit price',
    line: 'Line total',
    net: 'net',
    gross: 'incl. VAT',
    typedAs: (symbol: string) => `you wrote ${symbol}`,
    inStock: (n: number, { code }: SalesUnit) => `${formatQuantity('en', n, code)} in stock`,
    choice: (n: number, unit: SalesUnit) => choiceText('en', n, unit),
    onRequest: 'Price on request',
    quantityOf: (name: string) => `Quantity: ${name}`,
    decrease: (name: string) => `Decrease quantity: ${name}`,
    increase: (name: string) => `Increase quantity: ${name}`,
    symbol: 'Product code',
    symbolOf: (symbol: string) => `Product code instead of ${symbol}`,
    instead: (problem: Problem): string => (problem === 'variant_required' ? 'Variant' : 'Did you mean'),
    insteadOf: (label: string, symbol: string) => `${label}: ${symbol}`,
    choose: 'Choose…',
    check: 'Check',
    checkNamed: (symbol: string) => `Check again: ${symbol}`,
    problem: (problem: Problem, symbol: string, left: number, unit: SalesUnit = singlePiece): string =>
      ({
        symbol_unknown: `We do not know the product code ${symbol}.`,
        symbol_ambiguous: `The product code ${symbol} matches several products. Choose one.`,
        variant_required: `${symbol} comes in variants. Choose one.`,
        not_for_sale: 'This product has no price now and is left out. Ask us for a quote.',
        not_enough_stock:
          left > 0
            ? `We have only ${formatQuantity('en', left, unit.code)} in stock and will add that many.`
            : 'This product has sold out and will not be added.',
        sales_unit: `${salesUnitSentence('en', unit)} Choose how many you need.`,
        quantity: 'Enter a whole number from 1 to 100,000.',
      })[problem],
    unparsed: 'Lines we could not read',
    unparsedHint: 'Correct them, or clear what is not part of an order.',
    unparsedLine: (n: number) => `Line ${n}`,
    why: (why: UnparsedRow['why']): string =>
      ({
        quantity: 'It contains no whole number from 1 to 100,000.',
        symbol: 'It contains no product code.',
        long: 'It is too long for a product code and a quantity.',
      })[why],
    total: (n: number) => `Total, ${lines(n)}`,
    asListed: 'The total is for the quantities in your list, even where fewer are in stock.',
    update: 'Update',
    add: (n: number) => `Add ${lines(n)} to cart`,
    leftOut: (n: number) =>
      `${lines(n)} cannot be added yet. ${plural('en', n, { one: 'Correct it or leave it out', other: 'Correct them or leave them out' })}.`,
    nothingToAdd: 'Nothing can be added yet',
    refused: (why: Refusal, count: number): RefusalText =>
      ({
        empty: { title: 'The list is empty', text: 'Paste product codes and quantities, or choose a file that contains them.' },
        too_many: {
          title: `The list has ${formatNumber('en', count)} lines`,
          text: 'We accept up to 300 at once. Split the list and order it in parts.',
        },
        too_large: {
          title: 'The list is too large',
          text: 'We accept a file or text of up to 256 KB. Split it, or paste the lines you need.',
        },
        no_text: { title: 'This is not a text file', text: 'Save the spreadsheet as CSV, or copy its two columns into the field.' },
        unavailable: { title: 'The shop cannot answer right now', text: 'Your list is still here. Try again in a moment.' },
        too_many_requests: {
          title: 'Too many requests came from your network',
          text: 'Your list is still here. Wait a quarter of an hour and try again.',
        },
        quantity: { title: 'Nothing has been added yet', text: 'Correct the quantities that are marked.' },
        nothing: { title: 'There is nothing to add', text: 'None of the lines can be ordered as they are. Correct the list.' },
      })[why],
  },
  {
    home: 'Strona główna',
    breadcrumbs: 'Ścieżka nawigacji',
    title: 'Szybkie zamówienie',
    about: (shop: string) => `Wklej listę symboli i ilości, sprawdź, co odczytaliśmy, i przenieś wszystko do koszyka w sklepie ${shop}.`,
    lead: 'Wklej listę symboli i ilości albo wybierz plik. Zanim coś trafi do koszyka, zobaczysz, co odczytaliśmy.',
    forExample: 'Na przykład:',
    listMore: 'Możesz wkleić komórki skopiowane z arkusza. Wiersz bez ilości oznacza jedną jednostkę sprzedaży; limit to 300 pozycji.',
    file: 'Albo plik',
    fileHint: 'Plik CSV lub tekstowy, do 256 KB, z tymi samymi dwiema kolumnami.',

    resolved: 'Co odczytaliśmy',
    again: 'Lista jako tekst',
    readAgain: 'Odczytaj ponownie',
    allFine: (n: number) =>
      plural('pl', n, { one: 'Znaleziono 1 pozycję.', other: `Znaleziono wszystkie pozycje (${formatNumber('pl', n)}).` }),
    openLines: (open: number, all: number) => `Do sprawdzenia: ${open} ${polishOf(all)} pozycji.`,
    toFirst: 'Przejdź do pierwszej',
    table: 'Pozycje z Twojej listy',
    take: 'Zamów',
    takeNamed: (name: string) => `Zamów: ${name}`,
    product: 'Produkt',
    quantity: 'Ilość',
    unit: 'Cena jednostkowa',
    line: 'Wartość',
    net: 'netto',
    gross: 'brutto',
    typedAs: (symbol: string) => `na liście: ${symbol}`,
    inStock: (n: number, { code }: SalesUnit) => `w magazynie ${formatQuantity('pl', n, code, 'short')}`,
    choice: (n: number, unit: SalesUnit) => choiceText('pl', n, unit),
    onRequest: 'Cena na zapytanie',
    quantityOf: (name: string) => `Ilość: ${name}`,
    decrease: (name: string) => `Zmniejsz ilość: ${name}`,
    increase: (name: string) => `Zwiększ ilość: ${name}`,
    symbol: 'Symbol',
    symbolOf: (symbol: string) => `Symbol zamiast ${symbol}`,
    instead: (problem: Problem): string => (problem === 'variant_required' ? 'Wariant' : 'Może chodzi o'),
    insteadOf: (label: string, symbol: string) => `${label}: ${symbol}`,
    choose: 'Wybierz…',
    check: 'Sprawdź',
    checkNamed: (symbol: string) => `Sprawdź ponownie: ${symbol}`,
    problem: (problem: Problem, symbol: string, left: number, unit: SalesUnit = singlePiece) =>
      ({
        symbol_unknown: `Nie znamy symbolu ${symbol}.`,
        symbol_ambiguous: `Symbol ${symbol} pasuje do kilku produktów. Wybierz jeden.`,
        variant_required: `${symbol} ma warianty. Wybierz jeden z nich.`,
        not_for_sale: 'Produkt nie ma teraz ceny, więc tę pozycję pomijamy. Zapytaj nas o ofertę.',
        not_enough_stock:
          left > 0
            ? `W magazynie ${jest(left)} tylko ${formatQuantity('pl', left, unit.code, 'short')} i tyle dodamy.`
            : 'Wyprzedane, więc tę pozycję pomijamy.',
        sales_unit: `${salesUnitSentence('pl', unit)} Wybierz, ile potrzebujesz.`,
        quantity: 'Podaj liczbę całkowitą od 1 do 100\u00a0000.',
      })[problem],
    unparsed: 'Wiersze, których nie udało się odczytać',
    unparsedHint: 'Popraw te wiersze albo je wyczyść, jeśli nie są pozycjami zamówienia.',
    unparsedLine: (n: number) => `Wiersz ${n}`,
    why: (why: UnparsedRow['why']) =>
      ({
        quantity: 'Nie ma tu liczby całkowitej od 1 do 100\u00a0000.',
        symbol: 'Nie ma tu symbolu.',
        long: 'Wiersz jest za długi na symbol i ilość.',
      })[why],
    total: (n: number) => `Razem, ${pozycji(n)}`,
    asListed: 'Suma dotyczy ilości z listy, także tam, gdzie w magazynie jest mniej.',
    update: 'Przelicz',
    add: (n: number) => `Dodaj ${pozycje(n)} do koszyka`,
    leftOut: (n: number) =>
      `Nie można jeszcze dodać: ${pozycji(n)}. ${plural('pl', n, { one: 'Popraw ją albo pomiń', other: 'Popraw je albo pomiń' })}.`,
    nothingToAdd: 'Na razie nie ma czego dodać',
    refused: (why: Refusal, count: number) =>
      ({
        empty: { title: 'Na liście nie ma żadnej pozycji', text: 'Wklej symbole i ilości albo wybierz plik, który je zawiera.' },
        too_many: {
          title: `Na liście ${jest(count)} ${pozycji(count)}`,
          text: 'Naraz przyjmujemy najwyżej 300. Podziel listę i zamów ją w częściach.',
        },
        too_large: {
          title: 'Lista jest za duża',
          text: 'Przyjmujemy plik albo tekst do 256 KB. Podziel listę albo wklej potrzebne wiersze.',
        },
        no_text: { title: 'To nie jest plik tekstowy', text: 'Zapisz arkusz jako CSV albo skopiuj jego dwie kolumny do pola.' },
        unavailable: { title: 'Sklep nie może teraz odpowiedzieć', text: 'Twoja lista nadal tu jest. Spróbuj za chwilę.' },
        too_many_requests: {
          title: 'Z Twojej sieci przyszło zbyt wiele żądań',
          text: 'Twoja lista nadal tu jest. Odczekaj kwadrans i spróbuj ponownie.',
        },
        quantity: { title: 'Jeszcze niczego nie dodano', text: 'Popraw zaznaczone ilości.' },
        nothing: { title: 'Nie ma czego dodać', text: 'Żadnej pozycji nie można zamówić w tej postaci. Popraw listę.' },
      })[why],
  },
)
