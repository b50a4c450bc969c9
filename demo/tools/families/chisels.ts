import { type DemoFamily, tiered } from '../../types.ts'

/** Length in mm, edge in mm, kg, price, stock. */
const edges = (prefix: string, rows: [number, number, number, number, number][]) =>
  rows.map(([length, width, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${length}`,
    features: { length: `${length} mm`, width: `${width} mm` },
    tiers: tiered(price, [5, 4], [20, 10]),
    weight,
    stockOnHand,
  }))

const tips: [number, number, number, number][] = [
  [2, 0.04, 1290, 180],
  [3, 0.045, 1290, 320],
  [4, 0.05, 1350, 290],
  [5, 0.06, 1390, 260],
  [6, 0.08, 1450, 240],
  [8, 0.12, 1590, 150],
]

export const family: DemoFamily = {
  code: 'chisels',
  category: 'hammers',
  brand: 'kowalski-forge',
  vat: 23,
  short: {
    en: 'Tool-steel cold chisels, punches and pry bars.',
    pl: 'Przecinaki, wybijaki, punktaki i łomy ze stali narzędziowej.',
  },
  description: {
    en:
      'Most of these tools are struck with a hammer; the pry bars are levers. DIN 6453 covers flat chisels, DIN 6451 cross-cut chisels, DIN 6450 parallel pin punches, ' +
      'DIN 7250 centre punches, and DIN 7254 and 7256 masons’ flat and point chisels. Each standard fixes the length, the edge and the hardness zones.\n\n' +
      'Chisels and punches are drop-forged from air-hardening tool steel. The edge is hard, the struck end deliberately softer, so that it mushrooms rather than splinters. ' +
      'The body is octagonal or hexagonal and does not roll away.\n\n' +
      'Grind off the burr at the head as soon as it curls; its fragments injure hands and eyes. Sharpen the edge wet, at about 60° for steel, and never let it turn blue. ' +
      'Wear safety glasses. Use a hammer at least twice the weight of the chisel and watch the edge, not the head.',
    pl:
      'W większość tych narzędzi uderza się młotkiem, a łomów używa się jako dźwigni. DIN 6453 obejmuje przecinaki ślusarskie płaskie, DIN 6451 wycinaki, DIN 6450 wybijaki walcowe, ' +
      'DIN 7250 punktaki, a DIN 7254 i 7256 przecinaki i szpicaki murarskie. Każda z norm ustala długość, ostrze i strefy twardości.\n\n' +
      'Przecinaki i wybijaki są kute matrycowo ze stali narzędziowej hartującej się w powietrzu. Ostrze jest twarde, a pobijany koniec celowo miększy, żeby się ' +
      'spęczał, a nie odpryskiwał. ' +
      'Trzon jest ośmio- lub sześciokątny, więc narzędzie się nie toczy.\n\n' +
      'Zadzior na główce trzeba zeszlifować, gdy tylko się zawinie, bo jego odłamki ranią dłonie i oczy. ' +
      'Ostrze szlifuje się z wodą, do stali pod kątem około 60°, i nie wolno go przegrzać na niebiesko. ' +
      'Okulary ochronne są konieczne. Młotek ma ważyć co najmniej dwa razy tyle co przecinak, a patrzy się na ostrze, nie na główkę.',
  },
  features: {
    material: { en: 'tool steel', pl: 'stal narzędziowa' },
  },
  keywords: {
    en: 'drift, bolster, crowbar, wrecking bar, jemmy, nail bar, cold chisel, dot punch',
    pl: 'majzel, mesel, durszlag, brecha, brechajza, dłuto do metalu, wyciągacz gwoździ',
  },
  products: [
    {
      name: { en: 'Flat cold chisel DIN 6453', pl: 'Przecinak ślusarski płaski DIN 6453' },
      symbol: '6453',
      note: {
        en: 'It cuts sheet, rivet heads and seized nuts, and cleans castings. Grind the edge slightly curved, so its middle enters first and the corners do not break off.',
        pl: 'Tnie blachę, łby nitów i zapieczone nakrętki oraz oczyszcza odlewy. Ostrze szlifuje się lekko łukowo, żeby środek wchodził pierwszy, a naroża się nie wykruszały.',
      },
      priceNet: 1390,
      features: { norm: 'DIN 6453' },
      variants: edges('6453', [
        [125, 15, 0.14, 1390, 230],
        [150, 18, 0.22, 1690, 420],
        [200, 22, 0.4, 2190, 460],
        [250, 25, 0.62, 2890, 190],
        [300, 27, 0.85, 3490, 72],
      ]),
    },
    {
      name: { en: 'Cross-cut chisel DIN 6451', pl: 'Wycinak ślusarski DIN 6451' },
      symbol: '6451',
      note: {
        en: 'The narrow edge is set across the body and cuts keyways, oil grooves and old weld seams. Widen a groove with the flat chisel, not by tilting this one.',
        pl: 'Wąskie ostrze ustawione poprzecznie do trzonu wycina rowki wpustowe i smarowe oraz stare spoiny. Rowek poszerza się przecinakiem płaskim, a nie przechylaniem wycinaka.',
      },
      priceNet: 1590,
      features: { norm: 'DIN 6451' },
      variants: edges('6451', [
        [125, 5, 0.14, 1590, 140],
        [150, 6, 0.21, 1790, 210],
        [200, 8, 0.39, 2390, 98],
      ]),
    },
    {
      name: { en: 'Mason’s flat chisel DIN 7254 with hand guard, 300 mm', pl: 'Przecinak murarski płaski DIN 7254 z osłoną dłoni, 300 mm' },
      symbol: '7254G-300',
      note: {
        en: 'It cuts chases in brick and lightweight block and takes off plaster. The rubber guard saves your knuckles when the hammer slides off.',
        pl: 'Kuje bruzdy w cegle i lekkich bloczkach oraz odbija tynk. Gumowa osłona ratuje palce, gdy młotek się ześlizgnie.',
      },
      priceNet: 3490,
      weight: 0.78,
      stockOnHand: 260,
      features: { norm: 'DIN 7254', length: '300 mm', width: '26 mm' },
    },
    {
      name: { en: 'Mason’s point chisel DIN 7256, 300 mm', pl: 'Szpicak murarski DIN 7256, 300 mm' },
      symbol: '7256-300',
      note: {
        en: 'It breaks concrete, stone and hard mortar where a flat edge only chips the surface. Turn it a little after each blow or it will jam in the hole.',
        pl: 'Rozbija beton, kamień i twardą zaprawę tam, gdzie płaskie ostrze tylko odłupuje drobne kawałki. Po każdym uderzeniu szpicak trzeba lekko obrócić, inaczej się zaklinuje.',
      },
      priceNet: 2690,
      weight: 0.66,
      stockOnHand: 310,
      features: { norm: 'DIN 7256', length: '300 mm' },
    },
    {
      name: { en: 'Parallel pin punch DIN 6450', pl: 'Wybijak walcowy DIN 6450' },
      symbol: '6450',
      note: {
        en: 'It drives out cylindrical pins and spring pins. Use a punch slightly thinner than the pin and break the pin loose with a starter punch first.',
        pl: 'Wybija kołki walcowe i sprężyste. Bierze się wybijak nieco cieńszy od kołka, a kołek najpierw obluzowuje się przebijakiem stożkowym.',
      },
      priceNet: 1290,
      kind: 'punch',
      features: { norm: 'DIN 6450', length: '150 mm' },
      variants: tips.map(([diameter, weight, price, stockOnHand]) => ({
        symbol: `6450-${diameter}`,
        features: { diameter: `${diameter} mm` },
        tiers: tiered(price, [5, 4], [20, 9]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Centre punch DIN 7250, 120 mm', pl: 'Punktak DIN 7250, 120 mm' },
      symbol: '7250-120',
      note: {
        en: 'It marks holes so that the drill does not wander. Hold the punch at an angle with its point on the scribed line, bring it upright and strike once.',
        pl: 'Wyznacza środki otworów, żeby wiertło nie uciekało. Pochylony punktak przykłada się ostrzem do rysy, ustawia pionowo i uderza w niego raz.',
      },
      priceNet: 1190,
      weight: 0.07,
      stockOnHand: 640,
      kind: 'punch',
      features: { norm: 'DIN 7250', length: '120 mm', diameter: '10 mm', 'point-angle': '60°' },
    },
    {
      name: { en: 'Automatic centre punch, adjustable, 130 mm', pl: 'Punktak automatyczny z regulacją, 130 mm' },
      symbol: 'ACP-130',
      note: {
        en: 'A built-in spring strikes when you press the punch down, so no hammer is needed. Turn the cap for a light dot on aluminium or a deep one on steel.',
        pl: 'Po naciśnięciu uderza wbudowana sprężyna, więc młotek jest zbędny. Pokrętłem ustawia się lekki ślad na aluminium albo głęboki na stali.',
      },
      priceNet: 4990,
      weight: 0.14,
      stockOnHand: 110,
      kind: 'punch',
      features: { length: '130 mm', diameter: '14 mm' },
    },
    {
      name: { en: 'Punch and chisel set in a roll, 6 pieces', pl: 'Zestaw przecinaków i wybijaków w pokrowcu, 6 sztuk' },
      symbol: 'CHSET-6',
      pieces: { plain: 3, punch: 3 },
      note: {
        en: 'The roll holds two flat chisels, a cross-cut chisel, a centre punch and two pin punches, 3 and 5 mm. The set suits a mechanic’s trolley or a trainee.',
        pl: 'W pokrowcu są dwa przecinaki płaskie, wycinak, punktak i dwa wybijaki: 3 i 5 mm. To zestaw do wózka mechanika albo dla ucznia.',
      },
      priceNet: 8990,
      weight: 0.92,
      stockOnHand: 68,
      kind: 'punch',
      features: { contents: { en: '3 chisels, centre punch, 2 pin punches', pl: '2 przecinaki, wycinak, punktak, 2 wybijaki' } },
    },
    {
      name: { en: 'Pry bar with nail claws, 600 mm', pl: 'Łom z pazurami do gwoździ, 600 mm' },
      symbol: 'PRY-600',
      note: {
        en: 'One claw is bent and the other straight, for stripping boards, shuttering and pallets. Put a piece of wood under the fulcrum to protect the wall.',
        pl: 'Jeden pazur jest zagięty, a drugi prosty: łom służy do odrywania desek oraz rozbierania szalunków i palet. Pod punkt podparcia kładzie się drewno, żeby nie zniszczyć ściany.',
      },
      priceNet: 4490,
      weight: 1.5,
      stockOnHand: 0,
      kind: 'pry',
      features: { length: '600 mm', width: '30 mm' },
    },
    {
      name: { en: 'Flat pry bar, double-ended, 380 mm', pl: 'Łapka płaska dwustronna, 380 mm' },
      symbol: 'PRYF-380',
      note: {
        en: 'The thin ends slide under skirting, frames and floorboards and lift them without breaking them. The bar bends when used to break concrete.',
        pl: 'Cienkie końce wchodzą pod listwy, ościeżnice i deski podłogowe i podważają je bez łamania. Przy kruszeniu betonu łapka się gnie.',
      },
      priceNet: 3290,
      weight: 0.56,
      stockOnHand: 190,
      kind: 'pry',
      features: { length: '380 mm', width: '42 mm' },
    },
  ],
}
