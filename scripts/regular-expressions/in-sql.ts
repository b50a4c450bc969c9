/** What a statement matches text against: a literal's pattern, or null where it is no literal. */
export interface SqlPattern {
  line: number
  pattern: string | null
  /** The pattern, or what stands in its place. */
  code: string
}

/** The match operators, and the functions whose second argument is a pattern (PostgreSQL, 9.7.3). */
const matching = /(?<![~!<>=@])!?~\*?(?![~<>=])\s*|\bsimilar\s+to\s+|\bregexp_\w+\s*\(/gi

/** Every regular expression of a statement or a migration. */
export function patternsInSql(sql: string): SqlPattern[] {
  const { code, literals } = withoutLiterals(sql)
  return [...code.matchAll(matching)].map(({ 0: found, index }) => {
    const rest = code.slice(index + found.length)
    const operand = (found.endsWith('(') ? secondArgument(rest) : rest).trim()
    const literal = /^'(\d+)'/.exec(operand)?.[1]
    const pattern = literal === undefined ? null : javaScriptOf(literals[Number(literal)] ?? '')
    return { line: code.slice(0, index).split('\n').length, pattern, code: pattern ?? operand.split('\n')[0] ?? '' }
  })
}

/** Literals become their number in quotes and comments go, so that neither is read as code; lines stay as they are. */
function withoutLiterals(sql: string): { code: string; literals: string[] } {
  const literals: string[] = []
  const code = sql.replace(/--[^\n]*|'(?:[^']|'')*'/g, found => {
    if (found.startsWith('--')) return ''
    const lines = found.split('\n').length - 1
    return `'${literals.push(found.slice(1, -1).replaceAll("''", "'")) - 1}'${'\n'.repeat(lines)}`
  })
  return { code, literals }
}

/** Behind the first comma that stands in no inner parentheses. */
function secondArgument(args: string): string {
  let depth = 0
  for (const [i, char] of [...args].entries()) {
    if (char === '(') depth++
    if (char === ')') depth--
    if (char === ',' && depth === 0) return args.slice(i + 1)
  }
  return ''
}

/** PostgreSQL's word borders in JavaScript's notation. */
const javaScriptOf = (pattern: string) => pattern.replaceAll(/\\[mMyY]/g, '\\b')
