import { fieldErrorFrom, type Refused, type Wrong } from '../../platform/form.ts'
import { fieldsText, minutesText } from '../../platform/form-texts.ts'
import { messages } from '../../platform/messages.ts'
import type { FieldName } from './stock-alert-fields.ts'

type Texts = Record<FieldName, Partial<Record<Wrong, string>>>

const en: Texts = {
  product_variant_id: { missing: 'Choose a variant.', wrong: 'Choose one of the variants on the list.' },
  email: { missing: 'Enter your e-mail address.', wrong: 'Enter an e-mail address like anna@example.com.' },
}

const pl: Texts = {
  product_variant_id: { missing: 'Wybierz wariant.', wrong: 'Wybierz jeden z wariantów z listy.' },
  email: { missing: 'Podaj adres e-mail.', wrong: 'Podaj adres e-mail w postaci anna@example.com.' },
}

export const stockAlertMessages = messages(
  {
    title: 'E-mail when back in stock',
    titleOf: (product: string) => `E-mail when back in stock: ${product}`,
    about: 'We send one e-mail when a sold-out product is back in stock.',
    lead: 'We will send you one e-mail when the product is back in stock, and no advertising.',
    ask: 'E-mail me when it is back',
    askFor: (variant: string) => `E-mail me when ${variant} is back in stock`,
    variant: 'Variant',
    chooseVariant: 'Choose a variant',
    email: 'E-mail',
    optional: 'optional',
    submit: 'Ask for the e-mail',
    sending: 'Sending…',
    privacy: 'We use your address only for this e-mail. You can cancel the request at any time.',
    confirmationSent: 'Check your e-mail',
    confirmationSentHint:
      'We have sent a link to the address that you entered, unless you have already asked for an e-mail about this product. Your request counts once you open the link and confirm; the link works for three days.',
    nothingCame: 'Nothing has arrived? Check your spam folder, or check the address and ask again.',
    again: 'Ask again',
    active: 'We will let you know',
    activeHint: 'We will send one e-mail to the address of your account when the product is back in stock.',
    inStock: 'This product is in stock',
    inStockHint: 'You can order it now.',
    noProduct: 'No product is chosen',
    noProductHint: 'Open the page of a product that is out of stock and ask for the e-mail there.',
    toProducts: 'All products',
    toProduct: 'Back to the product',
    confirmTitle: 'Confirm your request',
    confirmAbout: 'Confirm a request for an e-mail when a product is back in stock.',
    confirmLead: 'Confirm that we may send one e-mail to this address when the product is back in stock.',
    confirm: 'Confirm',
    confirming: 'Confirming…',
    confirmed: 'Your request is confirmed',
    confirmedHint: (product: string) => `We will send you one e-mail when this product is back in stock: ${product}.`,
    confirmedProduct: 'the one that you chose',
    linkInvalid: 'This link does not work',
    linkInvalidHint: 'It has already been used, or the three days are over. Ask again on the product’s page.',
    endTitle: 'Stop back-in-stock e-mails',
    endAbout: 'Cancel all requests for e-mails about products that are back in stock.',
    endLead:
      'This cancels all your requests for e-mails about products that are back in stock in this shop. Your orders and your account stay as they are.',
    end: 'Cancel all requests',
    ending: 'Cancelling…',
    ended: 'Your requests have been cancelled',
    incompleteHint: 'The link is not complete. Open it from the e-mail again, or copy the whole link.',
    toShop: 'Go to the shop',
    endedHint: 'We have deleted your address from the list and will send no more of these e-mails.',
    problems: (n: number) => `Correct ${fieldsText.en(n)} to continue`,
    fieldError: fieldErrorFrom<FieldName>(en, max => `Shorten this to ${max} characters.`),
    refusal: ({ code, minutes }: Refused) => {
      if (code === 'too_many_requests')
        return {
          title: 'Too many requests in a short time',
          text: `What you typed has been kept. Send it ${minutes > 0 ? `in ${minutesText.en(minutes)}` : 'in a few minutes'}.`,
        }
      if (code === 'already_in_stock') return { title: 'This product is in stock', text: 'You can order it now.' }
      if (code === 'variant_required' || code === 'variant_not_found')
        return { title: 'Choose a variant', text: 'Choose the variant that you are waiting for.' }
      return { title: 'That did not work', text: 'What you typed has been kept. Try again in a moment.' }
    },
  },
  {
    title: 'Powiadomienie o dostępności',
    titleOf: product => `Powiadomienie o dostępności: ${product}`,
    about: 'Wysyłamy jedną wiadomość, gdy wyprzedany produkt znów jest w magazynie.',
    lead: 'Gdy produkt znów będzie w magazynie, wyślemy jedną wiadomość. Żadnych reklam.',
    ask: 'Powiadom mnie o dostępności',
    askFor: variant => `Powiadom mnie, gdy wariant ${variant} znów będzie w magazynie`,
    variant: 'Wariant',
    chooseVariant: 'Wybierz wariant',
    email: 'E-mail',
    optional: 'opcjonalnie',
    submit: 'Poproś o wiadomość',
    sending: 'Wysyłamy…',
    privacy: 'Użyjemy Twojego adresu tylko do tej wiadomości. Możesz zrezygnować w każdej chwili.',
    confirmationSent: 'Sprawdź pocztę e-mail',
    confirmationSentHint:
      'Na podany adres wysłaliśmy link, chyba że prośba dotycząca tego produktu już u nas jest. Prośba zacznie obowiązywać, gdy otworzysz link i ją potwierdzisz; link działa przez trzy dni.',
    nothingCame: 'Nic nie przyszło? Zajrzyj do spamu albo sprawdź adres i poproś jeszcze raz.',
    again: 'Poproś jeszcze raz',
    active: 'Damy Ci znać',
    activeHint: 'Gdy produkt znów będzie w magazynie, wyślemy jedną wiadomość na adres Twojego konta.',
    inStock: 'Produkt jest w magazynie',
    inStockHint: 'Możesz już zamówić ten produkt.',
    noProduct: 'Nie wybrano produktu',
    noProductHint: 'Otwórz stronę produktu, którego nie ma w magazynie, i tam poproś o wiadomość.',
    toProducts: 'Wszystkie produkty',
    toProduct: 'Wróć do produktu',
    confirmTitle: 'Potwierdź prośbę',
    confirmAbout: 'Potwierdzenie prośby o wiadomość, gdy produkt znów będzie w magazynie.',
    confirmLead: 'Potwierdź, że możemy wysłać na ten adres jedną wiadomość, gdy produkt znów będzie w magazynie.',
    confirm: 'Potwierdź',
    confirming: 'Potwierdzamy…',
    confirmed: 'Prośba potwierdzona',
    confirmedHint: product => `Wyślemy jedną wiadomość, gdy ten produkt znów będzie w magazynie: ${product}.`,
    confirmedProduct: 'ten, na który czekasz',
    linkInvalid: 'Ten link nie działa',
    linkInvalidHint: 'Link został już użyty albo minęły trzy dni. Poproś jeszcze raz na stronie produktu.',
    endTitle: 'Rezygnacja z powiadomień o dostępności',
    endAbout: 'Wycofanie wszystkich próśb o powiadomienia o dostępności produktów.',
    endLead: 'Wycofasz wszystkie swoje prośby o powiadomienia o dostępności w tym sklepie. Twoje zamówienia i konto pozostaną bez zmian.',
    end: 'Wycofaj wszystkie prośby',
    ending: 'Wycofujemy…',
    ended: 'Twoje prośby zostały wycofane',
    incompleteHint: 'Link jest niepełny. Otwórz go jeszcze raz z wiadomości albo skopiuj w całości.',
    toShop: 'Przejdź do sklepu',
    endedHint: 'Usunęliśmy Twój adres z listy i nie wyślemy więcej takich wiadomości.',
    problems: (n: number) => `Popraw ${fieldsText.pl(n)}, aby przejść dalej`,
    fieldError: fieldErrorFrom<FieldName>(pl, max => `Skróć do ${max} znaków.`),
    refusal: ({ code, minutes }: Refused) => {
      if (code === 'too_many_requests')
        return {
          title: 'Za dużo próśb w krótkim czasie',
          text: `Wpisane dane zachowaliśmy. Wyślij je ${minutes > 0 ? `za ${minutesText.pl(minutes)}` : 'za kilka minut'}.`,
        }
      if (code === 'already_in_stock') return { title: 'Produkt jest w magazynie', text: 'Możesz już zamówić ten produkt.' }
      if (code === 'variant_required' || code === 'variant_not_found')
        return { title: 'Wybierz wariant', text: 'Wybierz wariant, na który czekasz.' }
      return { title: 'Nie udało się', text: 'Wpisane dane zachowaliśmy. Spróbuj ponownie za chwilę.' }
    },
  },
)
