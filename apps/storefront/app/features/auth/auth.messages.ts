import { fieldErrorFrom, type Refused, type Weakness, type Wrong } from '../../platform/form.ts'
import { minutesText } from '../../platform/form-texts.ts'
import { messages } from '../../platform/messages.ts'
import type { FieldName } from './form.ts'

interface RefusalText {
  title: string
  text: string
}

type Texts = Record<FieldName, Partial<Record<Wrong | Weakness, string>>>

const en: Texts = {
  email: { missing: 'Enter your e-mail address.', wrong: 'Enter an e-mail address like anna@example.com.' },
  password: {
    missing: 'Enter the password.',
    short: 'Make the password longer: at least 10 characters. Three or four words are easy to remember.',
    common: 'This password is one of the most frequently guessed. Choose another one, for example three or four unrelated words.',
    personal: 'The password is little more than your name or e-mail address. Choose one that nobody can guess from them.',
  },
  first_name: { missing: 'Enter your first name.', wrong: 'Check the first name.' },
  last_name: { missing: 'Enter your last name.', wrong: 'Check the last name.' },
  company: { missing: 'Enter the name of the company.', wrong: 'Check the company name.' },
  nip: {
    missing: 'Enter the NIP, or the VAT number with its country code, like DE123456789.',
    wrong: 'A NIP has 10 digits with a valid check digit. A VAT number of another country begins with the code of that country.',
  },
  phone: { wrong: 'Enter a phone number of at least 6 digits, like +48 600 100 200.' },
  regulations_accepted: { missing: 'Accept the terms of sale to open an account.' },
}

const pl: Texts = {
  email: { missing: 'Podaj adres e-mail.', wrong: 'Podaj adres e-mail w postaci anna@example.com.' },
  password: {
    missing: 'Podaj hasło.',
    short: 'Wydłuż hasło do co najmniej 10 znaków. Łatwo zapamiętać trzy lub cztery słowa.',
    common: 'To hasło należy do najczęściej odgadywanych. Wybierz inne, na przykład trzy lub cztery niezwiązane ze sobą słowa.',
    personal: 'Hasło zawiera niewiele więcej niż Twoje imię, nazwisko lub e-mail. Wybierz takie, którego nie da się z nich odgadnąć.',
  },
  first_name: { missing: 'Podaj imię.', wrong: 'Sprawdź imię.' },
  last_name: { missing: 'Podaj nazwisko.', wrong: 'Sprawdź nazwisko.' },
  company: { missing: 'Podaj nazwę firmy.', wrong: 'Sprawdź nazwę firmy.' },
  nip: {
    missing: 'Podaj NIP albo numer VAT z kodem kraju, np. DE123456789.',
    wrong: 'NIP to 10 cyfr z poprawną sumą kontrolną. Numer VAT z innego kraju zaczyna się od kodu tego kraju.',
  },
  phone: { wrong: 'Podaj numer telefonu (co najmniej 6 cyfr), np. +48 600 100 200.' },
  regulations_accepted: { missing: 'Aby założyć konto, zaakceptuj regulamin.' },
}

/** Texts shared by the login, registration and password forms. */
export const authMessages = messages(
  {
    email: 'E-mail',
    password: 'Password',
    newPassword: 'New password',
    passwordHint: 'Use at least 10 characters.',
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    optional: 'optional',
    requiredHint: 'Fields marked * are required.',
    fieldError: fieldErrorFrom<FieldName>(en, max => `Shorten this to ${max} characters.`),
    refusal: ({ code, minutes }: Refused): RefusalText => {
      const texts: Record<string, RefusalText> = {
        login_failed: { title: 'The e-mail address or password is wrong', text: 'Check both and try again, or set a new password.' },
        account_locked: { title: 'This account is locked', text: 'You cannot log in at the moment. Contact the shop to find out why.' },
        too_many_requests: {
          title: 'Too many attempts',
          text: minutes > 0 ? `Try again in ${minutesText.en(minutes)}.` : 'Wait a few minutes and try again.',
        },
        link_invalid: { title: 'This link no longer works', text: 'It has already been used or has expired. Ask for a new one.' },
        idempotency_key_reused: { title: 'This form has already been sent', text: 'Check your e-mail, or start again.' },
      }
      return texts[code] ?? { title: 'The shop could not be reached', text: 'What you typed has been kept. Try again in a moment.' }
    },
  },
  {
    email: 'E-mail',
    password: 'Hasło',
    newPassword: 'Nowe hasło',
    passwordHint: 'Co najmniej 10 znaków.',
    show: 'Pokaż',
    hide: 'Ukryj',
    showPassword: 'Pokaż hasło',
    hidePassword: 'Ukryj hasło',
    optional: 'opcjonalnie',
    requiredHint: 'Pola oznaczone * są wymagane.',
    fieldError: fieldErrorFrom<FieldName>(pl, max => `Skróć do ${max} znaków.`),
    refusal: ({ code, minutes }: Refused) => {
      const texts: Record<string, RefusalText> = {
        login_failed: { title: 'Nieprawidłowy e-mail lub hasło', text: 'Sprawdź wpisane dane i spróbuj ponownie albo ustaw nowe hasło.' },
        account_locked: {
          title: 'To konto jest zablokowane',
          text: 'Nie możesz się teraz zalogować. Skontaktuj się ze sklepem, aby poznać powód.',
        },
        too_many_requests: {
          title: 'Za dużo prób',
          text: minutes > 0 ? `Spróbuj ponownie za ${minutesText.pl(minutes)}.` : 'Odczekaj kilka minut i spróbuj ponownie.',
        },
        link_invalid: { title: 'Ten link już nie działa', text: 'Link został wykorzystany albo wygasł. Poproś o nowy.' },
        idempotency_key_reused: { title: 'Ten formularz już wysłano', text: 'Sprawdź pocztę e-mail albo zacznij od nowa.' },
      }
      return texts[code] ?? { title: 'Nie udało się połączyć ze sklepem', text: 'Wpisane dane zachowaliśmy. Spróbuj ponownie za chwilę.' }
    },
  },
)
