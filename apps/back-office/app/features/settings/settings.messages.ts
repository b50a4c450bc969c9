import type { ConfigurationScope, FieldProblem } from '@stragan/contract'
import { fieldsText } from '@stragan/contract/counts'
import { polishOf } from '@stragan/contract/formats'
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
  local_business: { title: 'Seller', lead: 'The company that runs the shop, with the details that the law requires.', add: '' },
  shop_configuration: { title: 'Sales and orders', lead: 'Test mode, unpaid orders, dispatch and the finder on the home page.', add: '' },
  languages: {
    title: 'Languages',
    lead: 'Visitors can always browse the shop in English and in Polish. Choose its default language here.',
    add: '',
  },
  delivery: { title: 'Delivery', lead: 'Delivery methods, their prices, and when they are offered.', add: 'Add a delivery method' },
  integrations: { title: 'Statistics', lead: 'Services that measure visits. They are loaded only after consent.', add: 'Add a service' },
  social_media: { title: 'Social media', lead: 'Links to the shop’s pages, shown in the footer.', add: 'Add a link' },
  seo_settings: { title: 'Search engines', lead: 'Titles and descriptions of individual pages for search engines.', add: 'Add a page' },
  compatible_products: {
    title: 'Goes well with this',
    lead: 'Rules that decide which products are offered with others.',
    add: 'Add a rule',
  },
  payment: { title: 'Payment', lead: 'Payment methods, fees and the bank account.', add: 'Add a payment method' },
  currency: { title: 'Currencies', lead: 'Currencies in which prices are shown, and their rates.', add: 'Add a currency' },
  vat_tax: { title: 'VAT rates', lead: 'VAT rates that products can have.', add: 'Add a rate' },
}

const plScopes: Record<ConfigurationScope, ScopeText> = {
  shop: { title: 'Sklep', lead: 'Nazwa, opis, adres, logo i kolory.', add: '' },
  local_business: { title: 'Sprzedawca', lead: 'Firma, która prowadzi sklep, z danymi wymaganymi przez prawo.', add: '' },
  shop_configuration: {
    title: 'Sprzedaż i zamówienia',
    lead: 'Tryb testowy, nieopłacone zamówienia, wysyłka i wyszukiwarka na stronie głównej.',
    add: '',
  },
  languages: {
    title: 'Języki',
    lead: 'Sklep zawsze można przeglądać po polsku i po angielsku. Tutaj wybierzesz język domyślny.',
    add: '',
  },
  delivery: { title: 'Dostawa', lead: 'Sposoby dostawy, ich ceny i warunki, na jakich są dostępne.', add: 'Dodaj sposób dostawy' },
  integrations: {
    title: 'Statystyki',
    lead: 'Usługi, które mierzą odwiedziny. Są ładowane dopiero po wyrażeniu zgody.',
    add: 'Dodaj usługę',
  },
  social_media: { title: 'Media społecznościowe', lead: 'Linki do stron sklepu, widoczne w stopce.', add: 'Dodaj link' },
  seo_settings: { title: 'Wyszukiwarki', lead: 'Tytuły i opisy poszczególnych stron dla wyszukiwarek.', add: 'Dodaj stronę' },
  compatible_products: {
    title: 'Pasujące produkty',
    lead: 'Reguły, które decydują, jakie produkty sklep proponuje do innych.',
    add: 'Dodaj regułę',
  },
  payment: { title: 'Płatność', lead: 'Sposoby płatności, dopłaty i rachunek bankowy.', add: 'Dodaj sposób płatności' },
  currency: { title: 'Waluty', lead: 'Waluty, w których pokazywane są ceny, i ich kursy.', add: 'Dodaj walutę' },
  vat_tax: { title: 'Stawki VAT', lead: 'Stawki VAT, które mogą mieć produkty.', add: 'Dodaj stawkę' },
}

const enProblems: Record<FieldProblem, string> = {
  required: 'fill this in',
  wrong_type: 'fill this in; if there is a field for each language, fill in both',
  too_short: 'this is too short',
  too_long: 'this is too long',
  too_few: 'choose or enter at least one',
  too_many: 'there are too many of these',
  not_a_number: 'enter a number; an amount has at most two decimals',
  out_of_range: 'this number is too small or too large',
  not_an_email: 'enter an e-mail address such as anna@example.com',
  wrong_format: 'this is not in the format described beside the field',
  not_one_of: 'this is not one of the possible values',
  not_a_postal_code: 'this is not a postal code of this country',
  not_a_vat_number: 'this is not a VAT number',
  not_an_account_number: 'this is not an account number: check every digit',
  ean_digits: 'an EAN has only digits',
  ean_length: 'an EAN has 8, 12, 13 or 14 digits',
  ean_check_digit: 'the last digit does not match: one of the digits is wrong',
  not_a_pdf: 'this is not a PDF',
  not_accepted: 'this has to be accepted',
  not_offered: 'this is not offered here',
  unknown: 'this no longer exists',
  no_longer_valid: 'this is no longer valid',
  wrong_password: 'the password is wrong',
  weak_password: 'choose another password',
  changed_elsewhere: 'somebody else has changed this in the meantime',
  low_contrast: 'the contrast is too low for this to be read',
  exactly_one: 'there has to be exactly one entry',
  none_enabled: 'at least one entry has to stay enabled',
  all_enabled: 'all entries have to stay in the list, enabled',
  one_default: 'exactly one entry has to be the default, and it has to be enabled; first make another entry the default',
  base_currency: 'PLN has to be enabled with the rate 1, because prices are stored in PLN',
  twice: 'this is already in the list',
  foreign_host: 'this domain does not lead to the shop; add it under Domains first',
  in_use: 'products or delivery methods use this, so it has to stay enabled',
}

