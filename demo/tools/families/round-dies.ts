import { type DemoFamily, tiered } from '../../types.ts'

const mm = (d: number) => (Number.isInteger(d) ? `${d} mm` : { en: `${d} mm`, pl: `${String(d).replace('.', ',')} mm` })

export const family: DemoFamily = {
  code: 'round-dies',
  category: 'threading',
  brand: 'projahn',
  vat: 23,
  short: {
    en: 'Round dies for cutting external metric threads, die nuts for cleaning them up, and stocks for the round dies.',
    pl: 'Narzynki okrągłe do nacinania metrycznych gwintów zewnętrznych, narzynki sześciokątne do poprawiania gwintów oraz oprawki do narzynek okrągłych.',
  },
  description: {
    en: `A round die cuts an external thread in one pass, by hand in a stock or on the lathe in a die holder. EN 22568 (ISO 2568) fixes the outside diameter and thickness for each thread, so that a die from any maker fits the stock of the same size. The dies are closed, are preset to tolerance 6g and have a lead chamfer on both faces.

High-speed steel is for mild and alloy steel; the cobalt version is for stainless. The stocks are made of steel or die-cast zinc, with screws that engage in the notches of the die.

Turn or grind the rod 0.1 to 0.2 mm under nominal and file a 45° chamfer on its end. Put the marked side towards the work, start square with light pressure, then turn half a revolution forward and a quarter back. Oil generously. Torn threads point to a rod that is too thick, a blunt die or the wrong lubricant.`,
    pl: `Narzynka okrągła nacina gwint zewnętrzny w jednym przejściu: ręcznie w oprawce lub na tokarce w uchwycie do narzynek. Norma EN 22568 (ISO 2568) ustala średnicę zewnętrzną i grubość dla każdego gwintu, dlatego narzynka każdego producenta pasuje do oprawki tego samego rozmiaru. Narzynki są zamknięte, ustawione na tolerancję 6g, z nakrojem po obu stronach.

Narzynki ze stali szybkotnącej nadają się do stali niestopowych i stopowych, a wersja kobaltowa do nierdzewnych. Oprawki są ze stopu cynku lub ze stali, z wkrętami, które wchodzą w nacięcia narzynki.

Pręt przetocz lub zeszlifuj na średnicę o 0,1–0,2 mm mniejszą od nominalnej i sfazuj koniec pod kątem 45°. Przyłóż narzynkę opisaną stroną do pręta, zacznij prostopadle z lekkim dociskiem, a potem obracaj ją o pół obrotu w przód i o ćwierć wstecz. Nie żałuj oleju. Szarpany gwint oznacza za gruby pręt, tępą narzynkę lub niewłaściwy środek smarny.`,
  },
  features: {
    norm: 'EN 22568 (ISO 2568)',
  },
  keywords: {
    en: 'threading die, die nut, button die, thread cutting die, die holder',
    pl: 'gwintownik zewnętrzny, oczko gwintujące, pokrętło do narzynek, narzynki, gwinciarka ręczna',
  },
  products: [
    {
      name: { en: 'Round die EN 22568 HSS, small threads M3 to M6', pl: 'Narzynka okrągła EN 22568 HSS, małe gwinty M3–M6' },
      symbol: '22568-S',
      note: {
        en: 'Use it for studs, hooks and thin wire rods. All four sizes have a body 20 mm across but come in two thicknesses, so check the depth of the die stock.',
        pl: 'Do szpilek, haczyków i cienkich prętów z drutu. Wszystkie cztery narzynki mają korpus o średnicy 20 mm, ale występują w dwóch grubościach, sprawdź więc głębokość oprawki.',
      },
      priceNet: 1490,
      features: { steel: 'HSS', tolerance: '6g' },
      variants: (
        [
          ['M3', 0.5, '20 × 5 mm', 0.009, 1490, 420],
          ['M4', 0.7, '20 × 5 mm', 0.009, 1520, 510],
          ['M5', 0.8, '20 × 7 mm', 0.012, 1590, 560],
          ['M6', 1, '20 × 7 mm', 0.011, 1620, 780],
        ] as const
      ).map(([thread, pitch, size, weight, price, stockOnHand]) => ({
        symbol: `22568-${thread}`,
        features: { thread, pitch: mm(pitch), size },
        tiers: tiered(price, [5, 5], [20, 11]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Round die EN 22568 HSS, workshop threads M8 to M14', pl: 'Narzynka okrągła EN 22568 HSS, średnie gwinty M8–M14' },
      symbol: '22568-M',
      note: {
        en: 'It is for tie rods and U-bolts and for repairing bruised bolt ends. On a damaged thread, start from the sound end, and the die will find its own way.',
        pl: 'Do cięgien, śrub kabłąkowych i naprawy zbitych końców śrub. Na uszkodzonym gwincie zacznij od zdrowego końca, a narzynka sama złapie zwój.',
      },
      priceNet: 1990,
      features: { steel: 'HSS', tolerance: '6g' },
      variants: (
        [
          ['M8', 1.25, '25 × 9 mm', 0.024, 1990, 760],
          ['M10', 1.5, '30 × 11 mm', 0.043, 2590, 640],
          ['M12', 1.75, '38 × 14 mm', 0.088, 3690, 430],
          ['M14', 2, '38 × 14 mm', 0.084, 3990, 120],
        ] as const
      ).map(([thread, pitch, size, weight, price, stockOnHand]) => ({
        symbol: `22568-${thread}`,
        features: { thread, pitch: mm(pitch), size },
        tiers: tiered(price, [5, 5], [20, 11]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Round die EN 22568 HSS, heavy threads M16 to M24', pl: 'Narzynka okrągła EN 22568 HSS, duże gwinty M16–M24' },
      symbol: '22568-L',
      note: {
        en: 'Use it for anchor rods and scaffold parts. Cutting by hand is slow, heavy work; two passes are not possible with a closed die, so the rod diameter must be right.',
        pl: 'Do prętów kotwiących i części rusztowań. Ręczne gwintowanie idzie wolno i ciężko, a zamkniętą narzynką nie da się naciąć gwintu w dwóch przejściach, dlatego średnica pręta musi być właściwa.',
      },
      priceNet: 5990,
      features: { steel: 'HSS', tolerance: '6g' },
      variants: [
        { symbol: '22568-M16', features: { thread: 'M16', pitch: '2 mm', size: '45 × 18 mm' }, weight: 0.16, stockOnHand: 210 },
        ...(
          [
            ['M18', 2.5, '45 × 18 mm', 0.154, 6790, 40],
            ['M20', 2.5, '45 × 18 mm', 0.146, 6990, 130],
            ['M24', 3, '55 × 22 mm', 0.27, 10900, 60],
          ] as const
        ).map(([thread, pitch, size, weight, price, stockOnHand]) => ({ symbol: `22568-${thread}`, features: { thread, pitch: mm(pitch), size }, tiers: tiered(price, [3, 6]), weight, stockOnHand })),
      ],
    },
    {
      name: { en: 'Round die EN 22568 HSS-E, for stainless steel', pl: 'Narzynka okrągła EN 22568 HSS-E, do stali nierdzewnej' },
      symbol: '22568-E',
      note: {
        en: 'It is made of cobalt steel, with lapped cutting edges for A2 and A4 rods. Stainless steel springs back, so turn the rod 0.2 mm under size and use thread-cutting paste.',
        pl: 'Ze stali kobaltowej, o docieranych ostrzach, do prętów A2 i A4. Stal nierdzewna sprężynuje, więc pręt przetocz na wymiar mniejszy o 0,2 mm i użyj pasty do gwintowania.',
      },
      priceNet: 2990,
      features: { steel: 'HSS-Co5', tolerance: '6g' },
      variants: (
        [
          ['M4', 0.7, '20 × 5 mm', 0.009, 2990, 120],
          ['M5', 0.8, '20 × 7 mm', 0.012, 3090, 150],
          ['M6', 1, '20 × 7 mm', 0.011, 3190, 230],
          ['M8', 1.25, '25 × 9 mm', 0.024, 3990, 210],
          ['M10', 1.5, '30 × 11 mm', 0.043, 5190, 170],
          ['M12', 1.75, '38 × 14 mm', 0.088, 7290, 90],
        ] as const
      ).map(([thread, pitch, size, weight, price, stockOnHand]) => ({ symbol: `22568-E-${thread}`, features: { thread, pitch: mm(pitch), size }, tiers: tiered(price, [5, 6]), weight, stockOnHand })),
    },
    {
      name: { en: 'Round die EN 22568 HSS, fine threads', pl: 'Narzynka okrągła EN 22568 HSS, gwinty drobnozwojne' },
      symbol: '22568-MF',
      note: {
        en: 'Use it for axle ends, brake-line fittings and adjusting screws. From M12 up, fine dies are thinner than coarse ones of the same diameter, so the stock needs a spacer.',
        pl: 'Do końcówek osi, złączek przewodów hamulcowych i śrub nastawczych. Od M12 w górę narzynka drobnozwojna jest cieńsza od zwykłej, oprawka wymaga więc podkładki dystansowej.',
      },
      priceNet: 2490,
      features: { steel: 'HSS', tolerance: '6g' },
      variants: (
        [
          ['M8×1', '8X1', 1, '25 × 9 mm', 0.024, 2490, 110],
          ['M10×1', '10X1', 1, '30 × 11 mm', 0.043, 3190, 130],
          ['M10×1.25', '10X1.25', 1.25, '30 × 11 mm', 0.043, 3290, 70],
          ['M12×1.5', '12X1.5', 1.5, '38 × 10 mm', 0.065, 4290, 140],
          ['M14×1.5', '14X1.5', 1.5, '38 × 10 mm', 0.061, 4590, 80],
        ] as const
      ).map(([thread, code, pitch, size, weight, price, stockOnHand]) => ({
        symbol: `22568-M${code}`,
        features: { thread: thread.includes('.') ? { en: thread, pl: thread.replace('.', ',') } : thread, pitch: mm(pitch), size },
        tiers: tiered(price, [5, 5]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Hexagon die nut DIN 382 HSS, for cleaning up threads', pl: 'Narzynka sześciokątna DIN 382 HSS, do poprawiania gwintów' },
      symbol: '382',
      note: {
        en: 'It is driven with an ordinary spanner where no stock can swing: on flange studs or on axles under a car. The die nut is made to clean up threads, not to cut new ones.',
        pl: 'Obraca się ją zwykłym kluczem tam, gdzie oprawka się nie zmieści: na szpilkach przy kołnierzu i na osiach pod samochodem. Do poprawiania gwintów, nie do nacinania nowych.',
      },
      priceNet: 2290,
      features: { norm: 'DIN 382', steel: 'HSS', tolerance: '6g' },
      variants: (
        [
          ['M6', 1, 0.016, 2290, 140],
          ['M8', 1.25, 0.024, 2590, 210],
          ['M10', 1.5, 0.045, 3290, 240],
          ['M12', 1.75, 0.09, 4590, 160],
        ] as const
      ).map(([thread, pitch, weight, price, stockOnHand]) => ({ symbol: `382-${thread}`, features: { thread, pitch: mm(pitch) }, tiers: tiered(price, [5, 5]), weight, stockOnHand })),
    },
    {
      name: { en: 'Die stock EN 22568, for round dies', pl: 'Oprawka do narzynek EN 22568' },
      symbol: '22568-STOCK',
      note: {
        en: 'Choose by the outside size of the die, not by the thread. Tighten the middle screw into its notch first, then the two at the sides.',
        pl: 'Oprawkę wybierz według wymiaru zewnętrznego narzynki, a nie gwintu. Najpierw dokręć wkręt środkowy w nacięciu, potem dwa boczne.',
      },
      priceNet: 1790,
      kind: 'stock',
      features: { material: { en: 'die-cast zinc', pl: 'odlew cynkowy' } },
      variants: (
        [
          ['20X5', '20 × 5 mm', 'M3–M4', 0.11, 1790, 180],
          ['20X7', '20 × 7 mm', 'M5–M6', 0.12, 1790, 310],
          ['25X9', '25 × 9 mm', 'M8', 0.2, 2190, 290],
          ['30X11', '30 × 11 mm', 'M10', 0.32, 2790, 240],
          ['38X14', '38 × 14 mm', 'M12–M14', 0.55, 3890, 160],
          ['45X18', '45 × 18 mm', 'M16–M20', 0.9, 5490, 70],
        ] as const
      ).map(([code, size, thread, weight, price, stockOnHand]) => ({ symbol: `22568-STOCK-${code}`, features: { size, thread }, tiers: tiered(price, [5, 7]), weight, stockOnHand })),
    },
    {
      name: { en: 'Steel die stock 55 × 22 mm with screw-in handles', pl: 'Oprawka stalowa do narzynek 55 × 22 mm, z wkręcanymi ramionami' },
      symbol: '22568-STOCK-55X22',
      note: {
        en: 'It has a steel body for M22 and M24 dies, and handles that unscrew; it measures 780 mm across the handles. Zinc stocks crack under the torque that such threads require.',
        pl: 'Stalowy korpus do narzynek M22 i M24, wykręcane ramiona o rozpiętości 780 mm. Oprawki cynkowe pękają przy momencie, jakiego wymagają takie gwinty.',
      },
      priceNet: 16900,
      weight: 2.1,
      stockOnHand: 3,
      kind: 'stock',
      features: { material: { en: 'steel', pl: 'stal' }, size: '55 × 22 mm', thread: 'M22–M24', length: '780 mm' },
    },
    {
      name: { en: 'Round die EN 22568 HSS, left-hand M10', pl: 'Narzynka okrągła lewa EN 22568 HSS, M10-LH' },
      symbol: '22568-LH-M10',
      note: {
        en: 'It is for the other end of a turnbuckle. Turn the die anticlockwise, and notch the finished rod end so that nobody tries a right-hand nut on it.',
        pl: 'Do drugiego końca śruby rzymskiej. Narzynkę obracaj w lewo, a gotowy koniec pręta oznacz nacięciem, żeby nikt nie nakręcał na niego zwykłej nakrętki.',
      },
      priceNet: 4490,
      weight: 0.043,
      stockOnHand: 14,
      features: { steel: 'HSS', tolerance: '6g', thread: 'M10-LH', pitch: { en: '1.5 mm', pl: '1,5 mm' }, size: '30 × 11 mm' },
    },
    {
      name: { en: 'Round die set HSS, M3 to M12, with stocks, 14 pieces', pl: 'Komplet narzynek HSS, M3–M12, z oprawkami, 14 szt.' },
      symbol: '22568-SET14',
      note: {
        en: 'The set contains seven dies, five stocks, a thread gauge and a screwdriver in a steel case. The bottom of each recess shows the diameter to which the rod must be turned.',
        pl: 'Siedem narzynek, pięć oprawek, wzornik gwintów i wkrętak w stalowej kasecie. Na dnie każdego gniazda podano średnicę, do jakiej trzeba przetoczyć pręt.',
      },
      priceNet: 28900,
      weight: 2.05,
      stockOnHand: 0,
      features: { steel: 'HSS', tolerance: '6g', contents: { en: '7 dies, 5 stocks, thread gauge, screwdriver', pl: '7 narzynek, 5 oprawek, wzornik, wkrętak' } },
    },
  ],
}
