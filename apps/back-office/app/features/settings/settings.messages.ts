import type { ConfigurationScope, FieldProblem } from '@stragan/contract'
import { fieldsText } from '@stragan/contract/counts'
import { messages } from '@stragan/contract/messages'
import { plural } from '@stragan/contract/plural'

interface ScopeText {
  title: string
  lead: string
  /** The button that adds an entry. */
  add: string
}

const enScopes: Record<ConfigurationScope, ScopeText> = {
  shop: { title: 'Shop', lead: 'Name, description, address, logo and colours.', add: '' },
  local_business: { title: 'Seller', lead: 'The company behind the shop, as the law demands to show it.', add: '' },
  shop_configuration: { title: 'Orders and sale', lead: 'Test mode, unpaid orders, dispatch, the finder on the home page.', add: '' },
  languages: { title: 'Languages', lead: 'In which languages visitors read the shop.', add: 'Add a language' },
  delivery: { title: 'Delivery', lead: 'Ways of delivery, their prices, and for which carts they are offered.', add: 'Add a delivery' },
  integrations: { title: 'Statistics', lead: 'Services that measure visits, loaded after consent.', add: 'Add a service' },
  social_media: { title: 'Social media', lead: 'Links in the footer.', add: 'Add a link' },
  seo_settings: { title: 'Search engines', lead: 'Titles and descriptions of single pages for search engines.', add: 'Add a page' },
  compatible_products: { title: 'Goes well with this', lead: 'Rules by which products are offered with others.', add: 'Add a rule' },
  payment: { title: 'Payment', lead: 'Ways of payment, fees and the bank account.', add: 'Add a payment' },
  currency: { title: 'Currencies', lead: 'In which currencies prices are shown, with their rates.', add: 'Add a currency' },
  vat_tax: { title: 'VAT rates', lead: 'Rates that products can have.', add: 'Add a rate' },
}

const plScopes: Record<ConfigurationScope, ScopeText> = {
  shop: { title: 'Sklep', lead: 'Nazwa, opis, adres, logo i kolory.', add: '' },
  local_business: { title: 'Sprzedawca', lead: 'Firma prowadząca sklep, z danymi wymaganymi przez prawo.', add: '' },
  shop_configuration: {
    title: 'Sprzedaż i zamówienia',
    lead: 'Tryb testowy, nieopłacone zamówienia, wysyłka, wyszukiwarka na stronie głównej.',
    add: '',
  },
  languages: { title: 'Języki', lead: 'W jakich językach można czytać sklep.', add: 'Dodaj język' },
  delivery: { title: 'Dostawa', lead: 'Sposoby dostawy, ich ceny i koszyki, przy których są oferowane.', add: 'Dodaj dostawę' },
  integrations: { title: 'Statystyki', lead: 'Usługi mierzące odwiedziny, ładowane po wyrażeniu zgody.', add: 'Dodaj usługę' },
  social_media: { title: 'Media społecznościowe', lead: 'Odsyłacze w stopce.', add: 'Dodaj odsyłacz' },
  seo_settings: { title: 'Wyszukiwarki', lead: 'Tytuły i opisy poszczególnych stron dla wyszukiwarek.', add: 'Dodaj stronę' },
  compatible_products: { title: 'Pasujące produkty', lead: 'Reguły, według których produkty są oferowane z innymi.', add: 'Dodaj regułę' },
  payment: { title: 'Płatność', lead: 'Sposoby płatności, dopłaty i rachunek bankowy.', add: 'Dodaj płatność' },
  currency: { title: 'Waluty', lead: 'W jakich walutach pokazywane są ceny, z kursami.', add: 'Dodaj walutę' },
  vat_tax: { title: 'Stawki VAT', lead: 'Stawki, które mogą mieć produkty.', add: 'Dodaj stawkę' },
}

const enProblems: Record<FieldProblem, string> = {
  required: 'fill this in',
  wrong_type: 'fill this in, in both languages where there are two fields',
  too_short: 'this is too short',
  too_long: 'this is too long',
  too_few: 'choose or enter at least one',
  too_many: 'these are too many',
  not_a_number: 'enter a number, with two decimals at most where it is an amount',
  out_of_range: 'this number is too small or too large',
  not_an_email: 'enter an e-mail address like anna@example.com',
  wrong_format: 'this does not have the form that is described beside the field',
  not_one_of: 'this is not one of the possible values',
  not_a_postal_code: 'this is not a postal code of the country',
  not_a_vat_number: 'this is not a VAT number',
  not_a_pdf: 'this is not a PDF',
  not_accepted: 'this has to be accepted',
  not_offered: 'this is not offered here',
  unknown: 'this does not exist any more',
  no_longer_valid: 'this is no longer valid',
  wrong_password: 'the password is wrong',
  weak_password: 'choose another password',
  low_contrast: 'the contrast is too low to be read',
  exactly_one: 'there has to be exactly one',
  none_enabled: 'at least one has to stay enabled, or nobody could order',
  one_default: 'exactly one has to be the first, and it has to be enabled: choose another one as the first before',
  base_currency: 'PLN has to be enabled and have the rate 1, since prices are stored in it',
  twice: 'this is there already',
  in_use: 'products have this rate, so it has to stay enabled',
}

