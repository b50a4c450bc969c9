import type { Language } from '@stragan/contract'
import type { Wrong } from '@stragan/ui/form'

export const addressNames = ['name', 'street', 'postal_code', 'city', 'country', 'electronic_address'] as const

type InLanguage<Name extends string> = `${Name}.${Language}`
/** Fields of categories, brands, producers and features. */
export type ClassificationFieldName =
  | InLanguage<'name' | 'slugs' | 'description' | 'seo_title' | 'seo_description' | 'alt'>
  | 'slug'
  | 'producer_id'
  | 'parent_id'
  | 'first_products'
  | 'facets'
  | 'into_id'
  | 'street'
  | 'postal_code'
  | 'city'
  | 'country'
  | 'electronic_address'
  | 'responsible_person'
  | `responsible_person.${(typeof addressNames)[number]}`

type Texts = Record<ClassificationFieldName, Partial<Record<Wrong, string>>>

/** What is wrong with a field of them. */
export const classificationFieldErrors: Readonly<Record<Language, Texts>> = {
  en: {
    'name.en': { missing: 'Enter the English name.', wrong: 'Enter an English name of at most 200 characters.' },
    'name.pl': { missing: 'Enter the Polish name.', wrong: 'Enter a Polish name of at most 200 characters.' },
    'slugs.en': { wrong: 'Choose another English address: lowercase letters, digits and hyphens, and not one that is taken.' },
    'slugs.pl': { wrong: 'Choose another Polish address: lowercase letters, digits and hyphens, and not one that is taken.' },
    'description.en': { wrong: 'Shorten the English description to 5,000 characters.' },
    'description.pl': { wrong: 'Shorten the Polish description to 5,000 characters.' },
    'seo_title.en': { wrong: 'Shorten the English title in search results to 200 characters.' },
    'seo_title.pl': { wrong: 'Shorten the Polish title in search results to 200 characters.' },
    'seo_description.en': { wrong: 'Shorten the English description in search results to 500 characters.' },
    'seo_description.pl': { wrong: 'Shorten the Polish description in search results to 500 characters.' },
    'alt.en': { wrong: 'Shorten the English text to 300 characters.' },
    'alt.pl': { wrong: 'Shorten the Polish text to 300 characters.' },
    slug: { wrong: 'Choose another address: lowercase letters, digits and hyphens, and not one that is taken.' },
    producer_id: { wrong: 'This manufacturer no longer exists. Choose another one.' },
    parent_id: { wrong: 'This category no longer exists. Choose another one.' },
    first_products: { wrong: 'Enter the codes of products in this shop, one per line, at most 100.' },
    facets: { wrong: 'Enter codes of features in this shop, one per line, at most 20.' },
    into_id: { wrong: 'Choose the value that stays.' },
    street: {},
    postal_code: { missing: 'Enter the postal code.' },
    city: { missing: 'Enter the city.' },
    country: { missing: 'Choose the country.', wrong: 'Choose the country.' },
    electronic_address: {
      missing: 'Enter an e-mail address or a website.',
      wrong: 'Enter an e-mail address, or a website address that begins with https://.',
    },
    responsible_person: {
      missing: 'A manufacturer outside the European Union needs a responsible person in the EU. Tick this box and fill in the fields.',
    },
    'responsible_person.name': { missing: 'Enter the name of the responsible person.' },
    'responsible_person.street': {},
    'responsible_person.postal_code': { missing: 'Enter the postal code of the responsible person.' },
    'responsible_person.city': { missing: 'Enter the city of the responsible person.' },
    'responsible_person.country': {
      missing: 'Choose the country of the responsible person.',
      wrong: 'The responsible person has to be in the European Union.',
    },
    'responsible_person.electronic_address': {
      missing: 'Enter the e-mail address or website of the responsible person.',
      wrong: 'Enter the e-mail address of the responsible person, or a website address that begins with https://.',
    },
  },
  pl: {
    'name.en': { missing: 'Podaj nazwę angielską.', wrong: 'Podaj nazwę angielską, najwyżej 200 znaków.' },
    'name.pl': { missing: 'Podaj nazwę polską.', wrong: 'Podaj nazwę polską, najwyżej 200 znaków.' },
    'slugs.en': { wrong: 'Wybierz inny, jeszcze niezajęty adres angielski: małe litery, cyfry i łączniki.' },
    'slugs.pl': { wrong: 'Wybierz inny, jeszcze niezajęty adres polski: małe litery (bez polskich znaków), cyfry i łączniki.' },
    'description.en': { wrong: 'Skróć opis angielski do 5000 znaków.' },
    'description.pl': { wrong: 'Skróć opis polski do 5000 znaków.' },
    'seo_title.en': { wrong: 'Skróć angielski tytuł w wynikach wyszukiwania do 200 znaków.' },
    'seo_title.pl': { wrong: 'Skróć polski tytuł w wynikach wyszukiwania do 200 znaków.' },
    'seo_description.en': { wrong: 'Skróć angielski opis w wynikach wyszukiwania do 500 znaków.' },
    'seo_description.pl': { wrong: 'Skróć polski opis w wynikach wyszukiwania do 500 znaków.' },
    'alt.en': { wrong: 'Skróć angielski tekst do 300 znaków.' },
    'alt.pl': { wrong: 'Skróć polski tekst do 300 znaków.' },
    slug: { wrong: 'Wybierz inny, jeszcze niezajęty adres: małe litery (bez polskich znaków), cyfry i łączniki.' },
    producer_id: { wrong: 'Tego producenta już nie ma. Wybierz innego.' },
    parent_id: { wrong: 'Tej kategorii już nie ma. Wybierz inną.' },
    first_products: { wrong: 'Wpisz symbole produktów tego sklepu, po jednym w wierszu, najwyżej 100.' },
    facets: { wrong: 'Wpisz kody cech tego sklepu, po jednym w wierszu, najwyżej 20.' },
    into_id: { wrong: 'Wybierz wartość, która zostaje.' },
    street: {},
    postal_code: { missing: 'Podaj kod pocztowy.' },
    city: { missing: 'Podaj miejscowość.' },
    country: { missing: 'Wybierz kraj.', wrong: 'Wybierz kraj.' },
    electronic_address: {
      missing: 'Podaj adres e-mail lub stronę internetową.',
      wrong: 'Podaj adres e-mail albo adres strony, który zaczyna się od https://.',
    },
    responsible_person: {
      missing: 'Producent spoza Unii Europejskiej musi mieć w niej osobę odpowiedzialną. Zaznacz to pole i uzupełnij dane.',
    },
    'responsible_person.name': { missing: 'Podaj nazwę albo imię i nazwisko osoby odpowiedzialnej.' },
    'responsible_person.street': {},
    'responsible_person.postal_code': { missing: 'Podaj kod pocztowy osoby odpowiedzialnej.' },
    'responsible_person.city': { missing: 'Podaj miejscowość osoby odpowiedzialnej.' },
    'responsible_person.country': {
      missing: 'Wybierz kraj osoby odpowiedzialnej.',
      wrong: 'Osoba odpowiedzialna musi mieć siedzibę w Unii Europejskiej.',
    },
    'responsible_person.electronic_address': {
      missing: 'Podaj adres e-mail lub stronę internetową osoby odpowiedzialnej.',
      wrong: 'Podaj adres e-mail osoby odpowiedzialnej albo adres strony, który zaczyna się od https://.',
    },
  },
}
