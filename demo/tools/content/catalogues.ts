import type { DemoCatalogue } from '../../types.ts'

export const catalogues: DemoCatalogue[] = [
  {
    code: 'katalog-elementy-zlaczne',
    title: { en: 'Fasteners', pl: 'Elementy złączne' },
    description: {
      en: 'Bolts, screws, nuts, washers, rods and anchors by standard, with net prices from one box up. The text is in Polish, with English names.',
      pl: 'Śruby, wkręty, nakrętki, podkładki, pręty i kotwy według norm, z cenami netto od jednego pudełka. Po polsku, z nazwami po angielsku.',
    },
    categories: ['fasteners'],
    shown: ['din-933', 'din-985', 'construction-screws', 'wedge-anchors'],
  },
  {
    code: 'katalog-wiercenie-i-ciecie',
    title: { en: 'Drilling, threading and cutting', pl: 'Wiercenie, gwintowanie, cięcie' },
    description: {
      en: 'Drills for metal, wood and stone, taps and dies, cutting and sanding discs: what to use on which material. The text is in Polish, with English names.',
      pl: 'Wiertła do metalu, drewna i kamienia, gwintowniki i narzynki, tarcze i krążki: co do jakiego materiału. Po polsku, z nazwami po angielsku.',
    },
    categories: ['cutting-tools'],
    shown: ['din-338-cobalt', 'hand-taps', 'metal-cutting-discs', 'sds-plus-drills'],
  },
  {
    code: 'katalog-narzedzia-i-bhp',
    title: { en: 'Tools, safety and workshop', pl: 'Narzędzia, BHP, warsztat' },
    description: {
      en: 'Hand and power tools, protective equipment, chemicals and workshop equipment. The text is in Polish, with English names.',
      pl: 'Narzędzia ręczne i elektryczne, środki ochrony indywidualnej, chemia techniczna i wyposażenie warsztatu. Po polsku, z nazwami po angielsku.',
    },
    categories: ['hand-tools', 'power-tools', 'safety', 'chemicals', 'workshop'],
    shown: ['combination-wrenches', 'drill-drivers', 'safety-glasses', 'vices'],
  },
]
