import type { DemoBrand } from '../types.ts'

export const brands: DemoBrand[] = [
  {
    code: 'palimir',
    name: 'Palimir',
    description: {
      en: 'A drum-roasting coffee company that prints the roast date, the growing region and the process on every bag.',
      pl: 'Palarnia z piecem bębnowym, która na każdej torebce podaje datę palenia, region i sposób obróbki.',
    },
  },
  {
    code: 'parzylisc',
    name: 'Parzyliść',
    description: {
      en: 'Leaf tea by region and harvest, with the water temperature and brewing time on the front of the pack.',
      pl: 'Herbata liściasta z podanym regionem i zbiorem, z temperaturą wody i czasem parzenia na przodzie opakowania.',
    },
  },
  {
    code: 'sypko',
    name: 'Sypko',
    description: {
      en: 'Cocoa, chocolate and instant powders that flow through a dispenser without caking.',
      pl: 'Kakao, czekolada i produkty instant, które przechodzą przez dozownik i nie zbrylają się.',
    },
  },
  {
    code: 'dolewnik',
    name: 'Dolewnik',
    description: {
      en: 'Milk, plant-based drinks, cream portions and sugar for the coffee corner and the vending machine.',
      pl: 'Mleko, napoje roślinne, śmietanka w porcjach i cukier do kącika kawowego i do automatu.',
    },
  },
  {
    code: 'kubnia',
    name: 'Kubnia',
    description: {
      en: 'Paper cups with lids in the same standard rim sizes, cups for vending machines, and stirrers.',
      pl: 'Kubki papierowe z wieczkami w tych samych, typowych średnicach, kubki do automatów i mieszadełka.',
    },
  },
  {
    code: 'kroplarz',
    name: 'Kroplarz',
    description: {
      en: 'Drippers, kettles, presses and hand grinders whose seals and glass can be bought separately.',
      pl: 'Drippery, czajniki, french pressy i młynki ręczne, do których można dokupić uszczelkę i szkło.',
    },
  },
  {
    code: 'parolit',
    name: 'Parolit',
    description: {
      en: 'Espresso and vending machines for home, office and café, with the parts and chemicals to keep them running.',
      pl: 'Ekspresy i automaty do domu, biura i kawiarni oraz części i chemia, dzięki którym działają.',
    },
  },
]
