import type { Language } from './constants.ts'
import type { ConfigurationEntry } from './entities/configuration.ts'

/** What the statutory texts are completed with; unknown texts are empty. */
interface WithdrawalAddressee {
  name: string
  address: string
  phone: string
  email: string
  /** URL of the withdrawal function. */
  link: string
}

type Seller = Pick<ConfigurationEntry<'local_business'>, 'name' | 'street' | 'postal_code' | 'city' | 'phone' | 'email'>

export const withdrawalAddressee = ({ name, street, postal_code, city, phone, email }: Seller, link: string): WithdrawalAddressee => ({
  name,
  address: street && `${street}, ${postal_code} ${city}`,
  phone,
  email,
  link,
})

interface Model {
  /** Instructions for a contract of sale whose goods the buyer returns at their own cost. */
  sections: (seller: WithdrawalAddressee) => readonly { heading: string; paragraphs: readonly string[] }[]
  form: { title: string; hint: string; lines: (seller: WithdrawalAddressee) => readonly string[]; note: string }
}

const contact = ({ name, address, phone, email }: WithdrawalAddressee, nameOf: { phone: string; email: string }) =>
  [name, address, phone && `${nameOf.phone} ${phone}`, email && `${nameOf.email} ${email}`].filter(Boolean).join(', ')

/** Directive 2011/83/EU, annex I, as amended by directive (EU) 2023/2673, verbatim. */
const en: Model = {
  sections: seller => [
    {
      heading: 'Right of withdrawal',
      paragraphs: [
        'You have the right to withdraw from this contract within 14 days without giving any reason.',
        'The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.',
        `To exercise the right of withdrawal, you must inform us (${contact(seller, { phone: 'phone', email: 'e-mail' })}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.`,
        `You can also exercise your right of withdrawal online at ${seller.link}. If you use this online feature, we will send you an acknowledgement of receipt of the withdrawal on a durable medium (e.g. by email), including its content and the date and time of its submission, without undue delay.`,
        'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
      ],
    },
    {
      heading: 'Effects of withdrawal',
      paragraphs: [
        'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
        'We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
        'You shall send back the goods or hand them over to us, without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired.',
        'You will have to bear the direct cost of returning the goods.',
        'You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
      ],
    },
  ],
  form: {
    title: 'Model withdrawal form',
    hint: '(complete and return this form only if you wish to withdraw from the contract)',
    lines: ({ name, address, email }) => [
      `To ${[name, address, email].filter(Boolean).join(', ')}:`,
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),',
      'Ordered on (*)/received on (*),',
      'Name of consumer(s),',
      'Address of consumer(s),',
      'Signature of consumer(s) (only if this form is notified on paper),',
      'Date',
    ],
    note: '(*) Delete as appropriate.',
  },
}

/** Polish act on consumer rights of 30 May 2014, annexes 1 and 2, verbatim but for the sentence about the withdrawal online. */
const pl: Model = {
  sections: seller => [
    {
      heading: 'Prawo odstąpienia od umowy',
      paragraphs: [
        'Mają Państwo prawo odstąpić od niniejszej umowy w terminie 14 dni bez podania jakiejkolwiek przyczyny.',
        'Termin do odstąpienia od umowy wygasa po upływie 14 dni od dnia, w którym weszli Państwo w posiadanie ostatniego towaru lub w którym osoba trzecia, inna niż przewoźnik i wskazana przez Państwa, weszła w posiadanie ostatniego towaru.',
        `Aby skorzystać z prawa odstąpienia od umowy, muszą Państwo poinformować nas (${contact(seller, { phone: 'tel.', email: 'e-mail' })}) o swojej decyzji o odstąpieniu od niniejszej umowy w drodze jednoznacznego oświadczenia (na przykład pismo wysłane pocztą lub pocztą elektroniczną).`,
        'Mogą Państwo skorzystać z wzoru formularza odstąpienia od umowy, jednak nie jest to obowiązkowe.',
        `Mogą Państwo również odstąpić od umowy przez internet, pod adresem ${seller.link}. Jeżeli skorzystają Państwo z tej możliwości, prześlemy Państwu niezwłocznie potwierdzenie otrzymania odstąpienia od umowy na trwałym nośniku (na przykład pocztą elektroniczną), z jego treścią oraz datą i godziną złożenia.`,
        'Aby zachować termin do odstąpienia od umowy, wystarczy, aby wysłali Państwo informację dotyczącą wykonania przysługującego Państwu prawa odstąpienia od umowy przed upływem terminu do odstąpienia od umowy.',
      ],
    },
    {
      heading: 'Skutki odstąpienia od umowy',
      paragraphs: [
        'W przypadku odstąpienia od niniejszej umowy zwracamy Państwu wszystkie otrzymane od Państwa płatności, w tym koszty dostarczenia towaru (z wyjątkiem dodatkowych kosztów wynikających z wybranego przez Państwa sposobu dostarczenia innego niż najtańszy zwykły sposób dostarczenia oferowany przez nas), niezwłocznie, a w każdym przypadku nie później niż 14 dni od dnia, w którym zostaliśmy poinformowani o Państwa decyzji o wykonaniu prawa odstąpienia od niniejszej umowy. Zwrotu płatności dokonamy przy użyciu takich samych sposobów płatności, jakie zostały przez Państwa użyte w pierwotnej transakcji, chyba że wyraźnie zgodziliście się Państwo na inne rozwiązanie; w każdym przypadku nie poniosą Państwo żadnych opłat w związku z tym zwrotem.',
        'Możemy wstrzymać się ze zwrotem płatności do czasu otrzymania towaru lub do czasu dostarczenia nam dowodu jego odesłania, w zależności od tego, które zdarzenie nastąpi wcześniej.',
        'Proszę odesłać lub przekazać nam towar niezwłocznie, a w każdym razie nie później niż 14 dni od dnia, w którym poinformowali nas Państwo o odstąpieniu od niniejszej umowy. Termin jest zachowany, jeżeli odeślą Państwo towar przed upływem terminu 14 dni.',
        'Będą Państwo musieli ponieść bezpośrednie koszty zwrotu towaru.',
        'Odpowiadają Państwo tylko za zmniejszenie wartości towaru wynikające z korzystania z niego w sposób inny niż było to konieczne do stwierdzenia charakteru, cech i funkcjonowania towaru.',
      ],
    },
  ],
  form: {
    title: 'Wzór formularza odstąpienia od umowy',
    hint: '(formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy)',
    lines: ({ name, address, email }) => [
      `Adresat: ${[name, address, email].filter(Boolean).join(', ')}`,
      'Ja/My(*) niniejszym informuję/informujemy(*) o moim/naszym odstąpieniu od umowy sprzedaży następujących towarów(*) umowy dostawy następujących towarów(*) umowy o dzieło polegającej na wykonaniu następujących towarów(*)/o świadczenie następującej usługi(*)',
      'Data zawarcia umowy(*)/odbioru(*)',
      'Imię i nazwisko konsumenta(-ów)',
      'Adres konsumenta(-ów)',
      'Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej)',
      'Data',
    ],
    note: '(*) Niepotrzebne skreślić.',
  },
}

/** Model instructions on withdrawal and model withdrawal form. */
export const withdrawalModel: Record<Language, Model> = { en, pl }
