import { type DemoFamily, tiered } from '../../types.ts'

/** Head weight in g, overall length in mm, kg with handle, price, stock. */
const heads = (prefix: string, rows: [number, number, number, number, number][]) =>
  rows.map(([grams, length, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${grams}`,
    features: { size: { en: `${grams.toLocaleString('en')} g`, pl: `${grams} g` }, length: `${length} mm` },
    tiers: tiered(price, [5, 4], [20, 10]),
    weight,
    stockOnHand,
  }))

const sledges: [string, number, number, number, number][] = [
  ['3', 600, 3.5, 8990, 110],
  ['4', 700, 4.6, 10900, 96],
  ['5', 800, 5.8, 12900, 140],
  ['6', 900, 7, 14900, 38],
]

const faces: [number, number, number, number, number][] = [
  [27, 260, 0.27, 3490, 160],
  [32, 280, 0.4, 3990, 320],
  [40, 310, 0.66, 5290, 140],
  [50, 340, 1.05, 6990, 62],
]

export const family: DemoFamily = {
  code: 'hammers',
  category: 'hammers',
  brand: 'kowalski-forge',
  vat: 23,
  short: {
    en: 'Engineer’s, claw, club, sledge and soft-face hammers, most of them sized by the weight of the head.',
    pl: 'Młotki ślusarskie, z pazurem, kamieniarskie i z miękkimi wkładkami oraz młoty dwuręczne, w większości zamawiane według wagi głowicy.',
  },
  description: {
    en:
      'A hammer is ordered by the weight of its head, a soft-face hammer by the diameter of its faces. DIN 1041 covers engineer’s hammers, DIN 1042 sledgehammers, DIN 6475 club hammers and DIN 7239 carpenter’s roofing hammers: ' +
      'the shape of face and pein, the eye, the length of the handle and the hardness.\n\n' +
      'Steel heads are drop-forged; face and pein are hardened, while the eye is left soft so it does not crack. ' +
      'Wooden handles are hickory or ash, held by a wedge. Fibreglass with a rubber grip absorbs more shock and does not dry out, but it cannot be replaced on site.\n\n' +
      'Check the seat of the head before you start. Do not soak a loose head in water: drive in the wedge or fit a new handle. ' +
      'Never strike a hammer against another hammer or against hardened steel: chips fly off like bullets. Grind off burrs, and wear eye protection.',
    pl:
      'Młotek zamawia się według wagi głowicy, a młotek z miękkimi wkładkami według ich średnicy. DIN 1041 obejmuje młotki ślusarskie, DIN 1042 młoty dwuręczne, DIN 6475 ciężkie młotki kamieniarskie, a DIN 7239 młotki ciesielskie. ' +
      'Normy te określają kształt obucha i rąba, otwór, długość trzonka i twardość.\n\n' +
      'Stalowe głowice są kute matrycowo; obuch i rąb są hartowane, a okolica otworu zostaje miękka, żeby nie pękała. ' +
      'Trzonki drewniane są z hikory lub jesionu, zaklinowane. Trzonek z włókna szklanego z gumową rękojeścią lepiej tłumi drgania i nie wysycha, ale na budowie się go nie wymieni.\n\n' +
      'Przed pracą sprawdź osadzenie głowicy. Luźnej nie mocz w wodzie, tylko dobij klin albo załóż nowy trzonek. ' +
      'Nie uderzaj młotkiem o młotek ani w hartowaną stal, bo odpryski lecą jak pociski. Zadziory zeszlifuj. Do pracy zakładaj okulary ochronne.',
  },
  features: {},
  keywords: {
    en: 'mallet, lump hammer, drilling hammer, mash hammer, nail hammer, dead blow, maul',
    pl: 'pobijak, pucka, kilówka, pięciokilówka, młotek kowalski, gumiak, do gwoździ',
  },
  products: [
    {
      name: { en: 'Engineer’s hammer DIN 1041, hickory handle', pl: 'Młotek ślusarski DIN 1041, trzonek z hikory' },
      symbol: '1041',
      note: {
        en: 'This is the bench hammer, with a square face and a cross pein. Use 300 g for riveting and marking out, 500 g for daily work and 1,000 g for chisels.',
        pl: 'Młotek do stołu ślusarskiego, z kwadratowym obuchem i rąbem. Do nitowania i trasowania wybierz 300 g, na co dzień 500 g, a do pracy przecinakiem 1000 g.',
      },
      priceNet: 2990,
      features: { norm: 'DIN 1041', handle: { en: 'hickory', pl: 'hikora' } },
      variants: heads('1041', [
        [200, 280, 0.27, 2990, 180],
        [300, 300, 0.4, 3190, 310],
        [500, 320, 0.63, 3690, 540],
        [800, 350, 0.96, 4490, 230],
        [1000, 360, 1.2, 4990, 260],
        [1500, 380, 1.75, 6490, 120],
      ]),
    },
    {
      name: { en: 'Engineer’s hammer DIN 1041 with fibreglass handle, 500 g', pl: 'Młotek ślusarski DIN 1041, trzonek z włókna szklanego, 500 g' },
      symbol: '1041F-500',
      note: {
        en: 'It is for the tool bag that is left out in rain and sun: the handle does not shrink. The rubber grip damps the shock, a difference you notice after a day of straightening.',
        pl: 'Do torby, która leży na deszczu i słońcu: trzonek się nie zsycha. Gumowa rękojeść tłumi wstrząs, co czuć po całym dniu prostowania.',
      },
      priceNet: 4490,
      weight: 0.72,
      stockOnHand: 340,
      features: { norm: 'DIN 1041', size: '500 g', length: '320 mm', handle: { en: 'fibreglass with rubber', pl: 'włókno szklane z gumą' } },
    },
    {
      name: { en: 'Bricklayer’s hammer, steel handle, 600 g', pl: 'Młotek murarski, trzonek stalowy, 600 g' },
      symbol: 'HMB-600',
      note: {
        en: 'The chisel pein cuts bricks and the square face taps them into the bed. The steel handle does not work loose, but it jars the wrist on concrete.',
        pl: 'Płaskim rąbem przycina się cegły, a kwadratowym obuchem dobija się je w zaprawie. Stalowy trzonek się nie obluzuje, ale na betonie mocno oddaje w nadgarstek.',
      },
      priceNet: 5490,
      weight: 0.86,
      stockOnHand: 130,
      features: { size: '600 g', length: '290 mm', handle: { en: 'steel tube with rubber', pl: 'rura stalowa z gumą' } },
    },
    {
      name: { en: 'Claw hammer with fibreglass handle, 450 g', pl: 'Młotek z pazurem, trzonek z włókna szklanego, 450 g' },
      symbol: 'HMC-450',
      note: {
        en: 'The curved claw draws a nail by rolling, not by jerking. Put a block under the head for more leverage and to protect the board and the handle.',
        pl: 'Zakrzywiony pazur wyciąga gwóźdź płynnym przechyleniem, a nie szarpnięciem. Podkładka pod głowicą zwiększa siłę i chroni deskę oraz trzonek.',
      },
      priceNet: 3990,
      weight: 0.72,
      stockOnHand: 410,
      kind: 'claw',
      features: { size: '450 g', length: '330 mm', handle: { en: 'fibreglass with rubber', pl: 'włókno szklane z gumą' } },
    },
    {
      name: { en: 'Carpenter’s roofing hammer DIN 7239, magnetic nail holder, 600 g', pl: 'Młotek ciesielski DIN 7239 z magnesem na gwóźdź, 600 g' },
      symbol: '7239-600',
      note: {
        en: 'The notch with a magnet lets you start a nail with one hand, the sharp spike holds battens, and the claw prises the battens off again. Tape the spike for transport.',
        pl: 'Rowek z magnesem pozwala zacząć wbijanie gwoździa jedną ręką, szpic podtrzymuje łaty, a pazur je odrywa. Na czas przewozu trzeba zabezpieczyć szpic.',
      },
      priceNet: 7490,
      weight: 0.91,
      stockOnHand: 160,
      kind: 'claw',
      features: { norm: 'DIN 7239', size: '600 g', length: '330 mm', handle: { en: 'steel tube with rubber', pl: 'rura stalowa z gumą' } },
    },
    {
      name: { en: 'Club hammer DIN 6475, ash handle', pl: 'Młotek kamieniarski ciężki DIN 6475, trzonek jesionowy' },
      symbol: '6475',
      note: {
        en: 'It has two equal faces and a short handle, for masonry chisels and kerbstones. The usual choice is 1,250 g; heavier heads tire the arm above shoulder height.',
        pl: 'Dwa jednakowe obuchy i krótki trzonek, do przecinaków murarskich i krawężników. Najczęściej wybiera się 1250 g; cięższy szybko męczy rękę przy pracy powyżej barku.',
      },
      priceNet: 4290,
      kind: 'sledge',
      features: { norm: 'DIN 6475', handle: { en: 'ash', pl: 'jesion' } },
      variants: heads('6475', [
        [1000, 260, 1.18, 4290, 240],
        [1250, 260, 1.44, 4590, 480],
        [1500, 280, 1.72, 4990, 210],
        [2000, 300, 2.24, 5890, 84],
      ]),
    },
    {
      name: { en: 'Sledgehammer DIN 1042, ash handle', pl: 'Młot dwuręczny DIN 1042, trzonek jesionowy' },
      symbol: '1042',
      note: {
        en: 'It is for breaking slabs, driving stakes and forging. Stand with clear space behind you; a five-kilogram head on an 800 mm handle suits most people.',
        pl: 'Do kruszenia płyt, wbijania palików i kucia. Za plecami musi być wolne miejsce; dla większości osób w sam raz jest pięć kilogramów na trzonku 800 mm.',
      },
      priceNet: 8990,
      kind: 'sledge',
      features: { norm: 'DIN 1042', handle: { en: 'ash', pl: 'jesion' } },
      variants: sledges.map(([kg, length, weight, price, stockOnHand]) => ({
        symbol: `1042-${kg}KG`,
        features: { size: `${kg} kg`, length: `${length} mm` },
        tiers: tiered(price, [4, 5]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Soft-face hammer, plastic inserts, ash handle', pl: 'Młotek z miękkimi wkładkami z tworzywa, trzonek jesionowy' },
      symbol: 'HMS',
      note: {
        en: 'The replaceable cellulose acetate and polyurethane faces drive bearings, dowels and aluminium parts home without marking them. Change an insert when it has mushroomed.',
        pl: 'Wymienne wkładki z octanu celulozy i poliuretanu osadzają łożyska, kołki i części aluminiowe bez śladu. Rozklepaną wkładkę wymień.',
      },
      priceNet: 3490,
      kind: 'soft',
      features: { handle: { en: 'ash', pl: 'jesion' } },
      variants: faces.map(([diameter, length, weight, price, stockOnHand]) => ({
        symbol: `HMS-${diameter}`,
        features: { diameter: `${diameter} mm`, length: `${length} mm` },
        tiers: tiered(price, [5, 5]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Dead-blow hammer, shot-filled, 50 mm, 900 g', pl: 'Młotek bezodrzutowy ze śrutem, 50 mm, 900 g' },
      symbol: 'HMS-DB900',
      note: {
        en: 'Steel shot inside the head stops the rebound, so the blow stays in the workpiece when wheels and hubs are driven off or moulds knocked apart.',
        pl: 'Stalowy śrut w głowicy pochłania odbicie, więc cała siła zostaje w detalu, gdy zbija się koła i piasty albo rozdziela formy.',
      },
      priceNet: 9990,
      weight: 1.05,
      stockOnHand: 0,
      kind: 'soft',
      features: { size: '900 g', diameter: '50 mm', length: '320 mm', handle: { en: 'polyurethane, steel core', pl: 'poliuretan z rdzeniem stalowym' } },
    },
    {
      name: { en: 'Rubber mallet for paving, black, 900 g', pl: 'Młotek gumowy do kostki, czarny, 900 g' },
      symbol: 'HMR-900',
      note: {
        en: 'It settles paving stones and tiles, straightens sheet metal and knocks furniture joints home. Black rubber marks pale surfaces, so lay a cloth between.',
        pl: 'Osadza kostkę i płytki, prostuje blachę i dobija złącza mebli. Czarna guma brudzi jasne powierzchnie, więc podłóż szmatkę.',
      },
      priceNet: 2790,
      weight: 1.02,
      stockOnHand: 8,
      kind: 'soft',
      features: { size: '900 g', length: '330 mm', material: { en: 'black rubber', pl: 'czarna guma' }, handle: { en: 'ash', pl: 'jesion' } },
    },
  ],
}
