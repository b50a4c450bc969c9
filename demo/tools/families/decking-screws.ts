import { type DemoFamily, tiered } from '../../types.ts'

/** Price 0: the product's price holds, without tiers. */
type Row = readonly [length: number, price: number, weight: number, stockOnHand: number]
const lengths = (symbol: string, rows: Row[]) =>
  rows.map(([length, price, weight, stockOnHand]) => ({
    symbol: `${symbol}X${length}`,
    features: { length: `${length} mm` },
    ...(price > 0 && { tiers: tiered(price, [3, 4], [8, 8], [25, 12]) }),
    weight,
    stockOnHand,
  }))
const pack = (pieces: number) => ({ en: `${pieces.toLocaleString('en')} pcs`, pl: `${pieces} szt.` })
const a2 = { en: 'A2 (1.4301 group)', pl: 'A2 (grupa 1.4301)' }
const a4 = { en: 'A4 (1.4401 group)', pl: 'A4 (grupa 1.4401)' }
const c1 = { en: 'C1, hardened (1.4006)', pl: 'C1, hartowana (1.4006)' }

export const family: DemoFamily = {
  code: 'decking-screws',
  category: 'wood-screws',
  brand: 'inoxar',
  vat: 23,
  short: {
    en: 'Stainless decking screw with a small ribbed head and a cutting point, in A2, A4 or hardened C1.',
    pl: 'Nierdzewny wkręt tarasowy z małym łbem żebrowanym i nacięciem na wierzchołku, ze stali A2, A4 lub hartowanej C1.',
  },
  description: {
    en: `This is a screw for decks, garden stairs, fences and timber façades. Under the small head there is a second thread or a row of ribs that cuts the fibres and keeps the board from lifting. The cutting point lessens splitting, and the thread holds in the joist while the plain part lets the board move.

There are three grades of steel. A2 withstands rain, snow and the acids of larch and oak. A4 adds molybdenum for the coast, de-icing salt and pool surrounds outdoors. C1 is hardened chromium steel: it drives like an ordinary screw and seldom snaps, but it may show a film of rust and is not for tannin-rich or exotic timber.

Choose a screw about two and a half times as long as the board is thick. A2 and A4 are soft, so drill first in hardwood and within 60 mm of board ends, and drive without impact at low speed. Use clean bits: steel dust from other work leaves rust spots on stainless heads.`,
    pl: `Wkręt na tarasy, schody ogrodowe, płoty i elewacje z drewna. Pod małym łbem ma drugi gwint albo żebra, które tną włókna i nie pozwalają desce się unosić. Nacięty wierzchołek ogranicza pękanie, gwint trzyma w legarze, a gładka część pozwala desce pracować.

Do wyboru są trzy gatunki stali. A2 znosi deszcz, śnieg i kwasy z modrzewia i dębu. A4 ma dodatek molibdenu i nadaje się nad morze, do miejsc posypywanych solą i wokół basenów odkrytych. C1 to hartowana stal chromowa: taki wkręt wkręca się jak zwykły i rzadko pęka, ale może pokryć się rdzawym nalotem i nie nadaje się do drewna bogatego w garbniki ani egzotycznego.

Wybierz długość około dwóch i pół grubości deski. A2 i A4 są miękkie, dlatego w twardym drewnie i bliżej niż 60 mm od końca deski nawiercaj, a wkręcaj bez udaru, na wolnych obrotach. Używaj czystych bitów, bo pył stalowy z innej roboty zostawia na łbach rdzawe kropki.`,
  },
  features: {
    material: { en: 'stainless steel', pl: 'stal nierdzewna' },
    head: { en: 'countersunk, small, ribbed', pl: 'stożkowy, mały, żebrowany' },
  },
  keywords: {
    en: 'terrace screw, deck board fixing, patio, inox wood screw, garden screw, facade fixing',
    pl: 'wkręty do tarasu, do desek tarasowych, kwasówka do drewna, inox, wkręt elewacyjny, do bangkirai',
  },
  products: [
    {
      symbol: 'DSA2-4.5',
      features: { steel: a2, diameter: { en: '4.5 mm', pl: '4,5 mm' }, drive: 'TX20', pack: pack(200) },
      priceNet: 5870,
      name: { en: 'Decking screw A2 4.5 mm, TX20, for thin boards and cladding', pl: 'Wkręt tarasowy A2 4,5 mm, TX20, do cienkich desek i elewacji' },
      note: {
        en: 'It suits façade boards 18 to 21 mm thick and slatted screens. On a façade, one screw per batten is enough for boards up to 120 mm wide; set it above the overlap so that the board can swell.',
        pl: 'Do desek elewacyjnych o grubości od 18 do 21 mm i ażurowych ekranów. Na elewacji deskę o szerokości do 120 mm trzyma jeden wkręt na łatę; daj go nad zakładem, żeby drewno mogło pęcznieć.',
      },
      variants: lengths('DSA2-4.5', [
        [45, 0, 0.73, 118],
        [50, 6330, 0.802, 761],
        [60, 7260, 0.946, 35],
        [70, 8180, 1.09, 430],
      ]),
    },
    {
      symbol: 'DSA2-5.0',
      features: { steel: a2, diameter: '5 mm', drive: 'TX25', pack: pack(200) },
      priceNet: 7610,
      name: { en: 'Decking screw A2 5 mm, TX25, for larch and pine decks', pl: 'Wkręt tarasowy A2 5 mm, TX25, do tarasów z modrzewia i sosny' },
      note: {
        en: 'This is the usual choice for boards 25 to 28 mm thick. Reckon on about 35 pieces per square metre with joists 500 mm apart and boards 120 mm wide.',
        pl: 'Najczęstszy wybór do desek o grubości od 25 do 28 mm. Przy legarach co 500 mm i deskach o szerokości 120 mm licz około 35 sztuk na metr kwadratowy.',
      },
      variants: lengths('DSA2-5.0', [
        [50, 7610, 1.0, 73],
        [60, 8750, 1.18, 518],
        [70, 9890, 1.36, 1530],
        [80, 11030, 1.54, 792],
        [90, 12170, 1.71, 67],
      ]),
    },
    {
      symbol: 'DSA2B-5.0',
      features: { steel: a2, diameter: '5 mm', drive: 'TX25', finish: { en: 'blackened', pl: 'czerniona' }, pack: pack(200) },
      priceNet: 8980,
      name: { en: 'Decking screw A2 5 mm, TX25, blackened, for dark timber', pl: 'Wkręt tarasowy A2 5 mm, TX25, czerniony, do ciemnego drewna' },
      note: {
        en: 'Dark heads vanish in thermally treated ash and charred boards. The colour wears off where people walk; beneath it is the same stainless steel.',
        pl: 'Ciemny łeb ginie na tle termojesionu i desek opalanych. Tam, gdzie się chodzi, kolor z czasem się wyciera, a pod spodem jest ta sama nierdzewna stal.',
      },
      variants: lengths('DSA2B-5.0', [
        [50, 0, 1.0, 71],
        [60, 10320, 1.18, 642],
        [70, 11670, 1.36, 445],
      ]),
    },
    {
      symbol: 'DSA4-5.0',
      features: { steel: a4, diameter: '5 mm', drive: 'TX25', pack: pack(200) },
      priceNet: 11420,
      name: { en: 'Decking screw A4 5 mm, TX25, for the seaside and pools', pl: 'Wkręt tarasowy A4 5 mm, TX25, nad morze i wokół basenów' },
      note: {
        en: 'It is for jetties, seafronts and the surrounds of outdoor pools. Indoors, above chlorinated water, even this grade may crack and must not carry loads.',
        pl: 'Na pomosty, nadmorskie promenady i obejścia basenów odkrytych. W krytej pływalni nad chlorowaną wodą nawet wkręt z tej stali może pęknąć i nie wolno go obciążać.',
      },
      variants: lengths('DSA4-5.0', [
        [50, 11420, 1.0, 2491],
        [60, 13160, 1.18, 372],
        [70, 14910, 1.36, 387],
        [80, 16650, 1.54, 596],
      ]),
    },
    {
      symbol: 'DSC1-5.0',
      features: { steel: c1, diameter: '5 mm', drive: 'TX25', pack: pack(200) },
      priceNet: 5610,
      name: { en: 'Decking screw C1 hardened 5 mm, TX25, for spruce and pine', pl: 'Wkręt tarasowy C1 hartowany 5 mm, TX25, do świerku i sosny' },
      note: {
        en: 'This is the quickest screw for laying large pine decks, since it withstands a powerful driver and needs no pilot hole away from the ends. Use it only inland, away from de-icing salt.',
        pl: 'Z tym wkrętem duży taras z sosny układa się najszybciej: znosi on mocną wkrętarkę i poza końcami desek nie wymaga nawiercania. Używaj go tylko w głębi lądu, z dala od soli drogowej.',
      },
      variants: lengths('DSC1-5.0', [
        [50, 0, 1.0, 1004],
        [60, 6430, 1.18, 2248],
        [70, 7250, 1.36, 2230],
        [80, 8060, 1.54, 74],
        [100, 9700, 1.89, 621],
      ]),
    },
    {
      symbol: 'DSC1-5.5',
      features: {
        steel: c1,
        diameter: { en: '5.5 mm', pl: '5,5 mm' },
        drive: 'TX25',
        application: { en: 'aluminium joists with walls up to 3 mm thick', pl: 'legary aluminiowe o ściance do 3 mm' },
        pack: pack(200),
      },
      priceNet: 7340,
      name: { en: 'Decking screw C1 5.5 mm, TX25, for aluminium joists', pl: 'Wkręt tarasowy C1 5,5 mm, TX25, na legary aluminiowe' },
      note: {
        en: 'A drill point goes through the board and up to 3 mm of aluminium in one pass. Remove the swarf from the joist flange before the next board covers it.',
        pl: 'Końcówka wiercąca przechodzi przez deskę i do 3 mm aluminium za jednym razem. Zanim położysz następną deskę, usuń wióry z półki legara.',
      },
      variants: lengths('DSC1-5.5', [
        [40, 7340, 1.01, 945],
        [50, 8630, 1.23, 296],
        [60, 9920, 1.44, 423],
      ]),
    },
    {
      symbol: 'DSA2-6.0X100',
      features: { steel: a2, diameter: '6 mm', length: '100 mm', drive: 'TX30', pack: pack(100) },
      priceNet: 9420,
      weight: 1.38,
      stockOnHand: 2011,
      name: { en: 'Decking screw A2 6×100, TX30, for joists and garden stairs', pl: 'Wkręt tarasowy A2 6×100, TX30, do legarów i schodów ogrodowych' },
      note: {
        en: 'It joins the frame below the boards: joist to beam, tread to string, rail to post. Predrill a 4 mm hole, as a stainless screw of this length twists off under a powerful driver.',
        pl: 'Łączy ruszt pod deskami: legar z belką, stopień z policzkiem, poprzeczkę ze słupkiem. Nawierć otwór 4 mm, bo tak długi wkręt z miękkiej stali mocna wkrętarka ukręci.',
      },
    },
    {
      symbol: 'DSA4-5.0X60-500',
      features: { steel: a4, diameter: '5 mm', length: '60 mm', drive: 'TX25', pack: pack(500) },
      priceNet: 28950,
      weight: 2.95,
      stockOnHand: 5,
      name: { en: 'Decking screw A4 5×60, TX25, bucket with countersink drill', pl: 'Wkręt tarasowy A4 5×60, TX25, wiadro z wiertłem i pogłębiaczem' },
      note: {
        en: 'One bucket is enough for a deck of about 14 square metres near the sea; the lid holds a drill with a countersink for hard timber. Ipe and cumaru need every hole drilled.',
        pl: 'Wiadro wystarcza na około 14 metrów kwadratowych tarasu nad morzem; w pokrywie jest wiertło z pogłębiaczem do twardego drewna. W ipe i cumaru nawierca się każdy otwór.',
      },
    },
    {
      symbol: 'DSC1-5.0X60-1000',
      features: { steel: c1, diameter: '5 mm', length: '60 mm', drive: 'TX25', pack: pack(1000) },
      priceNet: 27630,
      weight: 5.9,
      stockOnHand: 903,
      name: { en: 'Decking screw C1 hardened 5×60, TX25, contractor’s bucket', pl: 'Wkręt tarasowy C1 hartowany 5×60, TX25, wiadro dla wykonawcy' },
      note: {
        en: 'The bucket holds a thousand screws for crews who lay pine decks all season. Keep the lid on between jobs, because steel dust on the heads later turns into brown stains.',
        pl: 'Tysiąc wkrętów dla ekip, które cały sezon kładą tarasy z sosny. Między robotami zamykaj wiadro, bo pył stalowy na łbach daje potem brązowe zacieki.',
      },
    },
  ],
}
