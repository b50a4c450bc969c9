import type { DemoFamily } from '../../types.ts'

export const family: DemoFamily = {
  code: 'rotary-hammers',
  category: 'corded-tools',
  brand: 'voltan',
  vat: 23,
  short: {
    en: 'Mains rotary and demolition hammers with SDS-plus or SDS-max holders, weighing 2 to 11 kg.',
    pl: 'Sieciowe młotowiertarki i młoty wyburzeniowe z uchwytem SDS-plus lub SDS-max, o wadze od 2 do 11 kg.',
  },
  description: {
    en:
      'A rotary hammer drives the drill with a piston and an air cushion, so concrete is broken by blows and not by pressing. SDS-plus holders take 10 mm shanks and ' +
      'drills up to about 30 mm; SDS-max holders take 18 mm shanks for larger holes and for chiselling. Demolition hammers strike without turning.\n\n' +
      'The machines run on 230 V, are double insulated and are built to EN IEC 62841-2-6. Single-blow energy in joules is measured by the EPTA procedure and says more than the watts do. ' +
      'The drilling diameters given are limits in concrete with solid drills; holes of about half that diameter are drilled most efficiently.\n\n' +
      'Grease the shank before inserting it and wipe dust from the holder. Press just hard enough to keep the machine from bouncing. Use the side handle, because the clutch ' +
      'slips only after a jerk. Check walls for cables and pipes first. Concrete dust contains quartz: use extraction and an FFP3 mask. Hearing protection is needed ' +
      'with every model.',
    pl:
      'W młotowiertarce tłok z poduszką powietrzną bije w wiertło, więc beton kruszą uderzenia, a nie docisk. Uchwyt SDS-plus przyjmuje chwyty 10 mm i wiertła do ' +
      'około 30 mm, a SDS-max – chwyty 18 mm, do większych otworów i kucia. Młoty wyburzeniowe tylko kują, bez obrotów.\n\n' +
      'Maszyny są zasilane napięciem 230 V, mają podwójną izolację i spełniają EN IEC 62841-2-6. Energia pojedynczego udaru w dżulach jest mierzona według procedury EPTA i mówi więcej niż ' +
      'waty. Podane średnice to granica w betonie dla wierteł pełnych; najwydajniej wierci się otwory o mniej więcej połowie tej średnicy.\n\n' +
      'Chwyt wiertła trzeba przed włożeniem przesmarować, a uchwyt wytrzeć z pyłu. Dociska się tylko tyle, żeby maszyna nie odskakiwała. Rękojeść boczna jest ' +
      'konieczna, bo sprzęgło zadziała dopiero po szarpnięciu. Przed wierceniem sprawdza się, czy w ścianie nie biegną kable i rury. Pył betonowy zawiera kwarc: potrzebne są odciąg i półmaska ' +
      'FFP3, a przy każdym modelu ochrona słuchu.',
  },
  features: { norm: 'EN IEC 62841-2-6', voltage: '230 V' },
  keywords: {
    en: 'hammer drill, breaker, kango, jackhammer, concrete drill',
    pl: 'młot udarowy, udarówka, wiertarka do betonu, kombi, wyburzeniówka, młot kujący',
  },
  products: [
    {
      name: { en: 'Rotary hammer SDS-plus 650 W, 1.7 J, light', pl: 'Młotowiertarka SDS-plus 650 W, 1,7 J, lekka' },
      symbol: 'VRH-P2-650',
      priceNet: 37900,
      weight: 2.1,
      stockOnHand: 68,
      features: { shank: 'SDS-plus', power: '650 W', diameter: { en: 'up to 20 mm in concrete', pl: 'do 20 mm w betonie' }, 'max-speed': { en: '1,450 rpm', pl: '1450 obr/min' } },
      note: {
        en: 'Electricians and heating fitters use it overhead to drill 6 and 8 mm holes for plugs in ceilings. It drills with or without hammer action but has no chisel setting.',
        pl: 'Elektrycy i instalatorzy wiercą nią nad głową otwory 6 i 8 mm pod kołki w stropie. Wierci bez udaru i z udarem, ale nie kuje.',
      },
    },
    {
      name: { en: 'Rotary hammer SDS-plus 800 W, 2.7 J, three modes', pl: 'Młotowiertarka SDS-plus 800 W, 2,7 J, trzy funkcje' },
      symbol: 'VRH-P3-800',
      priceNet: 52900,
      weight: 2.8,
      stockOnHand: 112,
      features: { shank: 'SDS-plus', power: '800 W', diameter: { en: 'up to 26 mm in concrete', pl: 'do 26 mm w betonie' }, 'max-speed': { en: '900 rpm', pl: '900 obr/min' } },
      note: {
        en: 'It is the standard machine on most sites, for anchors from 8 to 16 mm and light chiselling of plaster and tile adhesive. The chisel locks in 36 positions.',
        pl: 'Podstawowa maszyna na budowie: do kotew od 8 do 16 mm oraz do lekkiego skuwania tynku i kleju do płytek. Dłuto blokuje się w 36 położeniach.',
      },
    },
    {
      name: { en: 'Rotary hammer SDS-plus 830 W with quick-change chuck', pl: 'Młotowiertarka SDS-plus 830 W z wymiennym uchwytem wiertarskim' },
      symbol: 'VRH-P3-830Q',
      priceNet: 64900,
      weight: 2.9,
      stockOnHand: 43,
      features: {
        shank: { en: 'SDS-plus and 13 mm chuck', pl: 'SDS-plus i uchwyt 13 mm' },
        power: '830 W',
        diameter: { en: 'up to 26 mm in concrete', pl: 'do 26 mm w betonie' },
        'max-speed': { en: '1,000 rpm', pl: '1000 obr/min' },
      },
      note: {
        en: 'Pull the collar, and the SDS holder comes off to make room for a keyless chuck that takes drills for wood and steel. There is no adapter wobble, since the chuck sits on the spindle itself.',
        pl: 'Po odciągnięciu tulei uchwyt SDS zamienia się na samozaciskowy, do wierteł do drewna i stali. Siedzi on wprost na wrzecionie, więc nie bije jak na przejściówce.',
      },
    },
    {
      name: { en: 'Rotary hammer SDS-plus 830 W with built-in dust extraction', pl: 'Młotowiertarka SDS-plus 830 W z wbudowanym odciągiem pyłu' },
      symbol: 'VRH-P3-830D',
      priceNet: 97900,
      weight: 4.1,
      stockOnHand: 8,
      features: {
        shank: 'SDS-plus',
        power: '830 W',
        diameter: { en: 'up to 16 mm with extraction', pl: 'do 16 mm z odciągiem' },
        'max-speed': { en: '1,000 rpm', pl: '1000 obr/min' },
      },
      note: {
        en:
          'The extractor slides along with the drill and collects the dust; its box holds that from about 60 holes of 8 × 50 mm. The machine is for furnished rooms and leaves cleaner holes for injection ' +
          'mortar.',
        pl: 'Odciąg przesuwa się razem z wiertłem, a pojemnik starcza na około 60 otworów 8 × 50 mm. Do urządzonych wnętrz i do czystych otworów pod zaprawę iniekcyjną.',
      },
    },
    {
      name: { en: 'Rotary hammer SDS-plus 1,050 W, 4.2 J, damped handle', pl: 'Młotowiertarka SDS-plus 1050 W, 4,2 J, amortyzowana rękojeść' },
      symbol: 'VRH-P4-1050',
      priceNet: 89900,
      weight: 3.9,
      stockOnHand: 37,
      features: { shank: 'SDS-plus', power: { en: '1,050 W', pl: '1050 W' }, diameter: { en: 'up to 32 mm in concrete', pl: 'do 32 mm w betonie' }, 'max-speed': { en: '800 rpm', pl: '800 obr/min' } },
      note: {
        en: 'The upright motor shortens the machine, which helps when drilling into floors, and puts weight behind the chisel. This is the strongest model in the range that still takes slim SDS-plus drills.',
        pl: 'Pionowy silnik skraca maszynę, dlatego wygodnie wierci się nią w posadzce i kuje. To najmocniejszy model, do którego wchodzą jeszcze cienkie wiertła SDS-plus.',
      },
    },
    {
      name: { en: 'Combination hammer SDS-max 1,150 W, 8.5 J', pl: 'Młotowiertarka SDS-max 1150 W, 8,5 J' },
      symbol: 'VRH-M6-1150',
      kind: 'max',
      priceNet: 189900,
      weight: 6.4,
      stockOnHand: 21,
      features: { shank: 'SDS-max', power: { en: '1,150 W', pl: '1150 W' }, diameter: { en: 'up to 40 mm in concrete', pl: 'do 40 mm w betonie' }, 'max-speed': { en: '500 rpm', pl: '500 obr/min' } },
      note: {
        en: 'It bores 16 to 32 mm holes for rebar connections and pipe sleeves and drives core bits up to 90 mm. It is light enough to be used at chest height.',
        pl: 'Do otworów 16–32 mm pod wklejane zbrojenie i przepusty oraz do koron wiertniczych o średnicy do 90 mm. Maszyna jest na tyle lekka, że da się nią pracować na wysokości piersi.',
      },
    },
    {
      name: { en: 'Heavy combination hammer SDS-max 1,500 W, 12.5 J, active damping', pl: 'Ciężka młotowiertarka SDS-max 1500 W, 12,5 J, czynne tłumienie drgań' },
      symbol: 'VRH-M8-1500',
      kind: 'max',
      priceNet: 289900,
      weight: 8.3,
      stockOnHand: 6,
      features: { shank: 'SDS-max', power: { en: '1,500 W', pl: '1500 W' }, diameter: { en: 'up to 50 mm in concrete', pl: 'do 50 mm w betonie' }, 'max-speed': { en: '380 rpm', pl: '380 obr/min' } },
      note: {
        en:
          'A counterweight in the housing takes the edge off the vibration; even so, limit each person’s working time and rotate the crew. The machine is best for drilling downwards ' +
          'and breaking through walls.',
        pl: 'Przeciwmasa w obudowie łagodzi drgania, a mimo to trzeba ograniczać czas pracy każdej osoby i zmieniać się w ekipie. Maszyna najlepiej nadaje się do wiercenia w dół i do przebić.',
      },
    },
    {
      name: { en: 'Chipping hammer SDS-max 1,100 W, 9 J', pl: 'Młot kujący SDS-max 1100 W, 9 J' },
      symbol: 'VRH-C5-1100',
      kind: 'max',
      priceNet: 174900,
      weight: 5.4,
      stockOnHand: 29,
      features: { shank: 'SDS-max', power: { en: '1,100 W', pl: '1100 W' }, application: { en: 'chiselling only', pl: 'tylko kucie' } },
      note: {
        en: 'It takes tiles, tile adhesive and plaster off walls at waist height. At 5.4 kg, it can still be held level; for floors, go one size up.',
        pl: 'Do skuwania płytek, kleju i tynku ze ścian na wysokości pasa. Przy wadze 5,4 kg da się go jeszcze trzymać poziomo; do posadzek lepszy jest większy młot.',
      },
    },
    {
      name: { en: 'Demolition hammer SDS-max 1,600 W, 22 J', pl: 'Młot wyburzeniowy SDS-max 1600 W, 22 J' },
      symbol: 'VRH-C11-1600',
      kind: 'max',
      priceNet: 339900,
      weight: 10.9,
      stockOnHand: 0,
      features: { shank: 'SDS-max', power: { en: '1,600 W', pl: '1600 W' }, application: { en: 'chiselling only', pl: 'tylko kucie' } },
      note: {
        en: 'It breaks concrete floors, footings and thick masonry, working downwards under its own weight. A lamp shows when the brushes are worn; change both together.',
        pl: 'Kruszy betonowe posadzki, ławy i grube mury, kując w dół pod własnym ciężarem. Kontrolka pokazuje, kiedy zużyły się szczotki; wymienia się obie naraz.',
      },
    },
  ],
}
