import { bodyOf } from '../../bodies.ts'
import type { DemoCareer } from '../../types.ts'

const body = bodyOf(new URL('./careers/', import.meta.url))
const fullTime = { en: 'full time, contract of employment', pl: 'pełny etat, umowa o pracę' }
const lodz = { en: 'Łódź, warehouse at ul. Tokarzy', pl: 'Łódź, magazyn przy ul. Tokarzy' }

export const careers: DemoCareer[] = [
  {
    title: { en: 'Technical adviser, fasteners', pl: 'Doradczyni lub doradca techniczny, elementy złączne' },
    place: { en: 'Łódź, two days a week from home', pl: 'Łódź, dwa dni w tygodniu z domu' },
    employment: fullTime,
    salary: [6800, 8600],
    summary: {
      en: 'You will tell a customer on the phone why the bolt broke, and which one will not.',
      pl: 'Wytłumaczysz przez telefon, dlaczego śruba pękła i która nie pęknie.',
    },
    body: body('technical-adviser'),
    daysAgo: 12,
    openFor: 48,
  },
  {
    title: { en: 'Service technician, dispensing cabinets', pl: 'Serwisantka lub serwisant automatów wydających' },
    place: { en: 'central Poland, based in Łódź', pl: 'centralna Polska, wyjazdy z Łodzi' },
    employment: fullTime,
    salary: [7200, 9200],
    summary: {
      en: 'You will install dispensing cabinets on customers’ premises, teach people to use them, and come back before a cabinet stops working.',
      pl: 'Ustawisz automat u klienta, nauczysz ludzi z niego korzystać i wrócisz, zanim automat się zatrzyma.',
    },
    body: body('service-technician'),
    daysAgo: 5,
    openFor: 55,
  },
  {
    title: { en: 'Order picker', pl: 'Magazynierka lub magazynier, kompletacja zamówień' },
    place: lodz,
    employment: { en: 'full time or three-quarter time, two shifts', pl: 'pełny etat albo 3/4, dwie zmiany' },
    salary: [5300, 6300],
    summary: {
      en: 'You will pick, count and pack, so that a box marked M8×25 contains M8×25 bolts.',
      pl: 'Zbierzesz, policzysz i spakujesz tak, żeby w pudełku z napisem M8×25 leżały śruby M8×25.',
    },
    body: body('order-picker'),
    daysAgo: 20,
    openFor: 40,
  },
  {
    title: { en: 'Product data editor', pl: 'Redaktorka lub redaktor danych produktowych' },
    place: { en: 'from home or in Łódź', pl: 'zdalnie albo w Łodzi' },
    employment: { en: 'half time to full time, contract of employment', pl: 'od pół etatu do pełnego, umowa o pracę' },
    salary: [5800, 7600],
    summary: {
      en: 'You will turn standards and data sheets into pages on which everybody finds their size.',
      pl: 'Z norm i kart technicznych zrobisz strony, na których każdy znajdzie swój wymiar.',
    },
    body: body('data-editor'),
    daysAgo: 2,
    openFor: 60,
  },
]
