import { maxSearchWords } from '@stragan/contract'

/** The words of a search that are looked for: the first few, since each is compared with every row. */
export const searchWords = (typed = ''): string[] => typed.split(/\s+/).filter(Boolean).slice(0, maxSearchWords)
