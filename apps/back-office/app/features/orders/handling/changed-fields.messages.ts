import type { Language } from '@stragan/contract'
import { handlingMessages } from './handling.messages.ts'

/** What a value of an order is called, by its path: `Billing address, City`. One without a name is its path. */
export function changedFieldName(language: Language, path: string): string {
  const t = handlingMessages[language]
  const names = new Map<string, string>([
    ['email', t.emailAddress],
    ['billing_address', t.billing],
    ['delivery_address', t.delivery],
    ['tracking_number', t.trackingNumber],
    ['tracking_url', t.trackingUrl],
    ...(['phone', 'carrier', 'company', 'nip', 'first_name', 'last_name', 'street', 'postal_code', 'city', 'country'] as const).map(
      (name): [string, string] => [name, t[name]],
    ),
  ])
  return path
    .split('.')
    .map(part => names.get(part) ?? part)
    .join(', ')
}
