import { type Resource, type Role, roleNames } from '@stragan/contract/admin'
import { messages } from '@stragan/contract/messages'

type Names<Name extends string> = Readonly<Record<Name, string>>

const enRoleHints: Names<Role> = {
  owner: 'everything, including staff, API keys and the bank account',
  manager: 'everything except staff, API keys, and the bank account and payment settings',
  sales: 'orders, shipments, customers and messages',
  warehouse: 'shipments and stock',
  editor: 'products, pictures, categories, brands and features',
  accountant: 'viewing and downloading orders',
}
const plRoleHints: Names<Role> = {
  owner: 'wszystko, w tym pracownicy, klucze API i rachunek bankowy',
  manager: 'wszystko poza pracownikami, kluczami API oraz rachunkiem bankowym i ustawieniami płatności',
  sales: 'zamówienia, przesyłki, klienci i wiadomości',
  warehouse: 'przesyłki i stany magazynowe',
  editor: 'produkty, zdjęcia, kategorie, marki i cechy',
  accountant: 'przeglądanie i pobieranie zamówień',
}
const enResources: Names<Resource> = {
  orders: 'Orders',
  shipments: 'Shipments',
  refunds: 'Refunds',
  payments: 'Payments',
  invoices: 'Invoices',
  inbox: 'Inbox',
  customers: 'Customers',
  companies: 'Companies',
  products: 'Products',
  prices: 'Prices',
  stock: 'Stock',
  promotions: 'Promotions',
  content: 'Pages and articles',
  look: 'Appearance',
  settings: 'Settings',
  'money-settings': 'Bank account and payment settings',
  staff: 'Staff',
  keys: 'API keys',
  webhooks: 'Webhooks',
  exports: 'Exports',
  history: 'History',
}
const plResources: Names<Resource> = {
  orders: 'Zamówienia',
  shipments: 'Przesyłki',
  refunds: 'Zwroty pieniędzy',
  payments: 'Płatności',
  invoices: 'Faktury',
  inbox: 'Skrzynka',
  customers: 'Klienci',
  companies: 'Firmy',
  products: 'Produkty',
  prices: 'Ceny',
  stock: 'Stany magazynowe',
  promotions: 'Promocje',
  content: 'Strony i artykuły',
  look: 'Wygląd',
  settings: 'Ustawienia',
  'money-settings': 'Rachunek bankowy i ustawienia płatności',
  staff: 'Pracownicy',
  keys: 'Klucze API',
  webhooks: 'Webhooki',
  exports: 'Eksporty',
  history: 'Historia zmian',
}

/** Names of roles and of what rights are about. */
export const rightsMessages = messages(
  {
    role: (role: Role) => roleNames[role].en,
    roleHint: (role: Role) => enRoleHints[role],
    resource: (resource: Resource) => enResources[resource],
  },
  {
    role: (role: Role) => roleNames[role].pl,
    roleHint: (role: Role) => plRoleHints[role],
    resource: (resource: Resource) => plResources[resource],
  },
)
