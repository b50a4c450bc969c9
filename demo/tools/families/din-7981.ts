import { type DemoFamily, tiered } from '../../types.ts'

/** Price 0: the product's price holds, without tiers. */
type Row = readonly [length: number, price: number, weight: number, stockOnHand: number]
const lengths = (symbol: string, rows: Row[]) =>
  rows.map(([length, price, weight, stockOnHand]) => ({
    symbol: `${symbol}X${length}`,
    features: { length: Number.isInteger(length) ? `${length} mm` : { en: `${length} mm`, pl: `${length} mm`.replace('.', ',') } },
    ...(price > 0 && { tiers: tiered(price, [5, 5], [15, 9], [50, 13]) }),
    weight,
    stockOnHand,
  }))
const pack = (pieces: number) => ({ en: `${pieces.toLocaleString('en')} pcs`, pl: `${pieces} szt.` })
const st = (size: string) => ({ en: `ST${size}`, pl: `ST${size}`.replace('.', ',') })
const pan = { en: 'pan', pl: 'walcowy soczewkowy' }
const csk = { en: 'countersunk', pl: 'stożkowy' }
const panTx = 'DIN 7981 TX / ISO 14585'
const cskTx = 'DIN 7982 TX / ISO 14586'

export const family: DemoFamily = {
  code: 'din-7981',
  category: 'self-drilling-screws',
  brand: 'inoxar',
  vat: 23,
  short: {
    en: 'Stainless A2 tapping screw for sheet metal and plastics, with a pan or countersunk head.',
    pl: 'Blachowkręt ze stali nierdzewnej A2 do blach i tworzyw, z łbem walcowym soczewkowym lub stożkowym.',
  },
  description: {
    en: `This tapping screw forms its own thread in a drilled hole in sheet metal, aluminium or plastic. DIN 7981 is the pan head, DIN 7982 the countersunk head; ISO 14585 and ISO 14586 are the same screws with a six-lobe recess. The thread size is written ST with the diameter in millimetres, and type C means a pointed end.

A2 stainless steel suits damp rooms, vehicles, boats on inland water and kitchens. It is softer than hardened steel, so the hole decides everything: if it is too small, the screw twists off; if it is too large, the thread strips. The holes given with the sizes are for steel sheet; in aluminium they may be up to 0.1 mm smaller; for plastics, follow the maker’s instructions.

Drill, deburr, then drive by hand or with a low clutch setting; back off half a turn if the screw binds. A drop of oil helps in stainless sheet. In aluminium near the sea, put sealing paste under the head, otherwise white corrosion appears.`,
    pl: `Wkręt, który sam formuje gwint w nawierconym otworze w blasze, aluminium lub tworzywie. DIN 7981 to łeb walcowy soczewkowy, a DIN 7982 stożkowy; ISO 14585 i ISO 14586 opisują te same wkręty z gniazdem sześciokarbowym. Gwint oznacza się literami ST i średnicą w milimetrach, a odmiana C ma ostry koniec.

Stal A2 nadaje się do wilgotnych pomieszczeń, pojazdów, łodzi śródlądowych i kuchni. Jest miększa od stali hartowanej, więc o wszystkim decyduje otwór: w za małym wkręt się ukręci, a w za dużym zerwie się gwint. Otwory podane przy rozmiarach dotyczą blachy stalowej; w aluminium otwór może być mniejszy o najwyżej 0,1 mm, a przy tworzywach trzymaj się zaleceń producenta.

Nawierć otwór, usuń zadziory i wkręcaj ręcznie albo wkrętarką ze sprzęgłem ustawionym na mały moment, a gdy wkręt stanie, cofnij go o pół obrotu. W blasze nierdzewnej pomaga kropla oleju. W aluminium nad morzem nałóż pod łeb pastę uszczelniającą, inaczej pojawi się biały nalot.`,
  },
  features: { material: { en: 'stainless steel', pl: 'stal nierdzewna' }, steel: 'A2' },
  keywords: {
    en: 'self tapper, sheet screw, PK screw, Parker screw, inox, body screw, number plate screw',
    pl: 'blachowkręty, samogwint, samogwinty, parker, inox, kwasówka, wkręt karoseryjny',
  },
  products: [
    {
      symbol: '7981A2-2.9',
      kind: 'pan',
      features: { norm: panTx, thread: st('2.9'), head: pan, drive: 'TX10', pack: pack(500) },
      priceNet: 3500,
      name: { en: 'Tapping screw DIN 7981 ST2.9 A2, pan head, TX10, for plastics', pl: 'Blachowkręt DIN 7981 ST2,9 A2, walcowy soczewkowy, TX10, do tworzyw' },
      note: {
        en: 'Use it for boxes, sensors and trim on plastic bosses; drill a 2.3 mm hole in thin sheet. Reuse the old thread when refitting: turn the screw left until it clicks, then right.',
        pl: 'Do puszek, czujników i listew na słupkach z tworzywa; w cienkiej blasze wierć otwór 2,3 mm. Przy ponownym montażu trafiaj w stary gwint: obracaj wkręt w lewo, aż kliknie, a potem w prawo.',
      },
      variants: lengths('7981A2-2.9', [
        [6.5, 0, 0.242, 1540],
        [9.5, 3810, 0.292, 47],
        [13, 4170, 0.35, 35],
        [16, 4480, 0.4, 768],
        [19, 4790, 0.45, 527],
      ]),
    },
    {
      symbol: '7981A2-3.5',
      kind: 'pan',
      features: { norm: panTx, thread: st('3.5'), head: pan, drive: 'TX15', pack: pack(200) },
      priceNet: 1920,
      name: { en: 'Tapping screw DIN 7981 ST3.5 A2, pan head, TX15, for housings', pl: 'Blachowkręt DIN 7981 ST3,5 A2, walcowy soczewkowy, TX15, do obudów' },
      note: {
        en: 'Use it for the covers of appliances, lamps and cable trunking. In 1 mm sheet, drill a 2.8 mm hole and keep the screws at least 10 mm away from the edge.',
        pl: 'Do pokryw urządzeń, lamp i kanałów kablowych. W blasze 1 mm wierć otwór 2,8 mm i zachowaj co najmniej 10 mm odstępu od krawędzi.',
      },
      variants: lengths('7981A2-3.5', [
        [9.5, 1920, 0.18, 148],
        [13, 2130, 0.214, 1546],
        [16, 2310, 0.243, 949],
        [19, 2490, 0.272, 92],
        [25, 2850, 0.33, 2266],
      ]),
    },
    {
      symbol: '7981A2-4.2',
      kind: 'pan',
      features: { norm: panTx, thread: st('4.2'), head: pan, drive: 'TX20', pack: pack(200) },
      priceNet: 2530,
      name: { en: 'Tapping screw DIN 7981 ST4.2 A2, pan head, TX20, for flashings and gutters', pl: 'Blachowkręt DIN 7981 ST4,2 A2, walcowy soczewkowy, TX20, do obróbek i rynien' },
      note: {
        en: 'Use it for gutter brackets, flashings and caravan panels. A hole of around 3.5 mm suits 1.5 mm sheet; a neoprene washer makes the joint rainproof.',
        pl: 'Do haków rynnowych, obróbek blacharskich i poszyć przyczep kempingowych. Do blachy 1,5 mm nadaje się otwór około 3,5 mm; podkładka neoprenowa uszczelni połączenie.',
      },
      variants: lengths('7981A2-4.2', [
        [9.5, 0, 0.279, 1204],
        [13, 2830, 0.328, 428],
        [16, 3090, 0.369, 328],
        [19, 3350, 0.411, 708],
        [25, 3870, 0.495, 2020],
        [32, 4470, 0.592, 496],
        [38, 4990, 0.676, 941],
      ]),
    },
    {
      symbol: '7981A2-4.8',
      kind: 'pan',
      features: { norm: panTx, thread: st('4.8'), head: pan, drive: 'TX25', pack: pack(200) },
      priceNet: 3690,
      name: { en: 'Tapping screw DIN 7981 ST4.8 A2, pan head, TX25, for vehicles', pl: 'Blachowkręt DIN 7981 ST4,8 A2, walcowy soczewkowy, TX25, do pojazdów' },
      note: {
        en: 'Use it for wheel arch liners, sill covers and number plates, with or without spring clip nuts. A 4 mm hole suits 2 mm sheet; treat the bare edge with primer.',
        pl: 'Do nadkoli, nakładek progów i tablic rejestracyjnych, także z nakrętkami blaszkowymi. Do blachy 2 mm nadaje się otwór 4 mm; gołą krawędź zabezpiecz podkładem.',
      },
      variants: lengths('7981A2-4.8', [
        [13, 3690, 0.466, 1573],
        [16, 4020, 0.52, 2400],
        [19, 4360, 0.575, 417],
        [25, 5040, 0.684, 197],
        [32, 5830, 0.811, 213],
        [38, 6500, 0.92, 24],
      ]),
    },
    {
      symbol: '7981A2-3.9PH',
      kind: 'pan',
      features: { norm: 'DIN 7981 C / ISO 7049', thread: st('3.9'), head: pan, drive: 'PH2', pack: pack(200) },
      priceNet: 2100,
      name: { en: 'Tapping screw DIN 7981 ST3.9 A2, pan head, PH2, for windows and shutters', pl: 'Blachowkręt DIN 7981 ST3,9 A2, walcowy soczewkowy, PH2, do okien i rolet' },
      note: {
        en: 'Window makers ask for this diameter with a cross recess for roller shutter guides, drip rails and fly screens. Predrill 3 mm holes in PVC and 3.2 mm holes in steel reinforcement.',
        pl: 'O wkręty tej średnicy z gniazdem krzyżowym pytają producenci okien: do prowadnic rolet, okapników i moskitier. W PVC nawierć otwór 3 mm, a w stalowym wzmocnieniu 3,2 mm.',
      },
      variants: lengths('7981A2-3.9PH', [
        [9.5, 0, 0.227, 841],
        [13, 2340, 0.269, 136],
        [16, 2550, 0.305, 2323],
        [19, 2770, 0.341, 2360],
        [25, 3190, 0.413, 595],
        [32, 3690, 0.497, 97],
      ]),
    },
    {
      symbol: '7982A2-3.5',
      kind: 'countersunk',
      features: { norm: cskTx, thread: st('3.5'), head: csk, drive: 'TX15', pack: pack(200) },
      priceNet: 1610,
      name: { en: 'Tapping screw DIN 7982 ST3.5 A2, countersunk, TX15, for trims', pl: 'Blachowkręt DIN 7982 ST3,5 A2, stożkowy, TX15, do listew' },
      note: {
        en: 'Use it for door sills, edge trims and piano hinges with countersunk holes. The head is 6.8 mm across; in soft aluminium it pulls itself in, so stop early.',
        pl: 'Do listew progowych, profili krawędziowych i zawiasów taśmowych z pogłębieniem. Łeb ma średnicę 6,8 mm; w miękkim aluminium sam się wciąga, więc wcześniej przestań dokręcać.',
      },
      variants: lengths('7982A2-3.5', [
        [9.5, 1610, 0.13, 136],
        [13, 1820, 0.164, 89],
        [16, 2000, 0.193, 104],
        [19, 2180, 0.222, 279],
        [25, 2540, 0.28, 396],
      ]),
    },
    {
      symbol: '7982A2-4.2',
      kind: 'countersunk',
      features: { norm: cskTx, thread: st('4.2'), head: csk, drive: 'TX20', pack: pack(200) },
      priceNet: 2320,
      name: { en: 'Tapping screw DIN 7982 ST4.2 A2, countersunk, TX20, for boats', pl: 'Blachowkręt DIN 7982 ST4,2 A2, stożkowy, TX20, do łodzi' },
      note: {
        en: 'Use it for deck fittings, rubbing strakes and hatch hinges on inland boats. Bed it in marine sealant and back the laminate with a plate wherever a load could pull the screw out.',
        pl: 'Do okuć pokładowych, odbojnic i zawiasów luków na łodziach śródlądowych. Osadź wkręt na uszczelniaczu jachtowym, a tam, gdzie wystąpią siły wyrywające, podłóż pod laminat płytkę.',
      },
      variants: lengths('7982A2-4.2', [
        [13, 0, 0.246, 218],
        [16, 2580, 0.287, 133],
        [19, 2840, 0.329, 137],
        [25, 3360, 0.413, 1996],
        [32, 3960, 0.51, 578],
        [38, 4480, 0.594, 1095],
      ]),
    },
    {
      symbol: '7981A2-6.3X38',
      kind: 'pan',
      features: { norm: panTx, thread: st('6.3'), length: '38 mm', head: pan, drive: 'TX30', pack: pack(100) },
      priceNet: 5950,
      weight: 0.849,
      stockOnHand: 8,
      name: { en: 'Tapping screw DIN 7981 ST6.3×38 A2, pan head, TX30, for brackets', pl: 'Blachowkręt DIN 7981 ST6,3×38 A2, walcowy soczewkowy, TX30, do wsporników' },
      note: {
        en: 'It holds awning rails, steps and roof racks where no nut can be reached. In 2 mm steel, drill a 5.3 mm hole; do not hang people or lifting gear from it.',
        pl: 'Trzyma szyny markiz, stopnie i bagażniki dachowe tam, gdzie nie sięgniesz do nakrętki. W stali 2 mm wierć otwór 5,3 mm; wkręt nie służy do asekuracji ani do podnoszenia.',
      },
    },
    {
      symbol: '7982A2-5.5X25',
      kind: 'countersunk',
      features: { norm: cskTx, thread: st('5.5'), length: '25 mm', head: csk, drive: 'TX25', pack: pack(100) },
      priceNet: 2980,
      weight: 0.372,
      stockOnHand: 0,
      name: { en: 'Tapping screw DIN 7982 ST5.5×25 A2, countersunk, TX25, for floors', pl: 'Blachowkręt DIN 7982 ST5,5×25 A2, stożkowy, TX25, do podłóg' },
      note: {
        en: 'Use it for chequer plate and aluminium flooring in trailers and lifts. This is the rarest diameter in the series, needed for repairs to factory-built vehicle bodies.',
        pl: 'Do blachy ryflowanej i podłóg aluminiowych w przyczepach i windach. Najrzadsza średnica w serii, potrzebna do napraw fabrycznych zabudów pojazdów.',
      },
    },
    {
      symbol: '7981A2-4.2X16-1000',
      kind: 'pan',
      features: { norm: panTx, thread: st('4.2'), length: '16 mm', head: pan, drive: 'TX20', pack: pack(1000) },
      priceNet: 12980,
      weight: 1.85,
      stockOnHand: 650,
      name: { en: 'Tapping screw DIN 7981 ST4.2×16 A2, pan head, TX20, bulk box', pl: 'Blachowkręt DIN 7981 ST4,2×16 A2, walcowy soczewkowy, TX20, opakowanie zbiorcze' },
      note: {
        en: 'It is for makers of ventilation units and refrigerated counters, who use the same length in every panel. It comes as one carton from one batch, with no small boxes to throw away.',
        pl: 'Dla producentów central wentylacyjnych i lad chłodniczych, którzy w każdym panelu stosują tę samą długość. Jeden karton, jedna partia, bez małych pudełek do wyrzucania.',
      },
    },
  ],
}
