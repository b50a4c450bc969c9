import { parseSync } from '@swc/core'
import type { Text } from './shop-texts.ts'

type Language = Text['language']

/**
 * Collects the string literals of a TypeScript file that are written in a language: in a property `en` or `pl`, in a variable with such a
 * name (`en`, `plForms`, `fieldErrorPl`), or in the first or second argument of `messages(…)`. A gap in a template is `…`.
 */
export function literalsIn(file: string, source: string): Pick<Text, 'language' | 'text'>[] {
  const found: Pick<Text, 'language' | 'text'>[] = []
  const visit = (value: unknown, language: Language | undefined) => {
    if (value === null || typeof value !== 'object') return
    if (Array.isArray(value)) {
      for (const part of value) visit(part, language)
      return
    }
    const node = value as Node
    const text = textOf(node)
    if (text !== undefined && language) found.push({ language, text })
    if (node.type === 'CallExpression' && nameOf(node.callee) === 'messages')
      for (const [i, argument] of (node.arguments as unknown[]).entries()) visit(argument, i === 0 ? 'en' : 'pl')
    else for (const [name, part] of Object.entries(node)) if (!isType(name)) visit(part, languageOf(node) ?? language)
  }
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' }), undefined)
  return found
}

interface Node {
  type?: string
  [key: string]: unknown
}

const isType = (name: string) => name.startsWith('type') && name !== 'type'

function textOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return String(node.value)
  if (node.type === 'TemplateLiteral') return (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('…')
  return undefined
}

const nameOf = (node: unknown) => {
  const { type, value } = (node ?? {}) as Node
  return type === 'Identifier' ? String(value) : undefined
}

/** The language that a property or variable is named after. */
function languageOf(node: Node): Language | undefined {
  const name = node.type === 'KeyValueProperty' ? nameOf(node.key) : node.type === 'VariableDeclarator' ? nameOf(node.id) : undefined
  const [code] = /^(?:en|pl)(?=[A-Z]|$)|(?:En|Pl)$/.exec(name ?? '') ?? []
  return code?.toLowerCase() as Language | undefined
}
