import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'tool-boxes',
  category: 'storage',
  brand: 'kleszcz',
  vat: 23,
  short: {
    en: 'Toolboxes, stackable cases, small-parts organisers and tool bags, supplied empty.',
    pl: 'Skrzynki narzędziowe, walizki do piętrzenia, organizery na drobne części i torby, bez narzędzi.',
  },
  description: {
    en:
      'Tools last longer and go missing less often when each has its place. A steel box withstands knocks and sparks in a workshop. Plastic cases are lighter, do not rust and ' +
      'stack in a van. Organisers keep screws and plugs apart, and a bag goes where a box will not: up ladders and into lofts.\n\n' +
      'Dimensions are outside length by width by height. The load is the weight of the contents that the handle and hinges bear in everyday use; the box itself ' +
      'is not included. Plastic is mostly polypropylene, steel is powder-coated, and bags are polyester or canvas. Everything is sold empty.\n\n' +
      'Put heavy tools at the bottom and close all catches before lifting. Open a cantilever box on a flat surface; otherwise it tips over. Polypropylene grows brittle in ' +
      'hard frost and softens behind glass in summer. Let wet tools dry before the lid goes on. Do not stand on a case unless its description allows it.',
    pl:
      'Narzędzia służą dłużej i rzadziej giną, gdy każde ma swoje miejsce. Skrzynka stalowa znosi uderzenia i iskry w warsztacie. Walizki z tworzywa są lżejsze, nie ' +
      'rdzewieją i dają się piętrzyć w aucie. Organizer rozdziela wkręty i kołki, a torba wejdzie tam, gdzie skrzynka nie: na drabinę i na strych.\n\n' +
      'Podano wymiary zewnętrzne: długość, szerokość i wysokość. Obciążenie to waga zawartości, którą uchwyt i zawiasy wytrzymują na co dzień, bez wagi samej ' +
      'skrzynki. Tworzywo to przeważnie polipropylen, stal jest malowana proszkowo, a torby są z poliestru lub płótna. Wszystko sprzedajemy puste.\n\n' +
      'Ciężkie narzędzia kładzie się na dno, a przed podniesieniem zamyka wszystkie zatrzaski. Skrzynkę rozkładaną otwiera się na równym podłożu, inaczej się ' +
      'przewróci. Polipropylen staje się kruchy na silnym mrozie, a za szybą latem mięknie. Mokre narzędzia trzeba najpierw wysuszyć. Na walizce nie wolno stawać, chyba że jej ' +
      'opis na to pozwala.',
  },
  features: {},
  keywords: {
    en: 'toolbox, tool chest, tool case, carry case, storage box, assortment box',
    pl: 'kuferek, kaseta, sortownik, przybornik, pudełko na śrubki, nosidło',
  },
  products: [
    {
      name: { en: 'Plastic toolbox with lift-out tray', pl: 'Skrzynka narzędziowa z tworzywa z wyjmowaną półką' },
      symbol: 'BOX-PT',
      priceNet: 3490,
      features: { material: { en: 'polypropylene', pl: 'polipropylen' } },
      variants: [
        { symbol: 'BOX-PT-16', features: { size: '16"', length: '400 mm', load: '10 kg' }, weight: 1.1, stockOnHand: 240 },
        { symbol: 'BOX-PT-19', features: { size: '19"', length: '486 mm', load: '15 kg' }, tiers: tiered(4490, [5, 6], [20, 12]), weight: 1.6, stockOnHand: 310 },
        { symbol: 'BOX-PT-22', features: { size: '22"', length: '560 mm', load: '20 kg' }, tiers: tiered(5790, [5, 6]), weight: 2.1, stockOnHand: 125 },
      ],
      note: {
        en: 'This is a box for households and apprentices, with two small compartments in the lid for bits. Metal catches press down a grooved lid that keeps drizzle out.',
        pl: 'Skrzynka do domu i dla ucznia zawodu, z dwiema przegródkami na bity w pokrywie. Metalowe zatrzaski dociskają pokrywę z rowkiem, więc mżawka nie dostaje się do środka.',
      },
    },
    {
      name: { en: 'Cantilever steel toolbox, 5 trays, 430 mm', pl: 'Skrzynka stalowa rozkładana, 5 przegród, 430 mm' },
      symbol: 'BOX-ST5',
      priceNet: 9990,
      weight: 4.6,
      stockOnHand: 96,
      features: { material: { en: 'powder-coated steel', pl: 'stal malowana proszkowo' }, size: '430 × 200 × 200 mm', load: '20 kg', colour: { en: 'blue', pl: 'niebieski' } },
      note: {
        en: 'Both wings open together and show everything down to the bottom, where a 400 mm pipe wrench lies flat. A hole in the handles takes a padlock.',
        pl: 'Oba skrzydła otwierają się naraz i widać wszystko aż do dna, gdzie zmieści się klucz do rur 400 mm. W uchwytach jest otwór na kłódkę.',
      },
    },
    {
      name: { en: 'Stackable system case, medium, with seal', pl: 'Walizka systemowa do piętrzenia, średnia, z uszczelką' },
      symbol: 'BOX-SYS-M',
      priceNet: 15900,
      weight: 3.1,
      stockOnHand: 74,
      features: { material: { en: 'polypropylene', pl: 'polipropylen' }, size: '560 × 360 × 240 mm', load: '40 kg', protection: 'IP65' },
      note: {
        en: 'It locks to the cases above and below with side latches and keeps out rain and dust on a flatbed. The lid bears the weight of an adult.',
        pl: 'Łączy się zatrzaskami z walizkami powyżej i poniżej, a na otwartej pace nie wpuszcza deszczu ani pyłu. Na pokrywie może stanąć dorosły.',
      },
    },
    {
      name: { en: 'Rolling base case with telescopic handle', pl: 'Walizka dolna na kółkach z wysuwaną rączką' },
      symbol: 'BOX-SYS-R',
      priceNet: 34900,
      weight: 7.4,
      stockOnHand: 11,
      features: { material: { en: 'polypropylene, aluminium handle', pl: 'polipropylen, rączka aluminiowa' }, size: '580 × 440 × 480 mm', load: '60 kg', protection: 'IP65' },
      note: {
        en: 'It is the base of a stack: the 200 mm wheels go up kerbs and over site gravel. It takes two people to carry a full stack upstairs.',
        pl: 'Podstawa całej wieży: koła 200 mm wjeżdżają na krawężnik i jadą po tłuczniu. Pełną wieżę po schodach niosą dwie osoby.',
      },
    },
    {
      name: { en: 'Small-parts organiser, 15 removable cups, clear lid', pl: 'Organizer, 15 wyjmowanych pojemników, przezroczysta pokrywa' },
      symbol: 'BOX-ORG15',
      kind: 'organiser',
      priceNet: 5990,
      weight: 1.7,
      stockOnHand: 365,
      features: {
        material: { en: 'polypropylene, polycarbonate lid', pl: 'polipropylen, pokrywa z poliwęglanu' },
        size: '440 × 330 × 85 mm',
        load: '8 kg',
        contents: { en: '15 cups in 3 sizes', pl: '15 pojemników w 3 wielkościach' },
      },
      note: {
        en: 'Individual cups lift out and can be set on the bench. Ribs in the lid reach down to the rims, so washers do not migrate when the case is carried upright.',
        pl: 'Pojedynczy pojemnik wyjmuje się i stawia na stole. Żebra pokrywy dochodzą do brzegów pojemników, więc podkładki się nie mieszają, gdy organizer niesie się pionowo.',
      },
    },
    {
      name: { en: 'Drawer cabinet for small parts, 44 drawers, wall or bench', pl: 'Szafka na drobne części, 44 szufladki, na ścianę lub stół' },
      symbol: 'BOX-DRW44',
      kind: 'organiser',
      priceNet: 10900,
      weight: 3.9,
      stockOnHand: 58,
      features: {
        material: { en: 'ABS frame, polystyrene drawers', pl: 'korpus ABS, szufladki z polistyrenu' },
        size: '380 × 160 × 480 mm',
        contents: { en: '32 small and 12 large drawers', pl: '32 małe i 12 dużych szufladek' },
      },
      note: {
        en: 'It is for resistors, seals and M3 to M6 screws; a stop keeps the drawers from falling out. Fix the cabinet with two screws and plugs, since it weighs over 20 kg when full.',
        pl: 'Na rezystory, uszczelki i śruby od M3 do M6; ogranicznik nie pozwala szufladce wypaść. Szafkę mocuje się na dwa wkręty z kołkami, bo pełna waży ponad 20 kg.',
      },
    },
    {
      name: { en: 'Open-fronted storage bin, stackable', pl: 'Pojemnik warsztatowy z otwartym przodem, do piętrzenia' },
      symbol: 'BOX-BIN',
      kind: 'organiser',
      priceNet: 390,
      features: { material: { en: 'polypropylene', pl: 'polipropylen' }, colour: { en: 'blue', pl: 'niebieski' } },
      variants: [
        { symbol: 'BOX-BIN-1', features: { size: '160 × 100 × 75 mm', load: '2 kg' }, tiers: tiered(390, [20, 8], [100, 17]), weight: 0.07, stockOnHand: 1900 },
        { symbol: 'BOX-BIN-2', features: { size: '230 × 150 × 125 mm', load: '5 kg' }, tiers: tiered(790, [20, 8], [100, 17]), weight: 0.19, stockOnHand: 1350 },
        { symbol: 'BOX-BIN-3', features: { size: '350 × 200 × 150 mm', load: '15 kg' }, tiers: tiered(1690, [10, 7], [50, 15]), weight: 0.42, stockOnHand: 720 },
        { symbol: 'BOX-BIN-4', features: { size: '500 × 300 × 200 mm', load: '25 kg' }, tiers: tiered(3690, [10, 7]), weight: 1.15, stockOnHand: 160 },
      ],
      note: {
        en: 'It hangs on a louvred panel or stands in a rack for picking screws by hand. The slot in front takes a label card; each of the two largest sizes carries smaller ones two abreast.',
        pl: 'Wisi na panelu szczelinowym albo stoi na regale, a śruby wyjmuje się z niego ręką. Z przodu jest kieszeń na etykietę; na każdym z dwóch największych staną obok siebie dwa mniejsze.',
      },
    },
    {
      name: { en: 'Open tool bag with tube handle, 400 mm', pl: 'Torba narzędziowa otwarta z rurkowym uchwytem, 400 mm' },
      symbol: 'BOX-BAG40',
      kind: 'bag',
      priceNet: 12900,
      weight: 1.8,
      stockOnHand: 130,
      features: {
        material: { en: 'polyester 1680D, moulded base', pl: 'poliester 1680D, formowane dno' },
        size: '400 × 230 × 330 mm',
        load: '20 kg',
        contents: { en: '24 pockets', pl: '24 kieszenie' },
      },
      note: {
        en: 'Everything stands upright within reach, and the bag may be set down in a puddle on its moulded base. It has no lid, so it is not for rain or an unlocked van.',
        pl: 'Wszystko stoi pod ręką, a torbę z formowanym dnem można postawić w kałuży. Nie ma ona pokrywy, więc nie nadaje się na deszcz ani do niezamkniętego auta.',
      },
    },
    {
      name: { en: 'Tool backpack with laptop pocket, 30 l', pl: 'Plecak narzędziowy z kieszenią na laptop, 30 l' },
      symbol: 'BOX-BP30',
      kind: 'bag',
      priceNet: 24900,
      weight: 2.3,
      stockOnHand: 43,
      features: { material: { en: 'polyester 1680D', pl: 'poliester 1680D' }, capacity: '30 l', load: '15 kg', size: '360 × 220 × 470 mm' },
      note: {
        en: 'It leaves service and telecom fitters with both hands free on masts, ladders and trains. The middle wall holds pliers and screwdrivers and unzips to lie flat.',
        pl: 'Serwisanci i instalatorzy sieci mają obie ręce wolne na maszcie, na drabinie i w pociągu. Środkowa ścianka trzyma szczypce i wkrętaki i rozpina się na płasko.',
      },
    },
    {
      name: { en: 'Canvas tool roll, 14 pockets', pl: 'Zwijany pokrowiec na narzędzia, płócienny, 14 kieszeni' },
      symbol: 'BOX-ROLL14',
      kind: 'bag',
      priceNet: 5490,
      weight: 0.38,
      stockOnHand: 0,
      features: { material: { en: 'waxed cotton canvas', pl: 'woskowane płótno bawełniane' }, size: '640 × 330 mm', contents: { en: '14 pockets', pl: '14 kieszeni' } },
      note: {
        en: 'It takes a set of spanners or chisels, rolls up to the thickness of a forearm and goes under the seat. The top flap folds over so that nothing slides out.',
        pl: 'Mieści komplet kluczy albo dłut, zwija się na grubość przedramienia i wchodzi pod siedzenie. Górna klapa zakrywa narzędzia, więc nic się nie wysunie.',
      },
    },
  ],
}
