import { type PickupPoint, pickupPoint } from '@stragan/contract'
import { z } from 'zod'
import { parseCsv } from './csv.ts'
import { pickupCodeKey } from './search-keys.ts'

/** Points in one list; the largest operators have some tens of thousands in Europe. */
const maxPoints = 200_000
const maxTextLength = 300

export interface PointList {
  points: PickupPoint[]
  /** Rows that are no valid point, with their fields. */
  refused: { row: number; why: string }[]
  /** Points that the operator does not run now. */
  closed: number
}

const text = z.string().trim().max(maxTextLength)
const requiredText = text.min(1)
const validPoint = pickupPoint.extend({
  code: z.string().regex(/^[A-Z0-9][A-Z0-9_-]{0,39}$/),
  name: requiredText,
  street: requiredText,
  postal_code: text.min(1).max(12),
  city: requiredText,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  opening_hours: text,
  description: text,
})

type RawPoint = Record<string, unknown> & { is_closed?: boolean }

/**
 * Reads the points of a network from a list: the JSON of InPost's public `GET /v1/points`, or CSV with named columns. Throws for a file that
 * is neither.
 */
export function readPointList(network: string, file: string): PointList {
  const rows = /^\s*[[{]/.test(file.slice(0, 1000)) ? jsonRows(file) : csvRows(file)
  if (rows.length > maxPoints) throw new Error(`The list has ${rows.length} points, more than ${maxPoints}`)
  const list: PointList = { points: [], refused: [], closed: 0 }
  const codes = new Set<string>()
  for (const [i, { is_closed, ...row }] of rows.entries()) {
    const code = typeof row.code === 'string' ? pickupCodeKey(row.code) : ''
    const { data, error } = validPoint.safeParse({ ...row, code, name: row.name || code, network, is_sample: false })
    if (is_closed) list.closed += 1
    else if (error) list.refused.push({ row: i + 1, why: [...new Set(error.issues.map(issue => issue.path.join('.')))].join(', ') })
    else if (codes.has(code)) list.refused.push({ row: i + 1, why: `code ${code} is there twice` })
    else {
      codes.add(code)
      list.points.push(data)
    }
  }
  return list
}

const optionalText = z.string().nullish().catch(null)
const inPostPoint = z.object({
  name: optionalText,
  type: z.array(z.string()).nullish().catch(null),
  status: optionalText,
  country: optionalText,
  location: z.object({ latitude: z.number(), longitude: z.number() }).nullish().catch(null),
  location_description: optionalText,
  opening_hours: optionalText,
  payment_available: z.boolean().nullish().catch(null),
  address: z.object({ line1: optionalText, line2: optionalText }).nullish().catch(null),
  address_details: z
    .object({ city: optionalText, post_code: optionalText, street: optionalText, building_number: optionalText })
    .nullish()
    .catch(null),
})
const inPostList = z.union([
  z.array(z.unknown()),
  z.object({ items: z.array(z.unknown()), total_pages: z.number().nullish() }).refine(({ total_pages }) => (total_pages ?? 1) <= 1, {
    error: 'This is one of several pages: ask for the whole list with a larger per_page',
  }),
])

function jsonRows(file: string): RawPoint[] {
  const { data, error } = inPostList.safeParse(JSON.parse(file))
  if (error) throw new Error(error.issues[0]?.code === 'custom' ? error.issues[0].message : 'The JSON has no list of items')
  return (Array.isArray(data) ? data : data.items).map(inPostRow)
}

function inPostRow(item: unknown): RawPoint {
  const { data } = inPostPoint.safeParse(item)
  if (!data) return {}
  const { address, address_details, location, status, type } = data
  const street = [address_details?.street, address_details?.building_number].filter(Boolean).join(' ')
  return {
    code: data.name,
    name: data.name,
    street: street || address?.line1,
    postal_code: address_details?.post_code,
    city: address_details?.city,
    country: data.country || 'PL',
    ...location,
    opening_hours: data.opening_hours ?? '',
    description: data.location_description ?? '',
    takes_cash_on_delivery: data.payment_available ?? false,
    // Their list has partner shops, too, which are chosen by another service.
    is_closed: (status ?? 'Operating') !== 'Operating' || type?.includes('parcel_locker') === false,
  }
}

const columns = ['code', 'street', 'postal_code', 'city', 'latitude', 'longitude'] as const
const decimal = (cell: string | undefined) => (cell ? Number(cell.replace(',', '.')) : Number.NaN)

function csvRows(file: string): RawPoint[] {
  const [header = [], ...rows] = parseCsv(file)
  const names = header.map(name => name.toLowerCase())
  const missing = columns.filter(name => !names.includes(name))
  if (missing.length > 0) throw new Error(`The list needs the columns ${columns.join(', ')}; it lacks ${missing.join(', ')}`)
  return rows.map(row => {
    const cells = Object.fromEntries(names.map((name, i) => [name, row[i] ?? '']))
    return {
      ...cells,
      country: cells.country || 'PL',
      latitude: decimal(cells.latitude),
      longitude: decimal(cells.longitude),
      opening_hours: cells.opening_hours ?? '',
      description: cells.description ?? '',
      takes_cash_on_delivery: /^(1|true|yes)$/i.test(cells.takes_cash_on_delivery ?? ''),
    }
  })
}
