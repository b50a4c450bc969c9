import { maxSearchWords } from '@stragan/contract'

/** Splits a search into its words. Only the first few count, because each is compared with every row. */
export const searchWords = (query = ''): string[] => query.split(/\s+/).filter(Boolean).slice(0, maxSearchWords)
