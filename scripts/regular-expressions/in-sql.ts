/** A pattern in a statement; null if it is not a literal. */
export interface SqlPattern {
  line: number
  pattern: string | null
  /** The pattern, or the expression in its place. */
  code: string
}

/** The match operators, and the functions whose second argument is a pattern (PostgreSQL, 9.7.3). */
const matchOperator = /(?<![~!<>=@])!?~\*?(?![~<>=])\s*|\bsimilar\s+to\s+|\bregexp_\w+\s*\(/gi

/** Every regular expression of a statement or a migration. */
export function patternsInSql(sql: string): SqlPattern[] {
  const { code, literals } = withoutLiterals(sql)
  return [...code.matchAll(matchOperator)].map(({ 0: found, index }) => {
    const rest = code.slice(index + found.length)
    const operand = (found.endsWith('(') ? secondArgument(rest) : rest).trim()
    const literal = /^'(\d+)'/.exec(operand)?.[1]
    const pattern = literal === undefined ? null : javaScriptOf(literals[Number(literal)] ?? '')
    return { line: code.slice(0, index).split('\n').length, pattern, code: pattern ?? operand.split('\n')[0] ?? '' }
  })
}

/** Replaces literals by their index and removes comments, so that neither is parsed as code. Keeps line numbers. */
function withoutLiterals(sql: string): { code: string; literals: string[] } {
  const literals: string[] = []
  const code = sql.replace(/--[^\n]*|'(?:[^']|'')*'/g, found => {
    if (found.startsWith('--')) return ''
    const lines = found.split('\n').length - 1
    return `'${literals.push(found.slice(1, -1).replaceAll("''", "'")) - 1}'${'\n'.repeat(lines)}`
  })
  return { code, literals }
}

/** After the first comma outside of nested parentheses. */
function secondArgument(args: string): string {
  let depth = 0
  for (const [i, char] of [...args].entries()) {
    if (char === '(') depth++
    if (char === ')') depth--
    if (char === ',' && depth === 0) return args.slice(i + 1)
  }
  return ''
}

/** Converts PostgreSQL's word boundaries to JavaScript's. */
const javaScriptOf = (pattern: string) => pattern.replaceAll(/\\[mMyY]/g, '\\b')
