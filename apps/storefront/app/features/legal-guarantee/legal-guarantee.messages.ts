import { messages } from '../../platform/messages.ts'

export const legalGuaranteeMessages = messages(
  {
    title: 'Legal guarantee of conformity',
    text: 'If you buy as a consumer, we are liable for at least two years from delivery for goods that do not conform to the contract.',
    terms: 'Details in the terms of sale',
    yourEurope: 'Guarantees in the EU: the Your Europe portal',
    /** Section of the terms, as `withContents` names it by the words of its heading. */
    section: 'reminder-of-the-legal-guarantee-of-conformity',
    portal: 'https://europa.eu/youreurope/guarantees',
  },
  {
    title: 'Prawna gwarancja zgodności towaru z umową',
    text: 'Jeśli kupujesz jako konsument, przez co najmniej dwa lata od dostarczenia odpowiadamy za niezgodność towaru z umową.',
    terms: 'Szczegóły w regulaminie sklepu',
    yourEurope: 'Gwarancje w UE: portal Twoja Europa',
    section: 'przypomnienie-o-prawnej-gwarancji-zgodnosci',
    portal: 'https://europa.eu/youreurope/gwarancje',
  },
)
