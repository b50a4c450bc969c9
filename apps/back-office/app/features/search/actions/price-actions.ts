import type { Action } from './action.ts'

/** Actions about prices, promotions, discount codes and gifts. */
export const priceActions: readonly Action[] = [
  {
    path: '/{shop}/products',
    permission: 'prices:write',
    texts: { en: 'Change a product’s prices', pl: 'Zmień ceny produktu' },
    calls: ['PUT /shops/{shop}/products/{id}/prices'],
  },
  {
    path: '/{shop}/customers',
    permission: 'prices:write',
    texts: { en: 'Agree prices with a customer', pl: 'Ustal ceny indywidualne klienta' },
    calls: ['PUT /shops/{shop}/customers/{id}/prices'],
  },
  {
    path: '/{shop}/price-lists/new',
    permission: 'prices:write',
    texts: { en: 'Add a price list', pl: 'Dodaj cennik' },
    calls: ['POST /shops/{shop}/price_lists'],
  },
  {
    path: '/{shop}/price-lists',
    permission: 'prices:write',
    texts: { en: 'Price lists: change, set prices, choose customers, delete', pl: 'Cenniki: zmień, ustal ceny, wybierz klientów, usuń' },
    calls: [
      'PUT /shops/{shop}/price_lists/{id}',
      'DELETE /shops/{shop}/price_lists/{id}',
      'PUT /shops/{shop}/price_lists/{id}/prices',
      'PUT /shops/{shop}/price_lists/{id}/customers',
    ],
  },
  {
    path: '/{shop}/promotions',
    permission: 'promotions:write',
    texts: { en: 'Promotions: add, change, end, delete', pl: 'Promocje: dodaj, zmień, zakończ, usuń' },
    calls: [
      'POST /shops/{shop}/promotion_preview',
      'POST /shops/{shop}/promotions',
      'PUT /shops/{shop}/promotions/{id}',
      'POST /shops/{shop}/promotions/{id}/end',
      'DELETE /shops/{shop}/promotions/{id}',
    ],
  },
  {
    path: '/{shop}/discount-codes/new',
    permission: 'promotions:write',
    texts: { en: 'Add a discount code', pl: 'Dodaj kod rabatowy' },
    calls: ['POST /shops/{shop}/discount_codes'],
  },
  {
    path: '/{shop}/discount-codes/series',
    permission: 'promotions:write',
    texts: { en: 'Make a series of discount codes', pl: 'Utwórz serię kodów rabatowych' },
    calls: ['POST /shops/{shop}/discount_series'],
  },
  {
    path: '/{shop}/discount-codes',
    permission: 'promotions:write',
    texts: { en: 'Change, disable or delete discount codes', pl: 'Zmień, wyłącz lub usuń kody rabatowe' },
    calls: ['PUT /shops/{shop}/discount_codes/{id}', 'DELETE /shops/{shop}/discount_codes/{id}'],
  },
  {
    path: '/{shop}/gifts/new',
    permission: 'promotions:write',
    texts: { en: 'Add a gift', pl: 'Dodaj prezent' },
    calls: ['POST /shops/{shop}/gifts'],
  },
  {
    path: '/{shop}/gifts',
    permission: 'promotions:write',
    texts: { en: 'Change or disable gifts', pl: 'Zmień lub wyłącz prezenty' },
    calls: ['PUT /shops/{shop}/gifts/{id}'],
  },
]
