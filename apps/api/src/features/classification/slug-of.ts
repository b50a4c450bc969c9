import { foldAccents } from '@stragan/contract'

const maxProposedLength = 60

/** A text as a part of an address: lower-case letters and digits, joined by hyphens. */
const slugOf = (text: string): string =>
  foldAccents(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, maxProposedLength)
    .replace(/-$/, '')

/** A slug of a text that is not taken. It has a letter: one of digits alone would be an id. */
export function freeSlug(text: string, isTaken: (slug: string) => boolean, word: string): string {
  const plain = slugOf(text)
  const slug = /[a-z]/.test(plain) ? plain : [word, plain].filter(Boolean).join('-')
  for (let n = 1; ; n++) {
    const proposed = n === 1 ? slug : `${slug}-${n}`
    if (!isTaken(proposed)) return proposed
  }
}
