import { ShopError } from '@stragan/contract'

/** Deeper than the body of any call. */
const maxDepth = 16
/** More objects, arrays and their members than the body of any call has: a thousand lines of a claim have four thousand. */
const maxMembers = 10_000

/**
 * Parses the body of a request. Throws `body_too_large` for too many members, and `malformed_request` for what is not JSON, is nested too
 * deeply, or has a text that no database can hold: one with a NUL or with half of a surrogate pair.
 */
export function readJson(text: string): unknown {
  assertSmall(text)
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

/** Counts brackets and commas outside of strings, before the parser allocates anything for them. */
function assertSmall(text: string) {
  let depth = 0
  let members = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') at = endOfString(text, at)
    else if (sign === '{' || sign === '[') {
      depth++
      members++
    } else if (sign === '}' || sign === ']') depth--
    else if (sign === ',') members++
    if (depth > maxDepth) throw new ShopError('malformed_request')
    if (members > maxMembers) throw new ShopError('body_too_large')
  }
}

/** Where the string that begins at `start` ends: at the next quote that no backslash escapes. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let first = end
    while (text[first - 1] === '\\') first--
    if ((end - first) % 2 === 0) return end
  }
  return text.length
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isText(value)
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isStorable)
  return Object.entries(value).every(([key, inner]) => isText(key) && isStorable(inner))
}

const isText = (text: string) => text.isWellFormed() && !text.includes('\0')
