import type { Language } from '@stragan/contract'
import type { Weakness, Wrong } from '@stragan/ui/form'
import { type ClassificationFieldName, classificationFieldErrors } from './classification-fields.messages.ts'

export type FieldName =
  | 'email'
  | 'password'
  | 'current_password'
  | 'code'
  | 'name'
  | 'language'
  | 'role'
  | 'scopes'
  | 'addresses'
  | 'expires_at'
  | 'requires_second_factor'
  | 'host'
  | 'owner'
  | 'company'
  | 'text'
  | 'minimum_stock'
  | 'price_net'
  | 'discount_type'
  | 'value'
  | 'min_order_value'
  | 'valid_from'
  | 'valid_to'
  | 'max_uses'
  | 'max_uses_per_customer'
  | 'words'
  | 'search'
  | 'address'
  | 'series'
  | 'prefix'
  | 'count'
  | 'name.en'
  | 'name.pl'
  | 'items'
  | 'starts_at'
  | 'ends_at'
  | 'query'
  | 'is_shared'
  | 'url'
  | 'description'
  | 'events'
  | 'enabled'
  | 'stripe_secret_key'
  | 'stripe_webhook_secret'
  | 'subject'
  | 'message'
  | 'note'
  | 'cancel_reason'
  | 'carrier'
  | 'tracking_number'
  | 'tracking_url'
  | 'amount'
  | 'received_on'
  | 'phone'
  | 'reason'
  | 'confirmation'
  | AddressFieldName<'billing_address' | 'delivery_address'>
  | ClassificationFieldName

/** Fields of an address in the forms that have two. */
export const addressFieldNames = ['company', 'nip', 'first_name', 'last_name', 'street', 'postal_code', 'city', 'country'] as const
type AddressFieldName<Side extends string> = `${Side}.${(typeof addressFieldNames)[number]}`

type FieldTexts = Record<FieldName, Partial<Record<Wrong | Weakness, string>>>

/** The same texts for both addresses. */
const ofBoth = (texts: Record<(typeof addressFieldNames)[number], Partial<Record<Wrong, string>>>) =>
  Object.fromEntries(
    (['billing_address', 'delivery_address'] as const).flatMap(side => addressFieldNames.map(name => [`${side}.${name}`, texts[name]])),
  ) as Pick<FieldTexts, AddressFieldName<'billing_address' | 'delivery_address'>>

