import { ShopError } from '@stragan/contract'

/** Deeper than the body of any call is nested. */
const maxDepth = 16
/** More objects, arrays and members than the body of most calls has: the thousand lines of a claim have four thousand. */
const maxBodyMembers = 10_000

/**
 * Parses the body of a request. Throws `body_too_large` for too many members, and `malformed_request` for invalid JSON, deep nesting, and
 * texts that PostgreSQL cannot store: with a NUL or a lone surrogate.
 */
export function readJson(text: string, maxMembers = maxBodyMembers): unknown {
  assertSmall(text, maxMembers)
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

/** Counts brackets and commas outside of strings before the parser allocates memory for them. Throws `body_too_large`, and `malformed_request` for deep nesting. */
export function assertSmall(text: string, maxMembers: number) {
  let depth = 0
  let members = 0
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (char === '"') i = endOfString(text, i)
    else if (char === '{' || char === '[') {
      depth++
      members++
    } else if (char === '}' || char === ']') depth--
    else if (char === ',') members++
    if (depth > maxDepth) throw new ShopError('malformed_request')
    if (members > maxMembers) throw new ShopError('body_too_large')
  }
}

/** The index of the closing quote of the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let first = end
    while (text[first - 1] === '\\') first--
    if ((end - first) % 2 === 0) return end
  }
  return text.length
}

/** Whether PostgreSQL can store all texts of a value. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isText(value)
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isStorable)
  return Object.entries(value).every(([key, inner]) => isText(key) && isStorable(inner))
}

const isText = (text: string) => text.isWellFormed() && !text.includes('\0')
