import { type Language, languages } from '@stragan/contract'
import type { ProductDocument } from '@stragan/contract/admin'
import { formatNumber } from '@stragan/contract/formats'
import { describeSalesUnit } from '@stragan/contract/sales-units'
import type { Difference } from '../../../platform/differences.tsx'
import { languageNames } from '../../../platform/language-names.ts'
import type { Choices } from './choices.ts'
import { productFormMessages } from './product-form.messages.ts'
import { textNames } from './product-values.ts'

interface Versions {
  /** What the form was made from, if the history has it. */
  was: ProductDocument | undefined
  is: ProductDocument
  wanted: ProductDocument
}

/** Fields whose values somebody else has changed since, to others than those typed. */
export function differencesOf({ was, is, wanted }: Versions, choices: Choices, language: Language): Difference[] {
  const [before, stored, typed] = [
    was && shownFields(was, choices, language),
    shownFields(is, choices, language),
    shownFields(wanted, choices, language),
  ]
  return [...new Map([...typed, ...stored])]
    .map(([key, { label }]) => ({
      label,
      before: before ? (before.get(key)?.text ?? '') : null,
      stored: stored.get(key)?.text ?? '',
      typed: typed.get(key)?.text ?? '',
    }))
    .filter(row => row.stored !== row.typed && row.stored !== row.before)
}

interface Shown {
  label: string
  text: string
}

/** Each field of a product as people read it, by its path; of variants by their ids. */
function shownFields(product: ProductDocument, choices: Choices, language: Language): Map<string, Shown> {
  const t = productFormMessages[language]
  const valueNames = new Map(choices.features.flatMap(({ values }) => values.map(({ id, name }) => [id, name] as const)))
  const nameIn = (list: readonly { id: number; name: string }[], id: number | null) => list.find(one => one.id === id)?.name ?? ''
  const valuesText = (ids: readonly number[]) => ids.map(id => valueNames.get(id) ?? `#${id}`).join(', ')
  const own: [keyof typeof t.fields, string][] = [
    ['symbol', product.symbol],
    ['ean', product.ean ?? ''],
    ['category_id', nameIn(choices.categories, product.category_id)],
    ['brand_id', nameIn(choices.brands, product.brand_id)],
    ['vat_percent', `${product.vat_percent} %`],
    ['is_product_of_the_month', product.is_product_of_the_month ? t.yes : ''],
    ['youtube_link', product.youtube_link ?? ''],
    ['features', valuesText(product.features)],
    ['related', product.related.join(', ')],
  ]
  const texts = textNames.flatMap(name =>
    languages.map(
      one => [`${name}.${one}`, { label: `${t.fields[name]} (${languageNames[language][one]})`, text: product[name][one] }] as const,
    ),
  )
  const variants = product.variants.flatMap(variant => {
    const fields: [keyof typeof t.fields, string][] = [
      ['symbol', variant.symbol],
      ['features', valuesText(variant.features)],
      ['ean', variant.ean ?? ''],
      ['weight', formatNumber(language, variant.weight)],
      ['unit', describeSalesUnit(language, variant.sales_unit)],
      ['expected_at', variant.expected_at ?? ''],
    ]
    return fields.map(
      ([name, text]) => [`${variant.id ?? variant.symbol}.${name}`, { label: t.variantOf(variant.symbol, t.fields[name]), text }] as const,
    )
  })
  return new Map<string, Shown>([...own.map(([name, text]) => [name, { label: t.fields[name], text }] as const), ...texts, ...variants])
}
