import type { ImportFormat } from '@stragan/contract/admin'

/** The rows below the header of a file, in the columns that the import has. */
export async function* ownRows(_format: ImportFormat, rows: AsyncGenerator<string[]>): AsyncGenerator<string[]> {
  let isHeader = true
  for await (const cells of rows) {
    if (!isHeader) yield cells
    isHeader = false
  }
}
