import type { Language } from '@stragan/contract'
import type { ImportFormat } from '@stragan/contract/admin'
import type { ForeignColumn, ForeignFormat, RowOf } from './foreign-row.ts'
import { prestashop } from './prestashop.ts'
import { shopify } from './shopify.ts'
import { woocommerce } from './woocommerce.ts'

const formats: Record<Exclude<ImportFormat, 'own'>, ForeignFormat> = { shopify, woocommerce, prestashop }

/** Whose export a file is, by its header. */
export function formatOf(header: readonly string[]): ImportFormat {
  const titles = new Set(header.map(title => title.trim()))
  const found = Object.entries(formats).find(([, format]) => format.isHeader(titles))
  return (found?.[0] as ImportFormat | undefined) ?? 'own'
}

/** The columns that a file of another program becomes. */
export const foreignColumns = (format: Exclude<ImportFormat, 'own'>, language: Language): ForeignColumn[] =>
  formats[format].columns(language)

/** The rows below the header of a file, in the columns that the import has. Texts of other programs are of the shop’s default language. */
export async function* ownRows(format: ImportFormat, rows: AsyncIterable<string[]>, language: Language): AsyncGenerator<string[]> {
  if (format === 'own') yield* withoutHeader(rows)
  else {
    const columns = foreignColumns(format, language)
    for await (const row of formats[format].rows(byTitle(rows), language)) yield columns.map(({ from }) => row[from] ?? '')
  }
}

async function* withoutHeader(rows: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  let isHeader = true
  for await (const cells of rows) {
    if (!isHeader) yield cells
    isHeader = false
  }
}

async function* byTitle(rows: AsyncIterable<string[]>): AsyncGenerator<RowOf> {
  let places: Map<string, number> | undefined
  for await (const cells of rows) {
    if (!places) {
      places = new Map(cells.map((title, i) => [title.trim(), i]))
      continue
    }
    const known = places
    yield (...titles) => {
      const place = titles.map(title => known.get(title)).find(one => one !== undefined)
      return place === undefined ? '' : (cells[place] ?? '').trim()
    }
  }
}
