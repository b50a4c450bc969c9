import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'vices',
  category: 'clamping',
  brand: 'kowalski-forge',
  vat: 23,
  short: {
    en: 'Bench vices in cast iron and forged steel, vices for wood and models, and machine vices for drilling, milling and grinding.',
    pl: 'Imadła ślusarskie żeliwne i kute, imadła stolarskie i modelarskie oraz maszynowe do wiercenia, frezowania i szlifowania.',
  },
  description: {
    en:
      'A vice is the third hand of the workshop. A bench vice holds work for filing, sawing and bending and must withstand blows. A machine vice sits on the table of a drilling or ' +
      'milling machine and must above all be flat, square and rigid.\n\n' +
      'Size is the jaw width; the opening tells you how thick a part the vice holds. Grey iron is stiff and damps noise but cracks under a sledgehammer; ductile iron withstands more, and ' +
      'forged steel takes hammer blows. The load given is the clamping force reached with the handle alone. On machine vices, the accuracy is how far the jaw is out of square ' +
      'with the base.\n\n' +
      'Bolt a bench vice through the bench top with large washers, over a leg of the bench, with the top of the jaws at elbow height. Strike towards the fixed jaw and never on the handle or ' +
      'slide. Use soft jaws for finished faces. In a machine vice, tap the work down onto parallels after tightening. Keep chips off the slide.',
    pl:
      'Imadło to trzecia ręka warsztatu. Ślusarskie trzyma detal przy piłowaniu, cięciu i gięciu i musi znosić uderzenia. Maszynowe stoi na stole wiertarki albo frezarki i ' +
      'ma być przede wszystkim płaskie, prostopadłe i sztywne.\n\n' +
      'Rozmiar to szerokość szczęk, a rozwarcie mówi, jak gruby detal się zmieści. Żeliwo szare jest sztywne i tłumi hałas, ale pęka od ciężkiego młota, sferoidalne znosi ' +
      'więcej, a stal kuta wytrzymuje uderzenia młotem. Obciążenie oznacza siłę mocowania osiąganą samym pokrętłem. Przy imadłach maszynowych dokładność to odchyłka szczęki od prostopadłości do ' +
      'podstawy.\n\n' +
      'Imadło ślusarskie przykręca się do blatu na wylot, z dużymi podkładkami, nad nogą stołu, z górną krawędzią szczęk na wysokości łokcia. Uderza się w stronę szczęki stałej, nigdy w ' +
      'pokrętło ani w prowadnicę. Do obrobionych powierzchni zakłada się miękkie nakładki. W imadle maszynowym detal po dokręceniu dobija się do podkładek równoległych. ' +
      'Z prowadnicy trzeba usuwać wióry.',
  },
  features: {},
  keywords: {
    en: 'vise, engineers vice, fitters vice, drill vice, milling vice',
    pl: 'śrubsztak, imadło stołowe, imadło do wiertarki, imadło frezarskie, szczęki',
  },
  products: [
    {
      name: { en: 'Bench vice, grey cast iron, fixed base', pl: 'Imadło ślusarskie z żeliwa szarego, stałe' },
      symbol: 'VIS-GI',
      priceNet: 15900,
      features: { material: { en: 'grey cast iron', pl: 'żeliwo szare' }, hardness: { en: 'jaws 45 HRC', pl: 'szczęki 45 HRC' } },
      variants: [
        { symbol: 'VIS-GI-100', features: { width: '100 mm', opening: '100 mm', load: '14 kN' }, tiers: tiered(15900, [3, 4]), weight: 7.2, stockOnHand: 62 },
        { symbol: 'VIS-GI-125', features: { width: '125 mm', opening: '125 mm', load: '18 kN' }, tiers: tiered(21900, [3, 4]), weight: 11.5, stockOnHand: 85 },
        { symbol: 'VIS-GI-150', features: { width: '150 mm', opening: '150 mm', load: '22 kN' }, tiers: tiered(29900, [3, 4]), weight: 16.8, stockOnHand: 37 },
      ],
      note: {
        en: 'This is a plain vice for school and maintenance workshops. Hammer on it only lightly; for straightening and riveting, choose forged steel.',
        pl: 'Proste imadło do pracowni szkolnej i warsztatu utrzymania ruchu. Młotkiem można na nim stukać tylko lekko; do prostowania i nitowania służy imadło kute.',
      },
    },
    {
      name: { en: 'Bench vice, drop-forged steel, adjustable slide', pl: 'Imadło ślusarskie kute, z regulowaną prowadnicą' },
      symbol: 'VIS-FS',
      priceNet: 47900,
      features: { material: { en: 'drop-forged steel', pl: 'stal kuta matrycowo' }, hardness: { en: 'jaws 52 HRC', pl: 'szczęki 52 HRC' } },
      variants: [
        { symbol: 'VIS-FS-100', features: { width: '100 mm', opening: '125 mm', load: '20 kN' }, weight: 8.4, stockOnHand: 44 },
        { symbol: 'VIS-FS-120', features: { width: '120 mm', opening: '150 mm', load: '25 kN' }, tiers: tiered(57900, [3, 5]), weight: 12.6, stockOnHand: 58 },
        { symbol: 'VIS-FS-140', features: { width: '140 mm', opening: '200 mm', load: '30 kN' }, tiers: tiered(77900, [3, 5]), weight: 20.5, stockOnHand: 25 },
        { symbol: 'VIS-FS-160', features: { width: '160 mm', opening: '225 mm', load: '35 kN' }, tiers: tiered(104900), weight: 28.3, stockOnHand: 6 },
      ],
      note: {
        en: 'The body and jaw are forged, so no blow from a hand hammer will crack them. Two gib screws take up the play in the slide after years of use.',
        pl: 'Korpus i szczęka są kute, więc uderzenie ręcznego młota ich nie rozbije. Luz prowadnicy po latach kasuje się dwiema śrubami.',
      },
    },
    {
      name: { en: 'Bench vice with swivel base, ductile iron, 125 mm', pl: 'Imadło ślusarskie obrotowe, żeliwo sferoidalne, 125 mm' },
      symbol: 'VIS-SW125',
      priceNet: 36900,
      weight: 14.2,
      stockOnHand: 29,
      features: {
        width: '125 mm',
        opening: '140 mm',
        load: '22 kN',
        material: { en: 'ductile cast iron', pl: 'żeliwo sferoidalne' },
        hardness: { en: 'jaws 48 HRC', pl: 'szczęki 48 HRC' },
      },
      note: {
        en: 'It turns through a full circle and is held by two levers, so long parts can be turned clear of the wall. Tighten both levers before striking, or the base will shift.',
        pl: 'Obraca się o 360° i blokuje się dwiema dźwigniami, więc długi detal można ustawić obok ściany. Przed uderzeniem dokręć obie, inaczej podstawa się przesunie.',
      },
    },
    {
      name: { en: 'Combination vice with pipe jaws and anvil, 150 mm', pl: 'Imadło ślusarskie ze szczękami do rur i kowadełkiem, 150 mm' },
      symbol: 'VIS-PIPE150',
      priceNet: 54900,
      weight: 19.6,
      stockOnHand: 12,
      features: {
        width: '150 mm',
        opening: '160 mm',
        load: '25 kN',
        material: { en: 'ductile cast iron', pl: 'żeliwo sferoidalne' },
        diameter: { en: 'pipes 15–75 mm', pl: 'rury 15–75 mm' },
      },
      note: {
        en: 'Toothed jaws under the flat ones hold pipe for threading and cutting without crushing it. The anvil behind is for straightening flat bar, not for forging.',
        pl: 'Zębate szczęki pod płaskimi trzymają rurę do gwintowania i cięcia, nie zgniatając jej. Kowadełko z tyłu służy do prostowania płaskowników, nie do kucia.',
      },
    },
    {
      name: { en: 'Clamp-on table vice with ball joint, 70 mm', pl: 'Imadło modelarskie z przegubem kulowym, przykręcane do blatu, 70 mm' },
      symbol: 'VIS-BALL70',
      priceNet: 11900,
      weight: 1.7,
      stockOnHand: 140,
      features: { width: '70 mm', opening: '65 mm', load: '2 kN', material: { en: 'die-cast aluminium, soft jaws', pl: 'odlew aluminiowy, miękkie nakładki' } },
      note: {
        en: 'It tilts and turns a circuit board or model to the light and clamps onto any table top 15 to 60 mm thick. It is not for heavy filing of steel.',
        pl: 'Płytkę drukowaną czy model można przechylić i obrócić do światła; imadło mocuje się na blacie o grubości od 15 do 60 mm. Do mocnego piłowania stali jest za słabe.',
      },
    },
    {
      name: { en: 'Woodworking front vice, quick release, 225 mm', pl: 'Imadło stolarskie czołowe, szybkomocujące, 225 mm' },
      symbol: 'VIS-WOOD225',
      priceNet: 42900,
      weight: 14.9,
      stockOnHand: 0,
      features: { width: '225 mm', opening: '300 mm', load: '12 kN', material: { en: 'grey cast iron', pl: 'żeliwo szare' } },
      note: {
        en: 'It is mounted under the front edge of a joiner’s bench; the user screws wooden linings to the jaws. The trigger frees the screw so that the jaw can be slid by hand.',
        pl: 'Montowane pod przednią krawędzią strugnicy; drewniane okładziny użytkownik sam przykręca do szczęk. Spust zwalnia śrubę, a szczękę przesuwa się ręką.',
      },
    },
    {
      name: { en: 'Pillar drill vice, slotted base', pl: 'Imadło do wiertarki słupowej, podstawa z wycięciami' },
      symbol: 'VIM-DP',
      kind: 'machine',
      priceNet: 8990,
      features: { material: { en: 'grey cast iron', pl: 'żeliwo szare' } },
      variants: [
        { symbol: 'VIM-DP-80', features: { width: '80 mm', opening: '70 mm' }, tiers: tiered(8990, [4, 5]), weight: 2.8, stockOnHand: 76 },
        { symbol: 'VIM-DP-100', features: { width: '100 mm', opening: '90 mm' }, tiers: tiered(10900, [4, 5]), weight: 4.1, stockOnHand: 112 },
        { symbol: 'VIM-DP-125', features: { width: '125 mm', opening: '115 mm' }, tiers: tiered(14900, [4, 5]), weight: 6.4, stockOnHand: 48 },
      ],
      note: {
        en: 'A vee in the jaw holds round bar upright or flat. Always bolt the vice down or set it against the column: a drill that catches spins a loose vice round.',
        pl: 'Rowek pryzmowy w szczęce trzyma wałek pionowo lub poziomo. Imadło trzeba przykręcić albo oprzeć o kolumnę, bo zakleszczone wiertło zakręci luźnym imadłem.',
      },
    },
    {
      name: { en: 'Precision toolmaker’s vice, ground all over, 73 mm', pl: 'Imadło precyzyjne szlifowane, narzędziowe, 73 mm' },
      symbol: 'VIM-PR73',
      kind: 'machine',
      priceNet: 44900,
      weight: 3.9,
      stockOnHand: 18,
      features: {
        width: '73 mm',
        opening: '100 mm',
        accuracy: { en: '0.005 mm per 100 mm', pl: '0,005 mm na 100 mm' },
        material: { en: 'case-hardened alloy steel', pl: 'stal stopowa nawęglana' },
        hardness: '60 HRC',
      },
      note: {
        en: 'It is for surface grinding, spark erosion and inspection, on its side or end as well. The pull-down screw keeps the movable jaw from lifting; keep the vice oiled against rust.',
        pl: 'Do szlifowania płaszczyzn, elektrodrążenia i pomiarów, także na boku i na czole. Śruba skośna nie pozwala szczęce się unieść; imadło chroń olejem przed rdzą.',
      },
    },
    {
      name: { en: 'Milling machine vice with graduated swivel base, 125 mm', pl: 'Imadło frezarskie z obrotową podstawą z podziałką, 125 mm' },
      symbol: 'VIM-ML125',
      kind: 'machine',
      priceNet: 89900,
      weight: 24.5,
      stockOnHand: 9,
      features: {
        width: '125 mm',
        opening: '110 mm',
        load: '30 kN',
        accuracy: { en: '0.02 mm per 100 mm', pl: '0,02 mm na 100 mm' },
        material: { en: 'ductile cast iron', pl: 'żeliwo sferoidalne' },
      },
      note: {
        en: 'Set the jaw true with a dial gauge first, then trust the degree scale for the rest. Taken off its base, the vice sits lower and is stiffer for roughing.',
        pl: 'Szczękę ustawia się najpierw według czujnika, dopiero potem korzysta z podziałki. Bez podstawy imadło stoi niżej i sztywniej, co pomaga przy zgrubnym frezowaniu.',
      },
    },
    {
      name: { en: 'Tilting drill vice, 0–90 degrees, 100 mm', pl: 'Imadło maszynowe uchylne, 0–90 stopni, 100 mm' },
      symbol: 'VIM-TL100',
      kind: 'machine',
      priceNet: 24900,
      weight: 7.8,
      stockOnHand: 26,
      features: { width: '100 mm', opening: '90 mm', material: { en: 'grey cast iron', pl: 'żeliwo szare' } },
      note: {
        en: 'It is for angled holes in tubes and brackets, with the angle read off a side scale. Start such holes with a centre drill or end mill, since a twist drill wanders off.',
        pl: 'Do skośnych otworów w rurach i wspornikach; kąt odczytuje się z bocznej podziałki. Otwór zaczyna się nawiertakiem lub frezem, bo wiertło kręte zejdzie na bok.',
      },
    },
  ],
}
