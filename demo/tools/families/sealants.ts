import { type DemoFamily, type DemoTier, type DemoVariant, type Texts, tiered } from '../../types.ts'

const white: Texts = { en: 'white', pl: 'biały' }
const clear: Texts = { en: 'transparent', pl: 'bezbarwny' }
const grey: Texts = { en: 'grey', pl: 'szary' }
const black: Texts = { en: 'black', pl: 'czarny' }
const brown: Texts = { en: 'brown', pl: 'brązowy' }

/** One variant per colour: symbol's end, colour, pieces in stock. */
const colours = (symbol: string, weight: number, rows: (readonly [end: string, colour: Texts, stockOnHand: number])[], tiers?: DemoTier[]): DemoVariant[] =>
  rows.map(([end, colour, stockOnHand]) => ({ symbol: `${symbol}-${end}`, features: { colour }, weight, stockOnHand, ...(tiers && { tiers }) }))

export const family: DemoFamily = {
  code: 'sealants',
  category: 'chemicals',
  brand: 'lepik-i-smar',
  vat: 23,
  short: {
    en: 'Silicones, acrylics, hybrid, polyurethane and bitumen sealants, stove cement, and polyurethane foams in cans.',
    pl: 'Silikony, akryle, uszczelniacze hybrydowe, poliuretanowe i bitumiczne, kit do pieców oraz piany poliuretanowe.',
  },
  description: {
    en:
      'A sealant closes a joint and follows its movement. Silicone stays elastic and withstands sun and water but takes no paint. Acrylic can be painted but is only for dry joints ' +
      'with little movement. MS polymer and polyurethane stick to nearly everything, stretch and can be painted. Foam fills and insulates the cavity behind the joint.\n\n' +
      'Building sealants are classed to ISO 11600 and EN 15651: F for façades, S for sanitary rooms, 25 or 12.5 for the percentage of movement, LM for low and HM for high ' +
      'modulus. Acetoxy silicone smells of vinegar and attacks marble, copper and concrete; neutral silicone does not.\n\n' +
      'The joint should be clean, dry and about twice as wide as it is deep. Put a foam backing rod in first so that the sealant adheres to two sides only. A skin forms in minutes; the ' +
      'sealant then cures to a depth of some 2 to 3 mm a day. Foam and polyurethane contain diisocyanates: professional users need training before use.',
    pl:
      'Uszczelniacz zamyka szczelinę i pracuje razem z nią. Silikon pozostaje elastyczny, znosi słońce i wodę, ale nie przyjmuje farby. Akryl można malować, nadaje się ' +
      'jednak tylko do suchych spoin o małych ruchach. Polimer MS i poliuretan trzymają się prawie wszystkiego, są rozciągliwe i można je malować. Piana wypełnia i izoluje ' +
      'pustkę pod spoiną.\n\n' +
      'Uszczelniacze budowlane mają klasy według ISO 11600 i EN 15651: F oznacza elewacje, S – pomieszczenia sanitarne, 25 albo 12,5 – procent przemieszczenia, LM – niski, ' +
      'a HM – wysoki moduł. Silikon octowy pachnie octem i niszczy marmur, miedź i beton, a neutralny nie.\n\n' +
      'Szczelina powinna być czysta, sucha i około dwa razy szersza niż głęboka. Najpierw wkłada się piankowy sznur dylatacyjny, żeby masa trzymała się tylko dwóch ścianek. Naskórek ' +
      'tworzy się w kilka minut, a masa utwardza się w głąb o 2–3 mm na dobę. Piany i poliuretany zawierają diizocyjaniany: użytkownik zawodowy musi przed użyciem przejść szkolenie.',
  },
  features: {},
  keywords: {
    en: 'caulk, mastic, filler, expanding foam, gap filler',
    pl: 'sylikon, fuga elastyczna, pianka montażowa, kit, uszczelka w tubie',
  },
  products: [
    {
      name: { en: 'Sanitary silicone, acetoxy, mould-resistant, 280 ml', pl: 'Silikon sanitarny octowy, odporny na pleśń, 280 ml' },
      symbol: 'SEA-SAN',
      priceNet: 1490,
      features: { norm: 'EN 15651-3', capacity: '280 ml', base: { en: 'acetoxy silicone', pl: 'silikon octowy' }, temperature: { en: '−50 to +120 °C', pl: 'od −50 do +120 °C' } },
      variants: colours(
        'SEA-SAN',
        0.33,
        [
          ['W', white, 1450],
          ['C', clear, 1620],
          ['G', grey, 540],
          ['BE', { en: 'beige', pl: 'beżowy' }, 260],
          ['BL', black, 180],
        ],
        tiered(1490, [12, 8], [48, 14]),
      ),
      note: {
        en: 'It is for joints on tiles, glass and enamel around baths, showers and worktops. The fungicide slows mould, but airing the room does more. Do not use this silicone on aquariums or natural stone.',
        pl: 'Do spoin przy wannie, prysznicu i blacie, na płytkach, szkle i emalii. Środek grzybobójczy spowalnia pleśń, ale wietrzenie pomaga bardziej. Silikon nie nadaje się do akwariów ani do kamienia naturalnego.',
      },
    },
    {
      name: { en: 'Neutral building silicone, low modulus, 300 ml', pl: 'Silikon budowlany neutralny, niskomodułowy, 300 ml' },
      symbol: 'SEA-NEU',
      priceNet: 2190,
      features: {
        norm: 'EN 15651-1, ISO 11600 F 25 LM',
        capacity: '300 ml',
        base: { en: 'neutral silicone', pl: 'silikon neutralny' },
        temperature: { en: '−50 to +150 °C', pl: 'od −50 do +150 °C' },
      },
      variants: colours(
        'SEA-NEU',
        0.42,
        [
          ['W', white, 610],
          ['C', clear, 480],
          ['G', grey, 720],
          ['A', { en: 'anthracite', pl: 'antracytowy' }, 350],
          ['BR', brown, 0],
        ],
        tiered(2190, [12, 7], [48, 13]),
      ),
      note: {
        en: 'It adheres to concrete, brick, aluminium and powder-coated frames and does not corrode metal. The joint round a window may move by a quarter of its width.',
        pl: 'Trzyma się betonu, cegły, aluminium i ram malowanych proszkowo i nie powoduje korozji metalu. Spoina wokół okna może pracować o jedną czwartą szerokości.',
      },
    },
    {
      name: { en: 'Paintable acrylic sealant, 300 ml', pl: 'Akryl szpachlowy do malowania, 300 ml' },
      symbol: 'SEA-ACR',
      priceNet: 790,
      features: {
        norm: { en: 'ISO 11600 F 12.5 P', pl: 'ISO 11600 F 12,5 P' },
        capacity: '300 ml',
        base: { en: 'acrylic dispersion', pl: 'dyspersja akrylowa' },
        temperature: { en: '−20 to +75 °C', pl: 'od −20 do +75 °C' },
      },
      variants: colours('SEA-ACR', 0.54, [
        ['W', white, 2400],
        ['G', grey, 680],
        ['BR', brown, 240],
        ['OK', { en: 'oak', pl: 'dębowy' }, 90],
      ]),
      note: {
        en: 'It fills cracks in plaster and the gap between wall and skirting; smooth it with a wet finger. Wait a day before painting, and do not use it where water stands.',
        pl: 'Do rys w tynku i szczelin między ścianą a listwą przypodłogową; akryl wygładza się mokrym palcem. Maluj po dobie i nie stosuj go tam, gdzie stoi woda.',
      },
    },
    {
      name: { en: 'MS polymer joint sealant, 290 ml', pl: 'Uszczelniacz hybrydowy, polimer MS, 290 ml' },
      symbol: 'SEA-MS',
      priceNet: 2790,
      features: { norm: 'EN 15651-1, ISO 11600 F 25 HM', capacity: '290 ml', base: { en: 'MS polymer', pl: 'polimer MS' }, temperature: { en: '−40 to +90 °C', pl: 'od −40 do +90 °C' } },
      variants: colours(
        'SEA-MS',
        0.49,
        [
          ['W', white, 380],
          ['G', grey, 460],
          ['BL', black, 410],
          ['BR', brown, 75],
        ],
        tiered(2790, [6, 5], [24, 11]),
      ),
      note: {
        en: 'It adheres even to damp surfaces and is free of solvent and isocyanate, so it suits vehicle bodies, gutters and ventilation ducts. It can be painted once the skin has ' + 'formed.',
        pl: 'Trzyma się nawet wilgotnego podłoża i nie zawiera rozpuszczalników ani izocyjanianów, więc nadaje się do nadwozi, rynien i kanałów wentylacyjnych. Malować można po utworzeniu się naskórka.',
      },
    },
    {
      name: { en: 'Polyurethane expansion-joint sealant 40 Shore A, 600 ml sausage', pl: 'Uszczelniacz poliuretanowy do dylatacji 40 Shore A, folia 600 ml' },
      symbol: 'SEA-PU40',
      priceNet: 3290,
      weight: 0.74,
      stockOnHand: 420,
      features: {
        norm: 'EN 15651-4, ISO 11600 F 25 HM',
        capacity: '600 ml',
        base: { en: 'polyurethane', pl: 'poliuretan' },
        hardness: '40 Shore A',
        colour: grey,
        temperature: { en: '−40 to +80 °C', pl: 'od −40 do +80 °C' },
      },
      note: {
        en: 'It is for trafficked joints in floors and garages and between slabs. It needs a sausage gun; one pack fills about 3 m of a 20 × 10 mm joint.',
        pl: 'Do dylatacji w posadzkach i garażach oraz do spoin między płytami, po których się jeździ. Wymaga pistoletu do folii; opakowanie starcza na około 3 m spoiny 20 × 10 mm.',
      },
    },
    {
      name: { en: 'High-temperature silicone, red, up to 300 °C, 280 ml', pl: 'Silikon wysokotemperaturowy czerwony, do 300 °C, 280 ml' },
      symbol: 'SEA-HT',
      priceNet: 2690,
      weight: 0.34,
      stockOnHand: 230,
      features: {
        capacity: '280 ml',
        base: { en: 'acetoxy silicone', pl: 'silikon octowy' },
        colour: { en: 'red', pl: 'czerwony' },
        temperature: { en: '+250 °C, briefly +300 °C', pl: '+250 °C, krótkotrwale +300 °C' },
      },
      note: {
        en: 'It seals flue collars, oven doors and flanges of hot-air ducts. It does not withstand an open flame; the smell of vinegar disappears after the first heating.',
        pl: 'Uszczelnia rozety rur spalinowych, drzwiczki piekarników i kołnierze kanałów gorącego powietrza. Otwartego ognia nie znosi; zapach octu znika po pierwszym grzaniu.',
      },
    },
    {
      name: { en: 'Stove and fireplace cement, 1,500 °C, 310 ml', pl: 'Kit do pieców i kominków, 1500 °C, 310 ml' },
      symbol: 'SEA-FIRE',
      priceNet: 1690,
      weight: 0.63,
      stockOnHand: 12,
      features: { capacity: '310 ml', base: { en: 'sodium silicate', pl: 'szkło wodne' }, colour: black, temperature: { en: '1,500 °C', pl: '1500 °C' } },
      note: {
        en: 'It sets rock hard in gaps in firebrick and cast-iron stoves. It is not elastic at all, so it cracks in moving joints; heat the stove slowly the first time, or the cement will blister.',
        pl: 'Twardnieje na kamień w szczelinach szamotu i pieców żeliwnych. Nie jest elastyczny i w ruchomej spoinie pęknie; za pierwszym razem rozgrzewaj piec powoli, inaczej w kicie powstaną pęcherze.',
      },
    },
    {
      name: { en: 'Bitumen roof sealant, 300 ml', pl: 'Uszczelniacz dekarski bitumiczny, 300 ml' },
      symbol: 'SEA-BIT',
      priceNet: 1590,
      weight: 0.46,
      stockOnHand: 340,
      features: { capacity: '300 ml', base: { en: 'bitumen with solvent', pl: 'bitum z rozpuszczalnikiem' }, colour: black, temperature: { en: '−30 to +110 °C', pl: 'od −30 do +110 °C' } },
      note: {
        en: 'It repairs roofing felt, flashings and chimney aprons, in an emergency even in rain. It attacks polystyrene and stains everything it touches; wipe it off with white spirit.',
        pl: 'Do napraw papy, obróbek i kołnierzy kominowych, w razie potrzeby także w deszczu. Rozpuszcza styropian i brudzi wszystko, czego dotknie; zmywa się go benzyną lakową.',
      },
    },
    {
      name: { en: 'Gun foam, low expansion, for windows and doors, 750 ml', pl: 'Piana pistoletowa niskoprężna, do okien i drzwi, 750 ml' },
      symbol: 'SEA-FG',
      kind: 'foam',
      priceNet: 2890,
      weight: 0.93,
      stockOnHand: 880,
      features: { norm: 'DIN 4102 B2', capacity: '750 ml', base: { en: 'polyurethane', pl: 'poliuretan' }, temperature: { en: '−40 to +90 °C', pl: 'od −40 do +90 °C' } },
      note: {
        en: 'It expands little after leaving the gun and does not bow frames, though long ones need props. One can gives about 45 litres; moisten the reveal before filling.',
        pl: 'Po wyjściu z pistoletu słabo się rozpręża i nie wygina ościeżnic, ale długie i tak trzeba rozeprzeć. Jedna puszka daje około 45 litrów; ościeże przed wypełnieniem zwilż.',
      },
    },
    {
      name: { en: 'Straw foam for winter use, from −10 °C, 750 ml', pl: 'Piana wężykowa zimowa, od −10 °C, 750 ml' },
      symbol: 'SEA-FW',
      kind: 'foam',
      priceNet: 2290,
      weight: 0.95,
      stockOnHand: 0,
      features: { norm: 'DIN 4102 B3', capacity: '750 ml', base: { en: 'polyurethane', pl: 'poliuretan' }, temperature: { en: '−40 to +90 °C', pl: 'od −40 do +90 °C' } },
      note: {
        en: 'It can be used in frost, but the can itself must be at +5 °C or above, so keep it in the cab. The foam expands strongly: fill a cavity only halfway.',
        pl: 'Można jej używać na mrozie, ale sama puszka musi mieć temperaturę co najmniej +5 °C, więc trzyma się ją w kabinie auta. Piana mocno rośnie, więc szczelinę wypełnia się do połowy.',
      },
    },
  ],
}
