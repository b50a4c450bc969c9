import { jsonContent, jsonElementStart, jsonInDocument } from './json-element.ts'

/** Changed values of nested data: an object has the changes of an object or array by key; anything else is a new value. */
export interface DataChanges {
  [key: string]: DataChanges | string | number | boolean | null | readonly unknown[]
}

export const dataChangesId = 'data-changes'

/** The element of a document with the changes of the loaders' data for its customer; of none for everybody. */
export const dataChangesElement = (changes: DataChanges | null) =>
  `${jsonElementStart(dataChangesId)}${changes ? jsonContent(changes) : ''}</script>`

export const changesInDocument = (): DataChanges | null => jsonInDocument(dataChangesId)

/** The data with the changes; what is not changed is shared. */
export function withChanges<Data>(data: Data, changes: DataChanges | undefined): Data {
  if (!changes) return data
  const changed = (Array.isArray(data) ? [...data] : { ...data }) as Record<string, unknown>
  for (const [key, change] of Object.entries(changes)) changed[key] = isNested(change) ? withChanges(changed[key], change) : change
  return changed as Data
}

export const isNested = (change: DataChanges[string] | undefined): change is DataChanges =>
  typeof change === 'object' && change !== null && !Array.isArray(change)
