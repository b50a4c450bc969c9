import type { ClaimedRow } from './deliveries.queries.ts'

/** Of the form of events: a change that receivers have to know raises it. */
const version = 1

/** The body of an event: the same in each attempt. */
export const bodyOf = ({ event, created_at, data }: Pick<ClaimedRow, 'event' | 'created_at' | 'data'>): string =>
  JSON.stringify({ type: event, version, timestamp: created_at.toISOString(), data })
