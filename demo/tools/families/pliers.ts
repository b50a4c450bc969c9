import { type DemoFamily, tiered } from '../../types.ts'

/** Length in mm, kg, price, stock. */
const lengths = (prefix: string, rows: [number, number, number, number][]) =>
  rows.map(([length, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${length}`,
    features: { length: `${length} mm` },
    tiers: tiered(price, [5, 4], [20, 9]),
    weight,
    stockOnHand,
  }))

export const family: DemoFamily = {
  code: 'pliers',
  category: 'pliers',
  brand: 'kleszcz',
  vat: 23,
  short: {
    en: 'Combination, cutting and long-nose pliers with induction-hardened cutting edges.',
    pl: 'Szczypce uniwersalne, tnące i wydłużone z ostrzami hartowanymi indukcyjnie.',
  },
  description: {
    en:
      'Pliers grip, bend and cut wire and sheet. ISO 5746 covers combination pliers, ISO 5749 diagonal cutters and ISO 5745 long-nose pliers with side cutters; ' +
      'the standards fix the sizes, the load on the handles and the cutting test with wire of a stated hardness.\n\n' +
      'The pliers are made of forged tool steel, hardened in oil. The cutting edges are hardened again by induction to about 60 HRC, those for piano wire to 64 HRC. ' +
      'The joint moves without play, and the handles have two-component sleeves that give grip but do not insulate, unless the name says otherwise.\n\n' +
      'Cut wire close to the joint, where the leverage is greatest, and at a right angle to the edge. Cut piano wire only with cutters meant for it: the wire notches softer edges at once. ' +
      'Hold the loose end, because it will fly off. Pliers are not for nuts. A drop of oil in the joint now and then keeps the pliers moving easily.',
    pl:
      'Szczypce służą do chwytania, gięcia i cięcia drutu i blachy. ISO 5746 obejmuje szczypce uniwersalne, ISO 5749 tnące boczne, a ISO 5745 wydłużone z ostrzami; ' +
      'normy ustalają wymiary, obciążenie ramion i próbę cięcia drutu o podanej twardości.\n\n' +
      'Szczypce są z kutej stali narzędziowej, hartowanej w oleju. Ostrza są dodatkowo hartowane indukcyjnie do około 60 HRC, a ostrza do drutu strunowego – do 64 HRC. ' +
      'Przegub chodzi bez luzu, a ramiona mają dwuskładnikowe osłony, które nie ślizgają się w dłoni, ale nie izolują, chyba że podano to w nazwie.\n\n' +
      'Drut tnie się blisko przegubu, gdzie siła jest największa, i prostopadle do ostrza. Drut strunowy wymaga przeznaczonych do niego obcinaków, bo miększe ' +
      'ostrza od razu się szczerbią. ' +
      'Luźny koniec trzeba przytrzymać, bo odskakuje. Szczypcami nie odkręca się nakrętek. Kropla oleju w przegubie od czasu do czasu wystarcza, żeby szczypce chodziły lekko.',
  },
  features: {
    material: { en: 'forged tool steel', pl: 'kuta stal narzędziowa' },
  },
  keywords: {
    en: 'linesman, side cutters, snips, nippers, needle nose, radio pliers, dykes',
    pl: 'kombinerki, cążki, obcinaczki, płaskoszczypy, radiowe, telefoniczne, ucinaczki',
  },
  products: [
    {
      name: { en: 'Combination pliers ISO 5746', pl: 'Szczypce uniwersalne ISO 5746' },
      symbol: '5746',
      note: {
        en: 'They have flat jaws, a toothed hollow for round stock and a cutter. The 180 mm pliers suit most hands and cut medium-hard wire about 3 mm thick.',
        pl: 'Płaskie szczęki, zębate gniazdo do prętów i ostrze. Szczypce 180 mm pasują do większości dłoni i tną średnio twardy drut o średnicy około 3 mm.',
      },
      priceNet: 3490,
      features: { norm: 'ISO 5746', handle: { en: 'two-component', pl: 'dwuskładnikowa' } },
      variants: lengths('5746', [
        [160, 0.2, 3490, 280],
        [180, 0.25, 3690, 720],
        [200, 0.33, 4190, 340],
      ]),
    },
    {
      name: { en: 'High-leverage combination pliers ISO 5746, 225 mm', pl: 'Szczypce uniwersalne wzmocnione ISO 5746, 225 mm' },
      symbol: '5746HL-225',
      note: {
        en: 'The rivet sits nearer to the cutter, which reduces the hand force needed by about a third. The pliers are for fence erectors and steel fixers who tie wire all day.',
        pl: 'Nit leży bliżej ostrza, co oszczędza około jednej trzeciej siły dłoni. Dla monterów ogrodzeń i zbrojarzy, którzy cały dzień skręcają drut.',
      },
      priceNet: 6490,
      weight: 0.42,
      stockOnHand: 130,
      features: { norm: 'ISO 5746', length: '225 mm', handle: { en: 'two-component', pl: 'dwuskładnikowa' } },
    },
    {
      name: { en: 'Insulated combination pliers EN 60900, 180 mm', pl: 'Szczypce uniwersalne izolowane EN 60900, 180 mm' },
      symbol: '5746V-180',
      note: {
        en: 'They have dipped handles with guards for live work up to 1,000 V AC; each pair is tested at 10,000 V. Scrap them once the insulation is nicked.',
        pl: 'Ramiona powlekane zanurzeniowo, z ogranicznikami, do pracy pod napięciem do 1000 V AC; każda para jest badana napięciem 10\u00a0000 V. Szczypce z naciętą izolacją trzeba wycofać z użycia.',
      },
      priceNet: 6290,
      weight: 0.27,
      stockOnHand: 410,
      features: { norm: 'EN 60900', length: '180 mm', voltage: { en: '1,000 V AC / 1,500 V DC', pl: '1000 V AC / 1500 V DC' } },
    },
    {
      name: { en: 'Diagonal cutters ISO 5749', pl: 'Szczypce tnące boczne ISO 5749' },
      symbol: '5749',
      note: {
        en: 'They are for copper, mild steel and cable ties. Choose 140 mm for distribution boards, 160 mm for general wiring and 180 mm for nails and thick stranded wire.',
        pl: 'Do miedzi, miękkiej stali i opasek kablowych. Wybierz 140 mm do rozdzielnic, 160 mm do zwykłych instalacji, 180 mm do gwoździ i grubej linki.',
      },
      priceNet: 3690,
      kind: 'cutter',
      features: { norm: 'ISO 5749', handle: { en: 'two-component', pl: 'dwuskładnikowa' } },
      variants: lengths('5749', [
        [140, 0.16, 3690, 260],
        [160, 0.2, 3890, 640],
        [180, 0.25, 4390, 420],
      ]),
    },
    {
      name: { en: 'Heavy-duty diagonal cutters for piano wire, 200 mm', pl: 'Szczypce tnące boczne do drutu strunowego, 200 mm' },
      symbol: '5749HD-200',
      note: {
        en: 'Edges hardened to 64 HRC cut piano wire 2.5 mm thick. Do not prise with them: under a sideways load, such a hard edge chips.',
        pl: 'Ostrza hartowane do 64 HRC tną drut strunowy 2,5 mm. Nie wolno nimi podważać, bo tak twarde ostrze przy bocznym nacisku się wykrusza.',
      },
      priceNet: 7990,
      weight: 0.3,
      stockOnHand: 95,
      kind: 'cutter',
      features: { length: '200 mm', hardness: '64 HRC', handle: { en: 'two-component', pl: 'dwuskładnikowa' } },
    },
    {
      name: { en: 'Electronics side cutters, flush cut, 125 mm', pl: 'Obcinaki do elektroniki, cięcie na równo, 125 mm' },
      symbol: 'ESC-125',
      note: {
        en: 'They cut leads level with the board without leaving a sharp point. They are for copper up to 1.2 mm only; a single steel pin ruins the ground edge.',
        pl: 'Obcinają wyprowadzenia równo z płytką i nie zostawiają ostrej końcówki. Tylko do miedzi do 1,2 mm; jeden stalowy pin niszczy szlifowane ostrze.',
      },
      priceNet: 4490,
      weight: 0.065,
      stockOnHand: 220,
      kind: 'cutter',
      features: { length: '125 mm', handle: { en: 'two-component, with spring', pl: 'dwuskładnikowa, ze sprężyną' } },
    },
    {
      name: { en: 'Cable shears for copper and aluminium, 165 mm', pl: 'Nożyce do kabli miedzianych i aluminiowych, 165 mm' },
      symbol: 'CSH-165',
      note: {
        en: 'Curved blades cut cable up to 50 mm² without crushing the strands, so the lug goes on cleanly. Do not cut steel wire or steel-armoured cable.',
        pl: 'Zakrzywione ostrza tną kabel do 50 mm² bez zgniatania żył, więc końcówka wchodzi gładko. Nie wolno nimi ciąć drutu stalowego ani kabla zbrojonego.',
      },
      priceNet: 8490,
      weight: 0.28,
      stockOnHand: 0,
      kind: 'cutter',
      features: { length: '165 mm', diameter: { en: 'up to 15 mm', pl: 'do 15 mm' } },
    },
    {
      name: { en: 'Long-nose pliers ISO 5745 with cutter, straight', pl: 'Szczypce wydłużone proste ISO 5745, z ostrzem' },
      symbol: '5745',
      note: {
        en: 'They are for reaching into junction boxes, bending eyelets and holding small parts. The tips twist if you turn bolts with them.',
        pl: 'Do sięgania do puszek, wyginania oczek i trzymania drobiazgów. Końcówki się skręcają, gdy odkręca się nimi śruby.',
      },
      priceNet: 3990,
      kind: 'long-nose',
      features: { norm: 'ISO 5745', handle: { en: 'two-component', pl: 'dwuskładnikowa' } },
      variants: lengths('5745', [
        [140, 0.13, 3990, 140],
        [160, 0.16, 4190, 360],
        [200, 0.2, 4690, 310],
      ]),
    },
    {
      name: { en: 'Long-nose pliers bent at 40°, 200 mm', pl: 'Szczypce wydłużone zagięte pod kątem 40°, 200 mm' },
      symbol: '5745B-200',
      note: {
        en: 'The bent tip keeps the hand out of the line of sight when you fish out hose clips, springs and dropped nuts from an engine.',
        pl: 'Zagięta końcówka odsuwa dłoń z pola widzenia, gdy trzeba wyjąć z silnika opaskę, sprężynę albo upuszczoną nakrętkę.',
      },
      priceNet: 4990,
      weight: 0.2,
      stockOnHand: 170,
      kind: 'long-nose',
      features: { norm: 'ISO 5745', length: '200 mm', handle: { en: 'two-component', pl: 'dwuskładnikowa' } },
    },
    {
      name: { en: 'Pliers set for the workshop, 3 pieces', pl: 'Zestaw szczypiec warsztatowych, 3 sztuki' },
      symbol: 'PLSET-3',
      pieces: { plain: 1, cutter: 1, 'long-nose': 1 },
      note: {
        en: 'The set has 180 mm combination pliers, 160 mm diagonal cutters and 200 mm straight long-nose pliers in a foam tray that drops into a drawer.',
        pl: 'Szczypce uniwersalne 180 mm, tnące boczne 160 mm i wydłużone proste 200 mm w piankowej wkładce do szuflady.',
      },
      priceNet: 11400,
      weight: 0.75,
      stockOnHand: 88,
      features: { contents: { en: '3 pairs of pliers in a foam tray', pl: '3 pary szczypiec w piankowej wkładce' } },
    },
  ],
}
