import type { DemoPoint } from '../../types.ts'

/** Invented firms; the towns lie where they really do. */
export const points: DemoPoint[] = [
  {
    name: 'Kawa i Automat, magazyn i salon',
    region: { en: 'Lesser Poland', pl: 'małopolskie' },
    street: 'ul. Palarniana 7',
    postal_code: '30-716',
    city: 'Kraków',
    country: 'PL',
    phone: '+48 12 000 31 50',
    email: 'sklep@kawa.localhost',
    opening_hours: { en: 'Monday to Friday 8:00–17:00, Saturday 9:00–13:00', pl: 'pon.–pt. 8:00–17:00, sob. 9:00–13:00' },
    latitude: 50.0647,
    longitude: 19.945,
  },
  {
    name: 'Ziarnko Serwis',
    region: { en: 'Mazovia', pl: 'mazowieckie' },
    street: 'ul. Zaparzona 20',
    postal_code: '02-486',
    city: 'Warszawa',
    country: 'PL',
    phone: '+48 22 000 20 70',
    email: 'warszawa@kawa.localhost',
    opening_hours: { en: 'Monday to Friday 8:00–16:00', pl: 'pon.–pt. 8:00–16:00' },
    latitude: 52.2297,
    longitude: 21.0122,
  },
  {
    name: 'Dobra Przerwa',
    region: { en: 'Kuyavia-Pomerania', pl: 'kujawsko-pomorskie' },
    street: 'ul. Kubkowa 5',
    postal_code: '87-100',
    city: 'Toruń',
    country: 'PL',
    phone: '+48 56 000 05 90',
    email: 'torun@kawa.localhost',
    opening_hours: { en: 'Monday to Friday 7:30–15:30', pl: 'pon.–pt. 7:30–15:30' },
    latitude: 53.0138,
    longitude: 18.5984,
  },
]