const plProblems: Record<FieldProblem, string> = {
  required: 'wypełnij to pole',
  wrong_type: 'wypełnij to pole; jeśli każdy język ma swoje pole, wypełnij oba',
  too_short: 'wpis jest za krótki',
  too_long: 'wpis jest za długi',
  too_few: 'wybierz lub wpisz co najmniej jedną pozycję',
  too_many: 'pozycji jest za dużo',
  not_a_number: 'wpisz liczbę; kwota ma najwyżej dwa miejsca po przecinku',
  out_of_range: 'liczba jest za mała lub za duża',
  not_an_email: 'podaj adres e-mail w postaci anna@example.com',
  wrong_format: 'wpis nie ma formatu opisanego przy polu',
  not_one_of: 'to nie jest jedna z możliwych wartości',
  not_a_postal_code: 'to nie jest kod pocztowy tego kraju',
  not_a_vat_number: 'to nie jest numer VAT',
  not_an_account_number: 'to nie jest numer rachunku: sprawdź każdą cyfrę',
  ean_digits: 'EAN składa się z samych cyfr',
  ean_length: 'EAN ma 8, 12, 13 lub 14 cyfr',
  ean_check_digit: 'ostatnia cyfra się nie zgadza: któraś z cyfr jest błędna',
  not_a_pdf: 'to nie jest plik PDF',
  not_accepted: 'wymagana jest zgoda',
  not_offered: 'to nie jest tutaj dostępne',
  unknown: 'tego już nie ma',
  no_longer_valid: 'to już nie obowiązuje',
  wrong_password: 'hasło jest nieprawidłowe',
  weak_password: 'wybierz inne hasło',
  changed_elsewhere: 'ktoś inny zmienił to w międzyczasie',
  low_contrast: 'kontrast jest zbyt niski, aby dało się to odczytać',
  exactly_one: 'musi być dokładnie jedna pozycja',
  none_enabled: 'co najmniej jedna pozycja musi pozostać włączona',
  all_enabled: 'wszystkie pozycje muszą pozostać na liście i być włączone',
  one_default: 'dokładnie jedna pozycja musi być domyślna i włączona; najpierw ustaw inną pozycję jako domyślną',
  base_currency: 'waluta PLN musi być włączona i mieć kurs 1, ponieważ ceny są zapisane w PLN',
  twice: 'to już jest na liście',
  foreign_host: 'pod tą domeną sklep nie działa; najpierw dodaj ją na stronie „Domeny”',
  in_use: 'korzystają z tego produkty albo sposoby dostawy, więc ta pozycja musi pozostać włączona',
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
  offered: 'Conditions',
  arrival: 'Place and time of delivery',
  transfer: 'Bank account and days to pay',
  address: 'Address and time zone',
  look: 'Colours and typefaces',
  sale: 'Sales',
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
  offered: 'Warunki',
  arrival: 'Miejsce i czas dostawy',
  transfer: 'Rachunek i dni na zapłatę',
  address: 'Adres i strefa czasowa',
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
    hosts: 'Domains',
    hostsLead: 'The addresses at which customers open the shop.',
    money: 'Money',
    moneyLead: 'Only owners can change these settings, after entering their password.',
    scope: (scope: ConfigurationScope) => enScopes[scope],
    /** Of a list: how many are enabled. */
    enabledOf: (enabled: number, all: number) => (all === 0 ? 'None yet' : `${enabled} of ${all} enabled`),
    sells: 'The shop sells',
    isTest: 'Test mode: nothing is sold',
    noNip: 'NIP is missing',
    seeInShop: 'See it in the shop',
    name: 'Name',
    state: 'State',
    enabled: 'Enabled',
    disabled: 'Disabled',
    first: 'Default',
    none: 'This list is empty.',
    up: (name: string) => `Move up: ${name}`,
    down: (name: string) => `Move down: ${name}`,
    enable: 'Enable',
    disable: 'Disable',
    named: (action: string, name: string) => `${action}: ${name}`,
    remove: 'Delete',
    removeQuestion: (name: string) => `Delete “${name}”?`,
    removeText: 'You can restore it from the history. To hide the entry for a while, disable it instead.',
    isGone: 'This entry no longer exists',
    isGoneText: 'Somebody else may have deleted it.',
    missing: 'missing',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as readonly string[],
    allCountries: 'All countries',
    countries: (n: number, names: string) => `${plural('en', n, { one: '1 country', other: `${n} countries` })}: ${names}`,
    newRow: 'New row',
    row: (n: number) => `Row ${n}`,
    toCorrect: (n: number) => `Correct ${fieldsText.en(n)}`,
    notSaved: 'Your change was not saved',
    changed: 'These settings have been changed in the meantime',
    changedText: 'Your change has not been saved yet. What you typed is kept below. If you save again, it replaces what is stored now:',
    changedElsewhere:
      'Your change has not been saved yet. The other change does not affect what you typed below. Save again to store your change.',
    changedList: 'Your change was not made. The list below is up to date. If you still want the change, make it again.',
    wasDeleted: 'This entry has been deleted in the meantime. If you save it, it will be added again.',
    yes: 'yes',
    problem: (problem: FieldProblem) => enProblems[problem],
    of: (label: string, problem: string) => `${label}: ${problem}.`,
    readOnly: 'You can view these settings but not change them.',
    section: (key: FormSection) => enSections[key],
  },
  {
    title: 'Ustawienia',
    lead: 'Co sklep oferuje i jak działa. Zmiana jest widoczna w sklepie w ciągu sekundy.',
    general: 'Sklep',
    hosts: 'Domeny',
    hostsLead: 'Adresy, pod którymi klienci otwierają sklep.',
    money: 'Pieniądze',
    moneyLead: 'Te ustawienia może zmienić tylko właściciel, po podaniu hasła.',
    scope: (scope: ConfigurationScope) => plScopes[scope],
    enabledOf: (enabled: number, all: number) => (all === 0 ? 'Jeszcze brak' : `Włączone: ${enabled} ${polishOf(all)}`),
    sells: 'Sklep sprzedaje',
    isTest: 'Tryb testowy: sklep nie sprzedaje',
    noNip: 'Brakuje NIP-u',
    seeInShop: 'Zobacz w sklepie',
    name: 'Nazwa',
    state: 'Stan',
    enabled: 'Włączone',
    disabled: 'Wyłączone',
    first: 'Domyślne',
    none: 'Ta lista jest pusta.',
    up: (name: string) => `Przesuń w górę: ${name}`,
    down: (name: string) => `Przesuń w dół: ${name}`,
    enable: 'Włącz',
    disable: 'Wyłącz',
    named: (action: string, name: string) => `${action}: ${name}`,
    remove: 'Usuń',
    removeQuestion: (name: string) => `Usunąć „${name}”?`,
    removeText: 'Pozycję możesz przywrócić w historii. Aby ukryć ją na pewien czas, wystarczy ją wyłączyć.',
    isGone: 'Tej pozycji już nie ma',
    isGoneText: 'Być może ktoś usunął tę pozycję.',
    missing: 'brak',
    days: ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'] as readonly string[],
    allCountries: 'Wszystkie kraje',
    countries: (n: number, names: string) =>
      `${plural('pl', n, { one: '1 kraj', few: `${n} kraje`, many: `${n} krajów`, other: `${n} kraju` })}: ${names}`,
    newRow: 'Nowy wiersz',
    row: (n: number) => `Wiersz ${n}`,
    toCorrect: (n: number) => `Popraw ${fieldsText.pl(n)}`,
    notSaved: 'Zmiana nie została zapisana',
    changed: 'Te ustawienia zostały w międzyczasie zmienione',
    changedText:
      'Twoja zmiana nie została jeszcze zapisana. Wpisane dane są poniżej. Jeśli zapiszesz ponownie, zastąpią to, co jest zapisane teraz:',
    changedElsewhere:
      'Twoja zmiana nie została jeszcze zapisana. Zmiana wprowadzona w międzyczasie nie dotyczy danych wpisanych poniżej. Zapisz je ponownie.',
    changedList: 'Twoja zmiana nie została wprowadzona. Poniżej jest aktualna lista. Jeśli nadal chcesz coś zmienić, zrób to ponownie.',
    wasDeleted: 'Ta pozycja została w międzyczasie usunięta. Jeśli ją zapiszesz, zostanie dodana ponownie.',
    yes: 'tak',
    problem: (problem: FieldProblem) => plProblems[problem],
    of: (label: string, problem: string) => `${label}: ${problem}.`,
    readOnly: 'Możesz przeglądać te ustawienia, ale nie możesz ich zmieniać.',
    section: (key: FormSection) => plSections[key],
  },
)

export type SettingsTexts = (typeof settingsMessages)['en']
