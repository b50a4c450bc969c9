import { maxId } from '@stragan/contract'

export * from '@stragan/ui/form'

/** Parses an id within the database's range; null if invalid. */
export function parseId(text: string | null | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0
  return id > 0 && id <= maxId ? id : null
}

/** Parses an id for an API call; an invalid one becomes 0, which no record has. */
export const idOrZero = (text: string | undefined): number => parseId(text) ?? 0
