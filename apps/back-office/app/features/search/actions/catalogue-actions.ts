import type { Action } from './action.ts'

/** Actions about products, their classification, stock and how they are found. */
export const catalogueActions: readonly Action[] = [
  {
    path: '/{shop}/products',
    permission: 'products:write',
    texts: {
      en: 'Add pictures to a product, crop them, change their order and texts',
      pl: 'Dodaj zdjęcia do produktu, przytnij je, zmień ich kolejność i teksty',
    },
    calls: [
      'POST /shops/{shop}/products/{id}/pictures',
      'PUT /shops/{shop}/products/{id}/pictures',
      'POST /shops/{shop}/products/{id}/pictures/{picture}/crop',
    ],
  },
  {
    path: '/{shop}/products',
    permission: 'products:write',
    texts: { en: 'Add data sheets to a product, change their names', pl: 'Dodaj karty techniczne do produktu, zmień ich nazwy' },
    calls: ['POST /shops/{shop}/products/{id}/documents', 'PUT /shops/{shop}/products/{id}/documents'],
  },
  {
    path: '/{shop}/imports',
    permission: 'products:write',
    texts: {
      en: 'Import products, prices and stock from a CSV or Excel file',
      pl: 'Zaimportuj produkty, ceny i stany magazynowe z pliku CSV lub Excela',
    },
    calls: [
      'POST /shops/{shop}/imports',
      ...['sheet', 'check', 'run', 'stop', 'undo'].map(step => `PUT /shops/{shop}/imports/{id}/${step}`),
    ],
  },
  {
    path: '/{shop}/archives',
    permission: 'money-settings:read',
    texts: { en: 'Export the whole shop as one file', pl: 'Wyeksportuj cały sklep do jednego pliku' },
    calls: ['POST /shops/{shop}/archives'],
  },
  {
    path: '/{shop}/archives',
    permission: 'money-settings:write',
    texts: { en: 'Import a whole shop from an archive', pl: 'Zaimportuj cały sklep z archiwum' },
    calls: ['POST /shops/{shop}/archives/uploaded', ...['check', 'run', 'stop'].map(step => `PUT /shops/{shop}/archives/{id}/${step}`)],
  },
  {
    path: '/{shop}/spreadsheet',
    permission: 'products:write',
    texts: {
      en: 'Change many products, prices and stock at once in a spreadsheet',
      pl: 'Zmień naraz wiele produktów, cen i stanów magazynowych w arkuszu',
    },
    calls: ['PUT /shops/{shop}/spreadsheet'],
  },
  {
    path: '/{shop}/categories/new',
    permission: 'products:write',
    texts: { en: 'Create a category', pl: 'Utwórz kategorię' },
    calls: ['POST /shops/{shop}/categories'],
  },
  {
    path: '/{shop}/categories',
    permission: 'products:write',
    texts: { en: 'Categories: change, move, delete', pl: 'Kategorie: zmień, przenieś, usuń' },
    calls: ['PUT /shops/{shop}/categories/{id}', 'PUT /shops/{shop}/categories/{id}/place', 'DELETE /shops/{shop}/categories/{id}'],
  },
  {
    path: '/{shop}/categories',
    permission: 'products:write',
    texts: {
      en: 'Choose which products a category shows first, and its filters',
      pl: 'Wybierz produkty na początku listy kategorii i jej filtry',
    },
    calls: ['PUT /shops/{shop}/categories/{id}/list'],
  },
  {
    path: '/{shop}/categories',
    permission: 'products:write',
    texts: { en: 'Category picture: set, remove', pl: 'Zdjęcie kategorii: ustaw, usuń' },
    calls: ['POST /shops/{shop}/categories/{id}/picture', 'DELETE /shops/{shop}/categories/{id}/picture'],
  },
  {
    path: '/{shop}/brands/new',
    permission: 'products:write',
    texts: { en: 'Create a brand', pl: 'Utwórz markę' },
    calls: ['POST /shops/{shop}/brands'],
  },
  {
    path: '/{shop}/brands',
    permission: 'products:write',
    texts: { en: 'Brands: change, choose the manufacturer, delete', pl: 'Marki: zmień, wskaż producenta, usuń' },
    calls: ['PUT /shops/{shop}/brands/{id}', 'DELETE /shops/{shop}/brands/{id}'],
  },
  {
    path: '/{shop}/brands',
    permission: 'products:write',
    texts: { en: 'Brand logo: set, describe, remove', pl: 'Logo marki: ustaw, opisz, usuń' },
    calls: ['POST /shops/{shop}/brands/{id}/logo', 'PUT /shops/{shop}/brands/{id}/logo', 'DELETE /shops/{shop}/brands/{id}/logo'],
  },
  {
    path: '/{shop}/producers/new',
    permission: 'products:write',
    texts: { en: 'Add a manufacturer', pl: 'Dodaj producenta' },
    calls: ['POST /shops/{shop}/producers'],
  },
  {
    path: '/{shop}/producers',
    permission: 'products:write',
    texts: { en: 'Manufacturers and responsible persons: change, delete', pl: 'Producenci i osoby odpowiedzialne: zmień, usuń' },
    calls: ['PUT /shops/{shop}/producers/{id}', 'DELETE /shops/{shop}/producers/{id}'],
  },
  {
    path: '/{shop}/features/new',
    permission: 'products:write',
    texts: { en: 'Create a feature', pl: 'Utwórz cechę' },
    calls: ['POST /shops/{shop}/features'],
  },
  {
    path: '/{shop}/features',
    permission: 'products:write',
    texts: {
      en: 'Features and values: add, change, order, merge, delete',
      pl: 'Cechy i wartości: dodaj, zmień, ułóż, połącz, usuń',
    },
    calls: [
      'PUT /shops/{shop}/features/{id}',
      'PUT /shops/{shop}/features/{id}/place',
      'POST /shops/{shop}/features/{id}/merged_values',
      'DELETE /shops/{shop}/features/{id}',
    ],
  },
  {
    path: '/{shop}/products/new',
    permission: 'products:write',
    texts: { en: 'Add a product', pl: 'Dodaj produkt' },
    calls: ['POST /shops/{shop}/products'],
  },
  {
    path: '/{shop}/products',
    permission: 'products:write',
    texts: { en: 'Products: change, archive, copy, delete', pl: 'Produkty: zmień, zarchiwizuj, skopiuj, usuń' },
    calls: [
      'PUT /shops/{shop}/products/{id}',
      'PUT /shops/{shop}/products/{id}/state',
      'POST /shops/{shop}/products/{id}/copies',
      'DELETE /shops/{shop}/products/{id}',
    ],
  },
  {
    path: '/{shop}/stock',
    permission: 'stock:write',
    texts: {
      en: 'Correct or count stock, record goods in and out',
      pl: 'Skoryguj lub policz stan magazynowy, zapisz przyjęcie lub rozchód',
    },
    calls: ['POST /shops/{shop}/stock_movements'],
  },
  {
    path: '/{shop}/stock?level=below_minimum',
    permission: 'stock:write',
    texts: { en: 'Set minimum stock', pl: 'Ustaw stan minimalny' },
    calls: ['PUT /shops/{shop}/stock/{variantId}/minimum_stock'],
  },
  {
    path: '/{shop}/searches/synonyms/new',
    permission: 'products:write',
    texts: { en: 'Add synonyms for the shop’s search', pl: 'Dodaj synonimy do wyszukiwania w sklepie' },
    calls: ['POST /shops/{shop}/search_synonyms'],
  },
  {
    path: '/{shop}/searches/synonyms',
    permission: 'products:write',
    texts: { en: 'Synonyms: change, delete', pl: 'Synonimy: zmień, usuń' },
    calls: ['PUT /shops/{shop}/search_synonyms/{id}', 'DELETE /shops/{shop}/search_synonyms/{id}'],
  },
  {
    path: '/{shop}/searches/redirects/new',
    permission: 'products:write',
    texts: { en: 'Redirect a search to a page', pl: 'Przekieruj wyszukiwanie na stronę' },
    calls: ['POST /shops/{shop}/search_redirects'],
  },
  {
    path: '/{shop}/searches/redirects',
    permission: 'products:write',
    texts: { en: 'Search redirects: change, delete', pl: 'Przekierowania wyszukiwań: zmień, usuń' },
    calls: ['PUT /shops/{shop}/search_redirects/{id}', 'DELETE /shops/{shop}/search_redirects/{id}'],
  },
]
