import type { DemoFamily } from '../../types.ts'

export const family: DemoFamily = {
  code: 'micro-washers',
  category: 'micro-nuts',
  brand: 'drobina',
  vat: 23,
  short: { en: 'Washers for screws from M1 to M2.', pl: 'Podkładki do śrub od M1 do M2.' },
  description: {
    en: 'These washers are stamped, then deburred in a drum. They spread the load of a head over soft plastic and keep paint from being scratched.',
    pl: 'Podkładki są tłoczone, a potem gratowane w bębnie. Rozkładają nacisk łba na miękkim tworzywie i chronią lakier przed porysowaniem.',
  },
  features: {},
  keywords: { en: 'mini washer, shim', pl: 'podkładeczka, dystans' },
  products: [
    {
      name: { en: 'Plain washer for M1, brass', pl: 'Podkładka płaska do M1, mosiądz' },
      symbol: 'MW-PLA-1',
      note: { en: 'Its outer diameter is 2.5 mm, its thickness 0.3 mm.', pl: 'Średnica zewnętrzna 2,5 mm, grubość 0,3 mm.' },
      priceNet: 12,
      weight: 0.00001,
      stockOnHand: 5000,
      features: { thread: 'M1', material: { en: 'Brass', pl: 'Mosiądz' } },
    },
    {
      name: { en: 'Spring washer for M2, steel', pl: 'Podkładka sprężysta do M2, stal' },
      symbol: 'MW-SPR-2',
      note: { en: 'Its split ends bite into the nut.', pl: 'Rozcięte końce wgryzają się w nakrętkę.' },
      priceNet: 15,
      weight: 0.00004,
      stockOnHand: 1800,
      features: { thread: 'M2', material: { en: 'Spring steel', pl: 'Stal sprężynowa' } },
    },
    {
      name: { en: 'Insulating washer for M2, polyamide', pl: 'Podkładka izolacyjna do M2, poliamid' },
      symbol: 'MW-INS-2',
      note: { en: 'It keeps a screw from touching the tracks of a circuit board.', pl: 'Oddziela śrubę od ścieżek płytki drukowanej.' },
      priceNet: 18,
      weight: 0.00002,
      stockOnHand: 960,
      features: { thread: 'M2', material: { en: 'Polyamide', pl: 'Poliamid' } },
    },
    {
      name: { en: 'Toothed washer for M1.6, stainless', pl: 'Podkładka ząbkowana do M1,6, nierdzewna' },
      symbol: 'MW-TOO-16',
      note: { en: 'It makes contact through paint and is used for earth wires.', pl: 'Przebija lakier, więc nadaje się do przewodów masy.' },
      priceNet: 19,
      weight: 0.00003,
      stockOnHand: 8,
      features: { thread: { en: 'M1.6', pl: 'M1,6' }, material: { en: 'Stainless steel', pl: 'Stal nierdzewna' } },
    },
  ],
}
