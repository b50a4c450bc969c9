import { foldAccents, type Input, type Language, type Operation, ShopError } from '@stragan/contract'
import { columnsOf, type DownloadCall, type DownloadFormat, type ListCall, maxWorksheetRows, mediaTypes } from '@stragan/contract/admin'
import { dayIn } from '@stragan/deadlines'
import type { Context } from 'hono'
import type { ShopAdminCtx, StaffCtx } from '../../admin-context.ts'
import type { Services } from '../../context.ts'
import { readInput } from '../read-input.ts'
import { type AnyHandler, checkResponse } from '../serve-calls.ts'
import type { Row, Sheet } from './cells.ts'
import { csvOf } from './csv.ts'
import { createDownloadSlots } from './download-slots.ts'
import { type DownloadEnd, downloadStream } from './download-stream.ts'
import { jsonOf } from './json.ts'
import { fileHeaders } from './send-file.ts'
import { xlsxOf } from './xlsx.ts'

/** Who downloads a list: of a shop, or of the installation. */
export type DownloadCtx = ShopAdminCtx | StaffCtx

/** Counts the rows of a list, at most `max`. */
export type Count = (ctx: DownloadCtx, input: Input<Operation>, max: number) => Promise<number>

/** Of a list that is read in parts; a worksheet's rows are counted before it is begun. */
export const withCount = <Context, Query, List>(
  list: (ctx: Context, input: Query) => Promise<List>,
  count: (ctx: Context, input: Query, max: number) => Promise<number>,
) => Object.assign(list, { count })

interface Options {
  timeZoneOf: (ctx: ShopAdminCtx) => Promise<string>
}

/** Who downloads. */
interface Reader {
  ctx: DownloadCtx
  /** Throws once the session or the key has ended, or lost the right: a download may take minutes. */
  authorise: () => Promise<unknown>
  /** Records the download in the history, where its list is one of people. */
  record: () => Promise<unknown>
}

/** Rows that are read at once, by one short transaction. */
const batchSize = 250
const formats = { csv: csvOf, xlsx: xlsxOf, json: jsonOf }

/** Creates the function that answers a download: the whole list, read by the list's own handler part by part while the client takes it. */
export function createDownloads({ checkResponses, telemetry, log }: Services, { timeZoneOf }: Options) {
  const slots = createDownloadSlots()
  telemetry?.registerMetrics('downloads', slots.metrics)

  return async (
    c: Context,
    { ctx, authorise, record }: Reader,
    call: DownloadCall,
    list: AnyHandler & { count?: Count },
  ): Promise<Response> => {
    const input = await readInput(call, c)
    const { separator, ...filters } = (input.query ?? {}) as Record<string, unknown>
    const isInParts = call.list.query !== undefined && 'after' in call.list.query.shape
    const read = async (after?: string) => {
      if (after !== undefined) await authorise()
      const query = isInParts ? { ...filters, after, limit: batchSize } : filters
      const response = await list(ctx, { ...input, query })
      if (checkResponses) checkResponse(call.list, response)
      return response
    }
    const { shopId, by } = ownerOf(ctx)
    const timeZone = 'shop' in ctx ? await timeZoneOf(ctx) : 'UTC'
    const headers = headersOf(call, { shop: c.req.param('shop') ?? 'installation', language: ctx.language, day: dayIn(timeZone, ctx.now) })
    if (c.req.raw.method === 'HEAD') return c.body(null, 200, headers)
    const sheet: SheetSettings = {
      language: ctx.language,
      timeZone,
      separator: separator === 'comma' || separator === 'semicolon' ? separator : defaultSeparator(ctx),
      now: ctx.now,
    }
    const release = slots.take(shopId)
    const onEnd = (end: DownloadEnd) => {
      release()
      const context = { shop: shopId, list: call.path, by }
      if (end.kind === 'failed' && end.error instanceof ShopError) log.info({ ...context, code: end.error.code }, 'a download was cut off')
      else if (end.kind === 'failed') log.error({ ...context, err: end.error }, 'a download failed')
      else log.info(context, end.kind === 'complete' ? 'a list was downloaded' : 'a download was abandoned')
    }
    try {
      if (call.format === 'xlsx' && list.count && (await list.count(ctx, input, maxWorksheetRows + 1)) > maxWorksheetRows)
        throw new ShopError('too_many_rows', { details: { max_rows: maxWorksheetRows } })
      const chunks = fileOfList(call.list, call.format, { read, sheet })
      // What fails at once is answered with its error.
      const first = await chunks.next()
      await record()
      return c.body(downloadStream(startingWith(first, chunks), { onEnd }), 200, headers)
    } catch (error) {
      release()
      throw error
    }
  }
}

/** Whose list it is, a shop’s or (0) the installation’s, and who downloads it. */
const ownerOf = (ctx: DownloadCtx) =>
  'shop' in ctx ? { shopId: ctx.shop.id, by: `${ctx.actor.kind} ${ctx.actor.id}` } : { shopId: 0, by: `staff ${ctx.session.staffId}` }

/** How a list is written, beside its title and columns. */
type SheetSettings = Omit<Sheet, 'title' | 'columns'>

interface ListFile {
  /** Reads the response with the part after a key; the first one without. */
  read: (after?: string) => Promise<unknown>
  sheet: SheetSettings
}

/** The bytes of a file with a whole list. */
export const fileOfList = (list: ListCall, format: DownloadFormat, { read, sheet }: ListFile): AsyncGenerator<Uint8Array> =>
  formats[format](partsOf(list, read), {
    title: list.download.title[sheet.language],
    columns: columnsOf(list.download),
    ...sheet,
  })

/** Programs expect commas; people what their spreadsheets do. */
const defaultSeparator = (ctx: DownloadCtx): Sheet['separator'] =>
  !('actor' in ctx && ctx.actor.kind === 'key') && ctx.language === 'pl' ? 'semicolon' : 'comma'

/** The items of a list, part by part; where the call returns them all, there is one part. */
async function* partsOf({ download }: ListCall, read: (after?: string) => Promise<unknown>): AsyncGenerator<readonly Row[]> {
  let after: string | undefined
  do {
    const response = (await read(after)) as Record<string, unknown>
    yield (download.itemsIn === undefined ? response : response[download.itemsIn]) as readonly Row[]
    after = typeof response.next === 'string' ? response.next : undefined
  } while (after !== undefined)
}

async function* startingWith<T>(first: IteratorResult<T>, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  if (first.done) return
  yield first.value
  yield* rest
}

interface FileOf {
  /** Code of the shop, or `installation`. */
  shop: string
  language: Language
  day: string
}

/** The file is named in ASCII, which every client takes as it is (RFC 6266, appendix D). */
function headersOf({ list, format }: DownloadCall, { shop, language, day }: FileOf) {
  const title = foldAccents(list.download.title[language]).replaceAll(/[^a-z0-9]+/g, '-')
  const contentType = format === 'csv' ? `${mediaTypes.csv}; charset=utf-8; header=present` : mediaTypes[format]
  return fileHeaders(contentType, `${shop}-${title}-${day}.${format}`)
}
