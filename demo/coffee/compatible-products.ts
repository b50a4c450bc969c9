import type { StoredEntry } from '../../apps/api/src/features/configuration/configuration.ts'

const beans = ['espresso-blends', 'single-origins', 'filter-and-ground-coffee', 'decaf']

/** What belongs together by the way in which the coffee is brewed. */
export const compatibleProducts: StoredEntry[] = [
  {
    name: { en: 'Brewer', pl: 'Zaparzacz' },
    categories: beans,
    goes_with: { categories: ['brewing-by-hand'] },
    same: [
      {
        feature: 'grind',
        of: 'application',
        values: {
          'ground-for-filter': ['filter-coffee-by-hand'],
          'ground-for-moka-pot': ['brewing-without-paper'],
          'ground-for-french-press': ['brewing-without-paper'],
          coarse: ['brewing-without-paper'],
        },
      },
    ],
  },
  {
    name: { en: 'Grinder', pl: 'Młynek' },
    categories: beans,
    where: { grind: ['whole-bean'] },
    goes_with: { categories: ['grinders'] },
  },
  {
    name: { en: 'Espresso machine', pl: 'Ekspres' },
    categories: beans,
    goes_with: { categories: ['espresso-machines'] },
    same: [{ feature: 'application' }],
  },
  {
    name: { en: 'Cleaning', pl: 'Czyszczenie' },
    categories: ['espresso-machines', 'vending-machines-and-parts'],
    goes_with: { categories: ['cleaning-and-water'], where: { application: ['coffee-and-vending-machines'] } },
  },
  {
    name: { en: 'Powder', pl: 'Produkt sypki' },
    categories: ['vending-machines-and-parts'],
    where: { norm: ['en-60335-2-75'] },
    goes_with: { categories: ['cocoa-and-vending-powders'], where: { application: ['vending-machines'] } },
  },
  {
    name: { en: 'Cup', pl: 'Kubek' },
    categories: ['vending-machines-and-parts'],
    goes_with: { categories: ['cups-and-consumables'] },
    same: [{ feature: 'diameter', values: { 'cups-70-3-mm': ['70-3-mm'] } }],
  },
  {
    name: { en: 'Lid', pl: 'Wieczko' },
    categories: ['cups-and-consumables'],
    goes_with: { categories: ['cups-and-consumables'], where: { material: ['moulded-cellulose'] } },
    same: [{ feature: 'diameter' }],
  },
]
