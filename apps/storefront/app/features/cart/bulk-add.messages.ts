import { maxCartLines } from '@stragan/contract'
import type { MissingLine } from '../../platform/bulk-notice.ts'
import { formatNumber, polishOf } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'

type Problem = MissingLine['problem']

const lines = (n: number) => `${formatNumber('en', n)}\u00a0${plural('en', n, { one: 'line', other: 'lines' })}`
const pozycji = (n: number) =>
  `${formatNumber('pl', n)}\u00a0${plural('pl', n, { one: 'pozycja', few: 'pozycje', many: 'pozycji', other: 'pozycji' })}`

export const bulkAddMessages = messages(
  {
    added: (of: number) => `Added to your cart: ${lines(of)}`,
    nothingAdded: 'Nothing was added to your cart',
    missing: (problem: Problem, wanted: number, added: number): string => {
      if (problem === 'not_enough_stock')
        return added > 0
          ? `${formatNumber('en', added)} of ${formatNumber('en', wanted)} added; there are no more in stock.`
          : 'not added: there are no more in stock.'
      return {
        product_not_found: 'not added: it is no longer sold.',
        variant_not_found: 'not added: this variant is no longer sold. Choose another one on the product’s page.',
        variant_required: 'not added: it comes in variants. Choose one on the product’s page.',
        not_for_sale: 'not added: it has no price now. Ask us for a quote.',
        cart_full: `not added: the cart cannot hold more than ${lines(maxCartLines)}.`,
        symbol_unknown: 'not added: we do not know this product code.',
        symbol_ambiguous: 'not added: this product code matches several products.',
        sales_unit: 'not added: choose its quantity.',
        unparsed: 'not added: this could not be read.',
      }[problem]
    },
    more: (n: number) =>
      `And ${formatNumber('en', n)} more ${plural('en', n, { one: 'line', other: 'lines' })} could not be added in full.`,
    correct: 'Correct the lines that were not added',
  },
  {
    added: (of: number) => `Dodano do koszyka: ${pozycji(of)}`,
    nothingAdded: 'Niczego nie dodano do koszyka',
    missing: (problem: Problem, wanted: number, added: number) => {
      if (problem === 'not_enough_stock')
        return added > 0
          ? `dodano ${formatNumber('pl', added)} ${polishOf(wanted)}; więcej nie ma w magazynie.`
          : 'nie dodano: więcej nie ma w magazynie.'
      return {
        product_not_found: 'nie dodano: już tego nie sprzedajemy.',
        variant_not_found: 'nie dodano: tego wariantu już nie sprzedajemy. Wybierz inny na stronie produktu.',
        variant_required: 'nie dodano: produkt ma warianty. Wybierz jeden z nich na stronie produktu.',
        not_for_sale: 'nie dodano: produkt nie ma teraz ceny. Zapytaj nas o ofertę.',
        cart_full: `nie dodano: w koszyku mieści się najwyżej ${pozycji(maxCartLines)}.`,
        symbol_unknown: 'nie dodano: nie znamy tego symbolu.',
        symbol_ambiguous: 'nie dodano: ten symbol pasuje do kilku produktów.',
        sales_unit: 'nie dodano: wybierz ilość.',
        unparsed: 'nie dodano: nie udało się tego odczytać.',
      }[problem]
    },
    more: (n: number) => `I jeszcze ${formatNumber('pl', n)} pozycji nie udało się dodać w całości.`,
    correct: 'Popraw pozycje, których nie dodano',
  },
)
