import type { Display } from '../../platform/display.ts'
import { formatNumber } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'

type Prices = Display['prices']
/** How many pieces a price is for. */
type Per = 1 | 100

const pieceOrPieces = (per: Per) => (per === 100 ? '100 pcs' : 'piece')
const sztukeLubSztuk = (per: Per) => (per === 100 ? '100 szt.' : 'sztukę')

export const productMessages = messages(
  {
    pictures: (name: string) => `Pictures: ${name}`,
    previousPicture: 'Previous picture',
    nextPicture: 'Next picture',
    zoom: 'Enlarge',
    close: 'Close',
    showPicture: (place: number, total: number) => `Show picture ${place} of ${total}`,
    chooseVariant: (count: number) => `See all ${count} ${plural('en', count, { one: 'variant', other: 'variants' })}`,
    variantsInStock: (there: number, all: number) => (there === all ? 'All variants in stock' : `${there} of ${all} variants in stock`),
    quantity: 'Quantity',
    perPiece: (prices: Prices, per: Per): string =>
      prices === 'net' ? `Net price per ${pieceOrPieces(per)}` : `Price per ${pieceOrPieces(per)} incl. VAT`,
    perPieceHint: (prices: Prices, per: Per, vat: number) =>
      prices === 'net'
        ? `These are net prices per ${pieceOrPieces(per)}, by quantity. ${vat}% VAT is added.`
        : `These are prices per ${pieceOrPieces(per)}, by quantity, including ${vat}% VAT.`,
    fromQuantity: (quantity: number) => `from ${formatNumber('en', quantity)} ${plural('en', quantity, { one: 'pc', other: 'pcs' })}`,
    saving: (percent: number) => `−${percent}%`,
    savingHead: 'You save',
    lowestShort: 'Lowest in the 30 days before the reduction',
    available: 'Available',
    stockOnHand: (quantity: number) => `${formatNumber('en', quantity)} ${plural('en', quantity, { one: 'piece', other: 'pieces' })}`,
    none: 'out of stock',
    video: 'Video',
    playVideo: 'Play the video (YouTube)',
    videoHint: 'Nothing is loaded from YouTube until you play the video.',
    videoTitle: (name: string) => `Video: ${name}`,
    sheets: 'Data sheets',
    aboutBrand: (brand: string) => `All products by ${brand}`,
    safety: 'Safety and producer',
    warnings: 'Warnings and safety information',
    producer: 'Producer',
    tradeMark: 'Trade mark',
    responsible: 'Responsible person in the EU',
  },
  {
    pictures: (name: string) => `Zdjęcia: ${name}`,
    previousPicture: 'Poprzednie zdjęcie',
    nextPicture: 'Następne zdjęcie',
    zoom: 'Powiększ',
    close: 'Zamknij',
    showPicture: (place: number, total: number) => `Pokaż zdjęcie ${place} z ${total}`,
    chooseVariant: (count: number) =>
      `Zobacz ${count} ${plural('pl', count, { one: 'wariant', few: 'warianty', many: 'wariantów', other: 'wariantu' })}`,
    variantsInStock: (there: number, all: number) =>
      there === all ? 'Wszystkie warianty w magazynie' : `W magazynie ${there} z ${all} wariantów`,
    quantity: 'Ilość',
    perPiece: (prices: Prices, per: Per): string => `Cena ${prices === 'net' ? 'netto' : 'brutto'} za ${sztukeLubSztuk(per)}`,
    perPieceHint: (prices: Prices, per: Per, vat: number) =>
      prices === 'net'
        ? `Ceny netto za ${sztukeLubSztuk(per)}, zależnie od ilości. Doliczamy ${vat}% VAT.`
        : `Ceny brutto za ${sztukeLubSztuk(per)}, zależnie od ilości, z ${vat}% VAT.`,
    fromQuantity: (quantity: number) => `od ${formatNumber('pl', quantity)} szt.`,
    saving: (percent: number) => `−${percent}%`,
    savingHead: 'Taniej o',
    lowestShort: 'Najniższa z 30 dni przed obniżką',
    available: 'Dostępność',
    stockOnHand: (quantity: number) =>
      `${formatNumber('pl', quantity)} ${plural('pl', quantity, { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' })}`,
    none: 'brak w magazynie',
    video: 'Film',
    playVideo: 'Odtwórz film (YouTube)',
    videoHint: 'Nic nie wczytujemy z YouTube, dopóki nie odtworzysz filmu.',
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
