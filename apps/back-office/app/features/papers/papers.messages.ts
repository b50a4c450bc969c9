import { messages } from '@stragan/contract/messages'

export const paperMessages = messages(
  {
    title: 'Documents',
    lead: (language: string) => `In the buyer’s language: ${language}. The printable page offers the other language, too.`,
    confirmation: 'Order confirmation',
    packingSlip: 'Packing slip',
    openToPrint: (document: string) => `${document}, to print`,
    pdf: 'PDF',
    pdfOf: (document: string) => `${document} as a PDF`,
    print: 'Print',
    backToOrder: 'Back to the order',
    backToList: 'Back to the orders',
    language: 'Language of the document',
    boxesOnPaper: 'The boxes to tick are on the printed page and in the PDF.',
  },
  {
    title: 'Dokumenty',
    lead: (language: string) => `W języku kupującego: ${language.toLowerCase()}. Na stronie do wydruku można wybrać drugi język.`,
    confirmation: 'Potwierdzenie zamówienia',
    packingSlip: 'Lista pakowa',
    openToPrint: (document: string) => `${document} do wydruku`,
    pdf: 'PDF',
    pdfOf: (document: string) => `${document} w pliku PDF`,
    print: 'Drukuj',
    backToOrder: 'Wróć do zamówienia',
    backToList: 'Wróć do zamówień',
    language: 'Język dokumentu',
    boxesOnPaper: 'Kratki do odhaczania są na wydruku i w pliku PDF.',
  },
)
