import { messages } from '../../platform/messages.ts'

export const guestMessages = messages(
  {
    title: 'Order without an account',
    lead: 'No account and no password is needed. The next page asks for your address, the delivery and the payment.',
    go: 'Continue as guest',
    emailTitle: 'What your e-mail is used for',
    email: [
      'the confirmation of the order,',
      'news about this order: payment, dispatch, questions,',
      'opening the page of your order from another device.',
    ] as string[],
    noMore: 'Nothing else comes to it: no newsletter, no advertising.',
    cart: 'Your cart',
    goods: 'Products',
    change: 'Change the cart',
    withDelivery: 'Delivery is chosen on the next page.',
    privacy: 'Privacy policy',
  },
  {
    title: 'Zamów bez konta',
    lead: 'Nie trzeba zakładać konta ani hasła. Na następnej stronie podasz adres, sposób dostawy i płatności.',
    go: 'Kontynuuj jako gość',
    emailTitle: 'Do czego potrzebny jest e-mail',
    email: [
      'wyślemy na niego potwierdzenie zamówienia,',
      'napiszemy o tym zamówieniu: płatność, wysyłka, ewentualne pytania,',
      'z nim otworzysz stronę zamówienia na innym urządzeniu.',
    ],
    noMore: 'I tyle: żadnych newsletterów ani reklam.',
    cart: 'Twój koszyk',
    goods: 'Produkty',
    change: 'Zmień koszyk',
    withDelivery: 'Dostawę wybierzesz na następnej stronie.',
    privacy: 'Polityka prywatności',
  },
)
