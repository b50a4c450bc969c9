import { expect, test } from 'vitest'
import { withNoBreakSpaces } from './no-break-spaces.ts'

/** Shows a no-break space as `_`. */
const shown = (text: string) => withNoBreakSpaces(text).replaceAll('\u00a0', '_')

test.each([
  ['Zamówienie w toku', 'Zamówienie w_toku'],
  ['Śruby i nakrętki z łbem', 'Śruby i_nakrętki z_łbem'],
  ['A w sklepie', 'A_w_sklepie'],
  ['Towar (w magazynie) „z półki”', 'Towar (w_magazynie) „z_półki”'],
  ['łu i łi a', 'łu i_łi a'],
  ['Akceptuję regulamin i ', 'Akceptuję regulamin i_'],
  ['a gift with an order', 'a_gift with an order'],
])('a one-letter word: %s', (text, expected) => expect(shown(text)).toBe(expected))

test.each([
  ['od 12 zł netto', 'od 12_zł netto'],
  ['do 25 kg.', 'do 25_kg.'],
  ['M8 x 30 mm, 100 szt. w paczce', 'M8 x 30_mm, 100_szt. w_paczce'],
  ['5,5 kg/m² (2 mm)', '5,5_kg/m² (2_mm)'],
  ['20 °C i 20 %', '20_°C i_20_%'],
  ['from PLN 42.93', 'from PLN_42.93'],
  ['200 HV, 12 250 obr/min', '200_HV, 12_250_obr/min'],
  ['od 0 do 10 000 000, kapitał 50 000,00 zł', 'od 0 do 10_000_000, kapitał 50_000,00_zł'],
  ['1 1234 sztuk, DIN 912 100 sztuk, 2026 100 lat', '1 1234 sztuk, DIN_912 100 sztuk, 2026 100 lat'],
  ['3 kawy, 2 metry', '3 kawy, 2 metry'],
  ['6 months', '6 months'],
])('a number and its unit: %s', (text, expected) => expect(shown(text)).toBe(expected))

test.each([
  ['Śruba DIN 933 M8, EN ISO 4017', 'Śruba DIN_933 M8, EN ISO_4017'],
  ['zestaw 2 × 4,0 Ah', 'zestaw 2_×_4,0_Ah'],
  ['2 × Hexagon bolt', '2 × Hexagon bolt'],
  [' · brutto', ' · brutto'],
  ['PLN 12.00 incl. VAT / box of 100 · PLN 0.12/pc', 'PLN_12.00 incl. VAT /_box of 100_· PLN_0.12/pc'],
])('a standard, a product of numbers, a separator: %s', (text, expected) => expect(shown(text)).toBe(expected))

test('typeset text stays as it is', () => {
  const once = withNoBreakSpaces('W koszyku i w magazynie, od 12 zł')
  expect(withNoBreakSpaces(once)).toBe(once)
})

test.each(['', ' ', 'a', 'w', '61 1090 1014 0000 0712 1981 2874', '+48 600 100 200', 'tel. +48 42 000 14 20'])(
  '%j has nothing to typeset',
  text => expect(withNoBreakSpaces(text)).toBe(text),
)
