import { maxLengthOf, type Wrong } from '../../platform/form.ts'
import { messages } from '../../platform/messages.ts'
import type { FieldName } from './form-fields.ts'

/** Postal code formats of the main countries. */
const postalExamples: Record<string, string> = {
  PL: '00-000',
  AT: '1010',
  BE: '1000',
  CH: '8001',
  CZ: '110 00',
  DE: '10115',
  DK: '1050',
  EE: '10111',
  ES: '28001',
  FI: '00100',
  FR: '75001',
  GB: 'SW1A 1AA',
  HU: '1011',
  IE: 'D02 X285',
  IT: '00118',
  LT: 'LT-01100',
  LV: 'LV-1010',
  NL: '1012 AB',
  NO: '0150',
  PT: '1000-001',
  RO: '010011',
  SE: '111 20',
  SI: '1000',
  SK: '811 01',
  UA: '01001',
  US: '10001',
}

type Texts = Record<string, Record<'missing' | 'wrong', string>>

interface CountryContext {
  code: string
  /** Country name in the visitor's language. */
  country: string
}

/** Error text of a field, with the expected format. */
type FieldErrorText = (name: FieldName, wrong: Wrong, at: CountryContext) => string

/** Error texts of a field, for both addresses. */
const fieldErrorFrom =
  (texts: (at: CountryContext) => Texts, long: (max: number) => string): FieldErrorText =>
  (name, wrong, at) => {
    if (wrong === 'long') return long(maxLengthOf(name) ?? 0)
    return texts(at)[name.slice(name.indexOf('.') + 1)]?.[wrong] ?? ''
  }

const fieldErrorEn = fieldErrorFrom(
  ({ code, country }) => {
    const example = postalExamples[code]
    return {
      email: { missing: 'Enter your e-mail address.', wrong: 'Enter an e-mail address like anna@example.com.' },
      phone: { missing: 'Enter your phone number.', wrong: 'Enter a phone number of at least 6 digits, like +48 600 100 200.' },
      first_name: { missing: 'Enter the first name.', wrong: 'Check the first name.' },
      last_name: { missing: 'Enter the last name.', wrong: 'Check the last name.' },
      id: { missing: 'Choose an address.', wrong: 'This address is not saved any more. Choose another one, or type one in.' },
      company: { missing: 'Enter the name of the company.', wrong: 'Check the company name.' },
      nip: {
        missing: 'Enter the NIP: an invoice for a Polish company needs it.',
        wrong:
          code === 'PL'
            ? 'A NIP has 10 digits with a valid check digit. Check it digit by digit.'
            : `This is not a VAT number of this country (${country}). Check it, or leave the field empty.`,
      },
      street: { missing: 'Enter the street and number.', wrong: 'Check the street and number.' },
      postal_code: {
        missing: 'Enter the postal code.',
        wrong:
          code === 'PL'
            ? 'A postal code in Poland looks like 00-000.'
            : example
              ? `A postal code (${country}) looks like ${example}.`
              : `Enter a postal code of this country (${country}).`,
      },
      city: { missing: 'Enter the city.', wrong: 'Check the city.' },
      country: { missing: 'Choose a country.', wrong: 'Choose a country from the list.' },
      delivery_id: {
        missing: 'Choose how the order should be delivered.',
        wrong: 'This delivery method is not offered for your order. Choose another one.',
      },
      pickup_point: {
        missing: 'Choose a parcel locker.',
        wrong: 'This parcel locker is not available any more. Choose another one.',
      },
      payment_id: { missing: 'Choose how to pay.', wrong: 'This payment method is not offered for your order. Choose another one.' },
      customer_order_number: { missing: '', wrong: 'Check your order number.' },
      note: { missing: '', wrong: 'Check the note.' },
      regulations_accepted: { missing: 'Accept the terms of sale to order.', wrong: 'Accept the terms of sale to order.' },
    }
  },
  max => `Shorten this to ${max} characters.`,
)

const fieldErrorPl = fieldErrorFrom(
  ({ code, country }) => {
    const example = postalExamples[code]
    return {
      email: { missing: 'Podaj adres e-mail.', wrong: 'Podaj adres e-mail w postaci anna@example.com.' },
      phone: { missing: 'Podaj numer telefonu.', wrong: 'Podaj numer telefonu (co najmniej 6 cyfr), np. +48 600 100 200.' },
      first_name: { missing: 'Podaj imię.', wrong: 'Sprawdź imię.' },
      last_name: { missing: 'Podaj nazwisko.', wrong: 'Sprawdź nazwisko.' },
      id: { missing: 'Wybierz adres.', wrong: 'Tego adresu nie ma już wśród zapisanych. Wybierz inny albo wpisz nowy.' },
      company: { missing: 'Podaj nazwę firmy.', wrong: 'Sprawdź nazwę firmy.' },
      nip: {
        missing: 'Podaj NIP: jest potrzebny do faktury dla polskiej firmy.',
        wrong:
          code === 'PL'
            ? 'NIP to 10 cyfr z poprawną sumą kontrolną. Sprawdź go cyfra po cyfrze.'
            : `To nie jest numer VAT tego kraju (${country}). Popraw go albo zostaw puste pole.`,
      },
      street: { missing: 'Podaj ulicę i numer.', wrong: 'Sprawdź ulicę i numer.' },
      postal_code: {
        missing: 'Podaj kod pocztowy.',
        wrong:
          code === 'PL'
            ? 'Kod pocztowy w Polsce ma postać 00-000.'
            : example
              ? `Kod pocztowy (${country}) wygląda tak: ${example}.`
              : `Podaj kod pocztowy z tego kraju (${country}).`,
      },
      city: { missing: 'Podaj miejscowość.', wrong: 'Sprawdź miejscowość.' },
      country: { missing: 'Wybierz kraj.', wrong: 'Wybierz kraj z listy.' },
      delivery_id: { missing: 'Wybierz sposób dostawy.', wrong: 'Ten sposób dostawy jest niedostępny przy tym zamówieniu. Wybierz inny.' },
      pickup_point: { missing: 'Wybierz automat paczkowy.', wrong: 'Ten automat paczkowy jest już niedostępny. Wybierz inny.' },
      payment_id: {
        missing: 'Wybierz sposób płatności.',
        wrong: 'Ten sposób płatności jest niedostępny przy tym zamówieniu. Wybierz inny.',
      },
      customer_order_number: { missing: '', wrong: 'Sprawdź własny numer zamówienia.' },
      note: { missing: '', wrong: 'Sprawdź uwagi.' },
      regulations_accepted: { missing: 'Aby zamówić, zaakceptuj regulamin.', wrong: 'Aby zamówić, zaakceptuj regulamin.' },
    }
  },
  max => `Skróć do ${max} znaków.`,
)

export const fieldMessages = messages({ fieldError: fieldErrorEn }, { fieldError: fieldErrorPl })
