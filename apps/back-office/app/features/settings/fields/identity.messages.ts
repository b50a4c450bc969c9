import { themeColours } from '@stragan/contract'
import type { FieldTexts } from './field-text.ts'

type Colour = (typeof themeColours)[number]

const colourTexts: Record<Colour, FieldTexts[string]> = {
  ground: { en: ['Page', 'The background of every page.'], pl: ['Strona', 'Tło wszystkich stron.'] },
  raised: { en: ['Raised areas', 'Boxes and bars on the page.'], pl: ['Wyróżnione pola', 'Ramki i paski na stronie.'] },
  plate: { en: ['Behind pictures', 'The background of product pictures.'], pl: ['Pod zdjęciami', 'Tło zdjęć produktów.'] },
  ink: { en: ['Text', 'Has to be readable on the page.'], pl: ['Tekst', 'Musi być czytelny na tle strony.'] },
  quiet: {
    en: ['Secondary text', 'Hints and notes; has to be readable too.'],
    pl: ['Tekst pomocniczy', 'Podpowiedzi i uwagi; też musi być czytelny.'],
  },
  rule: { en: ['Lines', 'Between rows and sections.'], pl: ['Linie', 'Między wierszami i sekcjami.'] },
  accent: { en: ['Accent', 'Buttons and links.'], pl: ['Kolor główny', 'Przyciski i odsyłacze.'] },
  'on-accent': { en: ['Text on the accent', 'Labels of buttons.'], pl: ['Tekst na kolorze głównym', 'Napisy na przyciskach.'] },
  'accent-quiet': { en: ['Pale accent', 'The background of what is chosen.'], pl: ['Jasny kolor główny', 'Tło tego, co wybrane.'] },
  danger: { en: ['Errors', 'Error messages.'], pl: ['Błędy', 'Komunikaty o błędach.'] },
  success: { en: ['Success', 'In stock, done.'], pl: ['Powodzenie', 'Dostępność, wykonane działania.'] },
  warning: { en: ['Warnings', 'Low stock, notes of caution.'], pl: ['Ostrzeżenia', 'Niski stan, uwagi.'] },
  focus: { en: ['Focus', 'The frame around what the keyboard is on.'], pl: ['Fokus', 'Ramka wokół elementu wybranego klawiaturą.'] },
}

const coloursOf = (theme: 'light' | 'dark'): FieldTexts =>
  Object.fromEntries(themeColours.map(colour => [`theme.${theme}.${colour}`, colourTexts[colour]]))

export const shopTexts: FieldTexts = {
  name: {
    en: ['Name of the shop', 'Stands in the header, in the title of every page and in e-mails.'],
    pl: ['Nazwa sklepu', 'W nagłówku, w tytule każdej strony i w e-mailach.'],
  },
  tagline: {
    en: ['Tagline', 'One short line below the name on the home page.'],
    pl: ['Hasło', 'Jedno krótkie zdanie pod nazwą na stronie głównej.'],
  },
  description: {
    en: ['Description', 'A few sentences about what the shop sells; on the home page and for search engines.'],
    pl: ['Opis', 'Kilka zdań o tym, co sklep sprzedaje; na stronie głównej i dla wyszukiwarek.'],
  },
  origin: {
    en: [
      'Address of the shop',
      'With https:// and without a path. Links in e-mails and for search engines begin with it. The host has to lead to this installation.',
    ],
    pl: [
      'Adres sklepu',
      'Z https:// i bez ścieżki. Od niego zaczynają się odsyłacze w e-mailach i dla wyszukiwarek. Host musi prowadzić do tej instalacji.',
    ],
  },
  time_zone: {
    en: ['Time zone', 'A name like Europe/Warsaw. Days of orders, promotions and due dates begin at midnight there.'],
    pl: ['Strefa czasowa', 'Nazwa taka jak Europe/Warsaw. O północy w tej strefie zaczynają się dni zamówień, promocji i płatności.'],
  },
  theme: { en: ['Appearance', 'Colours, corners and typefaces of the shop.'], pl: ['Wygląd', 'Kolory, narożniki i kroje pisma sklepu.'] },
  'theme.light': {
    en: ['Light colours', 'For visitors whose device is set to light. Text that could not be read is refused.'],
    pl: ['Kolory jasne', 'Dla osób, których urządzenie ma jasny motyw. Nieczytelny tekst nie zostanie zapisany.'],
  },
  'theme.dark': {
    en: ['Dark colours', 'For visitors whose device is set to dark.'],
    pl: ['Kolory ciemne', 'Dla osób, których urządzenie ma ciemny motyw.'],
  },
  ...coloursOf('light'),
  ...coloursOf('dark'),
  'theme.radius': {
    en: ['Rounded corners', 'In pixels, like 6px; 0px makes sharp corners.'],
    pl: ['Zaokrąglenie narożników', 'W pikselach, np. 6px; 0px to ostre narożniki.'],
  },
  'theme.font_text': {
    en: ['Typeface of texts', 'A list as in CSS: the first that the visitor’s device has is used.'],
    pl: ['Krój tekstów', 'Lista jak w CSS: używany jest pierwszy krój dostępny na urządzeniu.'],
  },
  'theme.font_display': { en: ['Typeface of headings', 'As above.'], pl: ['Krój nagłówków', 'Jak wyżej.'] },
  logo: {
    en: ['Logo', 'A drawing in SVG, shown in the header beside the name and as the icon of the browser tab.'],
    pl: ['Logo', 'Rysunek SVG, pokazywany w nagłówku obok nazwy i jako ikona karty przeglądarki.'],
  },
}

