import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import { type AdminCall, isShopCall, permissionsFor } from './admin-call.ts'
import { type DownloadFormat, downloadFormats } from './constants.ts'
import type { Download } from './list-columns.ts'

/** What separates the fields of a line, and the whole of a number from its decimals: `1.5,2` or `1,5;2`. */
const separators = ['comma', 'semicolon'] as const

export const mediaTypes: Record<DownloadFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
}

/** A call that returns a list that can be downloaded. */
export type ListCall = AdminCall & { download: Download }

/** The download of a list in one format, derived from its call. */
export type DownloadCall = AdminCall & {
  list: ListCall
  /** Name of the list's call. */
  listName: string
  format: DownloadFormat
}

export const isListCall = (call: AdminCall): call is ListCall => call.download !== undefined
export const isDownloadCall = (call: AdminCall): call is DownloadCall => 'format' in call

type Features<C> = Readonly<Record<string, Readonly<Record<string, C>>>>

/** Adds the downloads of each list: `ordersCsv`, `ordersXlsx` and `ordersJson` beside `orders`. */
export const withDownloads = (features: Features<AdminCall>): Features<AdminCall> =>
  Object.fromEntries(Object.entries(features).map(([feature, calls]) => [feature, { ...calls, ...downloadsOf(calls) }]))

const downloadsOf = (calls: Readonly<Record<string, AdminCall>>) =>
  Object.fromEntries(
    Object.entries(calls).flatMap(([name, call]) =>
      isListCall(call)
        ? downloadFormats.map(format => [name + format.charAt(0).toUpperCase() + format.slice(1), downloadCall(name, call, format)])
        : [],
    ),
  )

function downloadCall(listName: string, list: ListCall, format: DownloadFormat): DownloadCall {
  const { method, path, summary, download } = list
  const query = queryOf(list, format)
  const refusals: ErrorCode[] = format === 'xlsx' ? ['too_many_rows', 'too_many_downloads'] : ['too_many_downloads']
  const file = {
    list,
    listName,
    format,
    method,
    ...(download.stepUp && { stepUp: true as const }),
    summary: `The whole list as ${format.toUpperCase()}. ${summary}`,
    ...(query && { query }),
    response: format === 'json' ? z.array(download.item) : z.string(),
    mediaType: mediaTypes[format],
    errors: [...new Set([...list.errors, ...(query ? (['invalid_query'] as const) : []), ...refusals])],
  }
  if (!isShopCall(list)) return { ...file, path: `${path}.${format}`, permission: list.permission }
  return {
    ...file,
    path: `${list.path}.${format}`,
    params: list.params,
    permission: list.permission,
    additionalPermission: [...permissionsFor(list).slice(1), 'exports:read'],
  }
}

/** The filters of a list, without its parts; of CSV the separator, too. */
function queryOf({ query }: ListCall, format: DownloadFormat): z.ZodObject | undefined {
  const { after: _, limit: __, ...filters } = query?.shape ?? {}
  const shape = { ...filters, ...(format === 'csv' && { separator: z.enum(separators).optional() }) }
  return Object.keys(shape).length > 0 ? z.object(shape) : undefined
}
