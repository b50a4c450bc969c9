import type { DemoCategory } from '../types.ts'

export const categories: DemoCategory[] = [
  {
    code: 'fasteners',
    cover: 'din-933-a2',
    facets: ['thread', 'diameter', 'length', 'material', 'strength'],
    name: { en: 'Fasteners', pl: 'Elementy złączne' },
    description: {
      en: 'Bolts, screws, nuts, washers and anchors by standard, size and finish, sold by the box.',
      pl: 'Śruby, wkręty, nakrętki, podkładki i kotwy według normy, wymiaru i powłoki, sprzedawane na pudełka.',
    },
    children: [
      {
        code: 'screws-and-bolts',
        cover: 'din-933-a2',
        name: { en: 'Screws and bolts', pl: 'Śruby i wkręty' },
        description: { en: 'Metric bolts for steel and machines, and screws for wood and sheet metal.', pl: 'Śruby metryczne do stali i maszyn, wkręty do drewna i blachy.' },
        children: [
          {
            code: 'hexagon-bolts',
            name: { en: 'Hexagon bolts', pl: 'Śruby sześciokątne' },
            description: { en: 'Hexagon head bolts with full or part thread, zinc plated and stainless.', pl: 'Śruby z łbem sześciokątnym, z gwintem pełnym i niepełnym, ocynkowane i nierdzewne.' },
          },
          {
            code: 'socket-screws',
            name: { en: 'Socket screws', pl: 'Śruby imbusowe' },
            description: {
              en: 'Cap, countersunk, button head and set screws with a hexagon socket.',
              pl: 'Śruby z gniazdem sześciokątnym, z łbem walcowym, stożkowym i kulistym, oraz wkręty dociskowe.',
            },
          },
          {
            code: 'wood-screws',
            name: { en: 'Wood screws', pl: 'Wkręty do drewna' },
            description: { en: 'Screws for chipboard, structural timber and decking.', pl: 'Wkręty do płyt wiórowych, konstrukcji drewnianych i tarasów.' },
          },
          {
            code: 'self-drilling-screws',
            name: { en: 'Sheet metal screws', pl: 'Wkręty do blachy' },
            description: { en: 'Self-drilling and self-tapping screws for sheet metal, profiles and roofs.', pl: 'Wkręty samowiercące i samogwintujące do blach, profili i pokryć dachowych.' },
          },
        ],
      },
      {
        code: 'nuts-and-washers',
        name: { en: 'Nuts and washers', pl: 'Nakrętki i podkładki' },
        description: { en: 'Nuts for bolts and screws, washers to go under nuts and heads, and threaded rods.', pl: 'Nakrętki do śrub, podkładki pod nakrętkę i łeb oraz pręty gwintowane.' },
        children: [
          { code: 'nuts', name: { en: 'Nuts', pl: 'Nakrętki' }, description: { en: 'Hexagon, lock, flange and cap nuts.', pl: 'Nakrętki sześciokątne, samohamowne, kołnierzowe i kołpakowe.' } },
          { code: 'washers', name: { en: 'Washers', pl: 'Podkładki' }, description: { en: 'Flat, large and spring washers.', pl: 'Podkładki płaskie, poszerzane i sprężyste.' } },
          {
            code: 'threaded-rods',
            name: { en: 'Threaded rods', pl: 'Pręty gwintowane' },
            description: { en: 'Rods one and two metres long, to cut to length.', pl: 'Pręty metrowe i dwumetrowe do cięcia na wymiar.' },
          },
        ],
      },
      {
        code: 'anchors',
        name: { en: 'Plugs and anchors', pl: 'Kołki i kotwy' },
        description: { en: 'Fixings for brick, concrete, board and other base materials.', pl: 'Zamocowania do cegły, betonu, płyt i innych podłoży.' },
        children: [
          {
            code: 'plastic-plugs',
            name: { en: 'Plastic plugs', pl: 'Kołki z tworzywa' },
            description: { en: 'Nylon plugs, frame fixings and board fixings.', pl: 'Kołki nylonowe, ramowe i do płyt.' },
          },
          {
            code: 'steel-anchors',
            name: { en: 'Anchors for concrete', pl: 'Kotwy do betonu' },
            description: { en: 'Wedge anchors, concrete screws and injection mortars.', pl: 'Kotwy segmentowe, wkręty do betonu i zaprawy iniekcyjne.' },
          },
        ],
      },
    ],
  },
  {
    code: 'cutting-tools',
    facets: ['diameter', 'working-length', 'shank', 'material'],
    name: { en: 'Drilling and cutting', pl: 'Wiercenie i cięcie' },
    description: { en: 'Drills, taps, discs and abrasives for metal, wood and stone.', pl: 'Wiertła, gwintowniki, tarcze i materiały ścierne do metalu, drewna i kamienia.' },
    children: [
      {
        code: 'drill-bits',
        cover: 'din-338-hss-g',
        name: { en: 'Drill bits', pl: 'Wiertła' },
        description: { en: 'The right drill bit for the material, from thin sheet to reinforced concrete.', pl: 'Wiertło dobrane do materiału, od cienkiej blachy po żelbet.' },
        children: [
          {
            code: 'metal-drills',
            name: { en: 'Drills for metal', pl: 'Wiertła do metalu' },
            description: { en: 'HSS and cobalt drills, step drills and countersinks.', pl: 'Wiertła HSS, kobaltowe i stopniowe oraz pogłębiacze.' },
          },
          {
            code: 'masonry-drills',
            name: { en: 'Drills for masonry', pl: 'Wiertła do betonu i muru' },
            description: {
              en: 'Carbide and diamond drills with SDS-plus, SDS-max, straight and hexagon shanks, and SDS-max chisels.',
              pl: 'Wiertła z węglikiem i diamentowe, z chwytem SDS-plus, SDS-max, walcowym i sześciokątnym, oraz dłuta SDS-max.',
            },
          },
          {
            code: 'wood-drills',
            name: { en: 'Drills for wood', pl: 'Wiertła do drewna' },
            description: { en: 'Brad point, Forstner and auger bits.', pl: 'Wiertła kręte z kolcem, wiertła Forstnera i świdry.' },
          },
        ],
      },
      { code: 'threading', name: { en: 'Threading', pl: 'Gwintowanie' }, description: { en: 'Taps and dies for metric threads.', pl: 'Gwintowniki i narzynki do gwintów metrycznych.' } },
      {
        code: 'abrasives',
        facets: ['diameter', 'grit', 'bore'],
        name: { en: 'Discs and abrasives', pl: 'Tarcze i materiały ścierne' },
        description: { en: 'Discs and abrasives for cutting, grinding and finishing.', pl: 'Tarcze i materiały ścierne do cięcia, szlifowania i wykańczania.' },
        children: [
          {
            code: 'cutting-discs',
            name: { en: 'Cutting discs', pl: 'Tarcze tnące' },
            description: { en: 'Bonded discs for metal, and diamond discs for stone and tiles.', pl: 'Tarcze do metalu oraz diamentowe do kamienia i płytek.' },
          },
          { code: 'sanding', name: { en: 'Grinding and sanding', pl: 'Szlifowanie' }, description: { en: 'Flap discs and hook-and-loop sanding discs.', pl: 'Tarcze lamelkowe i krążki na rzep.' } },
        ],
      },
    ],
  },
  {
    code: 'hand-tools',
    facets: ['size', 'square-drive', 'drive', 'length'],
    name: { en: 'Hand tools', pl: 'Narzędzia ręczne' },
    description: { en: 'Spanners, screwdrivers, pliers, hammers and measuring tools.', pl: 'Klucze, wkrętaki, szczypce, młotki i przyrządy pomiarowe.' },
    children: [
      {
        code: 'wrenches',
        name: { en: 'Spanners and wrenches', pl: 'Klucze' },
        description: { en: 'Spanners, sockets, ratchets and hexagon keys.', pl: 'Klucze płaskie i oczkowe, nasadki, grzechotki i klucze imbusowe.' },
        children: [
          {
            code: 'combination-wrenches',
            name: { en: 'Spanners', pl: 'Klucze płaskie i oczkowe' },
            description: { en: 'Combination, ratchet and adjustable spanners.', pl: 'Klucze płasko-oczkowe, z grzechotką i nastawne.' },
          },
          {
            code: 'sockets',
            name: { en: 'Sockets and ratchets', pl: 'Nasadki i grzechotki' },
            description: { en: 'Chrome and impact sockets, ratchets and extensions.', pl: 'Nasadki chromowane i udarowe, grzechotki i przedłużki.' },
          },
        ],
      },
      {
        code: 'screwdrivers-and-bits',
        name: { en: 'Screwdrivers and bits', pl: 'Wkrętaki i bity' },
        description: { en: 'Screwdrivers and bits for use by hand and by machine, insulated and plain.', pl: 'Wkrętaki i bity do pracy ręcznej i do wkrętarki, izolowane i zwykłe.' },
      },
      {
        code: 'pliers',
        name: { en: 'Pliers and cutters', pl: 'Szczypce i obcinaki' },
        description: { en: 'Pliers and cutters for gripping, bending and cutting.', pl: 'Szczypce i obcinaki do chwytania, gięcia i cięcia.' },
      },
      {
        code: 'hammers',
        name: { en: 'Hammers and chisels', pl: 'Młotki i przecinaki' },
        description: {
          en: 'Hammers with wooden, fibreglass or steel handles, and chisels for metal and stone.',
          pl: 'Młotki z trzonkami z drewna, włókna szklanego i stali oraz przecinaki do metalu i kamienia.',
        },
      },
      {
        code: 'measuring',
        facets: ['range', 'length', 'accuracy'],
        name: { en: 'Measuring', pl: 'Pomiary' },
        description: { en: 'Tapes, calipers and levels with a stated accuracy.', pl: 'Miary zwijane, suwmiarki i poziomnice o podanej dokładności.' },
      },
    ],
  },
  {
    code: 'power-tools',
    facets: ['voltage', 'torque', 'contents', 'power'],
    name: { en: 'Power tools', pl: 'Elektronarzędzia' },
    description: { en: 'Cordless tools that share their batteries, and corded tools for continuous work.', pl: 'Narzędzia akumulatorowe, na wspólne akumulatory, oraz sieciowe, do pracy ciągłej.' },
    children: [
      {
        code: 'cordless-tools',
        cover: 'drill-drivers',
        name: { en: 'Cordless tools', pl: 'Narzędzia akumulatorowe' },
        description: { en: 'Drill drivers, impact drivers, batteries and chargers.', pl: 'Wiertarko-wkrętarki, zakrętarki udarowe, akumulatory i ładowarki.' },
      },
      { code: 'corded-tools', name: { en: 'Corded tools', pl: 'Narzędzia sieciowe' }, description: { en: 'Angle grinders and rotary hammers.', pl: 'Szlifierki kątowe i młotowiertarki.' } },
    ],
  },
  {
    code: 'safety',
    cover: 'work-gloves',
    name: { en: 'Safety at work', pl: 'BHP' },
    description: { en: 'Protection that people actually wear, with its standard and class.', pl: 'Ochrona, którą naprawdę się nosi, z podaną normą i klasą.' },
    children: [
      {
        code: 'gloves',
        facets: ['size', 'protection', 'material', 'colour'],
        name: { en: 'Work gloves', pl: 'Rękawice robocze' },
        description: { en: 'Work gloves by EN 388 level, from fine assembly to cut protection.', pl: 'Rękawice robocze według poziomów EN 388, od montażu precyzyjnego po ochronę przed przecięciem.' },
      },
      {
        code: 'protection',
        cover: 'safety-glasses',
        name: { en: 'Eyes, ears and breathing', pl: 'Oczy, słuch, oddech' },
        description: { en: 'Glasses, ear defenders, masks and first aid.', pl: 'Okulary, ochronniki słuchu, maski i apteczki.' },
      },
    ],
  },
  {
    code: 'chemicals',
    name: { en: 'Sealing, gluing, lubricating', pl: 'Chemia techniczna' },
    description: { en: 'Sealants, adhesives, sprays and threadlockers.', pl: 'Uszczelniacze, kleje, środki w sprayu i kleje do gwintów.' },
  },
  {
    code: 'workshop',
    name: { en: 'Workshop', pl: 'Wyposażenie warsztatu' },
    description: { en: 'A place for every tool, and something to hold the work.', pl: 'Miejsce na każde narzędzie i coś, co przytrzyma detal.' },
    children: [
      { code: 'storage', name: { en: 'Boxes and cases', pl: 'Skrzynki i walizki' }, description: { en: 'Cases, organisers and bags.', pl: 'Walizki, organizery i torby.' } },
      {
        code: 'clamping',
        name: { en: 'Clamps and vices', pl: 'Ściski i imadła' },
        description: { en: 'Clamps for wood and steel, and vices for the bench.', pl: 'Ściski do drewna i stali, imadła na stół.' },
      },
    ],
  },
]
