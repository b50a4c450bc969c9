/** What a coffee tastes of above all, after the groups of the flavour wheel of the Specialty Coffee Association. */
export const flavours = {
  flowers: { en: 'Flowers', pl: 'Kwiaty' },
  fruit: { en: 'Fruit', pl: 'Owoce' },
  caramel: { en: 'Caramel', pl: 'Karmel' },
  chocolate: { en: 'Chocolate and nuts', pl: 'Czekolada i orzechy' },
  spice: { en: 'Spice and toast', pl: 'Przyprawy i grzanka' },
} as const
