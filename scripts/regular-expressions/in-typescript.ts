import { parseSync } from '@swc/core'

export interface RegularExpression {
  line: number
  /** Null if parts are interpolated at run time. */
  pattern: string | null
  /** As in the source, with `…` for interpolated parts. */
  code: string
  flags: string
}

/** A template with the `sql` tag; its values are parameters. */
interface SqlTemplate {
  line: number
  sql: string
}

interface Node {
  type: string
  /** Bytes of the file, from 1. */
  span: { start: number }
  [key: string]: unknown
}

/** Finds regular expression literals, `RegExp(…)` and SQL templates in a TypeScript file. */
export function expressionsIn(file: string, source: string): { regular: RegularExpression[]; sql: SqlTemplate[] } {
  const bytes = Buffer.from(source)
  const lineOf = ({ span }: Node) =>
    bytes
      .subarray(0, span.start - 1)
      .toString()
      .split('\n').length
  const regular: RegularExpression[] = []
  const sql: SqlTemplate[] = []
  for (const node of nodesIn(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' }))) {
    const line = () => lineOf(node)
    if (node.type === 'RegExpLiteral') {
      const pattern = String(node.pattern)
      regular.push({ line: line(), pattern, code: pattern, flags: String(node.flags) })
    } else if (isNamed(node.callee, 'RegExp')) regular.push({ line: line(), ...constructed(node.arguments) })
    else if (node.type === 'TaggedTemplateExpression' && isNamed(node.tag, 'sql'))
      sql.push({ line: line(), sql: textOf(node.template, '$1') })
  }
  return { regular, sql }
}

function* nodesIn(value: unknown): Generator<Node> {
  if (value === null || typeof value !== 'object') return
  if ('type' in value && 'span' in value) yield value as Node
  for (const part of Object.values(value)) yield* nodesIn(part)
}

const isNamed = (value: unknown, name: string) => {
  const node = value as Partial<Node> | null | undefined
  return node?.type === 'Identifier' && node.value === name
}

/** Evaluates the arguments of `RegExp(pattern, flags)`. */
function constructed(args: unknown): Omit<RegularExpression, 'line'> {
  const [pattern, flags] = (args as { expression: Node }[]).map(({ expression }) => expression)
  const literal = literalOf(pattern)
  return {
    pattern: literal,
    code: literal ?? (pattern?.type === 'TemplateLiteral' ? textOf(pattern, '…') : '…'),
    flags: literalOf(flags) ?? '',
  }
}

const literalOf = (node: Node | undefined) => (node?.type === 'StringLiteral' ? String(node.value) : null)

const textOf = (template: unknown, gap: string) =>
  (template as { quasis: { cooked: string }[] }).quasis.map(({ cooked }) => cooked).join(gap)
