import { expect, test } from 'vitest'
import { demoShops } from './index.ts'
import type { DemoShop, Texts } from './types.ts'

const [tools, coffee] = demoShops as [DemoShop, DemoShop, DemoShop]

/** Hazard and precautionary statements of Regulation (EC) 1272/2008, annexes II to IV, word for word. */
const statements: Record<string, Texts> = {
  H222: { en: 'Extremely flammable aerosol.', pl: 'Skrajnie łatwopalny aerozol.' },
  H225: { en: 'Highly flammable liquid and vapour.', pl: 'Wysoce łatwopalna ciecz i pary.' },
  H226: { en: 'Flammable liquid and vapour.', pl: 'Łatwopalna ciecz i pary.' },
  H229: { en: 'Pressurised container: May burst if heated.', pl: 'Pojemnik pod ciśnieniem: Ogrzanie grozi wybuchem.' },
  H302: { en: 'Harmful if swallowed.', pl: 'Działa szkodliwie po połknięciu.' },
  H315: { en: 'Causes skin irritation.', pl: 'Działa drażniąco na skórę.' },
  H317: { en: 'May cause an allergic skin reaction.', pl: 'Może powodować reakcję alergiczną skóry.' },
  H318: { en: 'Causes serious eye damage.', pl: 'Powoduje poważne uszkodzenie oczu.' },
  H319: { en: 'Causes serious eye irritation.', pl: 'Działa drażniąco na oczy.' },
  H336: { en: 'May cause drowsiness or dizziness.', pl: 'Może wywoływać uczucie senności lub zawroty głowy.' },
  EUH202: {
    en: 'Cyanoacrylate. Danger. Bonds skin and eyes in seconds. Keep out of the reach of children.',
    pl: 'Cyjanoakrylany. Niebezpieczeństwo. Skleja skórę i powieki w ciągu kilku sekund. Chronić przed dziećmi.',
  },
  EUH204: {
    en: 'Contains isocyanates. May produce an allergic reaction.',
    pl: 'Zawiera izocyjaniany. Może powodować wystąpienie reakcji alergicznej.',
  },
  EUH205: {
    en: 'Contains epoxy constituents. May produce an allergic reaction.',
    pl: 'Zawiera składniki epoksydowe. Może powodować wystąpienie reakcji alergicznej.',
  },
  P101: {
    en: 'If medical advice is needed, have product container or label at hand.',
    pl: 'W razie konieczności zasięgnięcia porady lekarza należy pokazać pojemnik lub etykietę.',
  },
  P102: { en: 'Keep out of reach of children.', pl: 'Chronić przed dziećmi.' },
  P210: {
    en: 'Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking.',
    pl: 'Przechowywać z dala od źródeł ciepła, gorących powierzchni, źródeł iskrzenia, otwartego ognia i innych źródeł zapłonu. Nie palić.',
  },
  P211: { en: 'Do not spray on an open flame or other ignition source.', pl: 'Nie rozpylać nad otwartym ogniem lub innym źródłem zapłonu.' },
  P251: { en: 'Do not pierce or burn, even after use.', pl: 'Nie przekłuwać ani nie spalać, nawet po zużyciu.' },
  P271: { en: 'Use only outdoors or in a well-ventilated area.', pl: 'Stosować wyłącznie na zewnątrz lub w dobrze wentylowanym pomieszczeniu.' },
  P280: { en: 'Wear protective gloves.', pl: 'Stosować rękawice ochronne.' },
  'P280 with eyes': { en: 'Wear protective gloves/eye protection.', pl: 'Stosować rękawice ochronne/ochronę oczu.' },
  P310: { en: 'Immediately call a POISON CENTER/doctor.', pl: 'Natychmiast skontaktować się z OŚRODKIEM ZATRUĆ/lekarzem.' },
  'P305 + P351 + P338': {
    en: 'IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing.',
    pl: 'W PRZYPADKU DOSTANIA SIĘ DO OCZU: Ostrożnie płukać wodą przez kilka minut. Wyjąć soczewki kontaktowe, jeżeli są i można je łatwo usunąć. Nadal płukać.',
  },
  'P410 + P412': {
    en: 'Protect from sunlight. Do not expose to temperatures exceeding 50 °C/122 °F.',
    pl: 'Chronić przed światłem słonecznym. Nie wystawiać na działanie temperatury przekraczającej 50 °C/122 °F.',
  },
}
const signals: Record<string, Texts> = { danger: { en: 'Danger.', pl: 'Niebezpieczeństwo.' }, warning: { en: 'Warning.', pl: 'Uwaga.' } }