const plProblems: Record<FieldProblem, string> = {
  required: 'wypełnij to pole',
  wrong_type: 'wypełnij to pole, w obu językach, jeśli są dwa pola',
  too_short: 'za krótkie',
  too_long: 'za długie',
  too_few: 'wybierz lub wpisz co najmniej jedno',
  too_many: 'za dużo',
  not_a_number: 'wpisz liczbę, przy kwotach najwyżej z dwoma miejscami po przecinku',
  out_of_range: 'liczba jest za mała lub za duża',
  not_an_email: 'podaj adres e-mail w postaci anna@example.com',
  wrong_format: 'wpis nie ma postaci opisanej przy polu',
  not_one_of: 'to nie jest jedna z możliwych wartości',
  not_a_postal_code: 'to nie jest kod pocztowy tego kraju',
  not_a_vat_number: 'to nie jest numer VAT',
  not_a_pdf: 'to nie jest plik PDF',
  not_accepted: 'wymagana jest zgoda',
  not_offered: 'to nie jest tu oferowane',
  unknown: 'tego już nie ma',
  no_longer_valid: 'to już nie obowiązuje',
  wrong_password: 'hasło jest nieprawidłowe',
  weak_password: 'wybierz inne hasło',
  low_contrast: 'kontrast jest zbyt niski, tekst byłby nieczytelny',
  exactly_one: 'musi być dokładnie jedna pozycja',
  none_enabled: 'co najmniej jedna pozycja musi pozostać włączona, inaczej nikt nie mógłby zamówić',
  one_default: 'dokładnie jedna pozycja musi być pierwsza i włączona: najpierw wybierz inną jako pierwszą',
  base_currency: 'PLN musi być włączony z kursem 1, bo w nim zapisane są ceny',
  twice: 'to już jest na liście',
  in_use: 'tę stawkę mają produkty, więc musi pozostać włączona',
}

/** Parts of a long form. */
export type FormSection =
  | 'shown'
  | 'price'
  | 'offered'
  | 'arrival'
  | 'transfer'
  | 'address'
  | 'look'
  | 'sale'
  | 'orders'
  | 'dispatch'
  | 'home'
  | 'seller'
  | 'contact'
  | 'register'

const enSections: Record<FormSection, string> = {
  shown: 'Name and description',
  price: 'Price',
  offered: 'For which carts',
  arrival: 'Where and when it arrives',
  transfer: 'Where the money goes',
  address: 'Address and time',
  look: 'Colours and typefaces',
  sale: 'Sale',
  orders: 'Unpaid orders',
  dispatch: 'Dispatch',
  home: 'Home page',
  seller: 'Name and address',
  contact: 'Contact',
  register: 'Tax and register',
}

const plSections: Record<FormSection, string> = {
  shown: 'Nazwa i opis',
  price: 'Cena',
  offered: 'Przy jakich koszykach',
  arrival: 'Gdzie i kiedy dociera',
  transfer: 'Dokąd trafiają pieniądze',
  address: 'Adres i czas',
  look: 'Kolory i kroje pisma',
  sale: 'Sprzedaż',
  orders: 'Nieopłacone zamówienia',
  dispatch: 'Wysyłka',
  home: 'Strona główna',
  seller: 'Nazwa i adres',
  contact: 'Kontakt',
  register: 'Podatki i rejestr',
}

