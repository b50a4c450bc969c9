import { type FieldMessage, type FieldProblem, type Fields, fieldProblems, type Language, languages } from '@stragan/contract'
import { languageNames } from '../../../platform/language-names.ts'
import { formId } from './form-state.ts'
import { productFormMessages } from './product-form.messages.ts'
import type { TypedProduct } from './product-from-values.ts'
import { featureControl, rowControl, textIn, textNames, type Values } from './product-values.ts'

interface Problem {
  /** Of the control, or of the form. */
  id: string
  text: string
}

const problemOf = (message: FieldMessage): FieldProblem =>
  (Object.keys(fieldProblems) as FieldProblem[]).find(problem => fieldProblems[problem] === message) ?? 'wrong_format'

/** What is wrong with a product that was refused, by its controls in the order of the form. */
export function problemsOf(fields: Fields, { product, rows }: TypedProduct, values: Values, language: Language): Problem[] {
  const t = productFormMessages[language]
  const found = Object.entries(fields).flatMap(([path, message]): Problem[] => {
    const [root = '', ...rest] = path.replace(/^product\./, '').split('.')
    const problem = problemOf(message)
    if (root === 'related') return []
    if (root === 'variants' && rest[0] !== undefined) {
      const row = rows[Number(rest[0])] ?? 0
      const name = rowField(rest)
      // It is that of the product, where it is named already.
      if (textIn(values, rowControl(row, name)) === '' && `product.${name}` in fields) return []
      const text = problem === 'wrong_format' || name === 'features' ? (t.special[name] ?? t.problem(problem)) : t.problem(problem)
      const label = t.variantOf(t.row(row + 1), t.fields[name])
      return [{ id: name === 'features' ? featuresOfRow(values, row) : rowControl(row, name), text: t.of(label, text) }]
    }
    const isText = (textNames as readonly string[]).includes(root)
    const inLanguage = languages.find(one => one === rest[0])
    const label = root in t.fields ? t.fields[root as keyof typeof t.fields] : root
    const text = problem === 'wrong_format' ? (t.special[root] ?? t.problem(problem)) : t.problem(problem)
    return [
      {
        id: root in t.fields ? (isText && inLanguage ? `${root}.${inLanguage}` : root) : formId,
        text: t.of(isText && inLanguage ? `${label} (${languageNames[language][inLanguage]})` : label, text),
      },
    ]
  })
  const unknown = Object.keys(fields).flatMap(path => {
    const [, index] = /^product\.related\.(\d+)$/.exec(path) ?? []
    return index === undefined ? [] : (product.related[Number(index)] ?? [])
  })
  if (unknown.length > 0) found.push({ id: 'related', text: t.of(t.fields.related, t.related(unknown.join(', '))) })
  return found
}

type RowField = 'symbol' | 'ean' | 'weight' | 'expected_at' | 'unit' | 'content_amount' | 'content_unit' | 'features'

/** The control of a field of a variant. */
function rowField([, field, ...rest]: readonly string[]): RowField {
  if (field === 'sales_unit') return rest[0] === 'code' ? 'unit' : rest[1] === 'unit' ? 'content_unit' : 'content_amount'
  return (['ean', 'weight', 'expected_at', 'features'] as const).find(name => name === field) ?? 'symbol'
}

/** The first feature of a row; its symbol where the table has no features. */
function featuresOfRow(values: Values, row: number): string {
  const [axis] = values.axes ?? []
  return axis === undefined ? rowControl(row, 'symbol') : featureControl(row, Number(axis))
}
