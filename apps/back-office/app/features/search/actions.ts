import type { Language } from '@stragan/contract'
import { type Permission, viewedLists } from '@stragan/contract/admin'
import { savedViewMessages } from '../saved-views/saved-views.messages.ts'

interface Action {
  /** `{shop}` stands for the code of the shop. */
  path: string
  permission: Permission | 'operator' | 'signed-in'
  texts: Readonly<Record<Language, string>>
  /** The calls that change something there, as method and path of the contract. */
  calls: readonly string[]
}

/** What can be done, and where. A test keeps it complete: each call of the admin API that changes something is in it. What only shows has no calls. */
export const actions: readonly Action[] = [
  {
    path: '/{shop}/products',
    permission: 'products:write',
    texts: {
      en: 'Add pictures to a product, change their order and texts',
      pl: 'Dodaj zdjęcia do produktu, zmień ich kolejność i teksty',
    },
    calls: ['POST /shops/{shop}/products/{id}/pictures', 'PUT /shops/{shop}/products/{id}/pictures'],
  },
  {
    path: '/{shop}/products',
    permission: 'products:write',
    texts: { en: 'Add data sheets to a product, change their names', pl: 'Dodaj karty techniczne do produktu, zmień ich nazwy' },
    calls: ['POST /shops/{shop}/products/{id}/documents', 'PUT /shops/{shop}/products/{id}/documents'],
  },
  {
    path: '/{shop}/orders?waiting_for=confirmation',
    permission: 'orders:write',
    texts: { en: 'Confirm new orders', pl: 'Potwierdź nowe zamówienia' },
    calls: ['PUT /shops/{shop}/orders/{uid}/status', 'POST /shops/{shop}/order_moves'],
  },
  {
    path: '/{shop}/orders?waiting_for=payment',
    permission: 'orders:write',
    texts: { en: 'Mark orders as paid', pl: 'Oznacz zamówienia jako opłacone' },
    calls: [
      'PUT /shops/{shop}/orders/{uid}/status',
      'POST /shops/{shop}/orders/{uid}/payments',
      'POST /shops/{shop}/orders/{uid}/payment_preview',
    ],
  },
  {
    path: '/{shop}/orders?waiting_for=packing',
    permission: 'shipments:write',
    texts: { en: 'Pack orders', pl: 'Spakuj zamówienia' },
    calls: ['PUT /shops/{shop}/orders/{uid}/packing', 'POST /shops/{shop}/orders/{uid}/move_preview'],
  },
  {
    path: '/{shop}/orders?status=packed',
    permission: 'shipments:write',
    texts: { en: 'Send packed orders with a tracking number', pl: 'Wyślij spakowane zamówienia z numerem przesyłki' },
    calls: ['PUT /shops/{shop}/orders/{uid}/dispatch', 'PUT /shops/{shop}/orders/{uid}/shipments/{id}'],
  },
  {
    path: '/{shop}/orders',
    permission: 'orders:write',
    texts: { en: 'Change contact or addresses of an order, add notes', pl: 'Zmień kontakt lub adresy zamówienia, dodaj notatki' },
    calls: [
      'PUT /shops/{shop}/orders/{uid}/data',
      'POST /shops/{shop}/orders/{uid}/notes',
      'PUT /shops/{shop}/orders/{uid}/notes/{id}',
      'DELETE /shops/{shop}/orders/{uid}/notes/{id}',
    ],
  },
  {
    path: '/{shop}/orders',
    permission: 'orders:read',
    texts: {
      en: 'Print an order confirmation, a packing slip or a pick list',
      pl: 'Wydrukuj potwierdzenie zamówienia, listę pakową lub listę kompletacji',
    },
    calls: [],
  },
  {
    path: '/{shop}/refunds?state=due',
    permission: 'refunds:write',
    texts: { en: 'Record refunds to buyers', pl: 'Odnotuj zwroty pieniędzy' },
    calls: ['PUT /shops/{shop}/refunds/{id}'],
  },
  {
    path: '/{shop}/inbox?state=new',
    permission: 'inbox:write',
    texts: { en: 'Reply to messages, complaints and withdrawals', pl: 'Odpowiedz na wiadomości, reklamacje i odstąpienia' },
    calls: ['PUT /shops/{shop}/inbox/{id}', 'POST /shops/{shop}/inbox/{id}/replies'],
  },
  {
    path: '/{shop}/customers?deferred_payment=not_approved',
    permission: 'companies:write',
    texts: { en: 'Approve companies for deferred payment', pl: 'Przyznaj firmom odroczony termin płatności' },
    calls: ['PUT /shops/{shop}/customers/{id}/deferred_payment'],
  },
  {
    path: '/{shop}/customers',
    permission: 'customers:write',
    texts: {
      en: 'Customers: lock, unlock, end sessions, add notes, erase',
      pl: 'Klienci: zablokuj, odblokuj, zakończ sesje, dodaj notatki, usuń dane',
    },
    calls: [
      'PUT /shops/{shop}/customers/{id}/lock',
      'DELETE /shops/{shop}/customers/{id}/lock',
      'DELETE /shops/{shop}/customers/{id}/sessions',
      'POST /shops/{shop}/customers/{id}/notes',
      'PUT /shops/{shop}/customers/{id}/notes/{note}',
      'DELETE /shops/{shop}/customers/{id}/notes/{note}',
      'POST /shops/{shop}/customers/{id}/erasure',
    ],
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
    path: '/{shop}/brands/new',
    permission: 'products:write',
    texts: { en: 'Create a brand', pl: 'Utwórz markę' },
    calls: ['POST /shops/{shop}/brands'],
  },
  {
    path: '/{shop}/brands',
    permission: 'products:write',
    texts: { en: 'Brands: change, choose the producer, delete', pl: 'Marki: zmień, wskaż producenta, usuń' },
    calls: ['PUT /shops/{shop}/brands/{id}', 'DELETE /shops/{shop}/brands/{id}'],
  },
  {
    path: '/{shop}/producers/new',
    permission: 'products:write',
    texts: { en: 'Add a producer', pl: 'Dodaj producenta' },
    calls: ['POST /shops/{shop}/producers'],
  },
  {
    path: '/{shop}/producers',
    permission: 'products:write',
    texts: { en: 'Producers and responsible persons: change, delete', pl: 'Producenci i osoby odpowiedzialne: zmień, usuń' },
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
    path: '/{shop}/products',
    permission: 'prices:write',
    texts: { en: 'Change prices of a product', pl: 'Zmień ceny produktu' },
    calls: ['PUT /shops/{shop}/products/{id}/prices'],
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
    texts: { en: 'Correct or count stock, goods in and out', pl: 'Skoryguj lub policz stan magazynowy, przyjęcie i rozchód towaru' },
    calls: ['POST /shops/{shop}/stock_movements'],
  },
  {
    path: '/{shop}/stock?level=below_minimum',
    permission: 'stock:write',
    texts: { en: 'Set minimum stock', pl: 'Ustaw stan minimalny' },
    calls: ['PUT /shops/{shop}/stock/{variantId}/minimum_stock'],
  },
  ...viewedLists.map(list => ({
    path: `/{shop}/views/${list}`,
    permission: `${list}:read` as const,
    texts: { en: savedViewMessages.en.title[list], pl: savedViewMessages.pl.title[list] },
    calls: [
      `POST /shops/{shop}/saved_views/${list}`,
      `PUT /shops/{shop}/saved_views/${list}/{id}`,
      `DELETE /shops/{shop}/saved_views/${list}/{id}`,
    ],
  })),
  {
    path: '/{shop}/staff#invite',
    permission: 'staff:write',
    texts: { en: 'Invite a person', pl: 'Zaproś osobę do sklepu' },
    calls: ['POST /shops/{shop}/invitations'],
  },
  {
    path: '/{shop}/staff#invitations',
    permission: 'staff:write',
    texts: { en: 'Revoke an invitation', pl: 'Wycofaj zaproszenie' },
    calls: ['DELETE /shops/{shop}/invitations/{id}'],
  },
  {
    path: '/{shop}/staff',
    permission: 'staff:write',
    texts: { en: 'Change roles, remove people, reset a second factor', pl: 'Zmień role, usuń osoby, zresetuj drugi składnik' },
    calls: ['PUT /shops/{shop}/staff/{id}', 'DELETE /shops/{shop}/staff/{id}', 'DELETE /shops/{shop}/staff/{id}/second_factor'],
  },
  {
    path: '/{shop}/staff#policy',
    permission: 'staff:write',
    texts: { en: 'Require a second factor of everybody', pl: 'Wymagaj drugiego składnika od wszystkich' },
    calls: ['PUT /shops/{shop}/staff_policy'],
  },
  {
    path: '/{shop}/api-keys/new',
    permission: 'keys:write',
    texts: { en: 'Create an API key', pl: 'Utwórz klucz API' },
    calls: ['POST /shops/{shop}/api_keys'],
  },
  {
    path: '/{shop}/api-keys',
    permission: 'keys:write',
    texts: { en: 'Revoke an API key', pl: 'Unieważnij klucz API' },
    calls: ['DELETE /shops/{shop}/api_keys/{id}'],
  },
  {
    path: '/{shop}/failed-emails',
    permission: 'settings:write',
    texts: { en: 'Send failed e-mails again', pl: 'Wyślij ponownie niewysłane wiadomości' },
    calls: ['POST /shops/{shop}/failed_mails/{id}/retry'],
  },
  {
    path: '/{shop}/history',
    permission: 'history:write',
    texts: { en: 'Undo a change', pl: 'Cofnij zmianę' },
    calls: ['POST /shops/{shop}/change_sets/{id}/undo'],
  },
  {
    path: '/{shop}/webhooks/new',
    permission: 'webhooks:write',
    texts: { en: 'Add a webhook', pl: 'Dodaj webhook' },
    calls: ['POST /shops/{shop}/webhooks'],
  },
  {
    path: '/{shop}/webhooks',
    permission: 'webhooks:write',
    texts: {
      en: 'Webhooks: send a test event, send again, replace the secret, change, delete',
      pl: 'Webhooki: wyślij zdarzenie testowe, wyślij ponownie, zmień klucz podpisu, zmień ustawienia, usuń',
    },
    calls: [
      'PUT /shops/{shop}/webhooks/{id}',
      'DELETE /shops/{shop}/webhooks/{id}',
      'POST /shops/{shop}/webhooks/{id}/secret',
      'POST /shops/{shop}/webhooks/{id}/test',
      'POST /shops/{shop}/webhooks/{id}/deliveries/{delivery}/attempts',
    ],
  },
  {
    path: '/{shop}/settings',
    permission: 'settings:write',
    texts: { en: 'Change settings of the shop', pl: 'Zmień ustawienia sklepu' },
    calls: ['PUT /shops/{shop}/settings/{scope}', 'PUT /shops/{shop}/money_settings/{scope}'],
  },
  {
    path: '/{shop}/hosts',
    permission: 'settings:write',
    texts: { en: 'Domains: add, check, make the primary one, remove', pl: 'Domeny: dodaj, sprawdź, ustaw jako główną, usuń' },
    calls: [
      'POST /shops/{shop}/hosts',
      'POST /shops/{shop}/hosts/{host}/check',
      'PUT /shops/{shop}/primary_host',
      'DELETE /shops/{shop}/hosts/{host}',
    ],
  },
  {
    path: '/{shop}/payment-keys',
    permission: 'money-settings:write',
    texts: { en: 'Set up online payments with Stripe', pl: 'Włącz płatności online przez Stripe' },
    calls: ['PUT /shops/{shop}/payment_keys'],
  },
  {
    path: '/account#profile',
    permission: 'signed-in',
    texts: { en: 'Change my name and language', pl: 'Zmień moje imię i nazwisko oraz język' },
    calls: ['PUT /account'],
  },
  {
    path: '/account#password',
    permission: 'signed-in',
    texts: { en: 'Change my password', pl: 'Zmień moje hasło' },
    calls: ['PUT /account/password'],
  },
  {
    path: '/account#second-factor',
    permission: 'signed-in',
    texts: { en: 'Second factor: authenticator app and recovery codes', pl: 'Drugi składnik: aplikacja i kody zapasowe' },
    calls: ['POST /account/authenticator', 'PUT /account/authenticator', 'DELETE /account/authenticator', 'PUT /account/recovery_codes'],
  },
  {
    path: '/account#passkeys',
    permission: 'signed-in',
    texts: { en: 'Passkeys: add, rename, remove', pl: 'Klucze dostępu: dodaj, zmień nazwę, usuń' },
    calls: ['POST /account/passkeys/options', 'POST /account/passkeys', 'PUT /account/passkeys/{id}', 'DELETE /account/passkeys/{id}'],
  },
  {
    path: '/account#sessions',
    permission: 'signed-in',
    texts: { en: 'End my other sessions', pl: 'Zakończ moje inne sesje' },
    calls: ['DELETE /account/sessions/{id}'],
  },
  {
    path: '/account#shops',
    permission: 'signed-in',
    texts: { en: 'Leave a shop', pl: 'Opuść sklep' },
    calls: ['DELETE /account/shops/{shop}'],
  },
  {
    path: '/installation/new',
    permission: 'operator',
    texts: { en: 'Create a shop', pl: 'Utwórz sklep' },
    calls: ['POST /shops'],
  },
]
