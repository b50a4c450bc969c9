import { themeColours } from '@stragan/contract'
import type { FieldTexts } from './field-text.ts'

type Colour = (typeof themeColours)[number]

const colourTexts: Record<Colour, FieldTexts[string]> = {
  ground: { en: ['Page', 'The background of every page.'], pl: ['Strona', 'Tło wszystkich stron.'] },
  raised: { en: ['Raised areas', 'Boxes and bars on the page.'], pl: ['Wyróżnione pola', 'Ramki i paski na stronie.'] },
  plate: { en: ['Behind pictures', 'The background of product pictures.'], pl: ['Pod zdjęciami', 'Tło zdjęć produktów.'] },
  ink: { en: ['Text', 'It has to be readable on the page.'], pl: ['Tekst', 'Musi być czytelny na tle strony.'] },
  quiet: {
    en: ['Secondary text', 'Hints and notes. It has to be readable too.'],
    pl: ['Tekst pomocniczy', 'Podpowiedzi i uwagi. Też musi być czytelny.'],
  },
  rule: { en: ['Lines', 'Between rows and sections.'], pl: ['Linie', 'Między wierszami i sekcjami.'] },
  accent: { en: ['Accent', 'Buttons and links.'], pl: ['Kolor główny', 'Przyciski i linki.'] },
  'on-accent': { en: ['Text on the accent', 'Button labels.'], pl: ['Tekst na kolorze głównym', 'Napisy na przyciskach.'] },
  'accent-quiet': { en: ['Pale accent', 'The background of what is selected.'], pl: ['Jasny kolor główny', 'Tło wybranych elementów.'] },
  danger: { en: ['Errors', 'Error messages.'], pl: ['Błędy', 'Komunikaty o błędach.'] },
  success: {
    en: ['Success', '“In stock”, and messages that say something was done.'],
    pl: ['Powodzenie', 'Dostępność towaru i komunikaty o powodzeniu.'],
  },
  warning: { en: ['Warnings', 'Low stock, and notes that call for care.'], pl: ['Ostrzeżenia', 'Niski stan magazynowy i ostrzeżenia.'] },
  focus: {
    en: ['Focus', 'The frame around the element that the keyboard has selected.'],
    pl: ['Fokus', 'Ramka wokół elementu wybranego klawiaturą.'],
  },
}

const coloursOf = (theme: 'light' | 'dark'): FieldTexts =>
  Object.fromEntries(themeColours.map(colour => [`theme.${theme}.${colour}`, colourTexts[colour]]))

export const shopTexts: FieldTexts = {
  name: {
    en: ['Shop name', 'Shown in the header, in the title of every page and in e-mails.'],
    pl: ['Nazwa sklepu', 'Widoczna w nagłówku, w tytule każdej strony i w e-mailach.'],
  },
  tagline: {
    en: ['Tagline', 'One short sentence. It is the heading of the home page and is shown below the name in the footer.'],
    pl: ['Hasło', 'Jedno krótkie zdanie. Jest nagłówkiem strony głównej i widnieje pod nazwą w stopce.'],
  },
  description: {
    en: ['Description', 'A few sentences about what the shop sells. The home page and search engines show them.'],
    pl: ['Opis', 'Kilka zdań o tym, co sklep sprzedaje. Opis pokazują strona główna i wyszukiwarki.'],
  },
  origin: {
    en: [
      'Shop address',
      'With https:// and without a path. Links in e-mails and for search engines begin with it. It has to be one of the shop’s domains.',
    ],
    pl: [
      'Adres sklepu',
      'Z https:// i bez ścieżki. Od tego adresu zaczynają się linki w e-mailach i linki dla wyszukiwarek. Musi to być jedna z domen sklepu.',
    ],
  },
  time_zone: {
    en: ['Time zone', 'A name such as Europe/Warsaw. The days of orders, promotions and payments begin at midnight in this zone.'],
    pl: ['Strefa czasowa', 'Nazwa taka jak Europe/Warsaw. Dni zamówień, promocji i płatności zaczynają się o północy w tej strefie.'],
  },
  theme: { en: ['Appearance', 'Colours, corners and typefaces of the shop.'], pl: ['Wygląd', 'Kolory, narożniki i kroje pisma sklepu.'] },
  'theme.light': {
    en: ['Light colours', 'For visitors whose device is set to light. Colours with too little contrast to be readable are not saved.'],
    pl: ['Kolory jasne', 'Dla osób, których urządzenie ma jasny motyw. Kolory o zbyt małym kontraście nie zostaną zapisane.'],
  },
  'theme.dark': {
    en: ['Dark colours', 'For visitors whose device is set to dark. Colours with too little contrast to be readable are not saved.'],
    pl: ['Kolory ciemne', 'Dla osób, których urządzenie ma ciemny motyw. Kolory o zbyt małym kontraście nie zostaną zapisane.'],
  },
  ...coloursOf('light'),
  ...coloursOf('dark'),
  'theme.radius': {
    en: ['Rounded corners', 'In pixels, such as 6px. 0px makes sharp corners.'],
    pl: ['Zaokrąglenie narożników', 'W pikselach, np. 6px. 0px oznacza ostre narożniki.'],
  },
  'theme.font_text': {
    en: ['Typeface for text', 'A list of typefaces as in CSS. The shop uses the first one that the visitor’s device has.'],
    pl: ['Krój tekstu', 'Lista krojów jak w CSS. Sklep używa pierwszego, który jest na urządzeniu odwiedzającego.'],
  },
  'theme.font_display': {
    en: ['Typeface for headings', 'A list of typefaces as in CSS, as for text.'],
    pl: ['Krój nagłówków', 'Lista krojów jak w CSS, tak samo jak dla tekstu.'],
  },
  logo: {
    en: ['Logo', 'An SVG drawing. It is shown beside the name in the header and as the browser tab’s icon.'],
    pl: ['Logo', 'Rysunek SVG. Jest widoczny obok nazwy w nagłówku i jako ikona karty przeglądarki.'],
  },
}

