import { type DemoFamily, tiered } from '../../types.ts'

/** Price 0: the product's price holds, without tiers. */
type Row = readonly [length: number, price: number, weight: number, stockOnHand: number]
const lengths = (symbol: string, rows: Row[]) =>
  rows.map(([length, price, weight, stockOnHand]) => ({
    symbol: `${symbol}X${length}`,
    features: { length: `${length} mm` },
    ...(price > 0 && { tiers: tiered(price, [5, 5], [20, 11]) }),
    weight,
    stockOnHand,
  }))
const pack = (pieces: number) => ({ en: `${pieces} pcs`, pl: `${pieces} szt.` })

export const family: DemoFamily = {
  code: 'din-916',
  category: 'socket-screws',
  brand: 'normfix',
  vat: 23,
  short: {
    en: 'Headless set screw of hardness class 45H with a hexagon socket and a cup, flat or cone point.',
    pl: 'Wkręt dociskowy bez łba z gniazdem sześciokątnym, klasa twardości 45H, koniec wgłębiony, płaski lub stożkowy.',
  },
  description: {
    en: `This headless screw presses its point against a shaft to hold a collar, pulley or lever. The cup point (DIN 916, ISO 4029) bites into the shaft and holds best. The flat point (DIN 913, ISO 4026) leaves hardly a mark and suits parts that are moved often. The cone point (DIN 914, ISO 4027) locates in a drilled dimple.

Set screws work in compression, so they have a hardness class instead of a property class: 45H is the hardest for steel, with 450 to 560 HV. The surface is black and oiled.

Spot-face or flatten the shaft where the screw lands, or the burr will jam the hub on removal. Two screws at 90 or 120 degrees hold far better than two opposite ones. The thread in the hub should be at least as long as its diameter. Sockets are small: use an unworn key and push it to the bottom; if a screw has been glued in, heat it first.`,
    pl: `Wkręt bez łba, który końcem naciska na wałek i w ten sposób trzyma pierścień, koło pasowe albo dźwignię. Koniec wgłębiony (DIN 916, ISO 4029) wcina się w wałek i trzyma najmocniej. Płaski (DIN 913, ISO 4026) prawie nie zostawia śladu i nadaje się do części często przestawianych. Stożkowy (DIN 914, ISO 4027) ustala się w nawierconym zagłębieniu.

Wkręt pracuje na ściskanie, dlatego nie ma klasy wytrzymałości, lecz klasę twardości: 45H jest najwyższa dla stali i oznacza od 450 do 560 HV. Powierzchnia jest czarna, olejowana.

W miejscu docisku zeszlifuj wałek na płasko, inaczej zadzior zablokuje piastę przy zdejmowaniu. Dwa wkręty pod kątem 90 lub 120 stopni trzymają dużo lepiej niż dwa naprzeciw siebie. Gwint w piaście powinien mieć długość równą co najmniej jego średnicy. Gniazda są małe: używaj niestartego klucza wsuniętego do dna, a wkręt wklejony podgrzej przed wykręceniem.`,
  },
  features: {
    material: { en: 'alloy steel', pl: 'stal stopowa' },
    hardness: '45H (450–560 HV)',
    finish: { en: 'black oxide, oiled', pl: 'oksydowana, olejowana' },
    drive: { en: 'hexagon socket', pl: 'gniazdo sześciokątne' },
  },
  keywords: {
    en: 'grub screw, allen grub, socket set, madenschraube',
    pl: 'robaczek, ślepy imbus, imbus bez łba, śruba ustalająca, madenka',
  },
  products: [
    {
      symbol: '916-M4',
      features: { norm: 'DIN 916 / ISO 4029', thread: 'M4', pack: pack(200) },
      priceNet: 1810,
      name: { en: 'Socket set screw DIN 916 M4, 45H, cup point, for handles and knobs', pl: 'Wkręt dociskowy DIN 916 M4, 45H, koniec wgłębiony, do klamek i pokręteł' },
      note: {
        en: 'It holds door handles, knobs and small gears, where set screws tend to work loose and get lost. The key is 2 mm, and a drop of threadlocker keeps the screw in place.',
        pl: 'Trzyma klamki, pokrętła i małe koła zębate, z których wkręty często się wykręcają i giną. Klucz 2 mm; kropla kleju do gwintów zabezpieczy wkręt.',
      },
      variants: lengths('916-M4', [
        [4, 0, 0.048, 359],
        [5, 1870, 0.062, 460],
        [6, 1940, 0.077, 447],
        [8, 2070, 0.107, 1072],
        [10, 2200, 0.137, 1019],
      ]),
    },
    {
      symbol: '916-M6',
      features: { norm: 'DIN 916 / ISO 4029', thread: 'M6', pack: pack(200) },
      priceNet: 2330,
      name: { en: 'Socket set screw DIN 916 M6, 45H, cup point, for shaft collars', pl: 'Wkręt dociskowy DIN 916 M6, 45H, koniec wgłębiony, do pierścieni ustalających' },
      note: {
        en: 'It locks shaft collars, and insert bearings with a bore of up to about 25 mm. The key is 3 mm; retighten once after the first day of running.',
        pl: 'Blokuje pierścienie ustalające i łożyska samonastawne o średnicy otworu do około 25 mm. Klucz 3 mm; po pierwszym dniu pracy dociągnij jeszcze raz.',
      },
      variants: lengths('916-M6', [
        [6, 0, 0.165, 125],
        [8, 2610, 0.23, 1211],
        [10, 2910, 0.298, 154],
        [12, 3210, 0.367, 81],
        [16, 3820, 0.504, 1227],
        [20, 4420, 0.641, 127],
      ]),
    },
    {
      symbol: '916-M8',
      features: { norm: 'DIN 916 / ISO 4029', thread: 'M8', pack: pack(100) },
      priceNet: 1680,
      name: { en: 'Socket set screw DIN 916 M8, 45H, cup point, for pulleys and sprockets', pl: 'Wkręt dociskowy DIN 916 M8, 45H, koniec wgłębiony, do kół pasowych i łańcuchowych' },
      note: {
        en: 'It presses on the key of a sprocket or V-belt pulley and stops the wheel creeping along the shaft. It does not replace the key, which carries the torque.',
        pl: 'Dociska wpust koła łańcuchowego lub pasowego i nie pozwala kołu wędrować po wałku. Wkręt nie zastępuje wpustu, bo moment obrotowy przenosi właśnie wpust.',
      },
      variants: lengths('916-M8', [
        [8, 1680, 0.199, 31],
        [10, 1930, 0.257, 114],
        [12, 2200, 0.319, 1920],
        [16, 2750, 0.442, 972],
        [20, 3290, 0.566, 138],
        [25, 3970, 0.72, 601],
      ]),
    },
    {
      symbol: '916-M10',
      features: { norm: 'DIN 916 / ISO 4029', thread: 'M10', pack: pack(100) },
      priceNet: 2530,
      name: { en: 'Socket set screw DIN 916 M10, 45H, cup point, for couplings', pl: 'Wkręt dociskowy DIN 916 M10, 45H, koniec wgłębiony, do sprzęgieł' },
      note: {
        en: 'Use it for jaw couplings and gear hubs on shafts 35 mm or more in diameter. Before pulling the hub off, back the screw out by several turns so that its point does not score the shaft.',
        pl: 'Do sprzęgieł kłowych i piast kół zębatych na wałkach od 35 mm. Przed ściągnięciem piasty wykręć wkręt o kilka obrotów, żeby jego koniec nie porysował wałka.',
      },
      variants: lengths('916-M10', [
        [10, 0, 0.394, 454],
        [12, 2920, 0.483, 365],
        [16, 3780, 0.678, 125],
        [20, 4640, 0.872, 2516],
        [25, 5710, 1.12, 655],
        [30, 6780, 1.36, 1630],
      ]),
    },
    {
      symbol: '913-M5',
      kind: 'flat',
      features: { norm: 'DIN 913 / ISO 4026', thread: 'M5', pack: pack(200) },
      priceNet: 2150,
      name: { en: 'Socket set screw DIN 913 M5, 45H, flat point, for adjustment', pl: 'Wkręt dociskowy DIN 913 M5, 45H, koniec płaski, do regulacji' },
      note: {
        en: 'It serves as an adjusting stop for guides and gibs, locked with a thin nut. The flat end slides on hardened faces without digging in.',
        pl: 'Służy jako zderzak regulacyjny listew i prowadnic, kontrowany niską nakrętką. Płaski koniec ślizga się po hartowanej powierzchni i się w nią nie wcina.',
      },
      variants: lengths('913-M5', [
        [5, 0, 0.097, 2547],
        [6, 2250, 0.119, 258],
        [8, 2470, 0.167, 67],
        [10, 2700, 0.215, 117],
        [16, 3370, 0.359, 1072],
        [20, 3820, 0.455, 1317],
      ]),
    },
    {
      symbol: '913-M8',
      kind: 'flat',
      features: { norm: 'DIN 913 / ISO 4026', thread: 'M8', pack: pack(100) },
      priceNet: 2050,
      name: { en: 'Socket set screw DIN 913 M8, 45H, flat point, for clamping blocks', pl: 'Wkręt dociskowy DIN 913 M8, 45H, koniec płaski, do zacisków' },
      note: {
        en: 'It clamps tool shanks in holders and boring bars in their sleeves. Where even a faint ring on the shank matters, put a brass slug under the point.',
        pl: 'Dociska trzonki noży w oprawkach i wytaczaki w tulejach. Tam, gdzie przeszkadza nawet lekki ślad na trzonku, włóż pod koniec wkrętu mosiężny krążek.',
      },
      variants: lengths('913-M8', [
        [10, 2050, 0.257, 2427],
        [12, 2330, 0.319, 321],
        [16, 2910, 0.442, 131],
        [20, 3490, 0.566, 892],
        [30, 4930, 0.875, 874],
        [40, 6370, 1.18, 415],
      ]),
    },
    {
      symbol: '914-M6',
      kind: 'cone',
      features: { norm: 'DIN 914 / ISO 4027', thread: 'M6', pack: pack(200) },
      priceNet: 2770,
      name: { en: 'Socket set screw DIN 914 M6, 45H, cone point, for locating', pl: 'Wkręt dociskowy DIN 914 M6, 45H, koniec stożkowy, do ustalania' },
      note: {
        en: 'It fixes a hub for good once its position is found. Spot the shaft through the threaded hole with a 90-degree drill, then let the point settle in the dimple.',
        pl: 'Ustala piastę na stałe, gdy jej położenie jest już znane. Wiertłem o kącie 90 stopni nawierć wałek przez otwór gwintowany i dokręć wkręt, aż koniec osiądzie w zagłębieniu.',
      },
      variants: lengths('914-M6', [
        [8, 0, 0.23, 724],
        [10, 3090, 0.298, 1189],
        [12, 3410, 0.367, 119],
        [16, 4050, 0.504, 216],
        [20, 4680, 0.641, 132],
      ]),
    },
    {
      symbol: '914-M8X16',
      kind: 'cone',
      features: { norm: 'DIN 914 / ISO 4027', thread: 'M8', length: '16 mm', pack: pack(100) },
      priceNet: 3020,
      weight: 0.442,
      stockOnHand: 0,
      name: { en: 'Socket set screw DIN 914 M8×16, 45H, cone point, for spindles', pl: 'Wkręt dociskowy DIN 914 M8×16, 45H, koniec stożkowy, do wrzecion' },
      note: {
        en: 'It often serves as a pivot as well: two such screws facing each other carry a rocker or a flap. Lock both with nuts and grease the points.',
        pl: 'Bywa też osią obrotu: dwa takie wkręty naprzeciw siebie podpierają wahacz albo klapę. Oba zakontruj nakrętkami, a końce nasmaruj.',
      },
    },
    {
      symbol: '913-M10X12',
      kind: 'flat',
      features: { norm: 'DIN 913 / ISO 4026', thread: 'M10', length: '12 mm', pack: pack(100) },
      priceNet: 3160,
      weight: 0.483,
      stockOnHand: 769,
      name: { en: 'Socket set screw DIN 913 M10×12, 45H, flat point, for port plugging', pl: 'Wkręt dociskowy DIN 913 M10×12, 45H, koniec płaski, do zaślepiania otworów' },
      note: {
        en: 'It closes threaded holes flush with the surface, for instance unused fixing points in a machine bed. With thread-sealing paste, it also stops oil at low pressure.',
        pl: 'Zamyka otwory gwintowane równo z powierzchnią, choćby nieużywane punkty mocowania w łożu maszyny. Z pastą uszczelniającą zatrzyma też olej pod niskim ciśnieniem.',
      },
    },
    {
      symbol: '916-M12X20',
      features: { norm: 'DIN 916 / ISO 4029', thread: 'M12', length: '20 mm', pack: pack(50) },
      priceNet: 3270,
      weight: 0.618,
      stockOnHand: 31,
      name: { en: 'Socket set screw DIN 916 M12×20, 45H, cup point, for conveyor drums', pl: 'Wkręt dociskowy DIN 916 M12×20, 45H, koniec wgłębiony, do bębnów przenośników' },
      note: {
        en: 'It locks the hubs of conveyor drums and heavy insert bearings; the key is 6 mm. Use two per hub and drive a second screw in on top of each as a lock.',
        pl: 'Blokuje piasty bębnów przenośnikowych i ciężkie łożyska samonastawne; klucz 6 mm. Stosuj dwa wkręty na piastę, a za każdym wkręć jeszcze jeden jako kontrę.',
      },
    },
  ],
}
