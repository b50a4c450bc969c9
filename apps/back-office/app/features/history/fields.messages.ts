import type { Language } from '@stragan/contract'

type Texts = Readonly<Record<Language, string>>

/** What rows of the history belong to. */
export const entityTexts: Readonly<Record<string, Texts>> = {
  shop: { en: 'Shop', pl: 'Sklep' },
  settings: { en: 'Settings', pl: 'Ustawienia' },
  host: { en: 'Domain', pl: 'Domena' },
  payment_keys: { en: 'Payment key', pl: 'Klucz płatności' },
  staff: { en: 'Person', pl: 'Osoba' },
  invitation: { en: 'Invitation', pl: 'Zaproszenie' },
  api_key: { en: 'API key', pl: 'Klucz API' },
  discount_code: { en: 'Discount code', pl: 'Kod rabatowy' },
  gift: { en: 'Gift', pl: 'Gratis' },
  product: { en: 'Product', pl: 'Produkt' },
  order: { en: 'Order', pl: 'Zamówienie' },
  mail: { en: 'E-mail', pl: 'E-mail' },
}

/** Columns, by name; those inside of an address, after its dot. */
export const fieldTexts: Readonly<Record<string, Texts>> = {
  name: { en: 'Name', pl: 'Nazwa' },
  default_language: { en: 'Default language', pl: 'Język domyślny' },
  requires_second_factor: { en: 'Second factor required', pl: 'Wymagany drugi składnik' },
  position: { en: 'Place in the list', pl: 'Miejsce na liście' },
  enabled: { en: 'Enabled', pl: 'Włączone' },
  host: { en: 'Domain', pl: 'Domena' },
  value: { en: 'Value', pl: 'Wartość' },
  role: { en: 'Role', pl: 'Rola' },
  email: { en: 'E-mail', pl: 'E-mail' },
  language: { en: 'Language', pl: 'Język' },
  expires_at: { en: 'Expires', pl: 'Ważne do' },
  scopes: { en: 'Rights', pl: 'Uprawnienia' },
  addresses: { en: 'Networks', pl: 'Sieci' },
  status: { en: 'Status', pl: 'Status' },
  is_paid: { en: 'Paid', pl: 'Opłacone' },
  payment_expires_at: { en: 'Payment due by', pl: 'Termin płatności' },
  stock_on_hand: { en: 'Stock', pl: 'Stan' },
  uses: { en: 'Uses', pl: 'Użycia' },
  phone: { en: 'Phone', pl: 'Telefon' },
  kind: { en: 'Kind', pl: 'Rodzaj' },
}
