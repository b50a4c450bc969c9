import type { claimRemedies, SalesUnit } from '@stragan/contract'
import { formatQuantity } from '@stragan/contract/sales-units'
import { maxLengthOf, type Refused } from '../../platform/form.ts'
import { fieldsText, minutesText } from '../../platform/form-texts.ts'
import { formatNumber, polishOf } from '../../platform/format.ts'
import { messages } from '../../platform/messages.ts'
import { type Closed, type FieldName, maxNoteLength, type Problem } from './claim-fields.ts'

type Remedy = (typeof claimRemedies)[number]

interface Kind {
  title: string
  description: string
  /** Deadline and requirements; null: the goods have not been delivered yet. */
  lead: (lastDay: string | null) => string
  submit: string
  goods: string
  /** Next steps; `until` is the last day of the return, or of the answer, once the declaration was made. */
  next: (until: string | null) => readonly string[]
  received: string
  receivedAt: string
  closed: Record<Closed, (lastDay: string | null) => string>
}

type FieldErrorText = (name: FieldName, wrong: Problem) => string

const maxLengthIn = (name: FieldName) => (name === 'note' ? maxNoteLength : (maxLengthOf(name) ?? 0))

export const claimMessages = messages(
  {
    home: 'Home',
    breadcrumbs: 'Breadcrumb',
    order: (number: string) => `Order ${number}`,
    orderNumber: 'Order number',
    backToOrder: 'Back to the order',
    withdrawal: {
      title: 'Withdraw from the contract',
      description: 'Withdraw from the contract, or from part of it, without giving a reason.',
      lead: day =>
        `You can do this ${day === null ? 'within 14 days of receiving the goods' : `up to and including ${day}`}, and you need not give a reason.`,
      submit: 'Confirm withdrawal',
      goods: 'Which goods your withdrawal covers',
      next: until => [
        'You will get a receipt by e-mail at once, with the date and time of your statement.',
        `If you have the goods already, send them back ${until === null ? 'within 14 days' : `by ${until} at the latest`}.`,
        'We will refund what you paid, including the cost of the cheapest delivery that we offered, within 14 days of receiving your statement. We may wait until the goods are back or you have shown that you sent them.',
      ],
      received: 'We have received your withdrawal',
      receivedAt: 'Received',
      closed: {
        over: day => (day === null ? 'The withdrawal period has ended.' : `The withdrawal period ended on ${day}.`),
        cancelled: () => 'This order was cancelled: there is nothing to withdraw from.',
      },
    } as Kind,
    complaint: {
      title: 'Make a complaint',
      description: 'Tell us what is wrong with the goods, and what you want us to do.',
      lead: () => 'If something is faulty, missing or not what you ordered, tell us what is wrong and what you want us to do.',
      submit: 'Send the complaint',
      goods: 'Which goods your complaint is about',
      next: until => [
        'You will get a receipt by e-mail at once, with the date and time of your complaint.',
        `We will answer ${until === null ? 'within 14 days' : `by ${until} at the latest`}.`,
        'Keep the goods as they are until then. If we need to see them, we will collect them at our cost.',
      ],
      received: 'We have received your complaint',
      receivedAt: 'Received',
      closed: {
        over: () => 'We do not accept complaints about this order here.',
        cancelled: () => 'This order was cancelled: there are no goods to complain about.',
      },
    } as Kind,
    receipt: 'The receipt is on its way to the e-mail address used for the order. Keep the receipt.',
    quantity: (name: string) => `Quantity: ${name}`,
    decrease: (name: string) => `Decrease quantity: ${name}`,
    increase: (name: string) => `Increase quantity: ${name}`,
    ofQuantity: (ordered: number) => `of ${formatNumber('en', ordered)}`,
    one: ({ code }: SalesUnit) => formatQuantity('en', 1, code),
    you: 'Who you are',
    name: 'Name',
    email: 'E-mail',
    emailHint:
      'We will reply to this address. The receipt will go to the e-mail address used for the order, and to this one as well if it is different.',
    orderEmail: 'E-mail address used for the order',
    orderEmailHint: 'It has to be the one that the order confirmation was sent to. The receipt will go there.',
    text: 'What is wrong',
    textHint: 'Also say when you noticed it.',
    remedy: 'What you want us to do',
    remedies: {
      repair: 'Repair the goods',
      replacement: 'Replace them',
      price_reduction: 'Reduce the price',
      refund: 'Refund the money',
    } as Record<Remedy, string>,
    asConsumer: 'I am a natural person, and this purchase is directly related to my business but is not of a professional nature for me',
    asConsumerHint: {
      required:
        'The order was placed for a business. You have the rights of a consumer if you are a sole trader and the purchase is related to your business but outside your own trade, as shown above all by the activities in your entry in the CEIDG register (articles 7aa and 38a of the Polish Act on consumer rights). Other businesses have no right of withdrawal, but can complain by e-mail.',
      offered:
        'Tick this only if the order was placed for a business, you are a sole trader and the purchase is related to your business but outside your own trade, as shown above all by the activities in your entry in the CEIDG register. You then have the rights of a consumer (articles 7aa and 38a of the Polish Act on consumer rights).',
    } as Record<'required' | 'offered', string>,
    note: 'Your note',
    optional: 'optional',
    requiredHint: 'Fields marked * are required.',
    nextHeading: 'What happens next',
    sending: 'Sending…',
    reach: 'How to reach us',
    reachHint: (number: string) => `Contact us if you have a question, and give us the number ${number}.`,
    problems: (n: number) => `Correct ${fieldsText.en(n)}`,
    fieldError: ((name, wrong) => {
      if (wrong === 'long') return `Shorten this to ${formatNumber('en', maxLengthIn(name))} characters.`
      if (name.startsWith('quantity-')) return 'Enter a whole number, no more than you ordered.'
      const texts: Partial<Record<FieldName, string>> = {
        goods: 'Choose at least one product.',
        name: 'Enter your name.',
        text: 'Say what is wrong.',
        remedy: 'Choose what you want us to do.',
        as_consumer: 'The order was placed for a business. Tick the box if the statement beside it is true; otherwise contact us.',
        note: 'Check the note.',
        email:
          wrong === 'missing'
            ? 'Enter your e-mail address.'
            : wrong === 'strange'
              ? 'This is not the e-mail address used for this order. Enter the one that the confirmation was sent to.'
              : 'Enter an e-mail address like anna@example.com.',
      }
      return texts[name] ?? ''
    }) as FieldErrorText,
    refusal: ({ code, minutes }: Refused): { title: string; text: string } => {
      const texts: Record<string, { title: string; text: string }> = {
        withdrawal_over: {
          title: 'It is not possible to withdraw any more',
          text: 'The order was cancelled, or the withdrawal period has ended. Contact us if you have a question.',
        },
        too_many_claims: {
          title: 'Three statements about this order have reached us in the last 24 hours',
          text: 'What you typed has been kept. Try again tomorrow, or contact us in another way: that counts as well.',
        },
        complaint_not_taken: {
          title: 'We cannot accept the complaint here',
          text: 'The order was cancelled. Contact us instead.',
        },
        too_many_requests: {
          title: 'Too many e-mail addresses were tried',
          text: `What you typed has been kept. Try again in ${
            minutes > 0 ? minutesText.en(minutes) : 'a quarter of an hour'
          }, or write to us.`,
        },
        idempotency_key_reused: {
          title: 'This form has already been sent',
          text: 'The receipt is in your inbox. To send another form, start again.',
        },
      }
      return texts[code] ?? { title: 'The shop could not be reached', text: 'What you typed has been kept. Try again in a moment.' }
    },
    fresh: 'Start again',
  },
  {
    home: 'Strona główna',
    breadcrumbs: 'Ścieżka nawigacji',
    order: (number: string) => `Zamówienie ${number}`,
    orderNumber: 'Numer zamówienia',
    backToOrder: 'Wróć do zamówienia',
    withdrawal: {
      title: 'Odstąpienie od umowy',
      description: 'Odstąp od umowy w całości lub w części, bez podania przyczyny.',
      lead: day =>
        `Możesz to zrobić ${day === null ? 'w ciągu 14 dni od otrzymania towaru' : `do ${day} włącznie`}, bez podania przyczyny.`,
      submit: 'Potwierdź odstąpienie',
      goods: 'Których towarów dotyczy odstąpienie',
      next: until => [
        'Od razu dostaniesz e-mailem potwierdzenie z datą i godziną oświadczenia.',
        `Jeśli masz już towar, odeślij go ${until === null ? 'w ciągu 14 dni' : `najpóźniej ${until}`}.`,
        'Zwrócimy zapłaconą kwotę wraz z kosztem najtańszej oferowanej przez nas dostawy w ciągu 14 dni od otrzymania Twojego oświadczenia. Możemy wstrzymać się ze zwrotem do czasu otrzymania towaru lub dowodu jego odesłania.',
      ],
      received: 'Otrzymaliśmy Twoje odstąpienie od umowy',
      receivedAt: 'Otrzymane',
      closed: {
        over: day => (day === null ? 'Termin na odstąpienie od umowy minął.' : `Termin na odstąpienie od umowy minął ${day}.`),
        cancelled: () => 'To zamówienie anulowano, nie ma więc od czego odstępować.',
      },
    },
    complaint: {
      title: 'Reklamacja',
      description: 'Napisz, co jest nie tak z towarem i czego od nas oczekujesz.',
      lead: () => 'Gdy towar jest wadliwy, niekompletny albo inny niż zamówiony, napisz, co jest nie tak i czego oczekujesz.',
      submit: 'Wyślij reklamację',
      goods: 'Których towarów dotyczy reklamacja',
      next: until => [
        'Od razu dostaniesz e-mailem potwierdzenie z datą i godziną reklamacji.',
        `Odpowiemy ${until === null ? 'w ciągu 14 dni' : `najpóźniej ${until}`}.`,
        'Do tego czasu zachowaj towar w takim stanie, w jakim jest. Jeśli będziemy musieli go obejrzeć, odbierzemy go na własny koszt.',
      ],
      received: 'Otrzymaliśmy Twoją reklamację',
      receivedAt: 'Otrzymana',
      closed: {
        over: () => 'Reklamacji tego zamówienia nie przyjmujemy na tej stronie.',
        cancelled: () => 'To zamówienie anulowano, nie ma więc towaru do reklamacji.',
      },
    },
    receipt: 'Potwierdzenie wysyłamy na adres e-mail z zamówienia. Zachowaj to potwierdzenie.',
    quantity: (name: string) => `Ilość: ${name}`,
    decrease: (name: string) => `Zmniejsz ilość: ${name}`,
    increase: (name: string) => `Zwiększ ilość: ${name}`,
    ofQuantity: (ordered: number) => polishOf(ordered),
    one: ({ code }: SalesUnit) => formatQuantity('pl', 1, code),
    you: 'Twoje dane',
    name: 'Imię i nazwisko',
    email: 'E-mail',
    emailHint: 'Odpowiemy na ten adres. Potwierdzenie wyślemy na adres z zamówienia, a jeśli podasz tu inny adres, także na niego.',
    orderEmail: 'Adres e-mail z zamówienia',
    orderEmailHint: 'Musi to być adres, na który przyszło potwierdzenie zamówienia. Tam wyślemy też potwierdzenie zgłoszenia.',
    text: 'Co jest nie tak',
    textHint: 'Napisz też, kiedy problem wyszedł na jaw.',
    remedy: 'Czego oczekujesz',
    remedies: {
      repair: 'Naprawy',
      replacement: 'Wymiany',
      price_reduction: 'Obniżenia ceny',
      refund: 'Zwrotu pieniędzy',
    },
    asConsumer:
      'Jestem osobą fizyczną, a ten zakup jest bezpośrednio związany z moją działalnością gospodarczą, ale nie ma dla mnie charakteru zawodowego',
    asConsumerHint: {
      required:
        'Zamówienie złożono na firmę. Masz prawa konsumenta, jeśli prowadzisz jednoosobową działalność, a towar jest z nią związany, ale nie należy do Twojej branży, co wynika zwłaszcza z przedmiotu działalności w Twoim wpisie w CEIDG (art. 7aa i 38a ustawy o prawach konsumenta). Innym firmom prawo odstąpienia nie przysługuje, a reklamację mogą złożyć e-mailem.',
      offered:
        'Tylko gdy zamówienie złożono na firmę: zaznacz, jeśli prowadzisz jednoosobową działalność, a towar jest z nią związany, ale nie należy do Twojej branży, co wynika zwłaszcza z przedmiotu działalności w Twoim wpisie w CEIDG. Masz wtedy prawa konsumenta (art. 7aa i 38a ustawy o prawach konsumenta).',
    },
    note: 'Uwagi',
    optional: 'opcjonalnie',
    requiredHint: 'Pola oznaczone * są wymagane.',
    nextHeading: 'Co dalej',
    sending: 'Wysyłamy…',
    reach: 'Jak się z nami skontaktować',
    reachHint: (number: string) => `W razie pytań skontaktuj się z nami i podaj numer ${number}.`,
    problems: (n: number) => `Popraw ${fieldsText.pl(n)}`,
    fieldError: (name, wrong) => {
      if (wrong === 'long') return `Skróć do ${formatNumber('pl', maxLengthIn(name))} znaków.`
      if (name.startsWith('quantity-')) return 'Podaj liczbę całkowitą, najwyżej taką, jaką zamówiono.'
      const texts: Partial<Record<FieldName, string>> = {
        goods: 'Wybierz przynajmniej jeden towar.',
        name: 'Podaj imię i nazwisko.',
        text: 'Napisz, co jest nie tak.',
        remedy: 'Wybierz, czego oczekujesz.',
        as_consumer:
          'Zamówienie złożono na firmę. Zaznacz to pole, jeśli oświadczenie obok jest prawdziwe; w przeciwnym razie skontaktuj się z nami.',
        note: 'Sprawdź uwagi.',
        email:
          wrong === 'missing'
            ? 'Podaj adres e-mail.'
            : wrong === 'strange'
              ? 'To nie jest adres e-mail z tego zamówienia. Podaj ten, na który przyszło potwierdzenie.'
              : 'Podaj adres e-mail w postaci anna@example.com.',
      }
      return texts[name] ?? ''
    },
    refusal: ({ code, minutes }: Refused) => {
      const texts: Record<string, { title: string; text: string }> = {
        withdrawal_over: {
          title: 'Od tej umowy nie można już odstąpić',
          text: 'Zamówienie anulowano albo termin na odstąpienie minął. W razie pytań skontaktuj się z nami.',
        },
        too_many_claims: {
          title: 'W ciągu ostatnich 24 godzin dotarły do nas trzy zgłoszenia dotyczące tego zamówienia',
          text: 'Wpisane dane zachowaliśmy. Spróbuj ponownie jutro albo skontaktuj się z nami inaczej: takie zgłoszenie też jest ważne.',
        },
        complaint_not_taken: {
          title: 'Nie możemy przyjąć tu tej reklamacji',
          text: 'Zamówienie anulowano. Skontaktuj się z nami.',
        },
        too_many_requests: {
          title: 'Zbyt wiele prób podania adresu e-mail',
          text: `Wpisane dane zachowaliśmy. Spróbuj ponownie za ${minutes > 0 ? minutesText.pl(minutes) : 'kwadrans'} albo napisz do nas.`,
        },
        idempotency_key_reused: {
          title: 'Ten formularz już wysłano',
          text: 'Potwierdzenie jest w Twojej poczcie. Aby zgłosić coś innego, zacznij od nowa.',
        },
      }
      return texts[code] ?? { title: 'Nie udało się połączyć ze sklepem', text: 'Wpisane dane zachowaliśmy. Spróbuj ponownie za chwilę.' }
    },
    fresh: 'Zacznij od nowa',
  },
)
