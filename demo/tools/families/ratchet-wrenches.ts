import { type DemoFamily, tiered } from '../../types.ts'

/** Size in mm, length in mm, kg, price, stock. */
const sizes = (prefix: string, rows: [number, number, number, number, number][]) =>
  rows.map(([mm, length, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${mm}`,
    features: { size: `${mm} mm`, length: `${length} mm` },
    tiers: tiered(price, [3, 3], [12, 7]),
    weight,
    stockOnHand,
  }))

export const family: DemoFamily = {
  code: 'ratchet-wrenches',
  category: 'combination-wrenches',
  brand: 'kowalski-forge',
  vat: 23,
  short: {
    en: 'Combination and ring spanners with a 72-tooth ratchet in the ring, for a working angle of 5°.',
    pl: 'Klucze płasko-oczkowe i oczkowe z grzechotką o 72 zębach w oczku, o kącie roboczym 5°.',
  },
  description: {
    en:
      'A ratchet spanner does not have to be lifted off the nut. The ring holds a 72-tooth gear wheel with two pawls, so a swing of 5° is enough to move on by one tooth. ' +
      'The spanner saves the most time on long studs and behind panels, where a socket and ratchet would be too tall.\n\n' +
      'The body is drop-forged chrome-vanadium steel, chrome plated. The gear wheel and the pawls are chrome-molybdenum steel. ' +
      'The ring is twelve-point with rounded flanks; the open jaw of the combination spanners is set at 15°.\n\n' +
      'Use the open jaw or a plain ring spanner to break a seized nut loose, and the ratchet to spin it off: the gear is the weakest part of the tool. ' +
      'Wipe dust out of the ring and give it a drop of light oil twice a year. Do not use grease, as it makes the pawls stick in the cold.',
    pl:
      'Klucza z grzechotką nie trzeba zdejmować z nakrętki. W oczku pracuje koło o 72 zębach z dwiema zapadkami, więc do przeskoku o jeden ząb wystarcza ruch o 5°. ' +
      'Klucz oszczędza najwięcej czasu na długich szpilkach i za osłonami, gdzie nasadka z grzechotką byłaby za wysoka.\n\n' +
      'Korpus jest kuty matrycowo ze stali chromowo-wanadowej i chromowany. Koło zębate i zapadki są ze stali chromowo-molibdenowej. ' +
      'Oczko jest dwunastokątne, o zaokrąglonych ściankach, a szczęka płaska kluczy płasko-oczkowych jest odchylona o 15°.\n\n' +
      'Zapieczoną nakrętkę luzuje się szczęką płaską albo zwykłym oczkiem, a grzechotką tylko odkręca: mechanizm jest najsłabszą częścią klucza. ' +
      'Kurz trzeba wycierać z oczka, a dwa razy w roku wpuścić w nie kroplę rzadkiego oleju. Smar plastyczny się nie nadaje, bo na mrozie skleja zapadki.',
  },
  features: {
    material: { en: 'chrome-vanadium steel', pl: 'stal chromowo-wanadowa' },
    finish: { en: 'chrome plated', pl: 'chromowana' },
    teeth: '72',
  },
  keywords: {
    en: 'gear wrench, ratcheting wrench, ratchet ring spanner, speed spanner',
    pl: 'klucz zapadkowy, oczkowy z grzechotką, terkotka, szybki klucz',
  },
  products: [
    {
      name: { en: 'Ratchet combination spanner, straight', pl: 'Klucz płasko-oczkowy z grzechotką, prosty' },
      symbol: 'RCW',
      note: {
        en: 'The ring lies in line with the shank and has no lever: turn the spanner over to change direction. This is the thinnest version, for narrow gaps.',
        pl: 'Oczko leży w osi trzonka i nie ma dźwigienki: kierunek zmienia się przez obrócenie klucza. To najcieńsza odmiana, do wąskich szczelin.',
      },
      priceNet: 2490,
      variants: sizes('RCW', [
        [8, 140, 0.06, 2490, 210],
        [10, 159, 0.085, 2690, 380],
        [12, 171, 0.11, 2990, 120],
        [13, 178, 0.125, 3090, 460],
        [14, 190, 0.145, 3290, 130],
        [17, 225, 0.215, 3890, 270],
        [19, 248, 0.28, 4390, 190],
      ]),
    },
    {
      name: { en: 'Ratchet combination spanner with reversing lever', pl: 'Klucz płasko-oczkowy z grzechotką i przełącznikiem' },
      symbol: 'RCWR',
      note: {
        en: 'The ring is angled by 15°, and a small lever reverses the direction while the spanner stays on the nut. The head is some 2 mm thicker than that of the straight version.',
        pl: 'Oczko jest odgięte o 15°, a dźwigienka zmienia kierunek bez zdejmowania klucza. Główka jest o około 2 mm grubsza niż w odmianie prostej.',
      },
      priceNet: 3290,
      variants: sizes('RCWR', [
        [10, 159, 0.095, 3290, 240],
        [13, 178, 0.14, 3790, 310],
        [17, 225, 0.235, 4790, 160],
        [19, 248, 0.305, 5390, 140],
      ]),
    },
    {
      name: { en: 'Ratchet combination spanner with flexible head', pl: 'Klucz płasko-oczkowy z grzechotką i przegubem' },
      symbol: 'RCWF',
      note: {
        en: 'The ring tilts through 180° on a stiff joint and stays where you put it, so you can reach exhaust clamps and gearbox bolts from the side. Tighten the screw when the joint slackens.',
        pl: 'Oczko odchyla się w zakresie 180° na ciasnym przegubie i trzyma pozycję, więc sięga z boku obejm wydechu i śrub skrzyni biegów. Luźny przegub dociąga się wkrętem.',
      },
      priceNet: 3190,
      variants: sizes('RCWF', [
        [8, 138, 0.07, 3190, 110],
        [10, 156, 0.1, 3490, 220],
        [13, 180, 0.15, 3990, 260],
        [17, 232, 0.25, 5090, 90],
        [19, 250, 0.32, 5690, 72],
      ]),
    },
    {
      name: { en: 'Ratchet combination spanner, large sizes', pl: 'Klucz płasko-oczkowy z grzechotką, duże rozmiary' },
      symbol: 'RCWL',
      note: {
        en: 'It is for hydraulic unions, scaffold couplers and chassis bolts from M14 up. The gear is rated for hand force only; break the bolt loose with an ordinary ring spanner first.',
        pl: 'Do złączek hydraulicznych, złączy rusztowań i śrub podwozia od M14 wzwyż. Mechanizm jest obliczony na siłę ręki, więc połączenie trzeba najpierw poluzować zwykłym kluczem oczkowym.',
      },
      priceNet: 5990,
      variants: sizes('RCWL', [
        [21, 289, 0.37, 5990, 40],
        [22, 290, 0.39, 6190, 85],
        [24, 322, 0.49, 6990, 70],
        [27, 366, 0.69, 9490, 24],
        [30, 401, 0.88, 11900, 12],
        [32, 420, 0.98, 12900, 4],
      ]),
    },
    {
      name: { en: 'Stubby ratchet spanner set in a tray, 7 pieces', pl: 'Zestaw krótkich kluczy z grzechotką na tacce, 7 sztuk' },
      symbol: 'RCW-STUB7',
      pieces: 7,
      note: {
        en: 'The sizes are 8, 10, 12, 13, 14, 17 and 19 mm, and no spanner is longer than 130 mm. The spanners fit behind a radiator or inside a switch cabinet, where only the wrist can move.',
        pl: 'Rozmiary 8, 10, 12, 13, 14, 17 i 19 mm; żaden klucz nie jest dłuższy niż 130 mm. Klucze mieszczą się za chłodnicą i w rozdzielnicy, gdzie rusza się tylko nadgarstek.',
      },
      priceNet: 18900,
      weight: 0.82,
      stockOnHand: 36,
      features: { contents: { en: '7 spanners, 8 to 19 mm', pl: '7 kluczy, 8–19 mm' } },
    },
    {
      name: { en: 'Ratchet spanner set, straight, 12 pieces', pl: 'Zestaw prostych kluczy z grzechotką, 12 sztuk' },
      symbol: 'RCW-SET12',
      pieces: 12,
      note: {
        en: 'All sizes from 8 to 19 mm come in a folding case with a marked place for each. The rarer 9, 11, 15, 16 and 18 mm straight spanners are sold only in this set.',
        pl: 'Wszystkie rozmiary od 8 do 19 mm w składanej kasecie z opisanym miejscem na każdy. Proste klucze 9, 11, 15, 16 i 18 mm są tylko w tym zestawie.',
      },
      priceNet: 32900,
      weight: 2.3,
      stockOnHand: 58,
      features: { contents: { en: '12 spanners, 8 to 19 mm', pl: '12 kluczy, 8–19 mm' } },
    },
    {
      name: { en: 'Ratchet spanner set with reversing levers, in a roll, 8 pieces', pl: 'Zestaw kluczy z grzechotką i przełącznikiem w pokrowcu, 8 sztuk' },
      symbol: 'RCWR-SET8',
      pieces: 8,
      note: {
        en: 'It has sizes 8, 10, 12, 13, 14, 16, 17 and 19 mm for fitters who work overhead: the thumb changes the direction, so the spanner need not be turned over and nothing gets dropped.',
        pl: 'Rozmiary 8, 10, 12, 13, 14, 16, 17 i 19 mm dla monterów pracujących nad głową: kierunek zmienia się kciukiem, więc klucza nie trzeba obracać i nic nie spada.',
      },
      priceNet: 29900,
      weight: 1.55,
      stockOnHand: 0,
      features: { contents: { en: '8 spanners, 8 to 19 mm', pl: '8 kluczy, 8–19 mm' } },
    },
    {
      name: { en: 'Four-in-one ratchet ring spanner, 8 to 13 mm', pl: 'Klucz oczkowy z grzechotką cztery w jednym, 8–13 mm' },
      symbol: 'RR4-813',
      note: {
        en: 'It is one tool with rings of 8, 10, 12 and 13 mm for pipe clamps, cable trays and furniture. Each ring has a lever of its own; there is no open jaw.',
        pl: 'Jedno narzędzie z oczkami 8, 10, 12 i 13 mm do obejm rur, koryt kablowych i mebli. Każde oczko ma własny przełącznik; szczęki płaskiej nie ma.',
      },
      priceNet: 5490,
      weight: 0.21,
      stockOnHand: 320,
      features: { size: '8/10/12/13 mm', length: '170 mm' },
    },
    {
      name: { en: 'Extra-long flexible double-ring ratchet spanner, 16 × 18 mm', pl: 'Klucz dwuoczkowy z grzechotką, przegubowy, długi, 16 × 18 mm' },
      symbol: 'RR2F-1618',
      note: {
        en: 'At 430 mm long, it reaches belt tensioners and suspension bolts past other parts. Both rings tilt; the length tempts you to use force, so stop when the gear creaks.',
        pl: 'Ma 430 mm długości, więc omija inne części i sięga napinaczy pasków oraz śrub zawieszenia. Oba oczka są przegubowe; długość kusi, żeby użyć siły, więc gdy grzechotka trzeszczy, trzeba przestać.',
      },
      priceNet: 8990,
      weight: 0.46,
      stockOnHand: 11,
      features: { size: '16 × 18 mm', length: '430 mm' },
    },
  ],
}
