import type { Language } from '@stragan/contract'
import { messages } from '@stragan/contract/messages'
import { languageNames } from '../../platform/language-names.ts'

/** The regulation that fixes what the notice looks like. */
export const regulationUrl = 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj'

/** The language of the notice, in Polish. */
const inPolish: Readonly<Record<Language, string>> = { en: 'po angielsku', pl: 'po polsku' }

/** Texts about the official picture of the notice on the legal guarantee of conformity. */
export const guaranteeNoticeMessages = messages(
  {
    name: (language: Language) => `Notice on the legal guarantee: ${languageNames.en[language]}`,
    about: 'The European Commission’s picture on product pages and at checkout.',
    back: 'Settings',
    uploaded: 'Uploaded',
    missing: 'Missing',
    action: (language: Language) => `Upload or remove the notice on the legal guarantee: ${languageNames.en[language]}`,
    introduction:
      'Shops that sell to consumers have to show this notice before an order is placed. What it looks like is fixed by law, so upload the European Commission’s own picture in this language: unchanged, whole and in colour.',
    regulation: 'Implementing Regulation (EU) 2025/1960',
    companies: 'Shops that sell only to companies do not show it.',
    readOnly: 'You can view the notice but not change it.',
    title: 'Picture',
    lead: 'Product pages show it behind “Show the notice”, and the checkout shows it above the order button.',
    none: 'Until it is uploaded, the shop shows only a sentence about the legal guarantee.',
    set: 'Use this picture',
    remove: 'Remove',
    removeNamed: 'Remove the picture of the notice',
  },
  {
    name: (language: Language) => `Informacja o gwarancji prawnej (${inPolish[language]})`,
    about: 'Obraz Komisji Europejskiej na stronach produktów i przy składaniu zamówienia.',
    back: 'Ustawienia',
    uploaded: 'Dodano',
    missing: 'Brak',
    action: (language: Language) => `Dodaj lub usuń informację o gwarancji prawnej (${inPolish[language]})`,
    introduction:
      'Sklepy, które sprzedają konsumentom, muszą pokazać tę informację przed złożeniem zamówienia. Jej wygląd określają przepisy, dlatego dodaj oryginalny obraz Komisji Europejskiej w tym języku: bez zmian, w całości i w kolorze.',
    regulation: 'Rozporządzenie wykonawcze (UE) 2025/1960',
    companies: 'Sklepy, które sprzedają tylko firmom, nie pokazują tej informacji.',
    readOnly: 'Możesz przeglądać tę informację, ale nie możesz jej zmieniać.',
    title: 'Obraz',
    lead: 'Na stronach produktów obraz widać po wybraniu „Pokaż informację”, a na stronie zamówienia – nad przyciskiem zamówienia.',
    none: 'Dopóki nie dodasz obrazu, sklep pokazuje tylko zdanie o gwarancji prawnej.',
    set: 'Użyj tego obrazu',
    remove: 'Usuń',
    removeNamed: 'Usuń obraz informacji',
  },
)
