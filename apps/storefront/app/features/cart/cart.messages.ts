import { type CartItem, maxCartLines } from '@stragan/contract'
import { formatNumber } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'
import { quantityText } from './quantity-text.ts'

type Source = NonNullable<CartItem['explanation']>['source']
type Texts = Record<string, string>
/** How many pieces a price is for. */
type Per = 1 | 100

const pieceOrPieces = (per: Per) => (per === 100 ? '100 pcs' : 'piece')
const sztukeLubSztuk = (per: Per) => (per === 100 ? '100 szt.' : 'sztukę')
const zostalo = (n: number) => plural('pl', n, { one: 'Została', few: 'Zostały', many: 'Zostało', other: 'Zostało' })

export const cartMessages = messages(
  {
    cart: 'Cart',
    continueShopping: 'Continue shopping',
    empty: 'Your cart is empty',
    emptyHint: 'Products that you add stay here until your next visit.',
    toQuickOrder: 'Order by symbols',
    net: 'net',
    gross: 'incl. VAT',
    updating: 'Updating…',

    lines: 'In your cart',
    each: (price: string) => `${price} each`,
    unitPrice: 'Unit price',
    notSold: 'Not for sale',
    lineTotal: 'Line total',
    quantityOf: (name: string) => `Quantity: ${name}`,
    decrease: (name: string) => `One less: ${name}`,
    increase: (name: string) => `One more: ${name}`,
    about: (shop: string) => `What you are about to order at ${shop}: quantities, discount code, gift, delivery and payment.`,
    checkout: 'Checkout',
    update: 'Update',
    updateNamed: (name: string) => `Update the quantity: ${name}`,
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} was removed.`,
    undo: 'Undo',
    undoNamed: (name: string) => `Undo: put ${name} back`,
    notForSale: 'This product cannot be bought at the moment. Remove it to order the rest.',
    notEnough: (left: number): string =>
      left > 0
        ? `Only ${quantityText.en(left)} ${plural('en', left, { one: 'is', other: 'are' })} left. Lower the quantity to order.`
        : 'It has sold out. Remove it to order the rest.',
    stockLimited: 'We have merged this cart with the one in your account',
    stockLimitedHint: 'For some products, the two carts together held more than we have in stock, so we reduced the quantities:',
    stockLimitedLine: (name: string, quantity: number, wanted: number) =>
      `${name}: ${formatNumber('en', quantity)} instead of ${quantityText.en(wanted)}`,
    take: (left: number) => `Change to ${quantityText.en(left)}`,
    takeNamed: (left: number, name: string) => `Change to ${quantityText.en(left)}: ${name}`,
    nextTier: (missing: number, price: string, quantity: number) =>
      `Add ${formatNumber('en', missing)} more: from ${quantityText.en(quantity)} you pay ${price}`,
    lineRefused: (code: string, left: number | null, quantity: number): string => {
      if (code === 'not_enough_stock' && left)
        return `Only ${quantityText.en(left)} ${plural('en', left, { one: 'is', other: 'are' })} left${quantity > 0 ? `; the quantity stays at ${formatNumber('en', quantity)}` : ''}.`
      const texts: Texts = {
        not_enough_stock: 'It has just sold out.',
        not_for_sale: 'This product cannot be bought at the moment, so no more of it can be added.',
        product_not_found: 'This product is no longer sold. Remove it from the cart.',
        cart_full: `The cart cannot hold more than ${maxCartLines} lines. Remove some of them or order first.`,
        invalid_body: 'Enter a whole number from 1 to 100,000.',
      }
      return texts[code] ?? 'The shop could not be reached, so nothing was changed. Check your connection and try again.'
    },

    why: 'How this price is calculated',
    source: {
      personal: (_, per) => `Your agreed price per ${pieceOrPieces(per)}`,
      tier: (quantity, per) => `Price per ${pieceOrPieces(per)} from ${quantityText.en(quantity)}`,
      tier_promotion: (quantity, per) => `Promotional price per ${pieceOrPieces(per)} from ${quantityText.en(quantity)}`,
      promotion: (_, per) => `Promotional price per ${pieceOrPieces(per)}`,
      product: (_, per) => `Price per ${pieceOrPieces(per)}`,
    } as Record<Source, (quantity: number, per: Per) => string>,
    regular: 'Instead of the regular price',
    converted: (pln: string) => `Converted from ${pln}`,
    times: (quantity: number) => `Times ${quantityText.en(quantity)}`,
    withVat: (percent: number) => `With ${percent}% VAT, before rounding`,
    rounded: 'Rounded to two decimal places',

    delivery: 'Delivery',
    payment: 'Payment',
    setDelivery: 'Save the delivery',
    setPayment: 'Save the payment',
    freeFrom: (amount: string) => `Free from ${amount} net.`,
    choiceRefused: (code: string): string =>
      code === 'unavailable'
        ? 'The shop could not be reached. Check your connection and choose again.'
        : 'This cannot be chosen for this cart. Choose another one.',

    code: 'Discount code',
    apply: 'Apply',
    removeCode: (code: string) => `Remove the code ${code}`,
    codeTakesOff: (amount: string) => `You save ${amount}.`,
    codeInactive: (reason: string | null, missing: string | null): string => {
      const texts: Texts = {
        minimum_not_met: `Not applied yet: add products worth another ${missing} net.`,
        expired: 'This code has expired. Remove it or use another one.',
        used_up: 'This code has been used up. Remove it or use another one.',
      }
      return texts[reason ?? ''] ?? 'This code does not apply now.'
    },
    codeRefused: (code: string, missing: string | null): string => {
      const texts: Texts = {
        discount_minimum_not_met:
          missing === null
            ? 'This cart is below the minimum for this code.'
            : `Add products worth another ${missing} net to use this code. The previous code stays.`,
        discount_code_unknown: 'We do not know this code. Check its spelling.',
        discount_code_used_up: 'This code is no longer valid.',
        too_many_requests: 'There were too many attempts. Wait a quarter of an hour and try again.',
        invalid_body: 'Enter the code as it is printed.',
      }
      return texts[code] ?? 'The shop could not be reached. Check your connection and try again.'
    },

    summary: 'Summary',
    toFree: (amount: string, name: string) => `${amount} net more and delivery is free: ${name}`,
    toGift: (amount: string, name: string) => `${amount} net more and you may choose a gift: ${name}`,
    products: 'Products',
    discount: 'Discount',
    total: 'Total',
    announced: (amount: string, as: string) => `Total ${amount} ${as}`,
    vat: (percent: number, net: string) => `${percent}% VAT on ${net}`,
    weight: 'Weight',
    kg: (kg: number) => `${formatNumber('en', kg)}\u00a0kg`,
  },
  {
    cart: 'Koszyk',
    continueShopping: 'Kontynuuj zakupy',
    empty: 'Twój koszyk jest pusty',
    emptyHint: 'Dodane produkty poczekają tu do następnej wizyty.',
    toQuickOrder: 'Zamów po symbolach',
    net: 'netto',
    gross: 'brutto',
    updating: 'Przeliczamy…',

    lines: 'W koszyku',
    each: (price: string) => `${price} za szt.`,
    unitPrice: 'Cena jednostkowa',
    notSold: 'Niedostępne',
    lineTotal: 'Wartość',
    quantityOf: (name: string) => `Ilość: ${name}`,
    decrease: (name: string) => `O jedną mniej: ${name}`,
    increase: (name: string) => `O jedną więcej: ${name}`,
    about: (shop: string) => `Twój koszyk w sklepie ${shop}: ilości, kod rabatowy, prezent, dostawa i płatność.`,
    checkout: 'Przejdź do kasy',
    update: 'Zmień',
    updateNamed: (name: string) => `Zmień ilość: ${name}`,
    remove: 'Usuń',
    removeNamed: (name: string) => `Usuń z koszyka: ${name}`,
    removed: (name: string) => `Usunięto z koszyka: ${name}.`,
    undo: 'Cofnij',
    undoNamed: (name: string) => `Cofnij usunięcie: ${name}`,
    notForSale: 'Tego produktu nie można teraz kupić. Usuń go, aby zamówić resztę.',
    notEnough: (left: number) =>
      left > 0
        ? `${zostalo(left)} tylko ${quantityText.pl(left)}. Zmniejsz ilość, aby zamówić.`
        : 'Towar się wyprzedał. Usuń go, aby zamówić resztę.',
    stockLimited: 'Połączyliśmy ten koszyk z koszykiem z Twojego konta',
    stockLimitedHint: 'Niektórych produktów było w obu koszykach więcej niż w magazynie, dlatego zmniejszyliśmy ilości:',
    stockLimitedLine: (name: string, quantity: number, wanted: number) =>
      `${name}: ${formatNumber('pl', quantity)} zamiast ${quantityText.plShort(wanted)}`,
    take: (left: number) => `Zmień na ${quantityText.plShort(left)}`,
    takeNamed: (left: number, name: string) => `Zmień na ${quantityText.plShort(left)}: ${name}`,
    nextTier: (missing: number, price: string, quantity: number) =>
      `Dodaj jeszcze ${quantityText.plShort(missing)}: od ${quantityText.plShort(quantity)} płacisz ${price}`,
    lineRefused: (code: string, left: number | null, quantity: number) => {
      if (code === 'not_enough_stock' && left)
        return `${zostalo(left)} tylko ${quantityText.pl(left)}${quantity > 0 ? `; ilość pozostaje bez zmian: ${formatNumber('pl', quantity)}` : ''}.`
      const texts: Texts = {
        not_enough_stock: 'Towar właśnie się wyprzedał.',
        not_for_sale: 'Tego produktu nie można teraz kupić, dlatego nie da się dodać go więcej.',
        product_not_found: 'Tego produktu już nie sprzedajemy. Usuń go z koszyka.',
        cart_full: `W koszyku mieści się najwyżej ${maxCartLines} pozycji. Usuń niektóre lub najpierw złóż zamówienie.`,
        invalid_body: 'Podaj liczbę całkowitą od 1 do 100\u00a0000.',
      }
      return texts[code] ?? 'Nie udało się połączyć ze sklepem, więc nic się nie zmieniło. Sprawdź połączenie i spróbuj jeszcze raz.'
    },

    why: 'Skąd ta cena',
    source: {
      personal: (_, per) => `Twoja cena indywidualna za ${sztukeLubSztuk(per)}`,
      tier: (quantity, per) => `Cena za ${sztukeLubSztuk(per)} od ${quantityText.plShort(quantity)}`,
      tier_promotion: (quantity, per) => `Cena promocyjna za ${sztukeLubSztuk(per)} od ${quantityText.plShort(quantity)}`,
      promotion: (_, per) => `Cena promocyjna za ${sztukeLubSztuk(per)}`,
      product: (_, per) => `Cena za ${sztukeLubSztuk(per)}`,
    },
    regular: 'Zamiast ceny regularnej',
    converted: (pln: string) => `Przeliczona z ${pln}`,
    times: (quantity: number) => `Razy ${quantityText.pl(quantity)}`,
    withVat: (percent: number) => `Z VAT ${percent}%, przed zaokrągleniem`,
    rounded: 'Po zaokrągleniu do dwóch miejsc po przecinku',

    delivery: 'Dostawa',
    payment: 'Płatność',
    setDelivery: 'Zapisz dostawę',
    setPayment: 'Zapisz płatność',
    freeFrom: (amount: string) => `Bezpłatnie od ${amount} netto.`,
    choiceRefused: (code: string) =>
      code === 'unavailable'
        ? 'Nie udało się połączyć ze sklepem. Sprawdź połączenie i wybierz jeszcze raz.'
        : 'Tego nie można wybrać przy tym koszyku. Wybierz inny sposób.',

    code: 'Kod rabatowy',
    apply: 'Zastosuj',
    removeCode: (code: string) => `Usuń kod ${code}`,
    codeTakesOff: (amount: string) => `Daje ${amount} rabatu.`,
    codeInactive: (reason: string | null, missing: string | null) => {
      const texts: Texts = {
        minimum_not_met: `Kod jeszcze nie działa: dodaj produkty za ${missing} netto.`,
        expired: 'Kod stracił ważność i nie daje rabatu. Usuń go albo wpisz inny.',
        used_up: 'Kod został już wykorzystany i nie daje rabatu. Usuń go albo wpisz inny.',
      }
      return texts[reason ?? ''] ?? 'Kod nie daje teraz rabatu.'
    },
    codeRefused: (code: string, missing: string | null) => {
      const texts: Texts = {
        discount_minimum_not_met:
          missing === null
            ? 'Wartość koszyka jest za mała na ten kod.'
            : `Do tego kodu brakuje produktów za ${missing} netto, więc pozostaje poprzedni kod.`,
        discount_code_unknown: 'Nie znamy takiego kodu. Sprawdź pisownię.',
        discount_code_used_up: 'Ten kod stracił ważność.',
        too_many_requests: 'Za dużo prób. Odczekaj kwadrans i spróbuj jeszcze raz.',
        invalid_body: 'Wpisz kod dokładnie tak, jak go podano.',
      }
      return texts[code] ?? 'Nie udało się połączyć ze sklepem. Sprawdź połączenie i spróbuj jeszcze raz.'
    },

    summary: 'Podsumowanie',
    toFree: (amount: string, name: string) => `Jeszcze ${amount} netto do bezpłatnej dostawy: ${name}`,
    toGift: (amount: string, name: string) => `Jeszcze ${amount} netto do prezentu: ${name}`,
    products: 'Produkty',
    discount: 'Rabat',
    total: 'Razem',
    announced: (amount: string, as: string) => `Razem ${amount} ${as}`,
    vat: (percent: number, net: string) => `VAT ${percent}% od ${net}`,
    weight: 'Waga',
    kg: (kg: number) => `${formatNumber('pl', kg)}\u00a0kg`,
  },
)
