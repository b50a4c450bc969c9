import { type DemoFamily, type DemoTier, type DemoVariant, tiered } from '../../types.ts'

/** One variant per size: size, grams of one pair, pairs in stock. */
const sizes = (symbol: string, tiers: DemoTier[] | undefined, rows: (readonly [size: number, grams: number, stockOnHand: number])[]): DemoVariant[] =>
  rows.map(([size, grams, stockOnHand]) => ({
    symbol: `${symbol}-${size}`,
    features: { size: `${size}` },
    weight: grams / 1000,
    stockOnHand,
    ...(tiers && { tiers }),
  }))

export const family: DemoFamily = {
  code: 'work-gloves',
  category: 'gloves',
  brand: 'ostoja',
  vat: 23,
  short: {
    en: 'Knitted, dipped and leather work gloves with stated EN 388 levels, sold by the pair and by size.',
    pl: 'Rękawice robocze dziane, powlekane i skórzane z podanymi poziomami EN 388, sprzedawane na pary, według rozmiaru.',
  },
  description: {
    en:
      'Work gloves against mechanical risks are tested to EN 388. The code under the hammer pictogram has six positions: abrasion 1 to 4, cut in the older Coupe test 1 ' +
      'to 5, tear 1 to 4, puncture 1 to 4, then cut in the TDM test A to F, and P if the impact test was passed. An X means that a property was not tested. General requirements and sizes ' +
      'come from EN ISO 21420.\n\n' +
      'Polyurethane gives the fingers a good feel, nitrile resists oil, and latex grips wet stone. Leather withstands heat and rough edges. Price and stock are per pair.\n\n' +
      'For size, measure round the palm without the thumb: 20 cm is size 8, 23 cm is size 9. Never wear gloves near a turning drill, lathe or mixer, which may pull ' +
      'them in. A cut-resistant glove does not stop a powered blade. Wash knitted gloves at 40 °C; replace any glove with a hole in the palm.',
    pl:
      'Rękawice chroniące przed zagrożeniami mechanicznymi bada się według EN 388. Kod pod piktogramem młotka ma sześć pozycji: ścieranie od 1 do 4, przecięcie w dawnej ' +
      'metodzie Coupe od 1 do 5, rozdarcie od 1 do 4, przekłucie od 1 do 4, przecięcie w metodzie TDM od A do F oraz P, jeśli zaliczono próbę uderzenia. X oznacza brak badania. ' +
      'Wymagania ogólne i rozmiary podaje EN ISO 21420.\n\n' +
      'Poliuretan daje czucie w palcach, nitryl znosi oleje, a lateks trzyma mokry kamień. Skóra wytrzymuje ciepło i szorstkie krawędzie. Cena jest za parę, a stan magazynowy ' +
      'podano w parach.\n\n' +
      'Rozmiar dobiera się według obwodu dłoni bez kciuka: 20 cm to rozmiar 8, a 23 cm to 9. Przy obracającym się wiertle, tokarce czy mieszadle rękawic nosić nie wolno, bo ' +
      'mogą zostać wciągnięte. Rękawica antyprzecięciowa nie zatrzyma ostrza maszyny. Rękawice z dzianiny pierze się w temperaturze 40 °C; rękawicę z dziurą w części chwytnej trzeba wymienić.',
  },
  features: { norm: 'EN 388, EN ISO 21420', pack: { en: '1 pair', pl: '1 para' } },
  keywords: {
    en: 'hand protection, mitts, grip gloves, gardening gloves, riggers',
    pl: 'rękawiczki, wampirki, ogrodniczki, dwoinki, ochrona dłoni',
  },
  products: [
    {
      name: { en: 'Assembly gloves, polyurethane palm, grey', pl: 'Rękawice montażowe, powlekane poliuretanem, szare' },
      symbol: 'GLV-PU13',
      priceNet: 390,
      features: { material: { en: 'polyester, polyurethane', pl: 'poliester, poliuretan' }, protection: '4131X', colour: { en: 'grey', pl: 'szary' } },
      variants: sizes('GLV-PU13', tiered(390, [12, 8], [144, 18]), [
        [6, 26, 320],
        [7, 28, 640],
        [8, 30, 1450],
        [9, 32, 2100],
        [10, 34, 1900],
        [11, 36, 480],
      ]),
      note: {
        en: 'They are thin enough for picking up an M3 washer, so they suit assembly benches, parcel packing and painting. Oil soaks through the palm; for oily parts, choose nitrile.',
        pl: 'Na tyle cienkie, że da się w nich podnieść podkładkę M3, więc nadają się do montażu, pakowania i malowania. Olej przesiąka przez część chwytną; do zaolejonych części lepszy jest nitryl.',
      },
    },
    {
      name: { en: 'Fitters’ gloves, foam nitrile palm, breathable back', pl: 'Rękawice monterskie, powlekane spienionym nitrylem, przewiewny grzbiet' },
      symbol: 'GLV-NF15',
      priceNet: 890,
      features: { material: { en: 'nylon with elastane, foam nitrile', pl: 'nylon z elastanem, spieniony nitryl' }, protection: '4131X', colour: { en: 'black', pl: 'czarny' } },
      variants: sizes('GLV-NF15', tiered(890, [12, 6], [60, 12]), [
        [7, 30, 260],
        [8, 33, 720],
        [9, 35, 1180],
        [10, 38, 990],
        [11, 40, 310],
      ]),
      note: {
        en: 'The foam takes up a film of oil and still holds, so greasy bolts and fittings do not slip. The thin 15-gauge knit is comfortable for a whole shift.',
        pl: 'Pianka wchłania warstewkę oleju i nadal trzyma, więc zaolejone śruby i złączki się nie ślizgają. Cienka dzianina (uiglenie 15G) nadaje się na całą zmianę.',
      },
    },
    {
      name: { en: 'Builders’ gloves, crinkled latex palm, green', pl: 'Rękawice budowlane, powlekane karbowanym lateksem, zielone' },
      symbol: 'GLV-LX10',
      priceNet: 450,
      features: { material: { en: 'cotton and polyester, latex', pl: 'bawełna z poliestrem, lateks' }, protection: '2142X', colour: { en: 'green and yellow', pl: 'zielono-żółty' } },
      variants: sizes('GLV-LX10', tiered(450, [12, 7], [120, 15]), [
        [8, 62, 540],
        [9, 66, 1600],
        [10, 70, 2300],
        [11, 74, 760],
      ]),
      note: {
        en: 'Rough latex grips wet bricks, kerbs and timber better than any other coating. Latex contains natural rubber proteins and swells in petrol and mineral oil.',
        pl: 'Chropowaty lateks trzyma mokrą cegłę, krawężnik i deskę lepiej niż inne powłoki. Zawiera białka kauczuku naturalnego, a od benzyny i olejów pęcznieje.',
      },
    },
    {
      name: { en: 'Cut-resistant gloves level C, polyurethane palm', pl: 'Rękawice antyprzecięciowe, poziom C, powlekane poliuretanem' },
      symbol: 'GLV-CUTC',
      priceNet: 1690,
      features: { material: { en: 'HPPE fibre, polyurethane', pl: 'włókno HPPE, poliuretan' }, protection: '4X42C', colour: { en: 'mottled grey', pl: 'szary melanż' } },
      variants: sizes('GLV-CUTC', tiered(1690, [12, 6], [60, 13]), [
        [7, 36, 140],
        [8, 39, 380],
        [9, 42, 640],
        [10, 45, 520],
        [11, 48, 0],
      ]),
      note: {
        en: 'With a TDM cut resistance of at least 10 N, they are for handling sheet edges and framed glass and for cutting with a knife. The fingertips work a touch screen only when dry.',
        pl: 'Do krawędzi blach, szyb w ramach i pracy nożem; odporność na przecięcie w metodzie TDM wynosi co najmniej 10 N. Opuszki działają na ekranie dotykowym tylko wtedy, gdy są suche.',
      },
    },
    {
      name: { en: 'Cut-resistant gloves level F, double nitrile dip', pl: 'Rękawice antyprzecięciowe, poziom F, podwójny nitryl' },
      symbol: 'GLV-CUTF',
      priceNet: 3490,
      features: {
        material: { en: 'HPPE with steel and glass fibre, nitrile', pl: 'HPPE ze stalą i włóknem szklanym, nitryl' },
        protection: '4X44F',
        colour: { en: 'black and blue', pl: 'czarno-niebieski' },
      },
      variants: sizes('GLV-CUTF', undefined, [
        [8, 58, 90],
        [9, 62, 165],
        [10, 66, 150],
        [11, 70, 45],
      ]),
      note: {
        en: 'They reach the highest TDM level, at least 30 N, and are for punched sheet, scrap sorting and stamping waste. The thumb crotch is reinforced, since that is where gloves wear through first.',
        pl: 'Najwyższy poziom TDM, co najmniej 30 N: do wykrawanych blach, do sortowania złomu i do odpadów spod prasy. Miejsce między kciukiem a palcem wskazującym wzmocniono, bo tam rękawica przeciera się najpierw.',
      },
    },
    {
      name: { en: 'Winter gloves, thermal lining, latex palm', pl: 'Rękawice zimowe, ocieplane, powlekane lateksem' },
      symbol: 'GLV-WIN',
      priceNet: 1290,
      features: {
        material: { en: 'brushed acrylic, foam latex', pl: 'drapany akryl, spieniony lateks' },
        protection: '2242X',
        temperature: 'EN 511: 02X',
        colour: { en: 'orange', pl: 'pomarańczowy' },
      },
      variants: sizes('GLV-WIN', tiered(1290, [12, 8], [60, 16]), [
        [9, 92, 430],
        [10, 98, 610],
        [11, 104, 270],
      ]),
      note: {
        en: 'They are for moving goods and scaffold tubes at temperatures a little below freezing. They are not waterproof: in wet snow, take a second pair along, since a soaked lining no longer keeps hands warm.',
        pl: 'Do przeładunku i przenoszenia rur rusztowaniowych przy niewielkim mrozie. Nie są wodoszczelne: na mokry śnieg przyda się druga para, bo przemoczona podszewka nie grzeje.',
      },
    },
    {
      name: { en: 'Heavy nitrile gloves, fully dipped, safety cuff', pl: 'Rękawice z grubego nitrylu, powlekane w całości, sztywny mankiet' },
      symbol: 'GLV-NBH',
      priceNet: 790,
      features: { material: { en: 'cotton jersey, nitrile', pl: 'dżersej bawełniany, nitryl' }, protection: '4221X', colour: { en: 'blue', pl: 'niebieski' } },
      variants: sizes('GLV-NBH', tiered(790, [12, 5], [144, 14]), [
        [9, 118, 350],
        [10, 126, 880],
        [11, 132, 290],
      ]),
      note: {
        en: 'The stiff canvas cuff lets you shake a glove off quickly when it catches on something. The gloves last on rough castings, pipes and crates, on which thin coatings wear out in days.',
        pl: 'Sztywny płócienny mankiet pozwala szybko strząsnąć rękawicę, gdy się o coś zaczepi. Rękawice wytrzymują szorstkie odlewy, rury i skrzynie, na których cienkie powłoki przecierają się w kilka dni.',
      },
    },
    {
      name: { en: 'Drivers’ gloves, full-grain goatskin', pl: 'Rękawice kierowcy, kozia skóra licowa' },
      symbol: 'GLV-GOAT',
      kind: 'leather',
      priceNet: 2490,
      features: { material: { en: 'goatskin, cotton back', pl: 'skóra kozia, wierzch bawełniany' }, protection: '2122X', colour: { en: 'natural', pl: 'naturalny' } },
      variants: sizes('GLV-GOAT', undefined, [
        [8, 68, 120],
        [9, 72, 240],
        [10, 76, 260],
        [11, 80, 85],
      ]),
      note: {
        en: 'Soft from the first day and elasticated at the wrist, they suit machine operators, drivers and mechanics. Do not dry wet leather on a radiator, or it will harden.',
        pl: 'Miękkie od pierwszego dnia, z gumką w nadgarstku, dla operatorów, kierowców i mechaników. Mokrej skóry nie suszy się na kaloryferze, bo stwardnieje.',
      },
    },
    {
      name: { en: 'Rigger gloves, split cowhide and canvas, size 10', pl: 'Rękawice wzmacniane skórą dwoinową, rozmiar 10' },
      symbol: 'GLV-RIG-10',
      kind: 'leather',
      priceNet: 990,
      weight: 0.165,
      stockOnHand: 1280,
      features: {
        size: '10',
        material: { en: 'split cowhide, cotton canvas', pl: 'dwoina bydlęca, płótno bawełniane' },
        protection: '3132X',
        colour: { en: 'grey with stripes', pl: 'szary w paski' },
      },
      note: {
        en: 'They are the classic gloves for unloading and for handling formwork boards and scrap timber with nails. There is one roomy size, so they come off easily but are no good for small parts.',
        pl: 'Klasyczne rękawice do rozładunku oraz do desek szalunkowych i drewna z gwoździami. Jeden luźny rozmiar: łatwo je zdjąć, ale do drobnych części się nie nadają.',
      },
    },
    {
      name: { en: 'Welding gloves, red split leather, long cuff, size 10', pl: 'Rękawice spawalnicze, czerwona dwoina, długi mankiet, rozmiar 10' },
      symbol: 'GLV-WELD-10',
      kind: 'leather',
      priceNet: 3290,
      weight: 0.38,
      stockOnHand: 0,
      features: {
        size: '10',
        length: '35 cm',
        material: { en: 'split cowhide, aramid thread', pl: 'dwoina bydlęca, nici aramidowe' },
        protection: '3133X, EN 407: 413X4X, EN 12477: A',
      },
      note: {
        en: 'They are type A to EN 12477, fully lined with cotton, for stick and MIG/MAG welding. For TIG, where the fingers must feel the filler rod, they are too thick.',
        pl: 'Typ A według EN 12477, do spawania elektrodą otuloną i MIG/MAG, z pełną podszewką bawełnianą. Do TIG są za grube, bo palce muszą czuć pręt spoiwa.',
      },
    },
  ],
}
