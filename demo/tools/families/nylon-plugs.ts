import { type DemoFamily, tiered } from '../../types.ts'

const pack = (n: number) => ({ en: `${n} pcs`, pl: `${n} szt.` })
const sizes = (prefix: string, rows: readonly (readonly [size: string, weight: number, price: number, stockOnHand: number])[]) =>
  rows.map(([size, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${size.replace('×', 'X')}`,
    features: { diameter: `${size.split('×')[0]} mm`, length: `${size.split('×')[1]} mm` },
    tiers: tiered(price, [5, 5], [20, 11]),
    weight,
    stockOnHand,
  }))

const nylon = { en: 'polyamide PA6', pl: 'poliamid PA6' }
const solid = { en: 'concrete, solid brick, stone', pl: 'beton, cegła pełna, kamień' }
const hollow = { en: 'solid and hollow brick, board', pl: 'cegła pełna i pustaki, płyty' }

export const family: DemoFamily = {
  code: 'nylon-plugs',
  category: 'plastic-plugs',
  brand: 'dubelmark',
  vat: 23,
  short: {
    en: 'Nylon expansion plugs for wood and chipboard screws in concrete, brick and blocks.',
    pl: 'Kołki rozporowe nylonowe do betonu, cegły i pustaków, pod wkręty do drewna i płyt wiórowych.',
  },
  description: {
    en: `The plug is a polyamide sleeve that expands against the wall of the hole as the screw goes in. Polyamide resists ageing, does not rot and holds its shape from −40 to +80 °C in service. The diameter of the plug is that of the drill and determines the screw: an 8 mm plug takes 4.5 to 6 mm screws, and a 10 mm plug takes 6 to 8 mm screws.

Drill ten millimetres deeper than the plug is long and blow the dust out, or the plug will slip on it. Use hammer action only in concrete and solid brick; in hollow brick and blocks it breaks the webs. The screw must project beyond the tip of the plug by one screw diameter, and plaster does not count as holding depth.

Plugs of this kind are for fixings that endanger nobody if they fail: shelves, skirtings, pipe clips. Railings, awnings and boilers need an anchor with a stated load capacity.`,
    pl: `Kołek to tuleja z poliamidu, którą wkręt podczas wkręcania dociska do ścianek otworu. Poliamid jest odporny na starzenie, nie gnije i zachowuje kształt w temperaturze od −40 do +80 °C. Średnica kołka jest równa średnicy wiertła i decyduje o doborze wkręta: do kołka 8 mm pasują wkręty od 4,5 do 6 mm, a do kołka 10 mm – od 6 do 8 mm.

Otwór wierć o dziesięć milimetrów głębiej, niż wynosi długość kołka, i wydmuchaj z niego pył, bo na pyle kołek się ślizga. Udaru używaj tylko w betonie i cegle pełnej, bo w cegle dziurawce i pustakach udar wyłamuje ścianki. Wkręt musi wyjść poza koniec kołka o jedną swoją średnicę, a tynku nie wlicza się do głębokości osadzenia.

Takie kołki służą do zamocowań, których zerwanie nikomu nie zagraża: półek, listew, uchwytów rur. Balustrady, markizy i kotły wymagają kotwy o określonej nośności.`,
  },
  features: { material: nylon, temperature: { en: '−40 to +80 °C', pl: 'od −40 do +80 °C' } },
  keywords: {
    en: 'wall plug, rawlplug, raw plug, dowel, rosette plug, PA plug',
    pl: 'dybel, dyble, kołki do ściany, rozporki, kołek szybki, dybelki',
  },
  products: [
    {
      name: { en: 'Nylon expansion plug without collar', pl: 'Kołek rozporowy nylonowy bez kołnierza' },
      symbol: 'NP',
      note: {
        en: 'It expands in four directions and suits concrete and solid brick. Without a collar, it can be pushed below the plaster or set through the part to be fixed.',
        pl: 'Rozpiera się w czterech kierunkach; nadaje się do betonu i cegły pełnej. Nie ma kołnierza, więc można go wsunąć pod tynk albo osadzić przez mocowany element.',
      },
      priceNet: 590,
      features: { substrate: solid, pack: pack(100) },
      variants: sizes('NP', [
        ['5×25', 0.03, 590, 1260],
        ['6×30', 0.05, 690, 2980],
        ['8×40', 0.12, 1090, 2870],
        ['10×50', 0.23, 1990, 1420],
        ['12×60', 0.41, 3490, 380],
      ]),
    },
    {
      name: { en: 'Nylon expansion plug with collar', pl: 'Kołek rozporowy nylonowy z kołnierzem' },
      symbol: 'NPK',
      kind: 'collar',
      note: {
        en: 'The collar stops the plug flush with the wall even when the hole is too deep or runs into a cavity. The part to be fixed goes on only afterwards.',
        pl: 'Kołnierz zatrzymuje kołek równo ze ścianą, nawet gdy otwór jest za głęboki albo trafia w pustkę. Element zakłada się dopiero potem.',
      },
      priceNet: 620,
      features: { substrate: solid, pack: pack(100) },
      variants: sizes('NPK', [
        ['5×25', 0.03, 620, 740],
        ['6×30', 0.05, 720, 2140],
        ['8×40', 0.13, 1150, 1960],
        ['10×50', 0.24, 2090, 690],
      ]),
    },
    {
      name: { en: 'Long nylon plug for soft masonry', pl: 'Kołek nylonowy długi do miękkich murów' },
      symbol: 'NPL',
      note: {
        en: 'It has a long expansion zone for old lime mortar, perforated brick and lightweight blocks, from which a short plug pulls out along with the dust.',
        pl: 'Długa strefa rozporu do starych murów na zaprawie wapiennej, cegły dziurawki i lekkich bloczków, z których krótki kołek wychodzi razem z pyłem.',
      },
      priceNet: 1190,
      features: { substrate: { en: 'perforated brick, soft masonry', pl: 'cegła dziurawka, miękki mur' }, pack: pack(50) },
      variants: sizes('NPL', [
        ['6×50', 0.05, 1190, 410],
        ['8×65', 0.11, 1690, 630],
        ['10×80', 0.21, 2790, 355],
        ['12×90', 0.34, 4290, 0],
      ]),
    },
    {
      name: { en: 'Universal nylon plug, knotting', pl: 'Kołek uniwersalny nylonowy, zwijający się w węzeł' },
      symbol: 'NU',
      note: {
        en: 'In solid walls it spreads; in a cavity it folds into a knot behind the board. This is the one box for flats where nobody knows what the wall is made of.',
        pl: 'W pełnej ścianie się rozpiera, a w pustce zwija w węzeł za płytą. Jedno pudełko do mieszkań, w których nikt nie wie, z czego jest ściana.',
      },
      priceNet: 890,
      features: { substrate: hollow, pack: pack(100) },
      variants: sizes('NU', [
        ['5×31', 0.04, 890, 480],
        ['6×36', 0.06, 990, 2310],
        ['8×50', 0.15, 1690, 1880],
        ['10×61', 0.28, 2890, 640],
      ]),
    },
    {
      name: { en: 'Universal nylon plug with collar and chipboard screw', pl: 'Kołek uniwersalny nylonowy z kołnierzem i wkrętem do płyt wiórowych' },
      symbol: 'NUS',
      kind: 'collar',
      note: {
        en: 'One box holds the plugs and matching countersunk screws: 4.5 and 5 mm with PZ2, 6 mm with PZ3. This saves the hunt for a screw long enough to reach past the tip.',
        pl: 'Kołki i pasujące wkręty z łbem stożkowym w jednym pudełku: 4,5 i 5 mm z gniazdem PZ2, 6 mm z PZ3. Nie trzeba szukać wkręta, który wyjdzie poza koniec kołka.',
      },
      priceNet: 1690,
      features: { substrate: hollow, pack: pack(50) },
      variants: [
        { symbol: 'NUS-6X36', features: { diameter: '6 mm', length: '36 mm' }, weight: 0.19, stockOnHand: 560 },
        { symbol: 'NUS-8X50', features: { diameter: '8 mm', length: '50 mm' }, tiers: tiered(2690, [5, 5]), weight: 0.38, stockOnHand: 470 },
        { symbol: 'NUS-10X61', features: { diameter: '10 mm', length: '61 mm' }, tiers: tiered(4390, [5, 5]), weight: 0.74, stockOnHand: 105 },
      ],
    },
    {
      name: { en: 'Nylon plug 14×75 for coach screws', pl: 'Kołek rozporowy nylonowy 14×75 do wkrętów kluczowych' },
      symbol: 'NP-14X75',
      note: {
        en: 'It takes coach screws of 10 to 12 mm, driven with a spanner. Use it for radiators, gate hinges and heavy shelf brackets in solid brick, and drill 85 mm deep.',
        pl: 'Przyjmuje wkręty kluczowe od 10 do 12 mm, dokręcane kluczem. Do grzejników, zawiasów furtek i ciężkich wsporników półek w cegle pełnej; otwór wywierć na głębokość 85 mm.',
      },
      priceNet: 2290,
      weight: 0.19,
      stockOnHand: 210,
      features: { diameter: '14 mm', length: '75 mm', substrate: solid, pack: pack(20) },
    },
    {
      name: { en: 'Nylon plug 8×40 with zinc-plated ceiling hook', pl: 'Kołek rozporowy nylonowy 8×40 z ocynkowanym hakiem sufitowym' },
      symbol: 'NPH-8X40',
      kind: 'collar',
      note: {
        en: 'It is a round hook for hanging lamps and flower baskets from a concrete ceiling. It bears a light, static load only; a swing or a punchbag will work it loose.',
        pl: 'Hak okrągły do wieszania lamp i koszy z kwiatami na stropie betonowym. Tylko na lekki, nieruchomy ciężar; huśtawka albo worek bokserski poluzuje kołek.',
      },
      priceNet: 1990,
      weight: 0.31,
      stockOnHand: 10,
      features: { diameter: '8 mm', length: '40 mm', substrate: solid, pack: pack(20) },
    },
    {
      name: { en: 'Nylon plug 4×20 for small screws', pl: 'Kołek rozporowy nylonowy 4×20 do małych wkrętów' },
      symbol: 'NP-4X20',
      note: {
        en: 'It is for the 2 to 3 mm screws of cable clips, door stops and picture hooks. The plug is short enough to fit within a tile and its adhesive, though such a layer holds little.',
        pl: 'Do wkrętów od 2 do 3 mm, którymi mocuje się uchwyty kabli, odbojniki i haczyki na obrazy. Kołek mieści się w płytce i kleju pod nią, ale taka warstwa trzyma niewiele.',
      },
      priceNet: 990,
      weight: 0.03,
      stockOnHand: 640,
      features: { diameter: '4 mm', length: '20 mm', substrate: solid, pack: pack(200) },
    },
    {
      name: { en: 'Nylon plug assortment in a case, 5 to 10 mm', pl: 'Zestaw kołków nylonowych w kasetce, od 5 do 10 mm' },
      symbol: 'NP-SET-300',
      note: {
        en: 'The case holds three hundred plugs in four sizes, with a lid that keeps them apart when the case lies on its side in the van. Screws are not included.',
        pl: 'Trzysta kołków w czterech rozmiarach; pokrywa nie pozwala im się wymieszać, nawet gdy kasetka leży w aucie na boku. Bez wkrętów.',
      },
      priceNet: 3490,
      weight: 0.52,
      stockOnHand: 48,
      features: {
        contents: { en: '100 × 5 mm, 100 × 6 mm, 70 × 8 mm, 30 × 10 mm', pl: '100 × 5 mm, 100 × 6 mm, 70 × 8 mm, 30 × 10 mm' },
        pack: pack(300),
      },
    },
  ],
}
