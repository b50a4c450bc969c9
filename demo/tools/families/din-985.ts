import { type DemoFamily, tiered } from '../../types.ts'

const pack = (n: number) => ({ en: `${n.toLocaleString('en')} pcs`, pl: `${n} szt.` })
const sizes = (prefix: string, rows: readonly (readonly [thread: string, weight: number, price: number, stockOnHand: number])[]) =>
  rows.map(([thread, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${thread}`,
    features: { thread },
    tiers: tiered(price, [5, 5], [25, 10]),
    weight,
    stockOnHand,
  }))

const zinc = { en: 'zinc plated', pl: 'ocynk galwaniczny' }
const steel = { en: 'steel', pl: 'stal' }
const stainless = { en: 'stainless steel', pl: 'stal nierdzewna' }

export const family: DemoFamily = {
  code: 'din-985',
  category: 'nuts',
  brand: 'normfix',
  vat: 23,
  short: {
    en: 'Self-locking hexagon nuts with a polyamide ring that grips the bolt and holds against vibration.',
    pl: 'Nakrętki samohamowne z pierścieniem poliamidowym, który zaciska się na śrubie i nie puszcza przy drganiach.',
  },
  description: {
    en: `This is a hexagon nut with a polyamide ring rolled into its top. The ring has no thread of its own: the bolt presses one into it, and the friction keeps the nut from turning even when the clamping force is gone. DIN 985 fixes the low form; ISO 10511 is its successor for thin nuts and ISO 7040 describes the higher form.

Run the nut on until at least two threads stand above the ring, otherwise it does not lock. The torque needed to overcome the friction of the ring comes on top of the tightening torque. With a power tool, turn slowly so that the polyamide does not get hot.

Polyamide softens above 120 °C, which rules these nuts out next to exhausts and engines; in hard frost it stiffens. The grip weakens each time the nut is taken off. In steering, brakes and lifting gear, fit a new one after every removal.`,
    pl: `Nakrętka sześciokątna z pierścieniem poliamidowym zawalcowanym w górnej części. Pierścień nie ma gwintu: śruba sama go w nim wygniata, a tarcie nie pozwala nakrętce się obrócić, nawet gdy zniknie siła docisku. DIN 985 określa nakrętki niskie; normę tę zastąpiła ISO 10511, a nakrętki wyższe opisuje ISO 7040.

Nad pierścień muszą wystawać co najmniej dwa zwoje śruby, inaczej nakrętka nie hamuje. Moment potrzebny do pokonania oporu pierścienia dolicza się do momentu dokręcania. Zakrętarką pracuj powoli, żeby poliamid się nie nagrzał.

Poliamid mięknie powyżej 120 °C, dlatego nakrętki te nie nadają się do stosowania w pobliżu wydechu i silnika; na silnym mrozie poliamid sztywnieje. Z każdym odkręceniem nakrętka hamuje słabiej. W układach kierowniczych, hamulcach i osprzęcie dźwigowym po każdym demontażu załóż nową.`,
  },
  features: { norm: 'DIN 985', temperature: { en: 'up to 120 °C', pl: 'do 120 °C' } },
  keywords: {
    en: 'nyloc, nylock, lock nut, stop nut, prevailing torque nut, DIN985',
    pl: 'samokontrująca, samozabezpieczająca, samokontra, nyloc, kontrująca z teflonem, DIN985',
  },
  products: [
    {
      name: { en: 'Self-locking nut DIN 985, class 8, zinc plated', pl: 'Nakrętka samohamowna DIN 985, kl. 8, ocynk galwaniczny' },
      symbol: '985-8-ZN',
      note: {
        en: 'This is the everyday size range for guards, conveyors, furniture and trailers. The nut also holds a joint that must stay free to pivot, since the nut needs no clamping force to lock.',
        pl: 'Podstawowe rozmiary do osłon, przenośników, mebli i przyczep. Nakrętka sprawdza się też w przegubach, które mają się obracać, bo nie odkręca się nawet bez docisku.',
      },
      priceNet: 690,
      features: { material: steel, strength: '8', finish: zinc, pack: pack(100) },
      variants: sizes('985-8-ZN', [
        ['M4', 0.1, 690, 580],
        ['M5', 0.14, 790, 920],
        ['M6', 0.24, 1090, 2650],
        ['M8', 0.51, 1890, 2980],
        ['M10', 1.06, 3890, 1480],
        ['M12', 1.72, 5990, 770],
      ]),
    },
    {
      name: { en: 'Self-locking nut DIN 985, class 10 for 10.9 bolts, zinc plated', pl: 'Nakrętka samohamowna DIN 985 do śrub 10.9, kl. 10, ocynk' },
      symbol: '985-10-ZN',
      note: {
        en: 'It has a harder body and is for suspension arms, ploughshares and gearboxes joined with 10.9 bolts. The class marked on the nut distinguishes it from the common class 8.',
        pl: 'Nakrętka z twardszym korpusem, do wahaczy, lemieszy i przekładni skręcanych śrubami 10.9. Od zwykłej nakrętki klasy 8 odróżnia ją wybite oznaczenie klasy.',
      },
      priceNet: 1490,
      features: { material: steel, strength: '10', finish: zinc, pack: pack(50) },
      variants: sizes('985-10-ZN', [
        ['M8', 0.26, 1490, 330],
        ['M10', 0.53, 2690, 410],
        ['M12', 0.86, 3990, 265],
        ['M16', 1.7, 8290, 88],
      ]),
    },
    {
      name: { en: 'Self-locking nut DIN 985, stainless A2', pl: 'Nakrętka samohamowna DIN 985, nierdzewna A2' },
      symbol: '985-A2',
      brand: 'inoxar',
      note: {
        en: 'It is used on playground equipment, signs and food machinery. The constant friction of the ring heats a stainless thread, so use a hand ratchet and a drop of oil.',
        pl: 'Stosowana na placach zabaw, przy znakach i w maszynach spożywczych. Ciągłe tarcie pierścienia grzeje gwint nierdzewny, dlatego dokręcaj ręczną grzechotką, z kroplą oleju.',
      },
      priceNet: 1190,
      features: { material: stainless, strength: '70', steel: 'A2', pack: pack(100) },
      variants: sizes('985-A2', [
        ['M3', 0.05, 1190, 210],
        ['M4', 0.1, 1290, 480],
        ['M5', 0.14, 1490, 690],
        ['M6', 0.24, 2190, 1320],
        ['M8', 0.52, 4290, 1190],
        ['M10', 1.08, 8690, 430],
        ['M12', 1.75, 13900, 160],
      ]),
    },
    {
      name: { en: 'Self-locking nut DIN 985, stainless A4', pl: 'Nakrętka samohamowna DIN 985, kwasoodporna A4' },
      symbol: '985-A4',
      brand: 'inoxar',
      note: {
        en: 'It is for shrouds, davits and deck fittings. The ring does not mind salt water but swells slightly; in a constantly wet place, check the joint once a season.',
        pl: 'Do want, żurawików i okuć pokładowych. Słona woda nie szkodzi pierścieniowi, choć ten lekko pęcznieje; w miejscach stale mokrych sprawdź połączenie raz w sezonie.',
      },
      priceNet: 3390,
      features: { material: stainless, strength: '80', steel: 'A4', pack: pack(100) },
      variants: sizes('985-A4', [
        ['M6', 0.24, 3390, 260],
        ['M8', 0.52, 6290, 310],
        ['M10', 1.08, 12400, 95],
        ['M12', 1.75, 19800, 6],
      ]),
    },
    {
      name: { en: 'Self-locking nut DIN 985, fine thread, class 8, zinc plated', pl: 'Nakrętka samohamowna DIN 985, gwint drobnozwojny, kl. 8, ocynk' },
      symbol: '985-8-MF',
      note: {
        en: 'It is for wheel hubs, go-karts, ball joints and motorcycle axles. Measure the pitch of the old part, since 1.25 and 1.5 mm look alike.',
        pl: 'Do piast kół, gokartów, przegubów kulowych i osi motocyklowych. Zmierz skok starej części, bo 1,25 i 1,5 mm na oko się nie różnią.',
      },
      priceNet: 1990,
      features: { material: steel, strength: '8', finish: zinc, pack: pack(50) },
      variants: [
        { symbol: '985-8-MF-M8X1', features: { thread: 'M8×1' }, weight: 0.25, stockOnHand: 150 },
        {
          symbol: '985-8-MF-M10X1.25',
          features: { thread: { en: 'M10×1.25', pl: 'M10×1,25' } },
          tiers: tiered(3490, [5, 5]),
          weight: 0.52,
          stockOnHand: 210,
        },
        {
          symbol: '985-8-MF-M12X1.5',
          features: { thread: { en: 'M12×1.5', pl: 'M12×1,5' } },
          tiers: tiered(5190, [5, 5]),
          weight: 0.85,
          stockOnHand: 130,
        },
        {
          symbol: '985-8-MF-M16X1.5',
          features: { thread: { en: 'M16×1.5', pl: 'M16×1,5' } },
          tiers: tiered(9690, [5, 5]),
          weight: 1.68,
          stockOnHand: 24,
        },
      ],
    },
    {
      name: { en: 'Self-locking nut DIN 985 M20, class 8, zinc plated', pl: 'Nakrętka samohamowna DIN 985 M20, kl. 8, ocynk galwaniczny' },
      symbol: '985-8-ZN-M20',
      note: {
        en: 'It is for tow-bar pins and tipper hinges and takes a 30 mm spanner. The ring resists strongly at this diameter, so use a bar half a metre long.',
        pl: 'Do sworzni zaczepów i zawiasów wywrotek; klucz 30 mm. Przy tej średnicy pierścień stawia duży opór, dlatego potrzebny jest klucz z półmetrowym ramieniem.',
      },
      priceNet: 3490,
      weight: 0.65,
      stockOnHand: 64,
      features: { thread: 'M20', material: steel, strength: '8', finish: zinc, pack: pack(10) },
    },
    {
      name: { en: 'Self-locking nut DIN 985 M10 left-hand, class 8, zinc plated', pl: 'Nakrętka samohamowna DIN 985 M10 lewa, kl. 8, ocynk' },
      symbol: '985-8-LH-M10',
      note: {
        en: 'It holds brush-cutter heads and mower blades whose rotation would undo an ordinary nut. Fit a new one every time you change the blade.',
        pl: 'Trzyma głowice kos spalinowych i noże kosiarek, których obroty odkręciłyby zwykłą nakrętkę. Przy każdej wymianie noża załóż nową nakrętkę.',
      },
      priceNet: 2490,
      weight: 0.21,
      stockOnHand: 11,
      features: {
        thread: { en: 'M10 left-hand', pl: 'M10 lewy' },
        material: steel,
        strength: '8',
        finish: zinc,
        pack: pack(20),
      },
    },
    {
      name: { en: 'Self-locking nut DIN 985 M6, class 8, zinc plated, bulk box', pl: 'Nakrętka samohamowna DIN 985 M6, kl. 8, ocynk, opakowanie zbiorcze' },
      symbol: '985-8-ZN-M6-1000',
      note: {
        en: 'The carton holds a thousand loose nuts for assembly lines and sheet-metal shops. Each nut costs about a fifth less than in the small box.',
        pl: 'Tysiąc nakrętek luzem w jednym kartonie, dla linii montażowych i zakładów blacharskich. Sztuka wychodzi mniej więcej o jedną piątą taniej niż w małym pudełku.',
      },
      priceNet: 8690,
      weight: 2.4,
      stockOnHand: 130,
      features: { thread: 'M6', material: steel, strength: '8', finish: zinc, pack: { en: '1,000 pcs', pl: '1000 szt.' } },
    },
    {
      name: { en: 'Self-locking nut DIN 985 M12, class 10, zinc flake', pl: 'Nakrętka samohamowna DIN 985 M12, kl. 10, cynk płatkowy' },
      symbol: '985-10-ZF-M12',
      note: {
        en: 'It has a silvery flake coating applied without acid baths, with several times the salt-spray life of zinc plating. It is used on lorry chassis and wind turbine ladders.',
        pl: 'Nakrętka do podwozi ciężarówek i drabin elektrowni wiatrowych. Srebrzystą powłokę płatkową nakłada się bez kąpieli kwasowych, a we mgle solnej jest ona kilkakrotnie trwalsza od galwanicznej.',
      },
      priceNet: 5690,
      weight: 0.86,
      stockOnHand: 47,
      features: { thread: 'M12', material: steel, strength: '10', finish: { en: 'zinc flake', pl: 'cynk płatkowy' }, pack: pack(50) },
    },
  ],
}
