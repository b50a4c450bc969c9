import { maxCartLines, type SalesUnit } from '@stragan/contract'
import { describeSalesUnit, formatContained, formatQuantity } from '@stragan/contract/sales-units'
import type { Language } from '@stragan/routing'
import { formatNumber } from '../../platform/format.ts'
import { messages } from '../../platform/messages.ts'
import type { NearestQuantities } from '../../platform/visitor-context.ts'
import { itemsText } from './items-text.ts'

/** Says what the sales unit is. */
export function salesUnitSentence(language: Language, salesUnit: SalesUnit): string {
  const { code } = salesUnit
  const isMeasure = code === 'kg' || code === 'm'
  const unit = isMeasure ? formatQuantity(language, 1, code) : describeSalesUnit(language, salesUnit)
  if (language === 'en') return `The sales unit is ${isMeasure ? unit : `a ${unit}`}.`
  return `Jednostka sprzedaży to ${unit}${unit.endsWith('.') ? '' : '.'}`
}

/** Says what the sales unit is, and the nearest quantities of it. */
export function notWhole(language: Language, { nearest, salesUnit }: NearestQuantities): string {
  const named = nearest.map(quantity => {
    const contained = formatContained(language, quantity, salesUnit)
    return formatQuantity(language, quantity, salesUnit.code, 'accusative') + (contained === null ? '' : ` (${contained})`)
  })
  const unit = salesUnitSentence(language, salesUnit)
  if (language === 'pl') return `${unit} ${named.length > 0 ? `Wpisz ${named.join(' albo ')}.` : 'Wpisz, ile jednostek potrzebujesz.'}`
  return `${unit} ${named.length > 0 ? `Enter ${named.join(' or ')}.` : 'Enter how many you need.'}`
}

export const addToCartMessages = messages(
  {
    add: 'Add to cart',
    /** For narrow places. */
    addShort: 'Add to cart',
    addQuantity: (quantity: number, { code }: SalesUnit) => `Add ${formatQuantity('en', quantity, code)} to cart`,
    addNamed: (action: string, name: string) => `${action}: ${name}`,
    quantityOf: (name: string) => `Quantity: ${name}`,
    decrease: 'Decrease quantity',
    increase: 'Increase quantity',

    cart: 'Cart',
    cartOf: (quantity: number, value: string) => `Cart, ${itemsText.en(quantity)}, ${value} excl. delivery`,
    cartEmpty: 'Cart, empty',
    close: 'Close',
    loading: 'Loading the cart',
    failed: 'The cart could not be loaded.',
    again: 'Try again',
    empty: 'Your cart is empty',
    emptyHint: 'Products that you add will appear here.',
    goToCart: 'Go to cart',
    continueShopping: 'Continue shopping',
    total: (prices: string) => `Products, ${prices}`,
    withoutDelivery: 'excl. delivery',
    net: 'net',
    gross: 'incl. VAT',
    quantityText: (quantity: number, { code }: SalesUnit) => formatQuantity('en', quantity, code),
    forPieces: (quantity: number, unit: SalesUnit) =>
      `For ${formatContained('en', quantity, unit)}, enter ${formatNumber('en', quantity)}.`,
    ownPrice: 'your price',

    added: 'Added to cart',
    addedLine: (quantity: number, name: string) => `Added to cart: ${formatNumber('en', quantity)} × ${name}`,
    notAdded: 'Not added to cart',
    refused: (code: string, left: number | null, offer?: NearestQuantities | null): string => {
      if (offer) return notWhole('en', offer)
      if (code === 'not_enough_stock')
        return left
          ? `Only ${formatNumber('en', left)} ${left === 1 ? 'is' : 'are'} in stock, counting what is in your cart. Add fewer.`
          : 'There are none left in stock.'
      if (code === 'variant_required') return 'This product comes in variants. Choose one of them.'
      if (code === 'not_for_sale') return 'This product has no price now and cannot be bought here. Ask us for a quote.'
      if (code === 'cart_full') return `The cart cannot hold more than ${maxCartLines} lines. Remove some of them or order first.`
      if (code === 'invalid_body') return 'Enter a whole number, 1 or more.'
      if (code === 'too_many_requests') return 'Too many requests came from your network. Wait a quarter of an hour and try again.'
      if (code === 'unreachable') return 'The shop could not be reached. Check your connection and try again.'
      return 'This could not be added to the cart. Try again in a moment.'
    },
  },
  {
    add: 'Dodaj do koszyka',
    addShort: 'Do koszyka',
    addQuantity: (quantity: number, { code }: SalesUnit) => `Dodaj ${formatQuantity('pl', quantity, code, 'accusative')} do koszyka`,
    addNamed: (action: string, name: string) => `${action}: ${name}`,
    quantityOf: (name: string) => `Ilość: ${name}`,
    decrease: 'Zmniejsz ilość',
    increase: 'Zwiększ ilość',

    cart: 'Koszyk',
    cartOf: (quantity: number, value: string) => `Koszyk, ${itemsText.pl(quantity)}, ${value} bez dostawy`,
    cartEmpty: 'Koszyk, pusty',
    close: 'Zamknij',
    loading: 'Wczytujemy koszyk',
    failed: 'Nie udało się wczytać koszyka.',
    again: 'Spróbuj ponownie',
    empty: 'Twój koszyk jest pusty',
    emptyHint: 'Tu pojawią się dodane produkty.',
    goToCart: 'Przejdź do koszyka',
    continueShopping: 'Kontynuuj zakupy',
    total: (prices: string) => `Produkty ${prices}`,
    withoutDelivery: 'bez dostawy',
    net: 'netto',
    gross: 'brutto',
    quantityText: (quantity: number, { code }: SalesUnit) => formatQuantity('pl', quantity, code),
    forPieces: (quantity: number, unit: SalesUnit) =>
      `Aby zamówić ${formatContained('pl', quantity, unit)}, wpisz ${formatNumber('pl', quantity)}.`,
    ownPrice: 'Twoja cena',

    added: 'Dodano do koszyka',
    addedLine: (quantity: number, name: string) => `Dodano do koszyka: ${formatNumber('pl', quantity)} × ${name}`,
    notAdded: 'Nie dodano do koszyka',
    refused: (code: string, left: number | null, offer?: NearestQuantities | null): string => {
      if (offer) return notWhole('pl', offer)
      if (code === 'not_enough_stock')
        return left
          ? `Dostępna ilość: ${formatNumber('pl', left)}, licząc z tym, co masz w koszyku. Dodaj mniej.`
          : 'Towaru nie ma już w magazynie.'
      if (code === 'variant_required') return 'Ten produkt ma warianty. Wybierz jeden z nich.'
      if (code === 'not_for_sale') return 'Ten produkt nie ma teraz ceny i nie można go kupić w sklepie. Zapytaj nas o ofertę.'
      if (code === 'cart_full') return `W koszyku mieści się najwyżej ${maxCartLines} pozycji. Usuń niektóre lub najpierw złóż zamówienie.`
      if (code === 'invalid_body') return 'Wpisz liczbę całkowitą: 1 lub więcej.'
      if (code === 'too_many_requests') return 'Z Twojej sieci przyszło zbyt wiele żądań. Odczekaj kwadrans i spróbuj ponownie.'
      if (code === 'unreachable') return 'Nie udało się połączyć ze sklepem. Sprawdź połączenie i spróbuj ponownie.'
      return 'Nie udało się dodać do koszyka. Spróbuj ponownie za chwilę.'
    },
  },
)
