import { formatNumber, polishOf } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'
import { catalogueMessages } from '../catalogue/catalogue.messages.ts'

export const documentsMessages = messages(
  {
    home: 'Home',
    breadcrumbs: 'Breadcrumb',
    file: (pages: number | null, size: string) =>
      pages === null
        ? `PDF, ${size}`
        : `PDF, ${formatNumber('en', pages)} ${plural('en', pages, { one: 'page', other: 'pages' })}, ${size}`,

    brochures: 'Catalogues',
    brochuresAbout: (shop: string) => `Read the ${shop} PDF catalogues on screen, save them or print them.`,
    brochuresLead: 'You can read our catalogues on screen, save them or print them.',
    noBrochures: 'No catalogues at the moment',
    noBrochuresHint: 'You will find everything that we sell in the shop.',
    toCategories: 'Browse categories',
    open: 'Open',
    download: 'Download',

    sheets: 'Data sheets',
    sheetsAbout: (shop: string) =>
      `Download data sheets for ${shop} products as PDF files: dimensions, materials, standards and limits, by product name and code.`,
    sheetsLead: 'Data sheets are PDF files with the dimensions, materials, standards and limits of our products.',
    find: 'Find a data sheet',
    query: 'Product name or code',
    search: 'Search',
    count: (n: number) => `${catalogueMessages.en.productCount(n)} with a data sheet`,
    product: 'Product',
    symbol: 'Product code',
    noSheets: 'No data sheets yet',
    noSheetsHint: 'Do you need one? Write to us, and we will send it.',
    write: 'Write to us',
    noneFits: 'No matching data sheets',
    noneFitsHint: (query: string) => `We found nothing for “${query}”. Try fewer words, or part of the product code.`,
    showAll: 'Show all data sheets',
    pages: 'Pages of data sheets',
    previous: 'Previous',
    next: 'Next',
    page: (n: number) => `Page ${n}`,
    pageOf: (n: number, of: number) => `Page ${n} of ${of}`,
  },
  {
    home: 'Strona główna',
    breadcrumbs: 'Ścieżka nawigacji',
    file: (pages: number | null, size: string) =>
      pages === null
        ? `PDF, ${size}`
        : `PDF, ${formatNumber('pl', pages)} ${plural('pl', pages, { one: 'strona', few: 'strony', many: 'stron', other: 'strony' })}, ${size}`,

    brochures: 'Katalogi',
    brochuresAbout: (shop: string) => `Katalogi sklepu ${shop} w formacie PDF: do czytania na ekranie, do zapisania albo do druku.`,
    brochuresLead: 'Katalogi możesz czytać na ekranie, zapisać albo wydrukować.',
    noBrochures: 'Obecnie nie ma katalogów',
    noBrochuresHint: 'Wszystko, co sprzedajemy, znajdziesz w sklepie.',
    toCategories: 'Przejrzyj kategorie',
    open: 'Otwórz',
    download: 'Pobierz',

    sheets: 'Karty techniczne',
    sheetsAbout: (shop: string) =>
      `Karty techniczne produktów sklepu ${shop} w formacie PDF: wymiary, materiały, normy i ograniczenia, według produktu i symbolu.`,
    sheetsLead: 'Karty w formacie PDF podają wymiary, materiały, normy i ograniczenia naszych produktów.',
    find: 'Znajdź kartę techniczną',
    query: 'Produkt lub symbol',
    search: 'Szukaj',
    count: (n: number) => `${catalogueMessages.pl.productCount(n)} z\u00a0kartą techniczną`,
    product: 'Produkt',
    symbol: 'Symbol',
    noSheets: 'Nie ma jeszcze kart technicznych',
    noSheetsHint: 'Potrzebujesz karty? Napisz do nas, a wyślemy ją.',
    write: 'Napisz do nas',
    noneFits: 'Brak pasujących kart technicznych',
    noneFitsHint: (query: string) => `Nie znaleźliśmy niczego dla „${query}”. Wpisz mniej słów albo część symbolu.`,
    showAll: 'Pokaż wszystkie karty',
    pages: 'Strony z kartami technicznymi',
    previous: 'Poprzednia',
    next: 'Następna',
    page: (n: number) => `Strona ${n}`,
    pageOf: (n: number, of: number) => `Strona ${n} ${polishOf(of)}`,
  },
)
