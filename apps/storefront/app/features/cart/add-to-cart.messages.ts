import { maxCartLines } from '@stragan/contract'
import { formatNumber } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'

const enQuantity = (quantity: number) => `${formatNumber('en', quantity)} ${plural('en', quantity, { one: 'piece', other: 'pieces' })}`
const plQuantity = (quantity: number) =>
  `${formatNumber('pl', quantity)} ${plural('pl', quantity, { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' })}`

export const addToCartMessages = messages(
  {
    add: 'Add to cart',
    /** For narrow places. */
    addShort: 'Add to cart',
    addNamed: (action: string, name: string) => `${action}: ${name}`,
    quantityOf: (name: string) => `Quantity: ${name}`,
    decrease: 'Decrease quantity',
    increase: 'Increase quantity',

    cart: 'Cart',
    cartOf: (quantity: number, value: string) => `Cart, ${enQuantity(quantity)}, ${value}`,
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
    net: 'net',
    gross: 'incl. VAT',
    quantityText: enQuantity,
    ownPrice: 'your price',

    added: 'Added to cart',
    addedLine: (quantity: number, name: string) => `Added to cart: ${formatNumber('en', quantity)} × ${name}`,
    notAdded: 'Not added to cart',
    refused: (code: string, left: number | null): string => {
      if (code === 'not_enough_stock')
        return left
          ? `Only ${enQuantity(left)} ${left === 1 ? 'is' : 'are'} in stock, counting what is in your cart. Add fewer.`
          : 'There are none left in stock.'
      if (code === 'variant_required') return 'This product comes in variants. Choose one of them.'
      if (code === 'not_for_sale') return 'This product has no price now and cannot be bought here. Ask us for a quote.'
      if (code === 'cart_full') return `The cart cannot hold more than ${maxCartLines} lines. Remove some of them or order first.`
      if (code === 'invalid_body') return 'Enter a whole number of pieces, 1 or more.'
      if (code === 'too_many_requests') return 'Too many requests came from your network. Wait a quarter of an hour and try again.'
      if (code === 'unreachable') return 'The shop could not be reached. Check your connection and try again.'
      return 'This could not be added to the cart. Try again in a moment.'
    },
  },
  {
    add: 'Dodaj do koszyka',
    addShort: 'Do koszyka',
    addNamed: (action: string, name: string) => `${action}: ${name}`,
    quantityOf: (name: string) => `Ilość: ${name}`,
    decrease: 'Zmniejsz ilość',
    increase: 'Zwiększ ilość',

    cart: 'Koszyk',
    cartOf: (quantity: number, value: string) => `Koszyk, ${plQuantity(quantity)}, ${value}`,
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
    net: 'netto',
    gross: 'brutto',
    quantityText: plQuantity,
    ownPrice: 'Twoja cena',

    added: 'Dodano do koszyka',
    addedLine: (quantity: number, name: string) => `Dodano do koszyka: ${formatNumber('pl', quantity)} × ${name}`,
    notAdded: 'Nie dodano do koszyka',
    refused: (code: string, left: number | null): string => {
      if (code === 'not_enough_stock')
        return left
          ? `W magazynie ${plural('pl', left, { one: 'jest', few: 'są', many: 'jest', other: 'jest' })} tylko ${plQuantity(left)}, licząc z tym, co masz w koszyku. Dodaj mniej.`
          : 'Nie ma już ani jednej sztuki w magazynie.'
      if (code === 'variant_required') return 'Ten produkt ma warianty. Wybierz jeden z nich.'
      if (code === 'not_for_sale') return 'Ten produkt nie ma teraz ceny i nie można go kupić w sklepie. Zapytaj nas o ofertę.'
      if (code === 'cart_full') return `W koszyku mieści się najwyżej ${maxCartLines} pozycji. Usuń niektóre lub najpierw złóż zamówienie.`
      if (code === 'invalid_body') return 'Podaj liczbę sztuk: 1 lub więcej.'
      if (code === 'too_many_requests') return 'Z Twojej sieci przyszło zbyt wiele żądań. Odczekaj kwadrans i spróbuj ponownie.'
      if (code === 'unreachable') return 'Nie udało się połączyć ze sklepem. Sprawdź połączenie i spróbuj ponownie.'
      return 'Nie udało się dodać do koszyka. Spróbuj ponownie za chwilę.'
    },
  },
)
