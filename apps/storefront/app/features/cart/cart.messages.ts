import { type CartItem, maxCartLines, type SalesUnit } from '@stragan/contract'
import { describePriced, describeSalesUnit, formatFrom, formatQuantity } from '@stragan/contract/sales-units'
import { formatNumber } from '../../platform/format.ts'
import { messages } from '../../platform/messages.ts'
import type { NearestQuantities } from '../../platform/visitor-context.ts'
import { notWhole } from './add-to-cart.messages.ts'

type Source = NonNullable<CartItem['explanation']>['source']
type Texts = Record<string, string>
/** How many sales units a price is for. */
type Per = 1 | 100

/** Quantities of a sales unit, or numbers if it is unknown; the Polish ones are objects of verbs. */
const en = (quantity: number, unit: SalesUnit | null) => (unit ? formatQuantity('en', quantity, unit.code) : formatNumber('en', quantity))
const pl = (quantity: number, unit: SalesUnit | null) =>
  unit ? formatQuantity('pl', quantity, unit.code, 'accusative') : formatNumber('pl', quantity)
const enUnit = (unit: SalesUnit, per: Per) => describePriced('en', unit, per)
const plUnit = (unit: SalesUnit, per: Per) => describePriced('pl', unit, per)

export const cartMessages = messages(
  {
    cart: 'Cart',
    continueShopping: 'Continue shopping',
    empty: 'Your cart is empty',
    emptyHint: 'Products that you add will still be here on your next visit.',
    toQuickOrder: 'Order by product code',
    net: 'net',
    gross: 'incl. VAT',
    updating: 'Updating…',

    lines: 'In your cart',
    each: (price: string, { code }: SalesUnit) =>
      code === 'piece' ? `${price} each` : `${price}\u00a0/ ${describeSalesUnit('en', { code, content: null })}`,
    unitPrice: 'Unit price',
    notSold: 'Not for sale',
    lineTotal: 'Line total',
    vatOfLine: 'VAT is calculated on the net amount',
    quantityOf: (name: string) => `Quantity: ${name}`,
    decrease: (name: string) => `Decrease quantity: ${name}`,
    increase: (name: string) => `Increase quantity: ${name}`,
    about: (shop: string) => `Check what you are about to order at ${shop}: quantities, discount code, gift, delivery and payment.`,
    checkout: 'Checkout',
    update: 'Update',
    updateNamed: (name: string) => `Update the quantity: ${name}`,
    remove: 'Remove',
    notWhole: (offer: NearestQuantities) => notWhole('en', offer),
    removeNamed: (name: string) => `Remove ${name}`,
    removed: (name: string) => `Removed from the cart: ${name}`,
    undo: 'Undo',
    undoNamed: (name: string) => `Undo: put ${name} back`,
    notForSale: 'This product cannot be bought at the moment. Remove it to order the rest.',
    notEnough: (left: number, unit: SalesUnit): string =>
      left > 0
        ? `We have only ${en(left, unit)} left. Lower the quantity to order.`
        : 'This product has sold out. Remove it to order the rest.',
    stockLimited: 'We have merged this cart with the one in your account',
    stockLimitedHint: 'For some products, the two carts together held more than we have in stock, so we reduced the quantities:',
    stockLimitedLine: (name: string, quantity: number, wanted: number, unit: SalesUnit) =>
      `${name}: ${en(quantity, unit)} instead of ${formatNumber('en', wanted)}`,
    take: (left: number, unit: SalesUnit) => `Change to ${en(left, unit)}`,
    takeNamed: (left: number, unit: SalesUnit, name: string) => `Change to ${en(left, unit)}: ${name}`,
    nextTier: (missing: number, price: string, quantity: number, unit: SalesUnit) =>
      `Add ${formatNumber('en', missing)} more: ${en(quantity, unit)} or more cost ${price}`,
    lineRefused: (code: string, left: number | null, quantity: number, unit: SalesUnit | null): string => {
      if (code === 'not_enough_stock' && left)
        return `We have only ${en(left, unit)} left${quantity > 0 ? `; the quantity stays at ${formatNumber('en', quantity)}` : ''}.`
      const texts: Texts = {
        not_enough_stock: 'This product has just sold out.',
        not_for_sale: 'This product cannot be bought at the moment, so no more of it can be added.',
        product_not_found: 'This product is no longer sold. Remove it from the cart.',
        cart_full: `The cart cannot hold more than ${maxCartLines} lines. Remove some of them or order first.`,
        invalid_body: 'Enter a whole number from 1 to 100,000.',
      }
      return texts[code] ?? 'The shop could not be reached, so nothing was changed. Check your connection and try again.'
    },

    why: 'How this price is calculated',
    source: {
      personal: (_, unit, per) => `Your agreed price per ${enUnit(unit, per)}`,
      tier: (quantity, unit, per) => `Price per ${enUnit(unit, per)} from ${en(quantity, unit)}`,
      tier_promotion: (quantity, unit, per) => `Promotional price per ${enUnit(unit, per)} from ${en(quantity, unit)}`,
      promotion: (_, unit, per) => `Promotional price per ${enUnit(unit, per)}`,
      product: (_, unit, per) => `Price per ${enUnit(unit, per)}`,
    } as Record<Source, (quantity: number, unit: SalesUnit, per: Per) => string>,
    regular: 'Instead of the regular price',
    converted: (pln: string) => `Converted from ${pln}`,
    times: (quantity: number, unit: SalesUnit) => `Times ${en(quantity, unit)}`,
    withVat: (percent: number) => `Including ${percent}% VAT, before rounding`,
    rounded: 'Rounded to two decimal places',

    delivery: 'Delivery',
    payment: 'Payment',
    setDelivery: 'Save the delivery method',
    setPayment: 'Save the payment method',
    freeFrom: (amount: string) => `Delivery is free for products worth at least ${amount} net.`,
    choiceRefused: (code: string): string =>
      code === 'unavailable'
        ? 'The shop could not be reached. Check your connection and choose again.'
        : 'This option cannot be chosen for this cart. Choose another one.',

    code: 'Discount code',
    apply: 'Apply',
    removeCode: (code: string) => `Remove the code ${code}`,
    codeTakesOff: (amount: string) => `You save ${amount}.`,
    codeOnlyFor: (names: string) => `This code applies only to ${names}.`,
    codeInactive: (reason: string | null, missing: string | null): string => {
      const texts: Texts = {
        no_matching_products: 'This code does not apply: the cart has none of the products that it is for.',
        minimum_not_met: `This code does not apply yet: add products worth another ${missing} net.`,
        expired: 'This code has expired. Remove it or use another one.',
        used_up: 'This code has been used up. Remove it or use another one.',
        used_by_customer: 'You have used this code as often as it allows. Remove it or use another one.',
      }
      return texts[reason ?? ''] ?? 'This code does not apply now.'
    },
    codeRefused: (code: string, missing: string | null): string => {
      const texts: Texts = {
        discount_minimum_not_met:
          missing === null
            ? 'This cart is below the minimum for this code.'
            : `Add products worth another ${missing} net to use this code. The previous code stays.`,
        discount_code_not_for_products: 'This code is for products other than those in your cart. The previous code stays.',
        discount_code_unknown: 'We do not know this code. Check its spelling.',
        discount_code_used_up: 'This code is no longer valid.',
        discount_code_used_by_customer: 'You have used this code as often as it allows.',
        too_many_requests: 'There were too many attempts. Wait a quarter of an hour and try again.',
        invalid_body: 'Enter the code exactly as it was given.',
      }
      return texts[code] ?? 'The shop could not be reached. Check your connection and try again.'
    },

    summary: 'Summary',
    toFree: (amount: string, name: string) => `Spend another ${amount} net for free delivery: ${name}`,
    toGift: (amount: string, name: string) => `Spend another ${amount} net to choose a gift: ${name}`,
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
    toQuickOrder: 'Zamów według symboli',
    net: 'netto',
    gross: 'brutto',
    updating: 'Przeliczamy…',

    lines: 'W koszyku',
    each: (price: string, { code }: SalesUnit) =>
      code === 'piece' ? `${price} za szt.` : `${price}\u00a0/ ${describeSalesUnit('pl', { code, content: null })}`,
    unitPrice: 'Cena jednostkowa',
    notSold: 'Niedostępne',
    lineTotal: 'Wartość',
    vatOfLine: 'VAT liczony od kwoty netto',
    quantityOf: (name: string) => `Ilość: ${name}`,
    decrease: (name: string) => `Zmniejsz ilość: ${name}`,
    increase: (name: string) => `Zwiększ ilość: ${name}`,
    about: (shop: string) => `Twój koszyk w sklepie ${shop}: ilości, kod rabatowy, prezent, dostawa i płatność.`,
    checkout: 'Przejdź do kasy',
    update: 'Zmień',
    updateNamed: (name: string) => `Zmień ilość: ${name}`,
    remove: 'Usuń',
    notWhole: (offer: NearestQuantities) => notWhole('pl', offer),
    removeNamed: (name: string) => `Usuń z koszyka: ${name}`,
    removed: (name: string) => `Usunięto z koszyka: ${name}`,
    undo: 'Cofnij',
    undoNamed: (name: string) => `Cofnij usunięcie: ${name}`,
    notForSale: 'Tego produktu nie można teraz kupić. Usuń go, aby zamówić resztę.',
    notEnough: (left: number, unit: SalesUnit) =>
      left > 0 ? `Mamy już tylko ${pl(left, unit)}. Zmniejsz ilość, aby zamówić.` : 'Towar się wyprzedał. Usuń go, aby zamówić resztę.',
    stockLimited: 'Połączyliśmy ten koszyk z koszykiem z Twojego konta',
    stockLimitedHint: 'Niektórych produktów było w obu koszykach więcej niż w magazynie, dlatego zmniejszyliśmy ilości:',
    stockLimitedLine: (name: string, quantity: number, wanted: number, { code }: SalesUnit) =>
      `${name}: ${formatQuantity('pl', quantity, code)} zamiast ${formatNumber('pl', wanted)}`,
    take: (left: number, unit: SalesUnit) => `Zmień na ${pl(left, unit)}`,
    takeNamed: (left: number, unit: SalesUnit, name: string) => `Zmień na ${pl(left, unit)}: ${name}`,
    nextTier: (missing: number, price: string, quantity: number, { code }: SalesUnit) =>
      `Dodaj jeszcze ${formatNumber('pl', missing)}: ${formatFrom('pl', quantity, code)} płacisz ${price}`,
    lineRefused: (code: string, left: number | null, quantity: number, unit: SalesUnit | null) => {
      if (code === 'not_enough_stock' && left)
        return `Mamy już tylko ${pl(left, unit)}${quantity > 0 ? `; ilość pozostaje bez zmian: ${formatNumber('pl', quantity)}` : ''}.`
      const texts: Texts = {
        not_enough_stock: 'Towar właśnie się wyprzedał.',
        not_for_sale: 'Tego produktu nie można teraz kupić, dlatego nie da się zwiększyć jego ilości.',
        product_not_found: 'Tego produktu już nie sprzedajemy. Usuń go z koszyka.',
        cart_full: `W koszyku mieści się najwyżej ${maxCartLines} pozycji. Usuń niektóre lub najpierw złóż zamówienie.`,
        invalid_body: 'Podaj liczbę całkowitą od 1 do 100\u00a0000.',
      }
      return texts[code] ?? 'Nie udało się połączyć ze sklepem, więc nic się nie zmieniło. Sprawdź połączenie i spróbuj jeszcze raz.'
    },

    why: 'Skąd ta cena',
    source: {
      personal: (_, unit, per) => `Twoja cena indywidualna za ${plUnit(unit, per)}`,
      tier: (quantity, unit, per) => `Cena za ${plUnit(unit, per)} ${formatFrom('pl', quantity, unit.code)}`,
      tier_promotion: (quantity, unit, per) => `Cena promocyjna za ${plUnit(unit, per)} ${formatFrom('pl', quantity, unit.code)}`,
      promotion: (_, unit, per) => `Cena promocyjna za ${plUnit(unit, per)}`,
      product: (_, unit, per) => `Cena za ${plUnit(unit, per)}`,
    },
    regular: 'Zamiast ceny regularnej',
    converted: (pln: string) => `Przeliczona z ${pln}`,
    times: (quantity: number, { code }: SalesUnit) => `Razy ${formatQuantity('pl', quantity, code)}`,
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
        : 'Tego sposobu nie można wybrać przy tym koszyku. Wybierz inny.',

    code: 'Kod rabatowy',
    apply: 'Zastosuj',
    removeCode: (code: string) => `Usuń kod ${code}`,
    codeTakesOff: (amount: string) => `Kod daje ${amount} rabatu.`,
    codeOnlyFor: (names: string) => `Tylko na: ${names}.`,
    codeInactive: (reason: string | null, missing: string | null) => {
      const texts: Texts = {
        no_matching_products: 'Kod nie działa: w koszyku nie ma produktów, których dotyczy.',
        minimum_not_met: `Kod na razie nie działa: dodaj jeszcze produkty za ${missing} netto.`,
        expired: 'Kod stracił ważność i nie daje rabatu. Usuń go albo wpisz inny.',
        used_by_customer: 'Twój limit użyć tego kodu został już wyczerpany. Usuń kod albo wpisz inny.',
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
        discount_code_not_for_products: 'Ten kod nie dotyczy produktów z Twojego koszyka, więc pozostaje poprzedni kod.',
        discount_code_unknown: 'Nie znamy takiego kodu. Sprawdź pisownię.',
        discount_code_used_up: 'Ten kod stracił ważność. Wpisz inny.',
        discount_code_used_by_customer: 'Twój limit użyć tego kodu został już wyczerpany. Wpisz inny kod.',
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
