import { messages } from '@stragan/contract/messages'

export const documentMessages = messages(
  {
    title: (product: string) => `Data sheets: ${product}`,
    lead: 'Shoppers open them on the product’s page and in the list of data sheets.',
    readOnly: 'Your role only lets you look at them.',
    addTitle: 'Add data sheets',
    files: 'Files',
    kinds: 'PDF.',
    listTitle: 'Data sheets in the shop',
    none: 'No data sheets yet',
    noneText: 'The product’s page has none.',
    nameEn: 'Name in English',
    namePl: 'Name in Polish',
    nameMissing: 'Enter a name in this language.',
    newTab: '(opens in a new tab)',
  },
  {
    title: (product: string) => `Karty techniczne: ${product}`,
    lead: 'Klienci otwierają karty na stronie produktu i na liście kart technicznych.',
    readOnly: 'Twoja rola pozwala tylko oglądać karty.',
    addTitle: 'Dodaj karty techniczne',
    files: 'Pliki',
    kinds: 'PDF.',
    listTitle: 'Karty techniczne w sklepie',
    none: 'Nie ma jeszcze kart technicznych',
    noneText: 'Na stronie produktu nie ma żadnej.',
    nameEn: 'Nazwa po angielsku',
    namePl: 'Nazwa po polsku',
    nameMissing: 'Wpisz nazwę w tym języku.',
    newTab: '(otwiera się w nowej karcie)',
  },
)
