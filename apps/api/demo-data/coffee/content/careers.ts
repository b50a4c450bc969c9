import { bodyOf } from '../../bodies.ts'
import type { DemoCareer } from '../../types.ts'

const body = bodyOf(new URL('./careers/', import.meta.url))

export const careers: DemoCareer[] = [
  {
    title: { en: 'Service technician, coffee and vending machines', pl: 'Serwisantka lub serwisant ekspresów i automatów' },
    place: { en: 'Kraków and up to 80 km around', pl: 'Kraków i okolice do 80 km' },
    employment: { en: 'full time, contract of employment', pl: 'pełny etat, umowa o pracę' },
    salary: [6600, 8400],
    summary: {
      en: 'You put machines up, keep them clean and running, and are known by name where they stand.',
      pl: 'Ustawisz automat, zadbasz, żeby był czysty i działał, a tam, gdzie stoi, będą znać Cię z imienia.',
    },
    body: body('machine-technician'),
    daysAgo: 8,
    openFor: 52,
  },
  {
    title: { en: 'Barista trainer', pl: 'Trenerka lub trener baristów' },
    place: { en: 'Kraków, at customers’ all over Poland', pl: 'Kraków, szkolenia u klientów w całej Polsce' },
    employment: { en: 'half time, contract of employment', pl: 'pół etatu, umowa o pracę' },
    salary: [3600, 4500],
    summary: {
      en: 'You teach cafés and offices to make the same good cup every day, and taste new coffees with us.',
      pl: 'Nauczysz kawiarnie i biura robić codziennie tę samą dobrą kawę i będziesz z nami próbować nowych ziaren.',
    },
    body: body('barista-trainer'),
    daysAgo: 16,
    openFor: 44,
  },
]
