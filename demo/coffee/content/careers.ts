import { bodyOf } from '../../bodies.ts'
import type { DemoCareer } from '../../types.ts'

const body = bodyOf(new URL('./careers/', import.meta.url))

export const careers: DemoCareer[] = [
  {
    title: { en: 'Service technician, coffee and vending machines', pl: 'Serwisantka lub serwisant ekspresów i automatów' },
    place: { en: 'Kraków and the area within 80 km', pl: 'Kraków i okolice do 80 km' },
    employment: { en: 'full time, contract of employment', pl: 'pełny etat, umowa o pracę' },
    salary: [6600, 8400],
    summary: {
      en: 'You will install machines, keep them clean and running, and be known by name wherever they stand.',
      pl: 'Ustawisz automat, zadbasz, żeby był czysty i działał, a tam, gdzie stoi, będą znać Cię z imienia.',
    },
    body: body('machine-technician'),
    daysAgo: 8,
    openFor: 52,
  },
  {
    title: { en: 'Barista trainer', pl: 'Trenerka lub trener baristów' },
    place: { en: 'Kraków, with training at customers’ premises all over Poland', pl: 'Kraków, szkolenia u klientów w całej Polsce' },
    employment: { en: 'half time, contract of employment', pl: 'pół etatu, umowa o pracę' },
    salary: [3600, 4500],
    summary: {
      en: 'You will teach cafés and offices to make the same good cup every day, and taste new coffees with us.',
      pl: 'Nauczysz kawiarnie i biura robić codziennie tę samą dobrą kawę i będziesz z nami próbować nowych ziaren.',
    },
    body: body('barista-trainer'),
    daysAgo: 16,
    openFor: 44,
  },
]
