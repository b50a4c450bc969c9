import { messages } from '../../platform/messages.ts'

export const legalGuaranteeMessages = messages(
  {
    title: 'Legal guarantee of conformity',
    text: 'If you buy as a consumer, we are liable for at least two years from delivery for goods that do not conform to the contract.',
    terms: 'Details in the terms of sale',
    yourEurope: 'Guarantees in the EU: the Your Europe portal',
    showNotice: 'Show the notice',
    /** What the notice has to say (Directive 2011/83/EU, article 6(1)(l)), for those who do not see it. */
    notice:
      'Notice of the European Union on the legal guarantee of conformity: goods that you buy as a consumer have a legal guarantee of at least two years under EU law. The seller is liable if they do not conform to the contract. National law may provide for a longer guarantee. Find out more on the Your Europe portal.',
    largeNotice: 'Notice in large size',
    /** Section of the terms, as `withContents` names it by the words of its heading. */
    section: 'reminder-of-the-legal-guarantee-of-conformity',
    portal: 'https://europa.eu/youreurope/guarantees',
  },
  {
    title: 'Prawna gwarancja zgodności towaru z umową',
    text: 'Jeśli kupujesz jako konsument, przez co najmniej dwa lata od dostarczenia odpowiadamy za niezgodność towaru z umową.',
    terms: 'Szczegóły w regulaminie sklepu',
    yourEurope: 'Gwarancje w UE: portal Twoja Europa',
    showNotice: 'Pokaż informację',
    notice:
      'Informacja Unii Europejskiej o prawnej gwarancji zgodności towaru z umową: zgodnie z prawem UE towary kupione przez konsumenta są objęte co najmniej dwuletnią gwarancją prawną. Sprzedawca odpowiada, jeśli towar jest niezgodny z umową. Prawo krajowe może przewidywać dłuższą gwarancję. Więcej informacji w portalu Twoja Europa.',
    largeNotice: 'Informacja w dużym rozmiarze',
    section: 'przypomnienie-o-prawnej-gwarancji-zgodnosci',
    portal: 'https://europa.eu/youreurope/gwarancje',
  },
)
