import type { ChangedValue } from '@stragan/contract/admin'

/** What staff change of an order, and of a shipment. */
const fields = ['email', 'phone', 'billing_address', 'delivery_address', 'carrier', 'tracking_number', 'tracking_url']

/** The values that differ between a row before and after a change, by path, in their order; none where one of the two is not known. */
export function changedValues(before: object | null, after: object | null): ChangedValue[] {
  if (!before || !after) return []
  const [was, is] = [valuesOf(before), valuesOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map(field => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter(value => value.before !== value.after)
}

/** Texts by path; what is empty has none. */
function valuesOf(row: object): Map<string, string> {
  const stored = new Map(Object.entries(row))
  return new Map(
    fields.flatMap((field): [string, string][] => {
      const value: unknown = stored.get(field)
      const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [['', value] as const]
      return parts
        .filter(([, part]) => part !== null && part !== undefined && part !== '')
        .map(([name, part]) => [name === '' ? field : `${field}.${name}`, String(part)])
    }),
  )
}
