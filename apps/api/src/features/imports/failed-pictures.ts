import { ShopError } from '@stragan/contract'
import { type FileContent, pictureProblemText } from '@stragan/contract/admin'
import { withoutFormula } from '@stragan/contract/cell-texts'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { byteOrderMark, quoted } from '../../platform/downloads/csv.ts'
import { pictureOf } from './foreign-row.ts'
import { importById } from './imports.queries.ts'
import { joinList } from './lists-in-cells.ts'
import { type FailureCursor, failedUrls } from './picture-urls.queries.ts'

const batchSize = 250
const reason = { en: 'not_fetched_because', pl: 'powod_niepobrania' }

/** The pictures of an import that could not be fetched, with a last column that says why: with other URLs, it can be imported in turn. */
export async function failedPictures(ctx: ShopAdminCtx, id: string): Promise<FileContent> {
  const found = await importById(ctx, id)
  if (!found) throw new ShopError('import_not_found')
  const line = (cells: readonly string[]) => `${cells.map(cell => quoted(withoutFormula(cell))).join(found.separator)}\r\n`
  const encoder = new TextEncoder()
  async function* lines() {
    let head = byteOrderMark + line(['product_symbol', 'pictures', reason[ctx.language]])
    let after: FailureCursor | undefined
    do {
      const rows = await failedUrls(ctx, id, { after, limit: batchSize })
      const body = rows.map(row =>
        line([row.product_symbol, joinList([pictureOf(row.url, row.alt)]), pictureProblemText(row.problem, row.status, ctx.language)]),
      )
      yield encoder.encode(head + body.join(''))
      head = ''
      const last = rows.length === batchSize ? rows.at(-1) : undefined
      after = last && { productId: last.product_id, urlHash: last.url_hash }
    } while (after)
  }
  return { fileName: `failed-pictures-${id.slice(0, 8)}.csv`, bytes: lines() }
}
