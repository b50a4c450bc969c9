import { type DemoFamily, tiered } from '../../types.ts'

const speed = (rpm: string) => ({ en: `80 m/s, ${rpm} rpm`, pl: `80 m/s, ${rpm.replace(/,(?=...$)/, rpm.length > 5 ? '\u00a0' : '')} obr/min` })
const mm = (d: number) => (Number.isInteger(d) ? `${d} mm` : { en: `${d} mm`, pl: `${String(d).replace('.', ',')} mm` })

export const family: DemoFamily = {
  code: 'metal-cutting-discs',
  category: 'cutting-discs',
  brand: 'korundex',
  vat: 23,
  short: {
    en: 'Resin-bonded, fibre-reinforced cutting discs to EN 12413 for steel, stainless steel and aluminium.',
    pl: 'Tarcze tnące o spoiwie żywicznym, wzmocnione włóknem, według EN 12413: do stali, stali nierdzewnej i aluminium.',
  },
  description: {
    en: `The discs are made of abrasive grain in synthetic resin with layers of glass fibre, pressed and cured. EN 12413 lays down the safety tests, the markings and the working speed, here 80 m/s at the rim. The expiry date is stamped on the metal ring: resin ages, and a disc should not be used later than three years after manufacture.

A disc only 1 mm thick cuts fast and cool, with almost no burr, but must not be twisted in the cut. A disc 2.5 to 3 mm thick takes rough handling and solid bar. A soft bond suits hard material, a hard one thin profiles.

The speed of the machine must not exceed the one marked on the disc. Check the disc for cracks, let it run for half a minute with the guard on and never grind with the flat side. Draw the disc through the cut without pressing. Store discs dry and lying flat. Wear eye, face and hearing protection, and mind where the sparks go.`,
    pl: `Tarcze są z ziarna ściernego w żywicy syntetycznej z warstwami siatki szklanej, prasowane i utwardzane. Norma EN 12413 określa badania bezpieczeństwa, oznaczenia i prędkość roboczą, tu 80 m/s na obwodzie. Termin ważności jest wybity na metalowym pierścieniu: żywica się starzeje i tarczy nie należy używać później niż trzy lata od produkcji.

Tarcza 1 mm tnie szybko, chłodno i prawie bez zadzioru, ale nie znosi skręcania w szczelinie. Tarcza 2,5–3 mm znosi mniej ostrożne prowadzenie i pełny pręt. Miękkie spoiwo nadaje się do twardego materiału, a twarde do cienkich profili.

Obroty maszyny nie mogą przekraczać obrotów podanych na tarczy. Sprawdź, czy tarcza nie jest pęknięta, uruchom ją na pół minuty z osłoną i nigdy nie szlifuj bokiem. Prowadź ją przez materiał bez nacisku. Tarcze przechowuj na płasko, w suchym miejscu. Chroń oczy, twarz i słuch oraz uważaj na iskry.`,
  },
  features: {
    norm: 'EN 12413',
    base: { en: 'synthetic resin', pl: 'żywica syntetyczna' },
  },
  keywords: {
    en: 'cut-off wheel, slitting disc, angle grinder disc, inox disc, metal blade',
    pl: 'tarcza do flexa, do gumówki, do kątówki, krążek tnący, inoxówka, tarcza do metalu',
  },
  products: [
    {
      name: { en: 'Thin cutting disc for steel and stainless, flat', pl: 'Tarcza tnąca cienka do stali i nierdzewki, płaska' },
      symbol: 'CUT-UNI',
      note: {
        en: 'This all-round disc for the metal workshop cuts sheet, tube and profiles. For walls over 4 mm thick, step up to a thicker disc, as the thin rim wears quickly on bar.',
        pl: 'Uniwersalna tarcza ślusarska do blach, rur i profili. Przy ściankach powyżej 4 mm weź grubszą, bo cienkie obrzeże szybko się ściera na pełnym pręcie.',
      },
      priceNet: 269,
      features: { grain: { en: 'aluminium oxide A60', pl: 'elektrokorund A60' }, bore: mm(22.23) },
      variants: (
        [
          [115, '1.0', 1, '13,300', 0.023, 269, 2800],
          [125, '1.0', 1, '12,250', 0.027, 289, 3000],
          [150, '1.6', 1.6, '10,200', 0.062, 490, 420],
          [180, '1.6', 1.6, '8,500', 0.09, 620, 760],
          [230, '1.9', 1.9, '6,650', 0.175, 890, 1450],
        ] as const
      ).map(([d, t, thickness, rpm, weight, price, stockOnHand]) => ({
        symbol: `CUT-UNI-${d}X${t}`,
        features: { diameter: `${d} mm`, thickness: mm(thickness), 'max-speed': speed(rpm) },
        tiers: tiered(price, [25, 8], [100, 16]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Cutting disc for stainless steel only, free of iron, sulphur and chlorine', pl: 'Tarcza tnąca tylko do nierdzewki, bez żelaza, siarki i chloru' },
      symbol: 'CUT-INOX',
      note: {
        en: 'It leaves no residue that could later rust on stainless pipework and railings. Keep these discs separate: one cut through mild steel contaminates the rim.',
        pl: 'Nie zostawia śladów, które później rdzewieją na nierdzewnych rurociągach i balustradach. Trzymaj ją osobno: jedno cięcie zwykłej stali zanieczyszcza obrzeże.',
      },
      priceNet: 329,
      features: { grain: { en: 'white aluminium oxide A60', pl: 'elektrokorund szlachetny A60' }, bore: mm(22.23) },
      variants: (
        [
          [115, '1.0', 1, '13,300', 0.023, 329, 1640],
          [125, '1.0', 1, '12,250', 0.027, 349, 2870],
          [125, '1.6', 1.6, '12,250', 0.043, 419, 940],
          [230, '1.9', 1.9, '6,650', 0.175, 1090, 820],
        ] as const
      ).map(([d, t, thickness, rpm, weight, price, stockOnHand]) => ({
        symbol: `CUT-INOX-${d}X${t}`,
        features: { diameter: `${d} mm`, thickness: mm(thickness), 'max-speed': speed(rpm) },
        tiers: tiered(price, [25, 8], [100, 15]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Sturdy cutting disc for structural steel, flat', pl: 'Tarcza tnąca wzmocniona do stali konstrukcyjnej, płaska' },
      symbol: 'CUT-STEEL',
      note: {
        en: 'It has two fibre layers and coarse grain for beams, reinforcement and thick flat bar. It cuts more slowly and hotter than a thin disc but stays whole when the cut end of the bar drops.',
        pl: 'Dwie warstwy siatki i grube ziarno do dwuteowników, zbrojenia i grubych płaskowników. Tnie wolniej niż cienka tarcza i mocniej się grzeje, za to nie pęka, gdy odcinany pręt opada.',
      },
      priceNet: 319,
      features: { grain: { en: 'aluminium oxide A30', pl: 'elektrokorund A30' }, bore: mm(22.23) },
      variants: (
        [
          [115, '2.5', 2.5, '13,300', 0.058, 319, 860],
          [125, '2.5', 2.5, '12,250', 0.068, 349, 1720],
          [180, '3.0', 3, '8,500', 0.168, 690, 380],
          [230, '3.0', 3, '6,650', 0.275, 890, 1260],
        ] as const
      ).map(([d, t, thickness, rpm, weight, price, stockOnHand]) => ({
        symbol: `CUT-STEEL-${d}X${t}`,
        features: { diameter: `${d} mm`, thickness: mm(thickness), 'max-speed': speed(rpm) },
        tiers: tiered(price, [25, 7], [100, 14]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Depressed-centre cutting disc for steel, type T42', pl: 'Tarcza tnąca z obniżonym środkiem do stali, typ T42' },
      symbol: 'CUT-T42',
      note: {
        en: 'The centre is depressed, so the flange nut is recessed and the disc cuts flush along a wall or plate. The disc needs the flange made for its type.',
        pl: 'Obniżony środek chowa nakrętkę, dzięki czemu można ciąć równo przy ścianie lub płycie. Tarcza wymaga kołnierza przewidzianego do tego typu tarcz.',
      },
      priceNet: 389,
      features: { grain: { en: 'aluminium oxide A30', pl: 'elektrokorund A30' }, bore: mm(22.23) },
      variants: [
        { symbol: 'CUT-T42-125X2.5', features: { diameter: '125 mm', thickness: mm(2.5), 'max-speed': speed('12,250') }, weight: 0.07, stockOnHand: 540 },
        ...(
          [
            [180, '3.0', 3, '8,500', 0.17, 790, 210],
            [230, '3.0', 3, '6,650', 0.28, 990, 430],
          ] as const
        ).map(([d, t, thickness, rpm, weight, price, stockOnHand]) => ({
          symbol: `CUT-T42-${d}X${t}`,
          features: { diameter: `${d} mm`, thickness: mm(thickness), 'max-speed': speed(rpm) },
          tiers: tiered(price, [25, 7]),
          weight,
          stockOnHand,
        })),
      ],
    },
    {
      name: { en: 'Cutting disc for aluminium and copper, non-loading', pl: 'Tarcza tnąca do aluminium i miedzi, niezapychająca się' },
      symbol: 'CUT-ALU',
      note: {
        en: 'A soft bond with filler lets go of clogged grain, so the rim stays sharp in aluminium sections. Aluminium dust burns: clear it away before cutting steel with the same machine.',
        pl: 'Miękkie spoiwo z wypełniaczem odrzuca zalepione ziarno, więc obrzeże pozostaje ostre. Pył aluminium jest palny: usuń go, zanim tą samą maszyną zaczniesz ciąć stal.',
      },
      priceNet: 429,
      features: { grain: { en: 'aluminium oxide and silicon carbide', pl: 'mieszanka korundu i węglika krzemu' }, bore: mm(22.23) },
      variants: (
        [
          [115, '1.0', 1, '13,300', 0.023, 429, 380],
          [125, '1.0', 1, '12,250', 0.027, 459, 720],
          [125, '1.6', 1.6, '12,250', 0.042, 529, 340],
          [230, '1.9', 1.9, '6,650', 0.17, 1390, 210],
        ] as const
      ).map(([d, t, thickness, rpm, weight, price, stockOnHand]) => ({
        symbol: `CUT-ALU-${d}X${t}`,
        features: { diameter: `${d} mm`, thickness: mm(thickness), 'max-speed': speed(rpm) },
        tiers: tiered(price, [25, 6]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Ceramic-grain cutting disc for steel and stainless', pl: 'Tarcza tnąca z ziarnem ceramicznym do stali i nierdzewki' },
      symbol: 'CUT-CER',
      note: {
        en: 'The grain splinters and so stays sharp, which gives two to three times as many cuts as plain aluminium oxide. The disc is worth its price on a strong mains grinder, less so on a weak cordless one.',
        pl: 'Ziarno samo się ostrzy dzięki mikropęknięciom, co daje od dwóch do trzech razy więcej cięć niż zwykły korund. Tarcza opłaca się przy mocnej szlifierce sieciowej, a mniej przy słabej akumulatorowej.',
      },
      priceNet: 549,
      features: { grain: { en: 'ceramic aluminium oxide', pl: 'korund ceramiczny' }, bore: mm(22.23) },
      variants: (
        [
          [115, '1.0', 1, '13,300', 0.023, 549, 460],
          [125, '1.0', 1, '12,250', 0.027, 589, 1130],
          [230, '1.9', 1.9, '6,650', 0.176, 1790, 320],
        ] as const
      ).map(([d, t, thickness, rpm, weight, price, stockOnHand]) => ({
        symbol: `CUT-CER-${d}X${t}`,
        features: { diameter: `${d} mm`, thickness: mm(thickness), 'max-speed': speed(rpm) },
        tiers: tiered(price, [25, 9], [100, 17]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Chop-saw disc for stationary metal cut-off saws', pl: 'Tarcza do przecinarek stacjonarnych do metalu' },
      symbol: 'CUT-CHOP',
      note: {
        en: 'It is for bench cut-off saws with a clamping vice, not for petrol cutters, which need 100 m/s discs. Worn flanges are a common cause of breakage.',
        pl: 'Do przecinarek stołowych z imadłem, nie do przecinarek spalinowych, które wymagają tarcz 100 m/s. Częstą przyczyną pęknięcia są zużyte kołnierze.',
      },
      priceNet: 2190,
      features: { grain: { en: 'aluminium oxide A24', pl: 'elektrokorund A24' }, bore: mm(25.4) },
      variants: (
        [
          [300, '3.0', 3, '5,100', 0.48, 2190, 140],
          [350, '3.0', 3, '4,400', 0.65, 2490, 380],
          [400, '3.5', 3.5, '3,850', 1, 3690, 90],
        ] as const
      ).map(([d, t, thickness, rpm, weight, price, stockOnHand]) => ({
        symbol: `CUT-CHOP-${d}X${t}`,
        features: { diameter: `${d} mm`, thickness: mm(thickness), 'max-speed': speed(rpm) },
        tiers: tiered(price, [10, 8], [25, 13]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Extra-thin cutting disc for sheet metal, 125 × 0.8 mm', pl: 'Tarcza tnąca bardzo cienka do blach, 125 × 0,8 mm' },
      symbol: 'CUT-UNI-125X0.8',
      note: {
        en: 'It drains a cordless battery less than our thicker 125 mm discs and leaves almost no blue edge on sheet up to 2 mm thick. The slightest twist breaks it, so cut straight lines only.',
        pl: 'Obciąża akumulator mniej niż nasze grubsze tarcze 125 mm i prawie nie przebarwia blachy do 2 mm. Łamie się przy najmniejszym skręceniu, dlatego nadaje się tylko do cięć po prostej.',
      },
      priceNet: 359,
      weight: 0.022,
      stockOnHand: 640,
      features: { grain: { en: 'aluminium oxide A60', pl: 'elektrokorund A60' }, bore: mm(22.23), diameter: '125 mm', thickness: mm(0.8), 'max-speed': speed('12,250') },
    },
    {
      name: { en: 'Mini cutting disc for compact cordless grinders, 76 × 1 mm', pl: 'Tarcza tnąca mała do kompaktowych szlifierek akumulatorowych, 76 × 1 mm' },
      symbol: 'CUT-MINI-76X1.0',
      note: {
        en: 'It is for palm-size grinders and pneumatic cutters with a 10 mm arbor and cuts exhaust clamps and profiles in tight corners. The depth of cut is about 20 mm.',
        pl: 'Do małych szlifierek i przecinarek pneumatycznych z trzpieniem 10 mm; tnie obejmy wydechu i profile w ciasnych miejscach. Głębokość cięcia wynosi ok. 20 mm.',
      },
      priceNet: 249,
      weight: 0.011,
      stockOnHand: 4,
      features: { grain: { en: 'aluminium oxide A60', pl: 'elektrokorund A60' }, bore: '10 mm', diameter: '76 mm', thickness: '1 mm', 'max-speed': speed('20,000') },
    },
    {
      name: { en: 'Thin cutting discs in a tin, steel and stainless, pack of 10', pl: 'Tarcze tnące cienkie w puszce, do stali i nierdzewki, 10 szt.' },
      symbol: 'CUT-TIN10-125X1.0',
      pieces: 10,
      note: {
        en: 'Ten discs of 125 × 1 mm come in a round tin with a lid that keeps them dry and flat in the van. Damp discs lose strength long before their expiry date.',
        pl: 'W okrągłej puszce z pokrywką dziesięć tarcz 125 × 1 mm leży w aucie płasko i nie wilgotnieje. Zawilgocone tarcze tracą wytrzymałość na długo przed upływem terminu ważności.',
      },
      priceNet: 3290,
      weight: 0.39,
      stockOnHand: 270,
      features: {
        grain: { en: 'aluminium oxide A60', pl: 'elektrokorund A60' },
        bore: mm(22.23),
        diameter: '125 mm',
        thickness: '1 mm',
        'max-speed': speed('12,250'),
        pack: { en: '10 pcs', pl: '10 szt.' },
      },
    },
  ],
}
