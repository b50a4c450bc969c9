import { fieldErrorFrom, type Refused, type Wrong } from '../../platform/form.ts'
import { fieldsText, minutesText } from '../../platform/form-texts.ts'
import { messages } from '../../platform/messages.ts'
import type { LookupField } from './lookup-fields.ts'

type Texts = Record<LookupField, Partial<Record<Wrong, string>>>

const en: Texts = {
  number: { missing: 'Enter the order number.' },
  email: { missing: 'Enter the e-mail address used for the order.', wrong: 'Enter an e-mail address like anna@example.com.' },
}

const pl: Texts = {
  number: { missing: 'Podaj numer zamówienia.' },
  email: { missing: 'Podaj adres e-mail z zamówienia.', wrong: 'Podaj adres e-mail w postaci anna@example.com.' },
}

export const lookupMessages = messages(
  {
    title: 'Withdraw from contract here',
    about: (shop: string) =>
      `Withdraw from a contract with ${shop} online, within 14 days of receiving the goods, with or without an account.`,
    lead: 'As a consumer you can withdraw from the contract within 14 days of receiving the goods, and you need not give a reason. Enter the order number and the e-mail address used for the order: you will then choose the goods and confirm. You do not need an account.',
    form: 'Find your order',
    required: 'Fields marked * are required.',
    number: 'Order number',
    numberHint: 'It is given in our e-mails and looks like 2026-000123.',
    email: 'E-mail address used for the order',
    emailHint: 'It is the one that the order confirmation was sent to. We will send the receipt for your withdrawal there.',
    submit: 'Continue',
    sending: 'Searching…',
    otherWays: 'You can also withdraw by e-mail or post, in your own words or on the form below.',
    fieldError: fieldErrorFrom<LookupField>(en, max => `Shorten this to ${max} characters.`),
    problems: (n: number) => `Correct ${fieldsText.en(n)}`,
    refusal: ({ code, minutes }: Refused): { title: string; text: string } => {
      if (code === 'order_not_found')
        return {
          title: 'There is no order with this number and this e-mail address',
          text: 'Check both: they are in the order confirmation. If you cannot find them, contact us; a withdrawal by e-mail counts as well.',
        }
      if (code === 'too_many_requests')
        return {
          title: 'Too many attempts',
          text: `Try again in ${
            minutes > 0 ? minutesText.en(minutes) : 'a quarter of an hour'
          }, or withdraw by e-mail: that counts as well.`,
        }
      return { title: 'The shop could not be reached', text: 'What you typed has been kept. Try again in a moment.' }
    },
  },
  {
    title: 'Odstąp od umowy tutaj',
    about: (shop: string) =>
      `Odstąp przez internet od umowy zawartej ze sklepem ${shop}, w ciągu 14 dni od otrzymania towaru, z kontem lub bez niego.`,
    lead: 'Jako konsument możesz odstąpić od umowy w ciągu 14 dni od otrzymania towaru, bez podania przyczyny. Podaj numer zamówienia i adres e-mail z tego zamówienia: w następnym kroku wybierzesz towary i potwierdzisz odstąpienie. Konto nie jest potrzebne.',
    form: 'Znajdź zamówienie',
    required: 'Pola oznaczone * są wymagane.',
    number: 'Numer zamówienia',
    numberHint: 'Numer podajemy w naszych wiadomościach e-mail; wygląda tak: 2026-000123.',
    email: 'Adres e-mail z zamówienia',
    emailHint: 'Adres, na który przyszło potwierdzenie zamówienia. Tam wyślemy potwierdzenie odstąpienia.',
    submit: 'Dalej',
    sending: 'Szukamy…',
    otherWays: 'Możesz też odstąpić od umowy e-mailem albo pocztą, własnymi słowami lub na formularzu poniżej.',
    fieldError: fieldErrorFrom<LookupField>(pl, max => `Skróć do ${max} znaków.`),
    problems: (n: number) => `Popraw ${fieldsText.pl(n)}`,
    refusal: ({ code, minutes }: Refused) => {
      if (code === 'order_not_found')
        return {
          title: 'Nie ma zamówienia o tym numerze i z tym adresem e-mail',
          text: 'Sprawdź numer i adres: oba są podane w potwierdzeniu zamówienia. Jeśli nie możesz ich znaleźć, skontaktuj się z nami; odstąpienie wysłane e-mailem też jest ważne.',
        }
      if (code === 'too_many_requests')
        return {
          title: 'Zbyt wiele prób',
          text: `Spróbuj ponownie za ${
            minutes > 0 ? minutesText.pl(minutes) : 'kwadrans'
          } albo odstąp od umowy e-mailem: takie oświadczenie też jest ważne.`,
        }
      return { title: 'Nie udało się połączyć ze sklepem', text: 'Wpisane dane zachowaliśmy. Spróbuj ponownie za chwilę.' }
    },
  },
)
