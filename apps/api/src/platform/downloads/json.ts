import type { Row } from './cells.ts'

/** Writes one JSON array, an item a line. */
export async function* jsonOf(batches: AsyncIterable<readonly Row[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let before = '[\n'
  for await (const rows of batches)
    if (rows.length > 0) {
      yield encoder.encode(before + rows.map(row => JSON.stringify(row)).join(',\n'))
      before = ',\n'
    }
  yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n')
}
