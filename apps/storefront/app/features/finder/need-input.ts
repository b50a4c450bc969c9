import { maxCupsPerDay, maxPeople } from '@stragan/contract'
import type { Bootstrap } from '../../platform/bootstrap.ts'

/** How the shop's finder computes a need. */
export type NeedSettings = NonNullable<NonNullable<Bootstrap['finder']>['need']>

/** What a visitor enters. */
export interface NeedInput {
  people: number
  /** Per person and day. */
  cups: number
}

export const maxCounts: NeedInput = { people: maxPeople, cups: maxCupsPerDay }

/** Parses a number of people or cups as typed; null if it is out of bounds. */
export function readCount(field: keyof NeedInput, typed: string): number | null {
  const count = /^\d{1,6}$/.test(typed) ? Number(typed) : 0
  return count >= 1 && count <= maxCounts[field] ? count : null
}

/** The need of a query; what is missing or out of bounds is as the shop configured it. */
export const readNeed = (query: URLSearchParams, { people, cups_per_day }: NeedSettings): NeedInput => ({
  people: readCount('people', query.get('people') ?? '') ?? people,
  cups: readCount('cups', query.get('cups') ?? '') ?? cups_per_day,
})
