import { ShopError } from '@stragan/contract'

/** Deeper than the body of any call. */
const maxDepth = 16

/**
 * Parses the body of a request. Throws `malformed_request` for what is not JSON, is nested too deeply, or has a text that no database can
 * hold: one with a NUL or with half of a surrogate pair.
 */
export function readJson(text: string): unknown {
  assertShallow(text)
  const value = parsed(text)
  if (!isStorable(value)) throw new ShopError('malformed_request')
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ShopError('malformed_request', { cause })
  }
}

/** Counts brackets outside of strings, before the parser allocates anything for them. */
function assertShallow(text: string) {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') at = endOfString(text, at)
    else if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') depth--
    if (depth > maxDepth) throw new ShopError('malformed_request')
  }
}

/** Where the string that begins at `start` ends. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isText(value)
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isStorable)
  return Object.entries(value).every(([key, inner]) => isText(key) && isStorable(inner))
}

const isText = (text: string) => text.isWellFormed() && !text.includes('\0')