export const localBusinessTexts: FieldTexts = {
  name: {
    en: ['Registered name', 'With the legal form, as in the register. The shop may trade under another name.'],
    pl: ['Nazwa zarejestrowana', 'Z formą prawną, jak w rejestrze. Sklep może działać pod inną nazwą.'],
  },
  street: {
    en: ['Street and number', 'Shown in the footer, on the contact page and in e-mails.'],
    pl: ['Ulica i numer', 'W stopce, na stronie kontaktowej i w e-mailach.'],
  },
  postal_code: { en: ['Postal code', 'Of the registered office.'], pl: ['Kod pocztowy', 'Siedziby firmy.'] },
  city: { en: ['Town', 'Of the registered office.'], pl: ['Miejscowość', 'Siedziba firmy.'] },
  country: {
    en: ['Country', 'Two letters, like PL. The form of the NIP depends on it.'],
    pl: ['Kraj', 'Dwie litery, np. PL. Zależy od niego postać numeru NIP.'],
  },
  phone: {
    en: ['Phone', 'Shown to customers; leave it empty to show none.'],
    pl: ['Telefon', 'Widoczny dla klientów; puste pole: nie jest pokazywany.'],
  },
  email: {
    en: ['E-mail', 'E-mails of the shop are sent from it; orders and questions go to it. It has to be a mailbox that somebody reads.'],
    pl: ['E-mail', 'Z tego adresu sklep wysyła wiadomości, na niego przychodzą zamówienia i pytania. Ktoś musi czytać tę skrzynkę.'],
  },
  opening_hours: {
    en: ['Opening hours', 'Shown on the contact page; leave both languages empty to show none.'],
    pl: ['Godziny otwarcia', 'Na stronie kontaktowej; puste w obu językach: nie są pokazywane.'],
  },
  nip: {
    en: ['NIP', 'The tax number without the letters of the country; its check digit is verified. Shown in the footer and on documents.'],
    pl: ['NIP', 'Bez liter kraju; cyfra kontrolna jest sprawdzana. W stopce i na dokumentach.'],
  },
  regon: {
    en: ['REGON', 'Nine or fourteen digits; the check digit is verified.'],
    pl: ['REGON', 'Dziewięć lub czternaście cyfr; cyfra kontrolna jest sprawdzana.'],
  },
  registration: {
    en: ['Register', 'The law demands that a seller says where it is registered: footer, contact page, orders and e-mails show it.'],
    pl: [
      'Rejestr',
      'Prawo wymaga podania, gdzie sprzedawca jest zarejestrowany: widać to w stopce, na stronie kontaktowej, w zamówieniach i e-mailach.',
    ],
  },
  'registration=': { en: ['Not given', ''], pl: ['Nie podano', ''] },
  'registration=krs': { en: ['Company in the KRS', ''], pl: ['Spółka w KRS', ''] },
  'registration=ceidg': { en: ['Sole trader in CEIDG', ''], pl: ['Działalność gospodarcza w CEIDG', ''] },
  'registration.number': { en: ['KRS number', 'Ten digits.'], pl: ['Numer KRS', 'Dziesięć cyfr.'] },
  'registration.court': {
    en: ['Registry court', 'The court and its division that keep the entry.'],
    pl: ['Sąd rejestrowy', 'Sąd i wydział, w którym przechowywane są akta.'],
  },
  'registration.share_capital': {
    en: ['Share capital', 'In PLN. Limited and joint-stock companies have to show it.'],
    pl: ['Kapitał zakładowy', 'W złotych. Spółki kapitałowe muszą go podawać.'],
  },
  'registration.paid_up_capital': {
    en: ['Paid-up capital', 'In PLN, of a joint-stock company; at most the share capital.'],
    pl: ['Kapitał wpłacony', 'W złotych, dotyczy spółki akcyjnej; najwyżej tyle, ile kapitał zakładowy.'],
  },
}

