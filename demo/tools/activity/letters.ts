import type { DemoApplication, DemoClaim, DemoMessage } from '../../activity/types.ts'

export const messages: DemoMessage[] = [
  {
    daysAgo: 19,
    time: '09:12',
    name: 'Monika Pawlak',
    email: 'm.pawlak@example.pl',
    phone: '+48 600 210 105',
    subject: 'Faktura zbiorcza',
    text: 'Dzień dobry,\n\nczy możemy dostawać jedną fakturę na koniec miesiąca zamiast osobnej do każdego zamówienia? Zamawiamy u Państwa co tydzień.\n\nMonika Pawlak',
    handled: [
      {
        afterDays: 0,
        by: 'sales',
        isTaken: true,
        state: 'done',
        reply: {
          subject: 'Faktura zbiorcza',
          text: 'Dzień dobry!\n\nTak, od następnego miesiąca będziemy wystawiać jedną fakturę zbiorczą, z listą zamówień w załączniku.\n\nPiotr Nowak',
        },
      },
    ],
  },
  {
    daysAgo: 11,
    time: '13:40',
    name: 'Thomas Reed',
    email: 'thomas.reed@example.com',
    language: 'en',
    subject: 'Certificates for wedge anchors',
    text: 'Hello,\n\nOur client is asking for the ETA document for the M12 wedge anchors that we bought from you. Could you send me the document, or tell me where to find it?\n\nBest regards\nThomas Reed',
    handled: [
      {
        afterDays: 1,
        by: 'sales',
        isTaken: true,
        state: 'in_progress',
        reply: {
          subject: 'Certificates for wedge anchors',
          text: 'Hello!\n\nWe have asked the producer for the current version and will forward it as soon as we receive it, within two working days.\n\nPiotr Nowak',
        },
      },
    ],
  },
  {
    daysAgo: 2,
    time: '17:25',
    name: 'Agata Jasińska',
    email: 'agata.jasinska@example.com',
    subject: 'Jaki kołek do karton-gipsu?',
    text: 'Chcę powiesić półkę na ścianie z podwójnej płyty gipsowo-kartonowej, z książkami około 30 kg. Jaki kołek wybrać i ile sztuk? Rozstaw wsporników to 60 cm.',
    handled: [],
  },
  {
    daysAgo: 15,
    time: '10:33',
    name: 'Renata Dudek',
    email: 'zakupy.konstal@example.pl',
    phone: '+48 600 210 103',
    machine: 1,
    text: 'Prosimy o ofertę na automat do wydawania tarcz i rękawic: 60 pracowników, dwie zmiany, karty RFID już mamy. Interesuje nas też dzierżawa.',
    handled: [{ afterDays: 1, by: 'sales', isTaken: true, state: 'in_progress' }],
  },
  {
    daysAgo: 1,
    time: '08:48',
    name: 'Mariusz Borowski',
    email: 'serwis.kujawy@example.pl',
    machine: 2,
    text: 'Czy do szafy skrytkowej zmieści się wiertarka w walizce 45 × 35 × 15 cm? Potrzebujemy 12 skrytek z ładowaniem.',
    handled: [],
  },
]

export const claims: DemoClaim[] = [
  {
    daysAgo: 15,
    time: '18:05',
    kind: 'complaint',
    text: 'Po dwóch użyciach widać wyraźną wadę, mimo używania zgodnie z opisem.',
    remedy: 'replacement',
    handled: [{ afterDays: 2, by: 'sales', isTaken: true, state: 'in_progress' }],
  },
  {
    daysAgo: 5,
    time: '19:14',
    kind: 'withdrawal',
    text: 'Odsyłam nieużywane, w oryginalnym opakowaniu. Proszę o zwrot na to samo konto.',
    handled: [],
  },
  {
    daysAgo: 9,
    time: '07:50',
    kind: 'complaint',
    text: 'W opakowaniu brakowało jednej sztuki, taśma była nienaruszona.',
    remedy: 'price_reduction',
    handled: [
      {
        afterDays: 1,
        by: 'sales',
        isTaken: true,
        state: 'done',
        reply: { subject: 'Twoja reklamacja', text: 'Dzień dobry!\n\nUznajemy reklamację i zwrócimy różnicę na Twoje konto w ciągu trzech dni roboczych. Przepraszamy za kłopot.\n\nPiotr Nowak' },
      },
    ],
  },
]

export const applications: DemoApplication[] = [
  {
    daysAgo: 8,
    time: '20:02',
    career: 1,
    name: 'Natalia Szulc',
    email: 'natalia.szulc@example.com',
    phone: '+48 600 230 301',
    message: 'Przez cztery lata doradzałam klientom w hurtowni elementów złącznych, głównie przy konstrukcjach stalowych. Chętnie opowiem więcej na rozmowie.',
    cv: [
      'Technik mechanik, Łódź',
      '2022–2026 Doradczyni klienta, hurtownia elementów złącznych',
      '2019–2022 Kontrola jakości, zakład obróbki metalu',
      'Języki: polski, angielski B2',
      'Prawo jazdy kat. B',
    ],
    handled: [{ afterDays: 2, by: 'owner', isTaken: true, state: 'in_progress' }],
  },
  {
    daysAgo: 3,
    time: '16:44',
    name: 'Kamil Ostrowski',
    email: 'kamil.ostrowski@example.pl',
    phone: '+48 600 230 302',
    message: 'Szukam pracy w magazynie na drugą zmianę, mam uprawnienia na wózki widłowe.',
    cv: ['Magazynier, Zgierz', '2021–2026 Kompletacja i wydania, centrum dystrybucyjne', 'Uprawnienia UDT na wózki jezdniowe', 'Dostępny od zaraz'],
    handled: [],
  },
]
