import type { DemoCatalogue } from '../../types.ts'

export const catalogues: DemoCatalogue[] = [
  {
    code: 'katalog-kawa-i-automaty',
    title: { en: 'Coffee, tea and machines', pl: 'Kawa, herbata i automaty' },
    description: {
      en: 'All our coffees, teas, cups, machines and cleaning products, with net prices. The text is in Polish, with English names.',
      pl: 'Wszystkie nasze kawy, herbaty, kubki, ekspresy, automaty i środki do ich czyszczenia, z cenami netto. Po polsku, z nazwami po angielsku.',
    },
    categories: ['coffee', 'tea', 'additions', 'cups', 'equipment', 'care'],
    shown: ['espresso-blends', 'espresso-machines', 'pour-over', 'vending-machines'],
  },
]
