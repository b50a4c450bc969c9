import type { GiftDrawing } from '../../art/drawings/gifts.ts'
import { coilCabinet, weighingRack } from '../../art/drawings/tool-cabinets.ts'
import { toolDrawings } from '../../art/drawings/tools.ts'
import { bodyOf } from '../../bodies.ts'
import type { DemoArticle } from '../../types.ts'

const body = bodyOf(new URL('./news/', import.meta.url))
const drawing =
  (family: string, size = 0.6, view: 'main' | 'detail' = 'main'): GiftDrawing =>
  accent =>
    toolDrawings[family]?.({ size, accent })[view] ?? ''

export const articles: DemoArticle[] = [
  {
    slug: { en: 'gross-flow-control', pl: 'gross-flow-control' },
    daysAgo: 9,
    title: { en: 'Gross flow control: what really leaves the tool store', pl: 'Gross flow control, czyli co naprawdę schodzi z narzędziowni' },
    summary: {
      en: 'Ordered, handed out, used up: these three figures are rarely the same. See how to tell gross flow from net flow at the hatch, and which cabinet controls which.',
      pl: 'Zamówiono, wydano, zużyto: trzy liczby, które rzadko są równe. Podpowiadamy, jak przy okienku odróżnić przepływ brutto od netto i który automat pasuje do którego przepływu.',
    },
    seo_description: {
      en: 'Gross and net flow of consumables and tools: limits by role, new for old, and which dispensing cabinet suits gloves, gauges, inserts and screws.',
      pl: 'Przepływ brutto i netto materiałów i narzędzi: limity na stanowisko, wymiana stare za nowe i automat wydający do rękawic, sprawdzianów, płytek i śrub.',
    },
    body: body('gross-flow-control'),
    cover: {
      shows: [coilCabinet, drawing('work-gloves'), drawing('metal-cutting-discs')],
      alt: { en: 'A coil cabinet, a work glove and a cutting disc', pl: 'Automat spiralny, rękawica robocza i tarcza tnąca' },
    },
  },
  {
    slug: { en: 'drilling-stainless-steel', pl: 'wiercenie-w-stali-nierdzewnej' },
    daysAgo: 23,
    title: { en: 'Drilling stainless steel without burning the drill', pl: 'Jak wiercić w nierdzewce i nie spalić wiertła' },
    summary: {
      en: 'Stainless steel hardens where something rubs it. These speeds, feeds and five habits keep a cobalt drill cutting, not sliding.',
      pl: 'Stal nierdzewna twardnieje tam, gdzie coś o nią trze. Obroty, posuwy i pięć nawyków, dzięki którym wiertło kobaltowe tnie, a nie ślizga się.',
    },
    seo_description: {
      en: 'Speeds and feeds for drilling A2 and A4 stainless steel with HSS-Co5 drills, which drill to choose, and how to avoid work hardening.',
      pl: 'Obroty i posuwy przy wierceniu stali A2 i A4 wiertłami HSS-Co5, wybór wiertła i sposoby na uniknięcie utwardzenia powierzchni.',
    },
    body: body('drilling-stainless-steel'),
    cover: {
      shows: [drawing('din-338-cobalt'), drawing('din-338-cobalt', 0.6, 'detail')],
      alt: { en: 'A cobalt drill and its point from the front', pl: 'Wiertło kobaltowe i jego wierzchołek od czoła' },
    },
  },
  {
    slug: { en: 'reading-a-cutting-disc', pl: 'jak-czytac-tarcze-tnaca' },
    daysAgo: 41,
    title: { en: 'How to read a cutting disc', pl: 'Jak czytać tarczę tnącą' },
    summary: {
      en: 'Standard, speed, stripe, date: everything that keeps a disc in one piece is printed on its label. It takes half a minute to learn and two seconds to check.',
      pl: 'Norma, obroty, pasek, data: wszystko, dzięki czemu tarcza pozostaje w całości, podaje etykieta. Pół minuty nauki, dwie sekundy sprawdzania.',
    },
    seo_description: {
      en: 'What EN 12413, INOX, the colour stripe, the speed and the expiry date on a cutting disc mean, with rpm for discs of 115 to 230 mm.',
      pl: 'Co znaczą EN 12413, INOX, kolorowy pasek, obroty i data ważności na tarczy tnącej, z tabelą obrotów dla średnic od 115 do 230 mm.',
    },
    body: body('reading-a-cutting-disc'),
    cover: {
      shows: [drawing('metal-cutting-discs', 0.4), drawing('angle-grinders')],
      alt: { en: 'A cutting disc and an angle grinder', pl: 'Tarcza tnąca i szlifierka kątowa' },
    },
  },
  {
    slug: { en: 'tightening-8-8-bolts', pl: 'momenty-dokrecania-srub-8-8' },
    daysAgo: 64,
    title: { en: 'Tightening 8.8 bolts: the table, and what it hides', pl: 'Momenty dokręcania śrub 8.8: tabela i to, co się za nią kryje' },
    summary: {
      en: 'See the torques for M5 to M20, and learn where nine tenths of your effort goes and why oil on the thread is no small matter.',
      pl: 'Momenty od M5 do M20, dokąd ucieka dziewięć dziesiątych wysiłku i dlaczego olej na gwincie to nie drobiazg.',
    },
    seo_description: {
      en: 'Tightening torques for 8.8 hexagon bolts M5 to M20 with spanner sizes and clearance holes, and how friction changes them.',
      pl: 'Momenty dokręcania śrub sześciokątnych 8.8 od M5 do M20, klucze i otwory przelotowe oraz wpływ tarcia na napięcie śruby.',
    },
    body: body('tightening-8-8-bolts'),
    cover: {
      shows: [drawing('din-933'), drawing('ratchets'), drawing('din-934')],
      alt: { en: 'A hexagon bolt, a ratchet and a nut', pl: 'Śruba sześciokątna, grzechotka i nakrętka' },
    },
  },
  {
    slug: { en: 'gloves-en-388', pl: 'rekawice-en-388' },
    daysAgo: 97,
    title: { en: 'Gloves: what 4 X 4 3 D means', pl: 'Rękawice: co znaczy 4 X 4 3 D' },
    summary: {
      en: 'Six positions stand beneath the shield with the hammer, always in the same order. There are also four mistakes that no level makes good.',
      pl: 'Sześć pozycji pod tarczą z młotkiem, zawsze w tej samej kolejności. I cztery błędy, których żaden poziom nie naprawi.',
    },
    seo_description: {
      en: 'EN 388 levels explained: abrasion, cut, tear, puncture and the letters A to F, with the right glove size and common mistakes.',
      pl: 'Poziomy EN 388 bez tajemnic: ścieranie, przecięcie, rozdarcie, przekłucie i litery od A do F, dobór rozmiaru i częste błędy.',
    },
    body: body('gloves-en-388'),
    cover: {
      shows: [drawing('work-gloves'), drawing('work-gloves', 0.6, 'detail')],
      alt: { en: 'A work glove, and a pair laid side by side', pl: 'Rękawica robocza, a obok para rękawic' },
    },
  },
  {
    slug: { en: 'din-or-iso', pl: 'din-czy-iso' },
    daysAgo: 140,
    title: { en: 'DIN or ISO: four bolts that need a different spanner', pl: 'DIN czy ISO: cztery śruby, do których potrzeba innego klucza' },
    summary: {
      en: 'The thread and the length are the same, but the head is different. See where DIN 933 and ISO 4017 part ways, and what to write on an order.',
      pl: 'Ten sam gwint, ta sama długość, inny łeb. Sprawdź, gdzie rozchodzą się DIN 933 i ISO 4017 i co wpisać w zamówieniu.',
    },
    seo_description: {
      en: 'DIN 931, 933, 934 and their ISO successors compared: widths across flats of M10, M12, M14 and M22, nut heights, what to order.',
      pl: 'DIN 931, 933 i 934 a ich następczynie ISO: rozmiary pod klucz M10, M12, M14 i M22, wysokość nakrętek, co wpisać w zamówieniu.',
    },
    body: body('din-or-iso'),
    cover: {
      shows: [drawing('combination-wrenches'), drawing('din-931'), weighingRack],
      alt: { en: 'A spanner, a bolt and a rack with bins of screws', pl: 'Klucz, śruba i regał z pojemnikami na śruby' },
    },
  },
]
