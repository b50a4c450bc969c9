import type { claimRemedies, Language } from '@stragan/contract'

interface Kind {
  receiptSubject: (number: string, shop: string) => string
  receiptTitle: string
  receiptLead: (day: string, time: string) => string
  /** The next steps; `until` is the last day to send the goods back, or that of our answer. */
  next: (until: string) => string
  /** What is refunded, of an order that was not free. */
  refund: string
  noticeSubject: (number: string, name: string, shop: string) => string
  noticeTitle: string
  textHeading: string
}

interface Texts {
  withdrawal: Kind
  complaint: Kind
  answer: string
  /** Where the notice links to the inbox. */
  answerInInbox: string
  openInbox: string
  about: string
  order: string
  name: string
  email: string
  /** The declaration that the purchase has no professional character (Polish consumer act, articles 7aa and 38a). */
  declaration: string
  asConsumer: string
  remedy: string
  remedies: Record<(typeof claimRemedies)[number], string>
  goods: string
  quantity: string
  nextHeading: string
  seeOrder: string
  test: string
}

export const claimEmailMessages: Record<Language, Texts> = {
  en: {
    withdrawal: {
      receiptSubject: (number, shop) => `We have received your withdrawal, order ${number} | ${shop}`,
      receiptTitle: 'We have received your withdrawal',
      receiptLead: (day, time) => `You declared on ${day} at ${time} that you are withdrawing from the contract for the goods below.`,
      next: until => `Send the goods back by ${until} at the latest.`,
      refund:
        'We will refund what you paid, including the cost of the cheapest delivery that we offered, within 14 days of receiving your statement; we may wait until the goods are back or you have shown that you sent them.',
      noticeSubject: (number, name, shop) => `Withdrawal, order ${number}: ${name} | ${shop}`,
      noticeTitle: 'A buyer has withdrawn from the contract',
      textHeading: 'The buyer’s note',
    },
    complaint: {
      receiptSubject: (number, shop) => `We have received your complaint about order ${number} | ${shop}`,
      receiptTitle: 'We have received your complaint',
      receiptLead: (day, time) => `It reached us on ${day} at ${time}.`,
      next: until =>
        `We will answer by ${until} at the latest. Keep the goods as they are until then; if we need to see them, we will collect them at our cost.`,
      refund: '',
      noticeSubject: (number, name, shop) => `Complaint about order ${number}: ${name} | ${shop}`,
      noticeTitle: 'A buyer has made a complaint',
      textHeading: 'What is wrong',
    },
    answer: 'Reply to this e-mail to write to the buyer.',
    answerInInbox:
      'Answer the buyer in the inbox, so that the answer is kept there. A reply to this e-mail reaches the buyer, but is not kept there.',
    openInbox: 'Open in the inbox',
    about: 'What it is about',
    order: 'Order',
    name: 'Name',
    email: 'E-mail',
    declaration: 'Declaration',
    asConsumer: 'This purchase is directly related to my business but is not of a professional nature for me.',
    remedy: 'Requested',
    remedies: { repair: 'repair', replacement: 'replacement', price_reduction: 'price reduction', refund: 'refund' },
    goods: 'Goods',
    quantity: 'Quantity',
    nextHeading: 'What happens next',
    seeOrder: 'See the order',
    test: 'This is a test order.',
  },
  pl: {
    withdrawal: {
      receiptSubject: (number, shop) => `Otrzymaliśmy odstąpienie od umowy, zamówienie ${number} | ${shop}`,
      receiptTitle: 'Otrzymaliśmy Twoje odstąpienie od umowy',
      receiptLead: (day, time) => `Oświadczenie o odstąpieniu od umowy dotyczącej poniższych towarów złożono ${day} o godz. ${time}.`,
      next: until => `Odeślij towar najpóźniej ${until}.`,
      refund:
        'Zwrócimy zapłaconą kwotę wraz z kosztem najtańszej oferowanej przez nas dostawy w ciągu 14 dni od otrzymania Twojego oświadczenia; możemy wstrzymać się ze zwrotem do czasu otrzymania towaru lub dowodu jego odesłania.',
      noticeSubject: (number, name, shop) => `Odstąpienie od umowy, zamówienie ${number}: ${name} | ${shop}`,
      noticeTitle: 'Kupujący odstępuje od umowy',
      textHeading: 'Uwagi kupującego',
    },
    complaint: {
      receiptSubject: (number, shop) => `Otrzymaliśmy reklamację, zamówienie ${number} | ${shop}`,
      receiptTitle: 'Otrzymaliśmy Twoją reklamację',
      receiptLead: (day, time) => `Reklamacja wpłynęła ${day} o godz. ${time}.`,
      next: until =>
        `Odpowiemy najpóźniej ${until}. Do tego czasu zachowaj towar w takim stanie, w jakim jest; jeśli będziemy musieli go obejrzeć, odbierzemy go na własny koszt.`,
      refund: '',
      noticeSubject: (number, name, shop) => `Reklamacja, zamówienie ${number}: ${name} | ${shop}`,
      noticeTitle: 'Kupujący składa reklamację',
      textHeading: 'Co jest nie tak',
    },
    answer: 'Odpowiedz na tę wiadomość, aby napisać do kupującego.',
    answerInInbox:
      'Odpowiedz w skrzynce, a odpowiedź zostanie tam zapisana. Odpowiedź na ten e-mail też trafi do kupującego, ale nie zostanie tam zapisana.',
    openInbox: 'Otwórz w skrzynce',
    about: 'Czego dotyczy',
    order: 'Zamówienie',
    name: 'Imię i nazwisko',
    email: 'E-mail',
    declaration: 'Oświadczenie',
    asConsumer: 'Zakup jest bezpośrednio związany z moją działalnością gospodarczą, ale nie ma dla mnie charakteru zawodowego.',
    remedy: 'Żądanie',
    remedies: { repair: 'naprawa', replacement: 'wymiana', price_reduction: 'obniżenie ceny', refund: 'zwrot pieniędzy' },
    goods: 'Towary',
    quantity: 'Ilość',
    nextHeading: 'Co dalej',
    seeOrder: 'Zobacz zamówienie',
    test: 'To jest zamówienie testowe.',
  },
}
