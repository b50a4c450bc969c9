import { fieldErrorFrom, type Refused, type Wrong } from '../../platform/form.ts'
import { fieldsText, minutesText } from '../../platform/form-texts.ts'
import { messages } from '../../platform/messages.ts'
import type { FieldName } from './contact-form.ts'

type Texts = Record<FieldName, Partial<Record<Wrong, string>>>

const en: Texts = {
  vending_machine_id: { wrong: 'Choose one of the machines on the list.' },
  name: { missing: 'Enter your name.', wrong: 'Check the name.' },
  email: { missing: 'Enter your e-mail address so that we can reply.', wrong: 'Enter an e-mail address like anna@example.com.' },
  phone: { wrong: 'Enter a phone number of at least 6 digits, like +48 600 100 200, or leave the field empty.' },
  subject: { wrong: 'Check the subject.' },
  text: { missing: 'Enter your message.', wrong: 'Check the message.' },
}

const pl: Texts = {
  vending_machine_id: { wrong: 'Wybierz jeden z automatów z listy.' },
  name: { missing: 'Podaj imię i nazwisko.', wrong: 'Sprawdź imię i nazwisko.' },
  email: { missing: 'Podaj adres e-mail, abyśmy mogli odpowiedzieć.', wrong: 'Podaj adres e-mail w postaci anna@example.com.' },
  phone: { wrong: 'Podaj numer telefonu (co najmniej 6 cyfr), np. +48 600 100 200, albo zostaw puste pole.' },
  subject: { wrong: 'Sprawdź temat.' },
  text: { missing: 'Napisz, o co chodzi.', wrong: 'Sprawdź wiadomość.' },
}

export const contactMessages = messages(
  {
    home: 'Home',
    breadcrumbs: 'Breadcrumb',
    title: 'Contact',
    about: (shop: string) => `Find the address, phone number, e-mail address and opening hours of ${shop}, and a form for writing to us.`,
    lead: (phone: string): string =>
      `Ask about products, an order or a delivery. ${phone ? 'It is quickest to call; you' : 'You'} can write to us at any time.`,
    reach: 'How to reach us',
    address: 'Address',
    onMap: 'Show on a map (OpenStreetMap)',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Opening hours',
    seller: 'Company details',
    social: 'You can also find us here',
    write: 'Write to us',
    name: 'Name',
    phoneHint: 'Enter your number if you would like us to call you back.',
    subject: 'Subject',
    text: 'Message',
    optional: 'optional',
    required: 'Fields marked * are required.',
    send: 'Send the message',
    sending: 'Sending…',
    privacy: 'We will use what you write only to reply to you.',
    sent: 'Your message has been sent',
    sentHint: 'We will reply to the e-mail address that you entered.',
    another: 'Write another message',
    problems: (n: number) => `Correct ${fieldsText.en(n)} to send the message`,
    fieldError: fieldErrorFrom<FieldName>(en, max => `Shorten this to ${max} characters.`),
    refusal: ({ code, minutes }: Refused) =>
      code === 'too_many_requests'
        ? {
            title: 'Too many messages in a short time',
            text: `What you typed has been kept. Send it ${minutes > 0 ? `in ${minutesText.en(minutes)}` : 'in a few minutes'}, or contact us in another way.`,
          }
        : {
            title: 'The message could not be sent',
            text: 'What you typed has been kept. Try again in a moment, or contact us in another way.',
          },
  },
  {
    home: 'Strona główna',
    breadcrumbs: 'Ścieżka nawigacji',
    title: 'Kontakt',
    about: (shop: string) => `Adres, telefon, e-mail i godziny otwarcia sklepu ${shop} oraz formularz, przez który możesz do nas napisać.`,
    lead: phone =>
      `Zapytaj o towar, zamówienie albo dostawę. ${phone ? 'Najszybciej przez telefon, a napisać' : 'Napisać'} możesz o każdej porze.`,
    reach: 'Jak się z nami skontaktować',
    address: 'Adres',
    onMap: 'Pokaż na mapie (OpenStreetMap)',
    phone: 'Telefon',
    email: 'E-mail',
    hours: 'Godziny otwarcia',
    seller: 'Dane firmy',
    social: 'Znajdziesz nas też tutaj',
    write: 'Napisz do nas',
    name: 'Imię i nazwisko',
    phoneHint: 'Podaj numer, jeśli wolisz, żebyśmy oddzwonili.',
    subject: 'Temat',
    text: 'Wiadomość',
    optional: 'opcjonalnie',
    required: 'Pola oznaczone * są wymagane.',
    send: 'Wyślij wiadomość',
    sending: 'Wysyłamy…',
    privacy: 'Tego, co napiszesz, użyjemy tylko po to, aby odpowiedzieć.',
    sent: 'Wiadomość została wysłana',
    sentHint: 'Odpowiemy na podany adres e-mail.',
    another: 'Napisz kolejną wiadomość',
    problems: (n: number) => `Popraw ${fieldsText.pl(n)}, aby wysłać wiadomość`,
    fieldError: fieldErrorFrom<FieldName>(pl, max => `Skróć do ${max} znaków.`),
    refusal: ({ code, minutes }: Refused) =>
      code === 'too_many_requests'
        ? {
            title: 'Za dużo wiadomości w krótkim czasie',
            text: `Wpisaną treść zachowaliśmy. Wyślij ją ${minutes > 0 ? `za ${minutesText.pl(minutes)}` : 'za kilka minut'} albo skontaktuj się z nami inaczej.`,
          }
        : {
            title: 'Nie udało się wysłać wiadomości',
            text: 'Wpisaną treść zachowaliśmy. Spróbuj ponownie za chwilę albo skontaktuj się z nami inaczej.',
          },
  },
)
