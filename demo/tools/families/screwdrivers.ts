import { type DemoFamily, tiered } from '../../types.ts'

const mm = (value: number) => (Number.isInteger(value) ? `${value} mm` : { en: `${value} mm`, pl: `${String(value).replace('.', ',')} mm` })

/** Tip width in mm, blade length in mm, kg, price, stock. */
const slots: [number, number, number, number, number][] = [
  [3.5, 75, 0.045, 990, 290],
  [4, 100, 0.055, 1090, 340],
  [5.5, 125, 0.085, 1290, 620],
  [6.5, 150, 0.11, 1490, 480],
  [8, 150, 0.145, 1790, 260],
]

/** Tip, blade length in mm, kg, price, stock. */
const tips = (prefix: string, rows: [string, number, number, number, number][]) =>
  rows.map(([size, length, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${size}`,
    features: { size, length: `${length} mm` },
    tiers: tiered(price, [6, 5], [24, 10]),
    weight,
    stockOnHand,
  }))

export const family: DemoFamily = {
  code: 'screwdrivers',
  category: 'screwdrivers-and-bits',
  brand: 'kleszcz',
  vat: 23,
  short: {
    en: 'Screwdrivers for slotted, cross-head and six-lobe screws, with a two-component handle and a hardened blade.',
    pl: 'Wkrętaki do wkrętów z rowkiem, krzyżowych i gwiazdkowych, z dwuskładnikową rękojeścią i hartowanym grotem.',
  },
  description: {
    en:
      'A screwdriver is only as good as the fit of its tip. ISO 2380 fixes the width and thickness of slotted tips, and ISO 8764 the shape of Phillips (PH) and Pozidriv (PZ) tips. ' +
      'The two crosses look alike but are not the same: Pozidriv screws carry four fine extra lines between the arms.\n\n' +
      'The blades are chrome-vanadium-molybdenum steel, through-hardened, with a blackened tip that is left unplated so that its edges stay true. ' +
      'The handle has a hard core for torque and soft zones for grip, a hole in the end and a flat that stops it rolling off the bench.\n\n' +
      'Choose the tip that fills the slot from side to side. Press first, turn second. ' +
      'Do not use a screwdriver as a lever, and as a chisel use only the kind with a striking cap. ' +
      'None of these screwdrivers is insulated: for live parts, use a VDE screwdriver.',
    pl:
      'O jakości wkrętaka decyduje dopasowanie końcówki. ISO 2380 ustala szerokość i grubość końcówek płaskich, a ISO 8764 – kształt krzyżowych Phillips (PH) i Pozidriv (PZ). ' +
      'Obie końcówki są podobne, ale nie takie same: wkręty Pozidriv mają między ramionami cztery dodatkowe cienkie kreski.\n\n' +
      'Groty są ze stali chromowo-wanadowo-molibdenowej, hartowane na wskroś, z czernioną, niechromowaną końcówką, dzięki czemu krawędzie zachowują wymiar. ' +
      'Rękojeść ma twardy rdzeń, który przenosi moment, i miękkie strefy dla dłoni, a także otwór na końcu i spłaszczenie, dzięki któremu wkrętak nie stacza się ze stołu.\n\n' +
      'Końcówka ma wypełniać rowek na całą szerokość. Najpierw docisk, potem obrót. ' +
      'Wkrętak nie jest dźwignią, a jako przecinak nadaje się tylko ten ze stalowym kapturkiem do pobijania. ' +
      'Żaden z tych wkrętaków nie jest izolowany: do pracy pod napięciem służą wkrętaki VDE.',
  },
  features: {
    material: { en: 'chrome-vanadium-molybdenum steel', pl: 'stal chromowo-wanadowo-molibdenowa' },
    handle: { en: 'two-component', pl: 'dwuskładnikowa' },
  },
  keywords: {
    en: 'turnscrew, driver, flathead, crosshead, star driver',
    pl: 'śrubokręt, śrubokręty, krzyżak, płaski, śrubowkręt, torx',
  },
  products: [
    {
      name: { en: 'Slotted screwdriver ISO 2380', pl: 'Wkrętak płaski ISO 2380' },
      symbol: 'SD-SL',
      note: {
        en: 'The tips, parallel or flared, are 3.5 to 8 mm wide. A tip narrower than the slot chews up the screw; a wider one scratches what lies around it.',
        pl: 'Końcówki proste lub poszerzane, o szerokości od 3,5 do 8 mm. Węższa od rowka kaleczy wkręt, a szersza rysuje to, co leży dookoła łba.',
      },
      priceNet: 990,
      features: { norm: 'ISO 2380' },
      variants: slots.map(([width, length, weight, price, stockOnHand]) => ({
        symbol: `SD-SL-${width}`,
        features: { size: mm(width), length: `${length} mm` },
        tiers: tiered(price, [6, 5], [24, 10]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Phillips screwdriver ISO 8764-PH', pl: 'Wkrętak krzyżowy Phillips ISO 8764-PH' },
      symbol: 'SD-PH',
      note: {
        en: 'PH2 fits most machine and plasterboard screws; PH1 is for small appliances, and PH3 is for hinges and car bodies. With too much torque, the tip cams out, as it is meant to.',
        pl: 'PH2 pasuje do większości wkrętów z gwintem metrycznym i wkrętów do płyt gipsowo-kartonowych, PH1 do drobnego sprzętu, PH3 do zawiasów i nadwozi. Przy zbyt dużym momencie końcówka celowo wychodzi z gniazda.',
      },
      priceNet: 990,
      kind: 'cross',
      features: { norm: 'ISO 8764' },
      variants: tips('SD', [
        ['PH0', 60, 0.035, 990, 260],
        ['PH1', 80, 0.055, 1090, 480],
        ['PH2', 100, 0.09, 1290, 940],
        ['PH3', 150, 0.15, 1890, 210],
      ]),
    },
    {
      name: { en: 'Pozidriv screwdriver ISO 8764-PZ', pl: 'Wkrętak krzyżowy Pozidriv ISO 8764-PZ' },
      symbol: 'SD-PZ',
      note: {
        en: 'It is for the screws with extra star lines that are used in chipboard, kitchen hinges and cabinet fittings. It holds better than Phillips, but a PH tip in a PZ screw slips.',
        pl: 'Do wkrętów z dodatkowymi kreskami w gnieździe, stosowanych w płytach wiórowych, zawiasach meblowych i okuciach. Pozidriv trzyma lepiej niż Phillips, ale końcówka PH w gnieździe PZ się ślizga.',
      },
      priceNet: 1090,
      kind: 'cross',
      features: { norm: 'ISO 8764' },
      variants: tips('SD', [
        ['PZ1', 80, 0.055, 1090, 320],
        ['PZ2', 100, 0.09, 1290, 760],
        ['PZ3', 150, 0.15, 1890, 140],
      ]),
    },
    {
      name: { en: 'Torx screwdriver', pl: 'Wkrętak Torx' },
      symbol: 'SD-TX',
      note: {
        en: 'T10 and T15 are for electronics and tool housings, T20 and T25 for timber screws, and T30 for car interiors. The six lobes need hardly any pressure.',
        pl: 'T10 i T15 do elektroniki i obudów narzędzi, T20 i T25 do wkrętów do drewna, T30 do wnętrza auta. Gwiazdka prawie nie wymaga docisku.',
      },
      priceNet: 1190,
      kind: 'torx',
      features: { drive: 'Torx' },
      variants: tips('SD', [
        ['T10', 80, 0.05, 1190, 310],
        ['T15', 80, 0.055, 1190, 340],
        ['T20', 100, 0.085, 1290, 570],
        ['T25', 100, 0.09, 1390, 520],
        ['T30', 115, 0.11, 1590, 240],
      ]),
    },
    {
      name: { en: 'Slotted screwdriver with striking cap and hexagon bolster, 8 mm', pl: 'Wkrętak płaski do pobijania, z sześciokątem pod klucz, 8 mm' },
      symbol: 'SD-SLS-8',
      note: {
        en: 'The blade runs through the handle to a steel cap that takes hammer blows; a 13 mm spanner goes on the bolster. The screwdriver is for rusted screws and light chiselling.',
        pl: 'Grot przechodzi przez rękojeść do stalowego kapturka, w który można uderzyć młotkiem, a na sześciokąt wchodzi klucz 13 mm. Do zardzewiałych wkrętów i lekkiego podkuwania.',
      },
      priceNet: 2790,
      weight: 0.24,
      stockOnHand: 170,
      features: { norm: 'ISO 2380', size: '8 mm', length: '175 mm' },
    },
    {
      name: { en: 'Stubby Phillips screwdriver PH2', pl: 'Wkrętak krzyżowy krótki PH2' },
      symbol: 'SD-PH2-25',
      note: {
        en: 'It has a 25 mm blade and a short, thick handle, for work in kitchen cabinets and battery boxes, where the whole tool must fit in the palm.',
        pl: 'Grot 25 mm i krótka, pękata rękojeść do szafek kuchennych i skrzynek akumulatorów, gdzie całe narzędzie musi schować się w dłoni.',
      },
      priceNet: 990,
      weight: 0.06,
      stockOnHand: 330,
      kind: 'cross',
      features: { norm: 'ISO 8764', size: 'PH2', length: '25 mm' },
    },
    {
      name: { en: 'Extra-long Phillips screwdriver PH2, 300 mm blade', pl: 'Wkrętak krzyżowy bardzo długi PH2, grot 300 mm' },
      symbol: 'SD-PH2-300',
      note: {
        en: 'It reaches carburettor clamps, boiler panels and recessed terminal strips. Steady the long blade with two fingers near the tip, as it whips when it slips.',
        pl: 'Sięga do opasek gaźnika, osłon kotła i listew zaciskowych w głębi obudowy. Długi grot trzeba podtrzymać dwoma palcami przy końcówce, bo po ześlizgnięciu się sprężynuje.',
      },
      priceNet: 2190,
      weight: 0.14,
      stockOnHand: 9,
      kind: 'cross',
      features: { norm: 'ISO 8764', size: 'PH2', length: '300 mm' },
    },
    {
      name: { en: 'Screwdriver set for the bench, slotted and Phillips, 6 pieces', pl: 'Zestaw wkrętaków warsztatowych, płaskich i krzyżowych, 6 sztuk' },
      symbol: 'SD-SET6',
      pieces: { plain: 4, cross: 2 },
      note: {
        en: 'The set contains four slotted screwdrivers, 3.5 to 6.5 mm, and one each of PH1 and PH2, all on a wall rail. It covers the usual repairs at home; add Pozidriv for furniture.',
        pl: 'Cztery płaskie od 3,5 do 6,5 mm oraz PH1 i PH2 na listwie ściennej. Zestaw wystarcza do zwykłych napraw w domu, ale do mebli trzeba dołożyć Pozidriv.',
      },
      priceNet: 6490,
      weight: 0.52,
      stockOnHand: 420,
      features: { contents: { en: '4 slotted, PH1, PH2', pl: '4 płaskie, PH1, PH2' } },
    },
    {
      name: { en: 'Precision screwdriver set with swivel caps, 7 pieces', pl: 'Zestaw wkrętaków precyzyjnych z obrotowym kapturkiem, 7 sztuk' },
      symbol: 'SDP-SET7',
      pieces: { plain: 3, cross: 2, torx: 2 },
      note: {
        en: 'The set has slotted tips of 1.5, 2 and 3 mm and PH00, PH0, T5 and T6 tips, for watches, phones and meters. The forefinger rests on the swivel cap while the thumb turns the handle.',
        pl: 'Końcówki płaskie 1,5; 2 i 3 mm oraz PH00, PH0, T5 i T6 do zegarków, telefonów i mierników. Palec wskazujący spoczywa na obrotowym kapturku, a kciuk obraca rękojeść.',
      },
      priceNet: 7990,
      weight: 0.19,
      stockOnHand: 86,
      features: { contents: { en: '3 slotted, PH00, PH0, T5, T6', pl: '3 płaskie, PH00, PH0, T5, T6' } },
    },
    {
      name: { en: 'Tamper-resistant Torx screwdriver set, 6 pieces', pl: 'Zestaw wkrętaków Torx z otworem, 6 sztuk' },
      symbol: 'SD-TX-SET6',
      pieces: 6,
      note: {
        en: 'TR10, TR15, TR20, TR25, TR27 and TR30 are for appliances fastened with tamper-resistant Torx screws, which have a pin in the recess; the screwdrivers turn ordinary Torx screws as well.',
        pl: 'TR10, TR15, TR20, TR25, TR27 i TR30 do sprzętu zamkniętego śrubami z trzpieniem w gnieździe; pasują też do zwykłych śrub Torx.',
      },
      priceNet: 8490,
      weight: 0.5,
      stockOnHand: 0,
      kind: 'torx',
      features: { drive: 'Torx', contents: { en: '6 screwdrivers, TR10 to TR30', pl: '6 wkrętaków, TR10–TR30' } },
    },
  ],
}
