import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'calipers',
  category: 'measuring',
  brand: 'miarodan',
  vat: 23,
  short: {
    en: 'Vernier, dial and digital calipers to DIN 862, outside micrometers to DIN 863-1 and an inside micrometer, with the limit of error stated.',
    pl: 'Suwmiarki noniuszowe, zegarowe i elektroniczne według DIN 862, mikrometry zewnętrzne według DIN 863-1 i mikrometr wewnętrzny, z podanym błędem granicznym.',
  },
  description: {
    en:
      'An ordinary caliper measures outside, inside and depth dimensions; a micrometer measures only one kind of dimension, but about ten times more accurately. DIN 862 covers calipers and DIN 863-1 outside ' +
      'micrometers; both standards lay down the scale interval, the limits of error and how the instruments are tested.\n\n' +
      'Calipers are hardened stainless steel with lapped measuring faces; outside micrometers have a lacquered steel frame and tungsten carbide anvils. ' +
      'Resolution and accuracy are two different things: a digital caliper shows hundredths of a millimetre, but its limit of error is 0.03 mm at 150 mm.\n\n' +
      'Measure with clean faces and a clean part at room temperature; a 100 mm steel part at 40 °C reads about 0.02 mm large. ' +
      'Close the jaws and check the zero. Read a vernier straight on and turn the micrometer only by its ratchet. ' +
      'Measure as close to the beam as the part allows. Do not mark out with caliper points, and store the micrometer slightly open.',
    pl:
      'Zwykłą suwmiarką mierzy się wymiary zewnętrzne i wewnętrzne oraz głębokość, a mikrometrem tylko jeden rodzaj wymiaru, za to około dziesięć razy dokładniej. ' +
      'DIN 862 dotyczy suwmiarek, a DIN 863-1 mikrometrów zewnętrznych; obie normy ustalają działkę elementarną, błędy graniczne i sposób sprawdzania przyrządów.\n\n' +
      'Suwmiarki są z hartowanej stali nierdzewnej, z docieranymi powierzchniami pomiarowymi; mikrometry zewnętrzne mają lakierowany stalowy kabłąk i kowadełka z węglika. ' +
      'Rozdzielczość i dokładność to dwie różne rzeczy: suwmiarka elektroniczna pokazuje setne części milimetra, ale jej błąd graniczny przy 150 mm wynosi 0,03 mm.\n\n' +
      'Powierzchnie pomiarowe i detal muszą być czyste, a detal musi mieć temperaturę pokojową; stalowy detal o wymiarze 100 mm nagrzany do 40 °C jest o około 0,02 mm większy. ' +
      'Po zsunięciu szczęk sprawdza się zero. Noniusz odczytuje się, patrząc prostopadle, a mikrometr dokręca tylko sprzęgłem. ' +
      'Detal trzyma się możliwie blisko prowadnicy. Suwmiarką się nie trasuje, a mikrometr przechowuje się lekko rozwarty.',
  },
  features: {},
  keywords: {
    en: 'vernier gauge, slide gauge, mike, depth gauge, measuring caliper, digimatic, thou',
    pl: 'szubler, szublera, suwmiara, mikromierz, śruba mikrometryczna, głębokościówka',
  },
  products: [
    {
      name: { en: 'Vernier caliper DIN 862, four-way, with locking screw', pl: 'Suwmiarka noniuszowa DIN 862, czterofunkcyjna, ze śrubą zaciskową' },
      symbol: '862V',
      note: {
        en: 'It reads to 0.05 mm without a battery; the 150 mm length belongs in every toolbox, and 300 mm suits flanges. A second scale is in inches.',
        pl: 'Odczyt 0,05 mm bez baterii; wersja 150 mm powinna być w każdej skrzynce narzędziowej, a 300 mm nadaje się do pomiaru kołnierzy. Druga podziałka jest w calach.',
      },
      priceNet: 7990,
      features: { norm: 'DIN 862', material: { en: 'stainless steel', pl: 'stal nierdzewna' }, accuracy: { en: '±0.05 mm', pl: '±0,05 mm' } },
      variants: [
        { symbol: '862V-150', features: { range: '150 mm' }, tiers: tiered(7990, [5, 5], [20, 10]), weight: 0.16, stockOnHand: 380 },
        { symbol: '862V-200', features: { range: '200 mm' }, tiers: tiered(10900, [5, 5]), weight: 0.23, stockOnHand: 130 },
        { symbol: '862V-300', features: { range: '300 mm' }, tiers: tiered(18900, [5, 5]), weight: 0.42, stockOnHand: 56 },
      ],
    },
    {
      name: { en: 'Digital caliper DIN 862, 150 mm, workshop', pl: 'Suwmiarka elektroniczna DIN 862, 150 mm, warsztatowa' },
      symbol: '862D-150',
      note: {
        en: 'It has large figures, reads in millimetres and inches and can be zeroed at any point for comparing parts. Coolant and emulsion upset the unsealed sensor: dry the caliper before use.',
        pl: 'Duże cyfry, milimetry i cale, zerowanie w dowolnym miejscu do porównywania detali. Chłodziwo i emulsja zakłócają nieuszczelniony czujnik, więc przed pomiarem trzeba wytrzeć suwmiarkę.',
      },
      priceNet: 11900,
      weight: 0.17,
      stockOnHand: 620,
      kind: 'digital',
      features: { norm: 'DIN 862', material: { en: 'stainless steel', pl: 'stal nierdzewna' }, range: '150 mm', accuracy: { en: '±0.03 mm', pl: '±0,03 mm' } },
    },
    {
      name: { en: 'Digital caliper DIN 862, 150 mm, sealed IP67', pl: 'Suwmiarka elektroniczna DIN 862, 150 mm, szczelna IP67' },
      symbol: '862D-150-IP67',
      note: {
        en: 'It is for lathes and mills where coolant runs over the hands; the electronics withstand a short immersion. The caliper switches on when you move the slide.',
        pl: 'Do tokarek i frezarek, gdzie chłodziwo leje się po rękach; elektronika znosi krótkie zanurzenie. Suwmiarka włącza się po przesunięciu suwaka.',
      },
      priceNet: 29900,
      weight: 0.17,
      stockOnHand: 95,
      kind: 'digital',
      features: { norm: 'DIN 862', material: { en: 'stainless steel', pl: 'stal nierdzewna' }, range: '150 mm', accuracy: { en: '±0.03 mm', pl: '±0,03 mm' }, protection: 'IP67' },
    },
    {
      name: { en: 'Digital caliper DIN 862, long, 300 mm', pl: 'Suwmiarka elektroniczna DIN 862, długa, 300 mm' },
      symbol: '862D-300',
      note: {
        en: 'It is for measuring pump housings and sections and for checking larger parts against the drawing. The longer beam bends under its own weight, so support it when the jaws are wide open.',
        pl: 'Do pomiaru korpusów pomp i profili oraz do sprawdzania zgodności większych części z rysunkiem. Długa prowadnica ugina się pod własnym ciężarem, więc przy szeroko rozsuniętych szczękach trzeba ją podeprzeć.',
      },
      priceNet: 24900,
      weight: 0.36,
      stockOnHand: 42,
      kind: 'digital',
      features: { norm: 'DIN 862', material: { en: 'stainless steel', pl: 'stal nierdzewna' }, range: '300 mm', accuracy: { en: '±0.04 mm', pl: '±0,04 mm' } },
    },
    {
      name: { en: 'Depth caliper DIN 862 with base, 200 mm', pl: 'Głębokościomierz suwmiarkowy DIN 862 ze stopą, 200 mm' },
      symbol: '862T-200',
      note: {
        en: 'The hardened 100 mm base rests flat on the rim while the rod finds the bottom of a groove, step or blind hole.',
        pl: 'Hartowana stopa o długości 100 mm leży płasko na krawędzi, a listwa sięga dna rowka, stopnia albo otworu nieprzelotowego.',
      },
      priceNet: 13900,
      weight: 0.29,
      stockOnHand: 7,
      features: { norm: 'DIN 862', material: { en: 'stainless steel', pl: 'stal nierdzewna' }, range: '200 mm', accuracy: { en: '±0.05 mm', pl: '±0,05 mm' } },
    },
    {
      name: { en: 'Dial caliper, shockproof, 150 mm', pl: 'Suwmiarka zegarowa, odporna na wstrząsy, 150 mm' },
      symbol: '862Z-150',
      note: {
        en: 'It reads like a clock, at 0.02 mm per division, without a battery or vernier. Swarf in the rack makes the needle jump, so brush it out.',
        pl: 'Odczyt jak z zegara, 0,02 mm na działkę, bez baterii i noniusza. Wiór w listwie zębatej powoduje przeskok wskazówki, dlatego wióry trzeba usuwać pędzelkiem.',
      },
      priceNet: 16900,
      weight: 0.18,
      stockOnHand: 68,
      features: { norm: 'DIN 862', material: { en: 'stainless steel', pl: 'stal nierdzewna' }, range: '150 mm', accuracy: { en: '±0.03 mm', pl: '±0,03 mm' } },
    },
    {
      name: { en: 'Micrometer DIN 863-1, carbide anvils', pl: 'Mikrometr zewnętrzny DIN 863-1, kowadełka z węglika' },
      symbol: '863',
      note: {
        en: 'It reads to 0.01 mm, and its ratchet gives every measurement the same force. The ranges from 25 mm up come with a setting rod in the case.',
        pl: 'Odczyt 0,01 mm i sprzęgło, dzięki któremu docisk przy każdym pomiarze jest taki sam. Przy zakresach od 25 mm wzwyż w etui jest wzorzec nastawczy.',
      },
      priceNet: 13900,
      kind: 'micrometer',
      features: { norm: 'DIN 863-1' },
      variants: [
        { symbol: '863-25', features: { range: '0–25 mm', accuracy: '±4 µm' }, tiers: tiered(13900, [5, 5]), weight: 0.23, stockOnHand: 220 },
        { symbol: '863-50', features: { range: '25–50 mm', accuracy: '±4 µm' }, tiers: tiered(16900, [5, 5]), weight: 0.31, stockOnHand: 110 },
        { symbol: '863-75', features: { range: '50–75 mm', accuracy: '±5 µm' }, tiers: tiered(19900, [5, 5]), weight: 0.42, stockOnHand: 64 },
        { symbol: '863-100', features: { range: '75–100 mm', accuracy: '±5 µm' }, tiers: tiered(22900, [5, 5]), weight: 0.55, stockOnHand: 28 },
      ],
    },
    {
      name: { en: 'Digital micrometer DIN 863-1, IP65, 0 to 25 mm', pl: 'Mikrometr elektroniczny DIN 863-1, IP65, 0–25 mm' },
      symbol: '863D-25',
      note: {
        en: 'It shows thousandths of a millimetre and can be set to zero anywhere, for sorting shafts by tolerance. The last digit wanders with the warmth of the hand.',
        pl: 'Pokazuje tysięczne części milimetra i zeruje się w dowolnym miejscu, więc nadaje się do sortowania wałków według tolerancji. Ostatnia cyfra zmienia się od ciepła dłoni.',
      },
      priceNet: 34900,
      weight: 0.27,
      stockOnHand: 36,
      kind: 'micrometer',
      features: { norm: 'DIN 863-1', range: '0–25 mm', accuracy: '±3 µm', protection: 'IP65' },
    },
    {
      name: { en: 'Set of micrometers DIN 863-1, 0 to 100 mm, 4 pieces', pl: 'Komplet mikrometrów DIN 863-1, 0–100 mm, 4 sztuki' },
      symbol: '863-SET4',
      pieces: 4,
      note: {
        en: 'The set contains four outside micrometers, three setting rods and a spanner in a wooden case. The limit of error is ±4 µm up to 50 mm and ±5 µm above. Let the case stand in the measuring room overnight before use.',
        pl: 'Cztery mikrometry zewnętrzne, trzy wzorce i kluczyk w drewnianym etui. Błąd graniczny wynosi ±4 µm do 50 mm, a powyżej ±5 µm. Przed użyciem komplet powinien poleżeć przez noc w pomieszczeniu pomiarowym.',
      },
      priceNet: 68900,
      weight: 2.6,
      stockOnHand: 0,
      kind: 'micrometer',
      features: { norm: 'DIN 863-1', range: '0–100 mm', contents: { en: '4 micrometers, 3 setting rods', pl: '4 mikrometry, 3 wzorce' } },
    },
    {
      name: { en: 'Inside micrometer with measuring jaws, 5 to 30 mm', pl: 'Mikrometr wewnętrzny ze szczękami, 5–30 mm' },
      symbol: '863I-30',
      note: {
        en: 'It is for bores and grooves that caliper points do not fit. Rock it gently in the bore and take the largest reading across it and the smallest along it.',
        pl: 'Do otworów i rowków, w które nie wchodzą szczęki suwmiarki. Mikrometrem lekko się kołysze w otworze: w poprzek liczy się największy odczyt, a wzdłuż osi najmniejszy.',
      },
      priceNet: 26900,
      weight: 0.26,
      stockOnHand: 24,
      kind: 'micrometer',
      features: { range: '5–30 mm', accuracy: '±6 µm' },
    },
  ],
}