export const languagesTexts: FieldTexts = {
  code: { en: ['Language', 'Each language at most once.'], pl: ['Język', 'Każdy język najwyżej raz.'] },
  'code=en': { en: ['English', ''], pl: ['Angielski', ''] },
  'code=pl': { en: ['Polish', ''], pl: ['Polski', ''] },
  locale: {
    en: ['Locale', 'Language and country, like pl-PL: for search engines.'],
    pl: ['Ustawienia regionalne', 'Język i kraj, np. pl-PL: dla wyszukiwarek.'],
  },
  name: {
    en: ['Name', 'As its speakers call it: in the language switch of the shop.'],
    pl: ['Nazwa', 'W tym języku: w przełączniku języków sklepu.'],
  },
  is_default: {
    en: [
      'First language of the shop',
      'Visitors whose browser prefers none of the languages see it. One language is the first; setting it here takes it from the other.',
    ],
    pl: [
      'Pierwszy język sklepu',
      'Widzą go osoby, których przeglądarka nie wskazuje żadnego z języków. Tylko jeden język jest pierwszy; ustawienie go tutaj odbiera to drugiemu.',
    ],
  },
}

export const integrationsTexts: FieldTexts = {
  '': {
    en: ['Service', 'Each at most once. It is loaded only for visitors who agreed to it.'],
    pl: ['Usługa', 'Każda najwyżej raz. Ładowana jest tylko u osób, które się na nią zgodziły.'],
  },
  '=google_tag_manager': { en: ['Google Tag Manager', ''], pl: ['Google Tag Manager', ''] },
  '=google_analytics': { en: ['Google Analytics', ''], pl: ['Google Analytics', ''] },
  '=matomo': { en: ['Matomo', ''], pl: ['Matomo', ''] },
  settings: { en: ['Identification', 'What the service gave you for this shop.'], pl: ['Identyfikacja', 'Dane tego sklepu w usłudze.'] },
  'settings.container': {
    en: ['Container', 'Begins with GTM-, like GTM-AB12CD3.'],
    pl: ['Kontener', 'Zaczyna się od GTM-, np. GTM-AB12CD3.'],
  },
  'settings.measurement_id': {
    en: ['Measurement ID', 'Begins with G-, like G-AB12CD34EF.'],
    pl: ['Identyfikator pomiaru', 'Zaczyna się od G-, np. G-AB12CD34EF.'],
  },
  'settings.address': {
    en: ['Address of Matomo', 'The folder with matomo.js, with https:// and a slash at the end.'],
    pl: ['Adres Matomo', 'Folder z plikiem matomo.js: z https:// i ukośnikiem na końcu.'],
  },
  'settings.site': { en: ['Site number', 'The number of this shop in Matomo.'], pl: ['Numer witryny', 'Numer tego sklepu w Matomo.'] },
}

export const socialMediaTexts: FieldTexts = {
  code: { en: ['Code', 'A short word like facebook, each at most once.'], pl: ['Kod', 'Krótkie słowo, np. facebook; każde najwyżej raz.'] },
  name: { en: ['Name', 'The text of the link in the footer.'], pl: ['Nazwa', 'Tekst odsyłacza w stopce.'] },
  url: { en: ['Address', 'Of the shop’s page there, with https://.'], pl: ['Adres', 'Strony sklepu w tym serwisie, z https://.'] },
}

export const seoSettingsTexts: FieldTexts = {
  screen: {
    en: ['Screen', 'The name of a page, such as home, bestsellers, newProducts, contact; each at most once.'],
    pl: ['Ekran', 'Nazwa strony, np. home, bestsellers, newProducts, contact; każda najwyżej raz.'],
  },
  title: {
    en: ['Title for search engines', 'About 60 characters; it replaces the title of the page. Empty: the page keeps its own.'],
    pl: ['Tytuł dla wyszukiwarek', 'Około 60 znaków; zastępuje tytuł strony. Puste pole: strona zachowuje własny.'],
  },
  description: {
    en: ['Description for search engines', 'About 150 characters, shown below the title in search results.'],
    pl: ['Opis dla wyszukiwarek', 'Około 150 znaków, widoczne pod tytułem w wynikach wyszukiwania.'],
  },
}