export const settingsMessages = messages(
  {
    title: 'Settings',
    lead: 'What the shop offers and how it works. A change is visible in the shop within a second.',
    general: 'The shop',
    money: 'Money',
    moneyLead: 'Only owners change these, and are asked for their password before.',
    scope: (scope: ConfigurationScope) => enScopes[scope],
    /** Of a list: how many are enabled. */
    enabledOf: (enabled: number, all: number) => (all === 0 ? 'None yet' : `${enabled} of ${all} enabled`),
    sells: 'The shop sells',
    isTest: 'Test mode: nothing is sold',
    noNip: 'NIP is missing',
    seeInShop: 'See it in the shop',
    name: 'Name',
    state: 'State',
    action: 'Action',
    enabled: 'Enabled',
    disabled: 'Disabled',
    first: 'first',
    none: 'This list is empty.',
    up: (name: string) => `Move up: ${name}`,
    down: (name: string) => `Move down: ${name}`,
    enable: 'Enable',
    disable: 'Disable',
    named: (action: string, name: string) => `${action}: ${name}`,
    remove: 'Delete',
    removeQuestion: (name: string) => `Delete “${name}”?`,
    removeText: 'It cannot be brought back. To hide it for a while, disable it.',
    isGone: 'This entry no longer exists',
    isGoneText: 'Somebody has deleted it.',
    missing: 'missing',
    en: 'English',
    pl: 'Polish',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as readonly string[],
    allCountries: 'All countries',
    countries: (n: number, names: string) => `${plural('en', n, { one: '1 country', other: `${n} countries` })}: ${names}`,
    newRow: 'Another one',
    row: (n: number) => `Row ${n}`,
    unsaved: 'Not saved yet:',
    andMore: (n: number) => `and ${n} more`,
    toCorrect: (n: number) => `Correct ${fieldsText.en(n)}`,
    notSaved: 'This was not saved',
    changed: 'Somebody else changed these settings meanwhile',
    changedText: 'Nothing was saved yet. What you typed is kept below. Save again to replace what is stored now:',
    changedElsewhere: 'Nothing was saved yet. Their change does not touch what you typed below: save again.',
    changedList: 'Nothing was done. The list below is the new one: do it again if it is still right.',
    wasDeleted: 'The entry was deleted meanwhile: saving adds it again.',
    field: 'Field',
    storedNow: 'Stored now',
    typed: 'You typed',
    empty: '(empty)',
    yes: 'yes',
    problem: (problem: FieldProblem) => enProblems[problem],
    of: (label: string, problem: string) => `${label}: ${problem}.`,
    readOnly: 'You may view these settings, not change them.',
    section: (key: FormSection) => enSections[key],
  },
  {
    title: 'Ustawienia',
    lead: 'Co sklep oferuje i jak działa. Zmiana jest widoczna w sklepie w ciągu sekundy.',
    general: 'Sklep',
    money: 'Pieniądze',
    moneyLead: 'Zmienia je tylko właściciel, po podaniu hasła.',
    scope: (scope: ConfigurationScope) => plScopes[scope],
    enabledOf: (enabled: number, all: number) => (all === 0 ? 'Jeszcze brak' : `Włączone: ${enabled} z ${all}`),
    sells: 'Sklep sprzedaje',
    isTest: 'Tryb testowy: sklep nie sprzedaje',
    noNip: 'Brakuje NIP-u',
    seeInShop: 'Zobacz w sklepie',
    name: 'Nazwa',
    state: 'Stan',
    action: 'Działanie',
    enabled: 'Włączone',
    disabled: 'Wyłączone',
    first: 'domyślne',
    none: 'Ta lista jest pusta.',
    up: (name: string) => `Przesuń w górę: ${name}`,
    down: (name: string) => `Przesuń w dół: ${name}`,
    enable: 'Włącz',
    disable: 'Wyłącz',
    named: (action: string, name: string) => `${action}: ${name}`,
    remove: 'Usuń',
    removeQuestion: (name: string) => `Usunąć „${name}”?`,
    removeText: 'Nie będzie można tego przywrócić. Aby ukryć tę pozycję na pewien czas, wyłącz ją.',
    isGone: 'Tej pozycji już nie ma',
    isGoneText: 'Ktoś ją usunął.',
    missing: 'brak',
    en: 'Angielski',
    pl: 'Polski',
    days: ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'] as readonly string[],
    allCountries: 'Wszystkie kraje',
    countries: (n: number, names: string) =>
      `${plural('pl', n, { one: '1 kraj', few: `${n} kraje`, many: `${n} krajów`, other: `${n} kraju` })}: ${names}`,
    newRow: 'Kolejny wiersz',
    row: (n: number) => `Wiersz ${n}`,
    unsaved: 'Jeszcze niezapisane:',
    andMore: (n: number) => `i jeszcze ${n}`,
    toCorrect: (n: number) => `Popraw ${fieldsText.pl(n)}`,
    notSaved: 'Nie zapisano',
    changed: 'Ktoś w międzyczasie zmienił te ustawienia',
    changedText: 'Jeszcze nic nie zapisano. Wpisane dane są poniżej. Zapisz ponownie, aby zastąpić nimi to, co jest zapisane teraz:',
    changedElsewhere: 'Jeszcze nic nie zapisano. Tamta zmiana nie dotyczy tego, co wpisano poniżej: zapisz ponownie.',
    changedList: 'Niczego nie zmieniono. Poniżej jest nowa lista: jeśli nadal trzeba, zrób to ponownie.',
    wasDeleted: 'Tę pozycję w międzyczasie usunięto: zapisanie doda ją ponownie.',
    field: 'Pole',
    storedNow: 'Zapisane teraz',
    typed: 'Wpisane',
    empty: '(puste)',
    yes: 'tak',
    problem: (problem: FieldProblem) => plProblems[problem],
    of: (label: string, problem: string) => `${label}: ${problem}.`,
    readOnly: 'Możesz przeglądać te ustawienia, ale nie możesz ich zmieniać.',
    section: (key: FormSection) => plSections[key],
  },
)

export type SettingsTexts = (typeof settingsMessages)['en']
