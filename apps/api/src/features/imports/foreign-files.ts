import type { Language } from '@stragan/contract'
import type { ImportFormat } from '@stragan/contract/admin'
import type { ForeignColumn, ForeignFormat, RowOf } from './foreign-row.ts'
import { prestashop } from './prestashop.ts'
import { prestashopCombinations } from './prestashop-combinations.ts'
import { shopify } from './shopify.ts'
import { woocommerce } from './woocommerce.ts'

const formats: Record<Exclude<ImportFormat, 'own'>, ForeignFormat> = {
  shopify,
  woocommerce,
  prestashop,
  prestashop_combinations: prestashopCombinations,
}

/** Whose export a file is, by its header. */
export function formatOf(header: readonly string[]): ImportFormat {
  const found = Object.entries(formats).find(([, format]) => format.isHeader(titlesOf(format, header)))
  return (found?.[0] as ImportFormat | undefined) ?? 'own'
}

const titleOf = ({ englishTitle }: ForeignFormat, title: string) => englishTitle?.(title.trim()) ?? title.trim()
const titlesOf = (format: ForeignFormat, header: readonly string[]) => new Set(header.map(title => titleOf(format, title)))

/** The columns that a file of another program becomes. */
export const foreignColumns = (format: Exclude<ImportFormat, 'own'>, language: Language, header: readonly string[]): ForeignColumn[] =>
  formats[format].columns(language, titlesOf(formats[format], header))

/** The rows below the header of a file, in the columns that the import has. Texts of other programs are of the shop’s default language. */
export async function* ownRows(format: ImportFormat, rows: AsyncIterable<string[]>, language: Language): AsyncGenerator<string[]> {
  if (format === 'own') yield* withoutHeader(rows)
  else {
    const { columns, rows: converted } = formats[format]
    const fields = columns(language, new Set()).map(({ from }) => from)
    for await (const row of converted(byTitle(rows, formats[format]), language))
      yield Array.isArray(row) ? row : fields.map(field => row[field] ?? '')
  }
}

async function* withoutHeader(rows: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  let isHeader = true
  for await (const cells of rows) {
    if (!isHeader) yield cells
    isHeader = false
  }
}

async function* byTitle(rows: AsyncIterable<string[]>, format: ForeignFormat): AsyncGenerator<RowOf> {
  let places: Map<string, number> | undefined
  let minCells = 0
  let maxCells = 0
  for await (const cells of rows) {
    if (!places) {
      places = new Map(cells.map((title, i) => [titleOf(format, title), i]))
      minCells = Math.max(...format.end.map(title => (places?.get(title) ?? -1) + 1))
      maxCells = cells.length
      continue
    }
    const known = places
    const cell = (...titles: string[]) => {
      const place = titles.map(title => known.get(title)).find(one => one !== undefined)
      return place === undefined ? '' : (cells[place] ?? '').trim()
    }
    const isRagged = cells.length < minCells || cells.slice(maxCells).some(extra => extra.trim() !== '')
    yield Object.assign(cell, { ragged: isRagged ? cells.slice(0, 3) : null })
  }
}
