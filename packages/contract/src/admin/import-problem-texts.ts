import type { Language } from '../constants.ts'
import type { RowProblem } from './import-problems.ts'
import type { Texts } from './list-columns.ts'

const texts: Partial<Record<RowProblem['problem'], Texts>> = {
  cell_count: {
    en: 'the row has more or fewer cells than the header',
    pl: 'wiersz ma więcej lub mniej komórek niż nagłówek',
  },
  other_row: { en: 'another row of this product was refused', pl: 'odrzucono inny wiersz tego produktu' },
  differs_from_first: {
    en: 'differs from the first row of this product',
    pl: 'wartość jest inna niż w pierwszym wierszu tego produktu',
  },
  tier_promoted: { en: 'a promotion depends on the present price', pl: 'od obecnej ceny zależy promocja' },
  stock_out_of_range: { en: 'the stock would be out of range', pl: 'stan magazynowy byłby poza dozwolonym zakresem' },
  classification_full: {
    en: 'the shop cannot have any more of these',
    pl: 'sklep nie może mieć więcej takich pozycji',
  },
  category_move_refused: { en: 'the category would be nested too deeply', pl: 'kategoria byłaby zagnieżdżona zbyt głęboko' },
  conflict: { en: 'something else in the shop prevents this', pl: 'przeszkadza temu coś innego w sklepie' },
  ambiguous: { en: 'several variants have this value', pl: 'tę wartość ma kilka wariantów' },
  too_many_agreed_prices: {
    en: 'there cannot be any more prices',
    pl: 'cen jest już tyle, ile może być',
  },
  product_not_in_shop: {
    en: 'the shop has no such product: import the file of products first',
    pl: 'sklep nie ma takiego produktu: najpierw zaimportuj plik z produktami',
  },
  product_without_price: {
    en: 'the product has no price to which this could be added',
    pl: 'produkt nie ma ceny, do której można by to dodać',
  },
  required: { en: 'is missing', pl: 'brakuje wartości' },
  too_short: { en: 'is too short', pl: 'tekst jest za krótki' },
  too_long: { en: 'is too long', pl: 'tekst jest za długi' },
  too_many: { en: 'has too many entries', pl: 'zbyt wiele pozycji' },
  not_a_number: {
    en: 'is not a number, or not a clear one: write 1,250 as 1250 or as 1.25',
    pl: 'to nie jest liczba albo nie wiadomo która: zamiast 1,250 wpisz 1250 albo 1,25',
  },
  out_of_range: { en: 'is out of range', pl: 'liczba jest poza dozwolonym zakresem' },
  ean_digits: {
    en: 'does not consist of digits alone: in a spreadsheet, format the column as text',
    pl: 'zawiera nie tylko cyfry: w arkuszu sformatuj kolumnę jako tekst',
  },
  ean_length: { en: 'does not have 8, 12, 13 or 14 digits', pl: 'nie ma 8, 12, 13 ani 14 cyfr' },
  ean_check_digit: {
    en: 'the check digit at the end does not match: one of the digits is wrong',
    pl: 'ostatnia cyfra (kontrolna) się nie zgadza: któraś z cyfr jest błędna',
  },
  not_one_of: { en: 'is not one of the allowed values', pl: 'niedozwolona wartość' },
  unknown: { en: 'this does not exist in the shop', pl: 'nie ma tego w sklepie' },
  twice: { en: 'already exists', pl: 'taka wartość już jest' },
}
const otherwise: Texts = { en: 'is not in the right format', pl: 'nieprawidłowy format' }

/** Why a row of an import was refused, after the name of its column. */
export const importProblemText = (problem: RowProblem['problem'], language: Language): string => (texts[problem] ?? otherwise)[language]