export const localBusinessTexts: FieldTexts = {
  name: {
    en: ['Registered name', 'The name in the register, with the legal form. The shop may trade under another name.'],
    pl: ['Nazwa zarejestrowana', 'Nazwa z rejestru, z formą prawną. Sklep może działać pod inną nazwą.'],
  },
  street: {
    en: ['Street and number', 'The registered office. Shown in the footer, on the contact page and in e-mails.'],
    pl: ['Ulica i numer', 'Siedziba firmy. Adres jest widoczny w stopce, na stronie kontaktowej i w e-mailach.'],
  },
  postal_code: { en: ['Postal code', 'The postal code of the registered office.'], pl: ['Kod pocztowy', 'Kod pocztowy siedziby firmy.'] },
  city: { en: ['City', 'The city or town of the registered office.'], pl: ['Miejscowość', 'Miejscowość, w której firma ma siedzibę.'] },
  country: {
    en: ['Country', 'A two-letter code, such as PL. The tax number is checked according to the rules of this country.'],
    pl: ['Kraj', 'Kod z dwóch liter, np. PL. Numer podatkowy jest sprawdzany według zasad tego kraju.'],
  },
  phone: {
    en: ['Phone', 'Shown to customers. Leave empty if you do not want to show one.'],
    pl: ['Telefon', 'Widoczny dla klientów. Jeśli nie chcesz podawać telefonu, pozostaw puste pole.'],
  },
  email: {
    en: [
      'E-mail',
      'The shop sends its e-mails from this address and receives orders and questions at it. Use a mailbox that somebody reads.',
    ],
    pl: [
      'E-mail',
      'Z tego adresu sklep wysyła wiadomości i na ten adres przychodzą zamówienia i pytania. Podaj skrzynkę, którą ktoś czyta.',
    ],
  },
  opening_hours: {
    en: ['Opening hours', 'Shown on the contact page and in e-mails. Leave both languages empty if you do not want to show them.'],
    pl: [
      'Godziny otwarcia',
      'Widoczne na stronie kontaktowej i w e-mailach. Jeśli nie chcesz podawać godzin, pozostaw puste pola w obu językach.',
    ],
  },
  nip: {
    en: ['NIP', 'The tax number without the country code. Its check digit is verified. Shown in the footer and on documents.'],
    pl: ['NIP', 'Numer bez kodu kraju (PL). Jego cyfra kontrolna jest sprawdzana. Numer widnieje w stopce i na dokumentach.'],
  },
  regon: {
    en: ['REGON', 'Nine or fourteen digits. The check digit is verified.'],
    pl: ['REGON', 'Dziewięć lub czternaście cyfr. Cyfra kontrolna jest sprawdzana.'],
  },
  registration: {
    en: [
      'Register',
      'The law requires a seller to say where it is registered. Shown in the footer, on the contact page, on orders and in e-mails.',
    ],
    pl: [
      'Rejestr',
      'Prawo wymaga podania, gdzie sprzedawca jest zarejestrowany. Wpis jest widoczny w stopce, na stronie kontaktowej, w zamówieniach i w e-mailach.',
    ],
  },
  'registration=': { en: ['Not given', ''], pl: ['Nie podano', ''] },
  'registration=krs': { en: ['Company in the KRS', ''], pl: ['Spółka w KRS', ''] },
  'registration=ceidg': { en: ['Sole trader in CEIDG', ''], pl: ['Działalność gospodarcza w CEIDG', ''] },
  'registration.number': { en: ['KRS number', 'Ten digits.'], pl: ['Numer KRS', 'Dziesięć cyfr.'] },
  'registration.court': {
    en: ['Registry court', 'The court and the division that keep the company’s files.'],
    pl: ['Sąd rejestrowy', 'Sąd i wydział, w których przechowywana jest dokumentacja spółki.'],
  },
  'registration.share_capital': {
    en: ['Share capital', 'In PLN. Limited and joint-stock companies have to show it.'],
    pl: ['Kapitał zakładowy', 'W złotych. Spółka z o.o. i spółka akcyjna muszą podawać kapitał zakładowy.'],
  },
  'registration.paid_up_capital': {
    en: ['Paid-up capital', 'In PLN. Only for a joint-stock company. It cannot be more than the share capital.'],
    pl: ['Kapitał wpłacony', 'W złotych. Dotyczy tylko spółki akcyjnej. Nie może być wyższy niż kapitał zakładowy.'],
  },
}