/** What stands beside the statements: of other acts, or of the seller. */
const besides: Texts[] = [
  {
    en: 'As from 24 August 2023 adequate training is required before industrial or professional use.',
    pl: 'Od dnia 24 sierpnia 2023 r. wymagane jest odpowiednie przeszkolenie przed użyciem przemysłowym lub profesjonalnym.',
  },
  { en: 'People with asthma should not work with this product.', pl: 'Z tym produktem nie powinny pracować osoby chore na astmę.' },
  { en: 'We will send the safety data sheet on request.', pl: 'Kartę charakterystyki wyślemy na życzenie.' },
  { en: 'Keep the product in the closed original pack, away from food.', pl: 'Przechowywać w zamkniętym oryginalnym opakowaniu, z dala od żywności.' },
  { en: 'Keep the product away from food.', pl: 'Przechowywać z dala od żywności.' },
  { en: 'Never mix different cleaners.', pl: 'Nie mieszaj różnych środków.' },
  { en: 'Rinse the machine with clear water before the next drink.', pl: 'Przed następnym napojem przepłucz urządzenie czystą wodą.' },
]

/** The names of the statements that a text consists of, the longest first, and what is left of it. */
function readLabel(text: string, language: 'en' | 'pl') {
  const known = Object.entries({ ...signals, ...statements }).sort(([, one], [, other]) => other[language].length - one[language].length)
  let rest = text
  const names = known.filter(([, { [language]: words }]) => {
    const isThere = rest.includes(words)
    rest = rest.replace(words, '')
    return isThere
  })
  for (const { [language]: words } of besides) rest = rest.replace(words, '')
  return { names: names.map(([name]) => name).sort(), rest: rest.trim() }
}

const warnings = [...tools.warnings, ...coffee.warnings]
const labels = warnings.filter(({ text }) => readLabel(text.en, 'en').names.length > 0 || readLabel(text.pl, 'pl').names.length > 0)

test('what labels say of hazards is said in the words of the CLP regulation, the same in both languages', () => {
  for (const { text } of labels) {
    const [en, pl] = [readLabel(text.en, 'en'), readLabel(text.pl, 'pl')]
    expect([text.en, en.rest]).toEqual([text.en, ''])
    expect([text.pl, pl.rest]).toEqual([text.pl, ''])
    expect([text.en, pl.names]).toEqual([text.en, en.names])
  }
  const used = new Set(labels.flatMap(({ text }) => readLabel(text.en, 'en').names))
  expect([...Object.keys(signals), ...Object.keys(statements)].filter(name => !used.has(name))).toEqual([])
})

const statementsOf = (symbol: string) => warnings.filter(({ of }) => of.includes(symbol)).flatMap(({ text }) => readLabel(text.en, 'en').names)

test.each([
  ['LUB-MP', ['danger', 'H222', 'H229', 'P210', 'P211', 'P251', 'P410 + P412']],
  ['SEA-FG', ['danger', 'H222', 'H229', 'EUH204']],
  ['ADH-CON120', ['danger', 'H225', 'H336', 'P210', 'P271']],
  ['SEA-BIT', ['warning', 'H226', 'H336', 'P210', 'P271']],
  ['ADH-CA', ['EUH202']],
  ['ADH-EP5', ['warning', 'H315', 'H319', 'EUH205', 'P280']],
  ['IM-V', ['warning', 'H317', 'H319', 'P101', 'P102', 'P305 + P351 + P338']],
  ['CLN-TAB2', ['danger', 'H302', 'H318', 'P102', 'P310', 'P305 + P351 + P338']],
  ['CLN-DESC', ['warning', 'H315', 'H319', 'P102']],
])('%s has the statements of its class', (symbol, expected) => {
  expect(statementsOf(symbol)).toEqual(expect.arrayContaining(expected))
})

test('cups with a plastic layer are marked as Directive (EU) 2019/904 demands', () => {
  const marked = coffee.warnings.filter(({ text }) => text.en.startsWith('Plastic in product. ') && text.pl.startsWith('Produkt zawiera plastik. '))
  const cups = coffee.families
    .find(({ code }) => code === 'paper-cups')
    ?.products.map(({ symbol }) => symbol)
    .filter(symbol => /^CUP-[SDV]\d/.test(symbol))
  expect(marked.map(({ of }) => of)).toEqual([cups])
})

test('dates of minimum durability have the name of Regulation (EU) 1169/2011, annex X', () => {
  const [products, pages] = [JSON.stringify(coffee.families), JSON.stringify(coffee.pages)]
  for (const words of ['best-before date', '„najlepiej spożyć przed”']) expect([products, pages]).toEqual([expect.stringContaining(words), expect.stringContaining(words)])
  expect(pages).toContain('data minimalnej trwałości')
  // Neither "use by", which is for what perishes, nor a word of one's own.
  expect(products.match(/use.by date|sell.by|expir(?:y|ation) date|najlepsze do|należy spożyć do|termin\S* (?:ważności|przydatności)/gi)).toBeNull()
})
