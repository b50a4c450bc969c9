import type { SalesUnit } from '@stragan/contract'
import { describePriced, formatFrom, formatQuantity } from '@stragan/contract/sales-units'
import type { Display } from '../../platform/display.ts'
import { formatNumber, polishOf } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'

type Prices = Display['prices']
/** How many sales units a price is for. */
type Per = 1 | 100

const enUnit = (unit: SalesUnit | null, per: Per) => describePriced('en', unit, per)
const plUnit = (unit: SalesUnit | null, per: Per) => describePriced('pl', unit, per)

export const productMessages = messages(
  {
    pictures: (name: string) => `Pictures: ${name}`,
    previousPicture: 'Previous picture',
    nextPicture: 'Next picture',
    zoom: 'Enlarge',
    close: 'Close',
    showPicture: (place: number, total: number) => `Show picture ${place} of ${total}`,
    familyPicture: 'The picture shows the product family; details may differ.',
    chooseVariant: (count: number) => `See all ${count} ${plural('en', count, { one: 'variant', other: 'variants' })}`,
    someVariants: (shown: number, all: number) =>
      `${shown} of ${all} ${plural('en', all, { one: 'variant', other: 'variants' })} ${plural('en', shown, { one: 'matches', other: 'match' })} your search.`,
    compareSimilar: 'Compare with similar products',
    showAllVariants: (count: number) => `Show all ${count} ${plural('en', count, { one: 'variant', other: 'variants' })}`,
    variantsInStock: (there: number, all: number) => (there === all ? 'All variants in stock' : `${there} of ${all} variants in stock`),
    quantity: 'Quantity',
    perUnit: (prices: Prices, unit: SalesUnit | null, per: Per): string =>
      prices === 'net' ? `Net price per ${enUnit(unit, per)}` : `Price per ${enUnit(unit, per)} incl. VAT`,
    perUnitHint: (prices: Prices, vat: number, unit: SalesUnit | null, per: Per) =>
      prices === 'net'
        ? `These are net prices per ${enUnit(unit, per)}, by quantity. ${vat}% VAT is added.`
        : `These are prices per ${enUnit(unit, per)}, by quantity, including ${vat}% VAT.`,
    fromQuantity: (quantity: number, unit: SalesUnit | null) =>
      unit ? formatFrom('en', quantity, unit.code) : `from ${formatNumber('en', quantity)}`,
    saving: (percent: number) => `−${percent}%`,
    savingHead: 'You save',
    lowestShort: 'Lowest in the 30 days before the reduction',
    available: 'Available',
    stockOnHand: (quantity: number, { code }: SalesUnit) => formatQuantity('en', quantity, code),
    none: 'out of stock',
    video: 'Video',
    playVideo: 'Play the video (YouTube)',
    videoHint: 'Nothing is loaded from YouTube until you play the video.',
    videoTitle: (name: string) => `Video: ${name}`,
    sheets: 'Data sheets',
    aboutBrand: (brand: string) => `All products by ${brand}`,
    safety: 'Safety and manufacturer',
    warnings: 'Warnings and safety information',
    producer: 'Manufacturer',
    tradeMark: 'Trade mark',
    responsible: 'Responsible person in the EU',
  },
  {
    pictures: (name: string) => `Zdjęcia: ${name}`,
    previousPicture: 'Poprzednie zdjęcie',
    nextPicture: 'Następne zdjęcie',
    zoom: 'Powiększ',
    close: 'Zamknij',
    showPicture: (place: number, total: number) => `Pokaż zdjęcie ${place} ${polishOf(total)}`,
    familyPicture: 'Zdjęcie poglądowe; produkt może wyglądać inaczej.',
    chooseVariant: (count: number) =>
      `Zobacz ${count} ${plural('pl', count, { one: 'wariant', few: 'warianty', many: 'wariantów', other: 'wariantu' })}`,
    someVariants: (shown: number, all: number) =>
      `Pasujące do wyszukiwania: ${shown} ${polishOf(all)} ${plural('pl', all, { one: 'wariantu', other: 'wariantów' })}.`,
    compareSimilar: 'Porównaj z podobnymi',
    showAllVariants: (count: number) =>
      `Pokaż ${plural('pl', count, { one: 'jedyny wariant', few: `wszystkie ${count} warianty`, many: `wszystkie ${count} wariantów`, other: `wszystkie ${count} wariantu` })}`,
    variantsInStock: (there: number, all: number) =>
      there === all ? 'Wszystkie warianty w magazynie' : `W magazynie ${there} ${polishOf(all)} wariantów`,
    quantity: 'Ilość',
    perUnit: (prices: Prices, unit: SalesUnit | null, per: Per): string =>
      `Cena ${prices === 'net' ? 'netto' : 'brutto'} za ${plUnit(unit, per)}`,
    perUnitHint: (prices: Prices, vat: number, unit: SalesUnit | null, per: Per) =>
      prices === 'net'
        ? `Ceny netto za ${plUnit(unit, per)}, zależnie od ilości. Doliczamy ${vat}% VAT.`
        : `Ceny brutto za ${plUnit(unit, per)}, zależnie od ilości, z ${vat}% VAT.`,
    fromQuantity: (quantity: number, unit: SalesUnit | null) =>
      unit ? formatFrom('pl', quantity, unit.code) : `od ${formatNumber('pl', quantity)}`,
    saving: (percent: number) => `−${percent}%`,
    savingHead: 'Taniej o',
    lowestShort: 'Najniższa z 30 dni przed obniżką',
    available: 'Dostępność',
    stockOnHand: (quantity: number, { code }: SalesUnit) => formatQuantity('pl', quantity, code),
    none: 'brak w magazynie',
    video: 'Film',
    playVideo: 'Odtwórz film (YouTube)',
    videoHint: 'Niczego nie wczytujemy z serwisu YouTube, dopóki nie odtworzysz filmu.',
    videoTitle: (name: string) => `Film: ${name}`,
    sheets: 'Karty techniczne',
    aboutBrand: (brand: string) => `Wszystkie produkty marki ${brand}`,
    safety: 'Bezpieczeństwo i producent',
    warnings: 'Ostrzeżenia i informacje o bezpieczeństwie',
    producer: 'Producent',
    tradeMark: 'Znak towarowy',
    responsible: 'Osoba odpowiedzialna w UE',
  },
)
