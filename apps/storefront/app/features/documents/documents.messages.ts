import { formatNumber } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'

export const documentsMessages = messages(
  {
    home: 'Home',
    breadcrumbs: 'Where you are',
    file: (pages: number, size: string) =>
      `PDF, ${formatNumber('en', pages)} ${plural('en', pages, { one: 'page', other: 'pages' })}, ${size}`,

    brochures: 'Catalogues',
    brochuresAbout: (shop: string) => `Catalogues of ${shop} as PDF, to read on the screen, to keep or to print.`,
    brochuresLead: 'To read on the screen, to keep or to print.',
    noBrochures: 'No catalogues at the moment',
    noBrochuresHint: 'Everything that we sell is in the shop.',
    toCategories: 'Browse categories',
    open: 'Open',
    download: 'Download',

    sheets: 'Data sheets',
    sheetsAbout: (shop: string) =>
      `Data sheets of the products of ${shop} as PDF: dimensions, materials, standards and limits, by product and symbol.`,
    sheetsLead: 'Dimensions, materials, standards and limits of what we sell, as PDF.',
    find: 'Find a data sheet',
    query: 'Product or symbol',
    search: 'Search',
    count: (n: number) => `${formatNumber('en', n)} ${plural('en', n, { one: 'data sheet', other: 'data sheets' })}`,
    sheet: 'Data sheet',
    product: 'Product',
    symbol: 'Symbol',
    fileHead: 'File',
    noSheets: 'No data sheets yet',
    noSheetsHint: 'Do you need one? Write to us, and we send it.',
    write: 'Write to us',
    noneFits: 'No data sheet fits',
    noneFitsHint: (query: string) => `Nothing about “${query}”. Try fewer words, or a part of the symbol.`,
    showAll: 'Show all data sheets',
    pages: 'Pages of data sheets',
    previous: 'Previous',
    next: 'Next',
    page: (n: number) => `Page ${n}`,
    pageOf: (n: number, of: number) => `Page ${n} of ${of}`,
  },
  {
    home: 'Strona główna',
    breadcrumbs: 'Gdzie jesteś',
    file: (pages: number, size: string) =>
      `PDF, ${formatNumber('pl', pages)} ${plural('pl', pages, { one: 'strona', few: 'strony', many: 'stron', other: 'strony' })}, ${size}`,

    brochures: 'Katalogi',
    brochuresAbout: (shop: string) => `Katalogi sklepu ${shop} w formacie PDF: do czytania na ekranie, do zapisania albo do druku.`,
    brochuresLead: 'Do czytania na ekranie, do zapisania albo do druku.',
    noBrochures: 'Obecnie nie ma katalogów',
    noBrochuresHint: 'Wszystko, co sprzedajemy, znajdziesz w sklepie.',
    toCategories: 'Przejrzyj kategorie',
    open: 'Otwórz',
    download: 'Pobierz',

    sheets: 'Karty techniczne',
    sheetsAbout: (shop: string) =>
      `Karty techniczne produktów sklepu ${shop} w formacie PDF: wymiary, materiały, normy i ograniczenia, według produktu i symbolu.`,
    sheetsLead: 'Wymiary, materiały, normy i ograniczenia naszych produktów w formacie PDF.',
    find: 'Znajdź kartę techniczną',
    query: 'Produkt lub symbol',
    search: 'Szukaj',
    count: (n: number) =>
      `${formatNumber('pl', n)} ${plural('pl', n, { one: 'karta techniczna', few: 'karty techniczne', many: 'kart technicznych', other: 'karty technicznej' })}`,
    sheet: 'Karta techniczna',
    product: 'Produkt',
    symbol: 'Symbol',
    fileHead: 'Plik',
    noSheets: 'Nie ma jeszcze kart technicznych',
    noSheetsHint: 'Potrzebujesz karty? Napisz do nas, a ją wyślemy.',
    write: 'Napisz do nas',
    noneFits: 'Żadna karta nie pasuje',
    noneFitsHint: (query: string) => `Nic nie pasuje do „${query}”. Wpisz mniej słów albo część symbolu.`,
    showAll: 'Pokaż wszystkie karty',
    pages: 'Strony z kartami technicznymi',
    previous: 'Poprzednia',
    next: 'Następna',
    page: (n: number) => `Strona ${n}`,
    pageOf: (n: number, of: number) => `Strona ${n} z ${of}`,
  },
)
