import type { Action } from './action.ts'

/** Actions about orders, refunds, messages and customers. */
export const orderActions: readonly Action[] = [
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
    calls: ['PUT /shops/{shop}/orders/{uid}/packing', 'POST /shops/{shop}/warehouse_moves', 'POST /shops/{shop}/orders/{uid}/move_preview'],
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
    texts: {
      en: 'Change an order’s contact details or addresses, add notes',
      pl: 'Zmień dane kontaktowe lub adresy zamówienia, dodaj notatki',
    },
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
]
