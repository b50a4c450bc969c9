import { formatNumber } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'

export const pickupMessages = messages(
  {
    title: 'Parcel locker',
    search: 'Find a parcel locker',
    searchHint: 'Enter a postal code, town or locker code.',
    find: 'Search',
    searching: 'Searching…',
    list: 'Choose a parcel locker',
    found: (n: number, query: string) =>
      plural('en', n, {
        one: `One parcel locker was found near “${query}”.`,
        other: `${n} parcel lockers were found near “${query}”, the nearest first.`,
      }),
    none: (query: string) =>
      query
        ? `No parcel lockers were found for “${query}”. Check the spelling, or try a postal code.`
        : 'Enter a postal code, town or locker code.',
    chosen: (code: string) => `Chosen: ${code}`,
    change: 'Change',
    lastUsed: 'Used last time',
    open: (hours: string) => `open ${hours}`,
    km: (km: number) => `${formatNumber('en', km)}\u00a0km`,
    sample: 'Sample data',
    sampleHint: 'These parcel lockers are made up.',
    toLocker: 'Your parcel will go to the parcel locker that you choose under “Delivery”.',
  },
  {
    title: 'Automat paczkowy',
    search: 'Znajdź automat paczkowy',
    searchHint: 'Kod pocztowy, miejscowość albo kod automatu.',
    find: 'Szukaj',
    searching: 'Szukamy…',
    list: 'Wybierz automat paczkowy',
    found: (n: number, query: string) =>
      plural('pl', n, {
        one: `Znaleziono jeden automat w pobliżu „${query}”.`,
        few: `Znaleziono ${n} automaty w pobliżu „${query}”, od najbliższego.`,
        many: `Znaleziono ${n} automatów w pobliżu „${query}”, od najbliższego.`,
        other: `Znaleziono ${n} automatu w pobliżu „${query}”, od najbliższego.`,
      }),
    none: (query: string) =>
      query
        ? `Nie znaleziono automatów dla „${query}”. Sprawdź pisownię albo podaj kod pocztowy.`
        : 'Podaj kod pocztowy, miejscowość albo kod automatu.',
    chosen: (code: string) => `Wybrany: ${code}`,
    change: 'Zmień',
    lastUsed: 'Ostatnio używany',
    open: (hours: string) => `czynny ${hours}`,
    km: (km: number) => `${formatNumber('pl', km)}\u00a0km`,
    sample: 'Dane przykładowe',
    sampleHint: 'Te automaty paczkowe są fikcyjne.',
    toLocker: 'Paczka trafi do automatu paczkowego wybranego w części „Dostawa”.',
  },
)
