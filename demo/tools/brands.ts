import type { DemoBrand } from '../types.ts'

export const brands: DemoBrand[] = [
  {
    code: 'projahn',
    name: 'Projahn',
    description: {
      en: 'Drilling, threading and socket tools made to DIN standards, known in workshops for cobalt drills that keep their edge.',
      pl: 'Narzędzia do wiercenia, gwintowania i dokręcania według DIN, cenione w warsztatach za wiertła kobaltowe, które długo trzymają ostrość.',
    },
  },
  {
    code: 'normfix',
    name: 'Normfix',
    description: {
      en: 'Steel fasteners made to DIN and ISO standards, with the batch number on every box.',
      pl: 'Stalowe elementy złączne według norm DIN i ISO, z numerem partii na każdym pudełku.',
    },
  },
  {
    code: 'inoxar',
    name: 'Inoxar',
    description: { en: 'Stainless screws, nuts and washers in A2 and A4 for damp and salty places.', pl: 'Nierdzewne śruby, nakrętki i podkładki A2 i A4 tam, gdzie jest mokro albo słono.' },
  },
  {
    code: 'dubelmark',
    name: 'Dubelmark',
    description: {
      en: 'Plugs for masonry, concrete and board, and anchors and mortars with assessed loads.',
      pl: 'Kołki do muru, betonu i płyt oraz kotwy i zaprawy o nośności potwierdzonej oceną techniczną.',
    },
  },
  {
    code: 'skrawit',
    name: 'Skrawit',
    description: {
      en: 'Drills and bits for wood, stone and concrete, ground for a clean start without wandering.',
      pl: 'Wiertła do drewna, kamienia i betonu, ostrzone tak, żeby czysto wchodziły w materiał i nie uciekały.',
    },
  },
  {
    code: 'korundex',
    name: 'Korundex',
    description: { en: 'Cutting and grinding discs with a printed expiry date and a true speed rating.', pl: 'Tarcze tnące i szlifierskie z datą ważności i rzetelnie podaną prędkością.' },
  },
  {
    code: 'kowalski-forge',
    name: 'Kowalski Forge',
    description: { en: 'Drop-forged hammers, chisels and spanners.', pl: 'Młotki, przecinaki i klucze kute matrycowo.' },
  },
  {
    code: 'kleszcz',
    name: 'Kleszcz',
    description: { en: 'Pliers, cutters and screwdrivers for people who use them all day.', pl: 'Szczypce, obcinaki i wkrętaki dla tych, którzy pracują nimi cały dzień.' },
  },
  {
    code: 'miarodan',
    name: 'Miarodan',
    description: {
      en: 'Measuring tools with a stated limit of error and, where it matters, a calibration certificate.',
      pl: 'Przyrządy pomiarowe z podanym błędem granicznym, a gdzie trzeba, także ze świadectwem wzorcowania.',
    },
  },
  {
    code: 'voltan',
    name: 'Voltan',
    description: {
      en: 'Cordless tools that share 12 V and 18 V batteries, and mains tools, with spare parts available for ten years.',
      pl: 'Elektronarzędzia akumulatorowe, na wspólne akumulatory 12 V i 18 V, oraz sieciowe, z częściami zamiennymi dostępnymi przez dziesięć lat.',
    },
  },
  {
    code: 'ostoja',
    name: 'Ostoja',
    description: { en: 'Gloves, glasses, hearing and respiratory protection, and first aid for the site.', pl: 'Rękawice, okulary, ochrona słuchu i dróg oddechowych oraz apteczki na budowę.' },
  },
  {
    code: 'lepik-i-smar',
    name: 'Lepik i Smar',
    description: {
      en: 'Sealants, adhesives and lubricants with honest data on temperatures and curing times.',
      pl: 'Uszczelniacze, kleje i smary z uczciwie podanymi temperaturami i czasem utwardzania.',
    },
  },
]