/** What is wrong with a field. */
export const fieldErrors: Readonly<Record<Language, FieldTexts>> = {
  en: {
    ...classificationFieldErrors.en,
    email: { missing: 'Enter an e-mail address.', wrong: 'Enter an e-mail address such as anna@example.com.' },
    password: {
      missing: 'Enter the password.',
      wrong: 'The password is wrong.',
      short: 'Make the password longer: at least 10 characters. Three or four words are easy to remember.',
      common: 'This password is one of the most frequently guessed. Choose another one, for example three or four unrelated words.',
      personal: 'The password is little more than your name or e-mail address. Choose one that nobody can guess from them.',
    },
    current_password: { missing: 'Enter your current password.', wrong: 'This is not your current password.' },
    code: { missing: 'Enter the code.', wrong: 'Enter the six digits from the app, or a recovery code.' },
    name: { missing: 'Enter a name.', wrong: 'Check the name.' },
    language: { missing: 'Choose a language.' },
    role: { missing: 'Choose a role.' },
    scopes: { missing: 'Choose at least one right.', wrong: 'Choose from the rights in the list.' },
    addresses: { wrong: 'Enter addresses such as 203.0.113.7 or networks such as 203.0.113.0/24, one per line, at most 20.' },
    expires_at: { wrong: 'Choose today or a later day.' },
    requires_second_factor: {},
    host: { missing: 'Enter the domain.', wrong: 'Enter the domain alone, such as shop.example.com.' },
    owner: { missing: 'Enter the owner’s e-mail address.', wrong: 'Enter an e-mail address such as anna@example.com.' },
    company: { wrong: 'Check the name of the seller.' },
    text: { missing: 'Enter a text.' },
    minimum_stock: { wrong: 'Enter a whole number from 1 to 10,000,000, or leave it empty for none.' },
    discount_type: { missing: 'Choose the kind.' },
    value: { missing: 'Enter the value.', wrong: 'Enter a percentage up to 100, or an amount such as 12.50, above zero.' },
    min_order_value: { missing: 'Enter the value; 0 for none.', wrong: 'Enter an amount such as 123.45.' },
    valid_from: { wrong: 'Enter a day and a time, or leave it empty.' },
    valid_to: { wrong: 'Enter a day and a time after the begin, or leave it empty.' },
    max_uses: { wrong: 'Enter a whole number from 1, no less than the uses there have been, or leave it empty.' },
    max_uses_per_customer: { wrong: 'Enter a whole number from 1, or leave it empty.' },
    words: {
      missing: 'Enter at least two words, one per line.',
      wrong: 'Enter 2 to 20 different words or phrases, one per line. Each needs a word that can be searched for.',
      long: 'Enter at most 20 words or phrases, one per line, of at most 60 characters each.',
    },
    search: { missing: 'Enter the search.', wrong: 'Enter a search that is not redirected yet.' },
    address: {
      missing: 'Paste the address of the page.',
      wrong: 'Paste the address of a page of this shop that everybody may open, such as /en/contact. It cannot be a search or an article.',
    },
    series: { missing: 'Enter a name for the series.', wrong: 'Enter a name of at most 60 characters.' },
    prefix: { wrong: 'Use at most 20 letters without accents, digits and hyphens, or leave it empty.' },
    count: {
      missing: 'Enter the number of codes.',
      wrong: 'Enter a whole number from 1 to 1,000.',
      long: 'Enter a whole number from 1 to 1,000.',
    },
    'name.en': {
      missing: 'Enter the name in one language at least.',
      wrong: 'Enter a name of at most 200 characters, in one language at least.',
    },
    'name.pl': { wrong: 'Enter a name of at most 200 characters.' },
    items: { missing: 'Enter the stock; 0 for none.', wrong: 'Enter a whole number from 0 to 10,000,000.' },
    price_net: {
      missing: 'Enter the net price.',
      wrong:
        'Enter a net price below the regular one, such as 12.50, with at most two decimals. The price of a promotion that has begun can only be lowered.',
    },
    starts_at: {
      wrong: 'Enter a day and a time, or leave it empty to begin at once. The start of a promotion that has begun cannot be changed.',
    },
    ends_at: { wrong: 'Enter a day and a time after the begin and after now, or leave it empty.' },
    query: { wrong: 'The list has no such filters. Set them in the list and save the view again.' },
    is_shared: {},
    stripe_secret_key: { wrong: 'Enter the whole key, beginning with sk_ or rk_.' },
    stripe_webhook_secret: { wrong: 'Enter the whole secret, beginning with whsec_.' },
    subject: { missing: 'Enter the subject of the e-mail.' },
    message: {},
    note: { missing: 'Enter the note.' },
    cancel_reason: { wrong: 'Choose a reason from the list.' },
    carrier: { missing: 'Enter the carrier.' },
    tracking_number: { wrong: 'Use only letters, digits, spaces and hyphens in the tracking number.' },
    tracking_url: { wrong: 'Enter an address that begins with https://, or leave it empty.' },
    amount: { missing: 'Enter the amount.', wrong: 'Enter an amount such as 123.45.' },
    received_on: { missing: 'Enter the date.', wrong: 'Enter the date of today or of an earlier day.' },
    phone: { missing: 'Enter the phone number.', wrong: 'Enter a phone number of at least 6 digits, such as +48 600 100 200.' },
    ...ofBoth({
      company: { wrong: 'Check the name of the company.' },
      nip: { wrong: 'Check the number digit by digit: a Polish NIP has 10 digits, the last of which is a check digit.' },
      first_name: { missing: 'Enter the first name.' },
      last_name: { missing: 'Enter the last name.' },
      street: { missing: 'Enter the street and number.' },
      postal_code: { missing: 'Enter the postal code.', wrong: 'Enter a postal code of this country; in Poland it looks like 00-000.' },
      city: { missing: 'Enter the city.' },
      country: { missing: 'Choose the country.', wrong: 'The goods have to stay in this country: what the delivery costs depends on it.' },
    }),
    reason: { missing: 'Enter the reason.' },
    confirmation: { missing: 'Type the e-mail address of the customer.', wrong: 'This is not the e-mail address of this customer.' },
    url: {
      missing: 'Enter the address.',
      wrong: 'Enter an address that begins with https://, with a domain and without a port, such as https://example.com/webhooks.',
    },
    description: { wrong: 'Check the description.' },
    events: { missing: 'Choose at least one event.', wrong: 'Choose from the events in the list.' },
    enabled: {},
  },
  pl: {
    ...classificationFieldErrors.pl,
    email: { missing: 'Podaj adres e-mail.', wrong: 'Podaj poprawny adres e-mail, np. anna@example.com.' },
    password: {
      missing: 'Podaj hasło.',
      wrong: 'Hasło jest nieprawidłowe.',
      short: 'Wydłuż hasło do co najmniej 10 znaków. Łatwo zapamiętać trzy lub cztery słowa.',
      common: 'To hasło należy do najczęściej odgadywanych. Wybierz inne, na przykład trzy lub cztery niezwiązane ze sobą słowa.',
      personal: 'To hasło to niewiele więcej niż Twoje imię, nazwisko lub adres e-mail. Wybierz takie, którego nie da się z nich odgadnąć.',
    },
    current_password: { missing: 'Podaj obecne hasło.', wrong: 'To nie jest Twoje obecne hasło.' },
    code: { missing: 'Podaj kod.', wrong: 'Podaj sześć cyfr z aplikacji albo kod zapasowy.' },
    name: { missing: 'Wypełnij to pole.', wrong: 'Sprawdź to pole.' },
    language: { missing: 'Wybierz język.' },
    role: { missing: 'Wybierz rolę.' },
    scopes: { missing: 'Wybierz co najmniej jedno uprawnienie.', wrong: 'Wybierz spośród wymienionych uprawnień.' },
    addresses: { wrong: 'Podaj adresy, np. 203.0.113.7, lub sieci, np. 203.0.113.0/24: po jednym wpisie w wierszu, najwyżej 20.' },
    expires_at: { wrong: 'Wybierz dzisiejszą lub późniejszą datę.' },
    requires_second_factor: {},
    host: { missing: 'Podaj domenę.', wrong: 'Podaj samą nazwę domeny, np. sklep.example.com.' },
    owner: { missing: 'Podaj adres e-mail właściciela.', wrong: 'Podaj poprawny adres e-mail, np. anna@example.com.' },
    company: { wrong: 'Sprawdź nazwę sprzedawcy.' },
    text: { missing: 'Wpisz treść.' },
    minimum_stock: { wrong: 'Wpisz liczbę całkowitą od 1 do 10 000 000 albo zostaw puste, jeśli nie ma minimum.' },
    discount_type: { missing: 'Wybierz rodzaj.' },
    value: { missing: 'Podaj wartość.', wrong: 'Podaj procent do 100 albo kwotę, np. 12,50, większą od zera.' },
    min_order_value: { missing: 'Podaj wartość; 0 oznacza brak progu.', wrong: 'Podaj kwotę, np. 123,45.' },
    valid_from: { wrong: 'Podaj dzień i godzinę albo zostaw puste.' },
    valid_to: { wrong: 'Podaj dzień i godzinę późniejsze od początku albo zostaw puste.' },
    max_uses: { wrong: 'Podaj liczbę całkowitą od 1, nie mniejszą od dotychczasowych użyć, albo zostaw puste.' },
    max_uses_per_customer: { wrong: 'Podaj liczbę całkowitą od 1 albo zostaw puste.' },
    words: {
      missing: 'Wpisz co najmniej dwa słowa, każde w osobnym wierszu.',
      wrong: 'Wpisz od 2 do 20 różnych słów lub wyrażeń, każde w osobnym wierszu. W każdym musi być słowo, którego można szukać.',
      long: 'Wpisz najwyżej 20 słów lub wyrażeń, każde w osobnym wierszu i o długości najwyżej 60 znaków.',
    },
    search: { missing: 'Podaj wyszukiwanie.', wrong: 'Podaj wyszukiwanie, które nie ma jeszcze przekierowania.' },
    address: {
      missing: 'Wklej adres strony.',
      wrong: 'Wklej adres ogólnodostępnej strony tego sklepu, na przykład /pl/kontakt. Nie może to być wyszukiwanie ani artykuł.',
    },
    series: { missing: 'Podaj nazwę serii.', wrong: 'Podaj nazwę o długości najwyżej 60 znaków.' },
    prefix: { wrong: 'Użyj najwyżej 20 liter bez polskich znaków, cyfr i łączników albo zostaw puste.' },
    count: { missing: 'Podaj liczbę kodów.', wrong: 'Podaj liczbę całkowitą od 1 do 1000.', long: 'Podaj liczbę całkowitą od 1 do 1000.' },
    'name.en': {
      missing: 'Podaj nazwę co najmniej w jednym języku.',
      wrong: 'Podaj nazwę o długości najwyżej 200 znaków, co najmniej w jednym języku.',
    },
    'name.pl': { wrong: 'Podaj nazwę o długości najwyżej 200 znaków.' },
    items: { missing: 'Podaj stan; 0 oznacza brak.', wrong: 'Podaj liczbę całkowitą od 0 do 10 000 000.' },
    price_net: {
      missing: 'Podaj cenę netto.',
      wrong:
        'Podaj cenę netto niższą od regularnej, np. 12,50, z najwyżej dwoma miejscami po przecinku. Cenę promocji, która trwa, można tylko obniżyć.',
    },
    starts_at: { wrong: 'Podaj dzień i godzinę albo zostaw puste, aby zacząć od razu. Początku promocji, która trwa, nie można zmienić.' },
    ends_at: { wrong: 'Podaj dzień i godzinę późniejsze od początku i od teraz albo zostaw puste.' },
    query: { wrong: 'Lista nie ma takich filtrów. Ustaw je na liście i zapisz widok ponownie.' },
    is_shared: {},
    stripe_secret_key: { wrong: 'Podaj cały klucz, zaczynający się od sk_ lub rk_.' },
    stripe_webhook_secret: { wrong: 'Podaj cały klucz, zaczynający się od whsec_.' },
    subject: { missing: 'Podaj temat wiadomości.' },
    message: {},
    note: { missing: 'Wpisz notatkę.' },
    cancel_reason: { wrong: 'Wybierz powód z listy.' },
    carrier: { missing: 'Podaj nazwę przewoźnika.' },
    tracking_number: { wrong: 'Numer przesyłki może zawierać tylko litery, cyfry, spacje i łączniki.' },
    tracking_url: { wrong: 'Podaj adres zaczynający się od https:// albo zostaw to pole puste.' },
    amount: { missing: 'Podaj kwotę.', wrong: 'Podaj kwotę, np. 123,45.' },
    received_on: { missing: 'Podaj datę.', wrong: 'Podaj dzisiejszą lub wcześniejszą datę.' },
    phone: { missing: 'Podaj numer telefonu.', wrong: 'Podaj numer telefonu, co najmniej 6 cyfr, np. +48 600 100 200.' },
    ...ofBoth({
      company: { wrong: 'Sprawdź nazwę firmy.' },
      nip: { wrong: 'Sprawdź numer cyfra po cyfrze: polski NIP ma 10 cyfr, a ostatnia jest kontrolna.' },
      first_name: { missing: 'Podaj imię.' },
      last_name: { missing: 'Podaj nazwisko.' },
      street: { missing: 'Podaj ulicę i numer.' },
      postal_code: { missing: 'Podaj kod pocztowy.', wrong: 'Podaj kod pocztowy tego kraju; w Polsce ma postać 00-000.' },
      city: { missing: 'Podaj miejscowość.' },
      country: { missing: 'Wybierz kraj.', wrong: 'Kraj dostawy musi pozostać ten sam: zależy od niego koszt dostawy.' },
    }),
    reason: { missing: 'Podaj powód.' },
    confirmation: { missing: 'Wpisz adres e-mail klienta.', wrong: 'To nie jest adres e-mail tego klienta.' },
    url: {
      missing: 'Podaj adres.',
      wrong: 'Podaj adres, który zaczyna się od https://, z domeną i bez numeru portu, np. https://example.com/webhooks.',
    },
    description: { wrong: 'Sprawdź opis.' },
    events: { missing: 'Wybierz co najmniej jedno zdarzenie.', wrong: 'Wybierz spośród wymienionych zdarzeń.' },
    enabled: {},
  },
}
