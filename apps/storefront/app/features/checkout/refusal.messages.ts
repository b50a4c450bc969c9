import { fieldsText } from '../../platform/form-texts.ts'
import { formatNumber } from '../../platform/format.ts'
import { messages } from '../../platform/messages.ts'
import type { Refused } from './form-fields.ts'

interface Refusal {
  title: string
  text: string
  /** Suggested next step. */
  nextStep?: 'cart' | 'fresh'
}

export const refusalMessages = messages(
  {
    notSaved: 'The shop could not be reached. Check your connection and try again.',
    check: (n: number) => `Correct ${fieldsText.en(n)} to order`,
    toCart: 'Change the cart',
    fresh: 'Start a new order',
    refusal: ({ code, product, left, reason }: Refused, total: string): Refusal => {
      const texts: Record<string, Refusal> = {
        cart_changed: {
          title: `The total is now ${total}`,
          text: 'Your order has not been placed yet. Look at the summary, and if you agree, order with the button under it.',
        },
        not_enough_stock: {
          title: left > 0 ? `Only ${formatNumber('en', left)} left: ${product}` : `Sold out: ${product}`,
          text: `Somebody else ordered first. Your order has not been placed. ${left > 0 ? 'Lower the quantity in' : 'Remove the product from'} the cart; what you typed here stays.`,
          nextStep: 'cart',
        },
        not_for_sale: {
          title: `Cannot be ordered now: ${product}`,
          text: 'It has no price at the moment. Your order has not been placed. Remove the product from the cart; what you typed here stays.',
          nextStep: 'cart',
        },
        discount_code_used_by_customer: {
          title: 'You have used this discount code as often as it allows',
          text: 'It has already been used in an order with this e-mail address. Your order has not been placed. Remove the code in the cart; what you typed here stays.',
          nextStep: 'cart',
        },
        idempotency_key_reused: {
          title: 'This form has already been sent',
          text: 'An order was placed with it, and its confirmation is in your inbox. To order once more, start a new order.',
          nextStep: 'fresh',
        },
        too_many_open_orders:
          reason === 'address'
            ? {
                title: 'Too many orders from your network are waiting for confirmation or payment',
                text: 'They may have been placed by others, such as your colleagues. This order has not been placed. Try again later, or write to us; what you typed stays.',
              }
            : {
                title: 'Several of your orders are waiting for confirmation or payment',
                text: 'This order has not been placed. Wait until we confirm one of the earlier ones, pay for one that you can pay now, or write to us; what you typed stays.',
              },
        too_many_requests: {
          title: 'Too many attempts',
          text: 'Your order has not been placed. Wait a few minutes and try again; what you typed stays.',
        },
      }
      return (
        texts[code] ?? {
          title: 'The shop could not be reached',
          text: 'What you typed has been kept. Check your connection and order again: even if the first attempt did go through, you will have only one order.',
        }
      )
    },
  },
  {
    notSaved: 'Nie udało się połączyć ze sklepem. Sprawdź połączenie i spróbuj jeszcze raz.',
    check: (n: number) => `Aby zamówić, popraw ${fieldsText.pl(n)}`,
    toCart: 'Zmień koszyk',
    fresh: 'Rozpocznij nowe zamówienie',
    refusal: ({ code, product, left, reason }: Refused, total: string) => {
      const texts: Record<string, Refusal> = {
        cart_changed: {
          title: `Do zapłaty jest teraz ${total}`,
          text: 'Zamówienie nie zostało jeszcze złożone. Sprawdź podsumowanie i, jeśli je akceptujesz, zamów przyciskiem pod nim.',
        },
        not_enough_stock: {
          title: left > 0 ? `Mamy już tylko ${formatNumber('pl', left)}: ${product}` : `Wyprzedane: ${product}`,
          text: `Ktoś był szybszy. Zamówienie nie zostało złożone. ${left > 0 ? 'Zmniejsz ilość w koszyku' : 'Usuń ten produkt z koszyka'}; wpisane tu dane pozostaną.`,
          nextStep: 'cart',
        },
        not_for_sale: {
          title: `Teraz nie można tego zamówić: ${product}`,
          text: 'Produkt nie ma w tej chwili ceny. Zamówienie nie zostało złożone. Usuń ten produkt z koszyka; wpisane tu dane pozostaną.',
          nextStep: 'cart',
        },
        discount_code_used_by_customer: {
          title: 'Twój limit użyć tego kodu rabatowego został już wyczerpany',
          text: 'Kodu użyto już w zamówieniu z tym adresem e-mail. Zamówienie nie zostało złożone. Usuń kod z koszyka; wpisane tu dane pozostaną.',
          nextStep: 'cart',
        },
        idempotency_key_reused: {
          title: 'Ten formularz już wysłano',
          text: 'Złożono nim zamówienie, a potwierdzenie jest w skrzynce e-mail. Aby zamówić jeszcze raz, rozpocznij nowe zamówienie.',
          nextStep: 'fresh',
        },
        too_many_open_orders:
          reason === 'address'
            ? {
                title: 'Zbyt wiele zamówień z Twojej sieci czeka na potwierdzenie lub płatność',
                text: 'Mogły je złożyć inne osoby, na przykład z Twojej firmy. To zamówienie nie zostało złożone. Spróbuj później albo napisz do nas; wpisane dane pozostaną.',
              }
            : {
                title: 'Kilka Twoich zamówień czeka już na potwierdzenie lub płatność',
                text: 'To zamówienie nie zostało złożone. Poczekaj, aż potwierdzimy jedno z poprzednich, opłać takie, które można już opłacić, albo napisz do nas; wpisane dane pozostaną.',
              },
        too_many_requests: {
          title: 'Za dużo prób',
          text: 'Zamówienie nie zostało złożone. Odczekaj kilka minut i spróbuj ponownie; wpisane dane pozostaną.',
        },
      }
      return (
        texts[code] ?? {
          title: 'Nie udało się połączyć ze sklepem',
          text: 'Wpisane dane zachowaliśmy. Sprawdź połączenie i zamów ponownie: nawet jeśli pierwsza próba się powiodła, zamówienie będzie tylko jedno.',
        }
      )
    },
  },
)