export const languagesTexts: FieldTexts = {
  code: { en: ['Language', 'Each language can be in the list once.'], pl: ['Język', 'Każdy język może być na liście tylko raz.'] },
  'code=en': { en: ['English', ''], pl: ['Angielski', ''] },
  'code=pl': { en: ['Polish', ''], pl: ['Polski', ''] },
  locale: {
    en: ['Locale', 'Language and country for programs that read the settings, such as pl-PL.'],
    pl: ['Ustawienia regionalne', 'Język i kraj dla programów, które odczytują ustawienia, np. pl-PL.'],
  },
  name: {
    en: ['Name', 'For programs that read the settings. Write it in that language.'],
    pl: ['Nazwa', 'Dla programów, które odczytują ustawienia. Wpisz nazwę w tym języku.'],
  },
  is_default: {
    en: [
      'Default language',
      'A text that is missing in another language is shown in this one. There is only one: if you select this, it replaces the previous one.',
    ],
    pl: [
      'Język domyślny',
      'Tekst, którego brakuje w innym języku, jest pokazywany w tym. Język domyślny może być tylko jeden: jeśli zaznaczysz ten, zastąpi on poprzedni.',
    ],
  },
}

export const integrationsTexts: FieldTexts = {
  '': {
    en: ['Service', 'Each service can be in the list once. It is loaded only for visitors who have agreed to it.'],
    pl: ['Usługa', 'Każda usługa może być na liście tylko raz. Jest ładowana tylko u osób, które się na nią zgodziły.'],
  },
  '=google_tag_manager': { en: ['Google Tag Manager', ''], pl: ['Google Tag Manager', ''] },
  '=google_analytics': { en: ['Google Analytics', ''], pl: ['Google Analytics', ''] },
  '=matomo': { en: ['Matomo', ''], pl: ['Matomo', ''] },
  settings: {
    en: ['Identification', 'What the service gave you to identify this shop.'],
    pl: ['Identyfikacja', 'Identyfikator, który usługa nadała temu sklepowi.'],
  },
  'settings.container': {
    en: ['Container', 'It begins with GTM-, as in GTM-AB12CD3.'],
    pl: ['Kontener', 'Zaczyna się od GTM-, np. GTM-AB12CD3.'],
  },
  'settings.measurement_id': {
    en: ['Measurement ID', 'It begins with G-, as in G-AB12CD34EF.'],
    pl: ['Identyfikator pomiaru', 'Zaczyna się od G-, np. G-AB12CD34EF.'],
  },
  'settings.address': {
    en: ['Matomo address', 'The address of the folder with matomo.js. It begins with https:// and ends with a slash.'],
    pl: ['Adres Matomo', 'Adres folderu z plikiem matomo.js. Zaczyna się od https:// i kończy ukośnikiem.'],
  },
  'settings.site': { en: ['Site number', 'The number of this shop in Matomo.'], pl: ['Numer witryny', 'Numer tego sklepu w Matomo.'] },
}

export const socialMediaTexts: FieldTexts = {
  code: {
    en: ['Code', 'A short word such as facebook. Each code can be in the list once.'],
    pl: ['Kod', 'Krótkie słowo, np. facebook. Każdy kod może być na liście tylko raz.'],
  },
  name: { en: ['Name', 'The text of the link in the footer.'], pl: ['Nazwa', 'Tekst linku w stopce.'] },
  url: {
    en: ['Address', 'The address of the shop’s page on that service, with https://.'],
    pl: ['Adres', 'Adres strony sklepu w tym serwisie, z https://.'],
  },
}

export const seoSettingsTexts: FieldTexts = {
  screen: {
    en: ['Page', 'Products, categories and brands have texts of their own. Each page can be in the list once.'],
    pl: ['Strona', 'Produkty, kategorie i marki mają własne teksty. Każda strona może być na liście tylko raz.'],
  },
  title: {
    en: ['Title for search engines', 'About 60 characters. It replaces the page’s title. Leave empty to keep the page’s own title.'],
    pl: ['Tytuł dla wyszukiwarek', 'Około 60 znaków. Zastępuje tytuł strony. Puste pole oznacza, że strona zachowuje własny tytuł.'],
  },
  description: {
    en: ['Description for search engines', 'About 150 characters. Search engines can show it below the title.'],
    pl: ['Opis dla wyszukiwarek', 'Około 150 znaków. Wyszukiwarki mogą pokazać opis pod tytułem.'],
  },
}
