import { messages } from '../../platform/messages.ts'

/** Texts of the field for a list of symbols, here and on the home page. */
export const symbolListMessages = messages(
  {
    list: 'Product codes and quantities',
    listHint: 'Enter one product per line: product code or EAN, then quantity.',
    example: ['ABC-120  10', 'ABC-150; 200 pcs', '5901234123457  2 boxes'] as readonly string[],
    read: 'Read the list',
  },
  {
    list: 'Symbole i ilości',
    listHint: 'Każda pozycja w osobnym wierszu: symbol lub EAN, potem ilość.',
    example: ['ABC-120  10', 'ABC-150; 200 szt.', '5901234123457  2 pudełka'],
    read: 'Odczytaj listę',
  },
)
