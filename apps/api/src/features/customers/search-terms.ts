import { foldAccents } from '@stragan/contract'

/** What a search for customers or buyers may mean. */
interface SearchTerms {
  /** In lower case, without accents. Each has to begin a word. */
  words: string[]
  /** NIP or phone number without separators; one of them has to be equal. */
  numbers: string[]
}

const minDigits = 6
const maxWords = 5
/** A single letter begins too many words. */
const minLetters = 2
/** Digits of a phone number without its country code. */
const nationalDigits = 9

/** Splits a search: digits with separators are a NIP or a phone number, all other texts are words. */
export function searchTerms(query: string): SearchTerms {
  const digits = query.replaceAll(/[\s+()./-]/g, '').replace(/^PL/i, '')
  if (digits.length >= minDigits && /^\d+$/.test(digits)) return { words: [], numbers: [digits, digits.slice(-nationalDigits)] }
  const words = query.split(/[\s,;:/&"'()]+/).map(foldAccents)
  return { words: words.filter(word => word.length >= minLetters).slice(0, maxWords), numbers: [] }
}
