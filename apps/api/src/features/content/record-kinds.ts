import { article, career, catalog, distributionPoint, vendingMachine } from '@stragan/contract'
import { z } from 'zod'
import type { Tx } from '../../platform/database.ts'
import { localised } from '../../platform/texts.ts'
import { insertRecords } from './content.queries.ts'

const seo = { seo_title: z.string().nullish(), seo_description: z.string().nullish() }

/** Schemas of the records of each kind, in one language; `body` is Markdown, salaries are zł. */
export const recordKinds = {
  article: z.object({ ...article.pick({ title: true, summary: true }).shape, ...seo, body: z.string() }),
  career: z.object({
    ...career.pick({ title: true, summary: true, place: true, employment: true, salary_from: true, salary_to: true }).shape,
    ...seo,
    body: z.string(),
  }),
  catalog: catalog.pick({ title: true, description: true }),
  vending_machine: vendingMachine.pick({ name: true, description: true, features: true }),
  distribution_point: distributionPoint.omit({ id: true }),
} as const

export type RecordKind = keyof typeof recordKinds
export type RecordOf<Kind extends RecordKind> = z.infer<(typeof recordKinds)[Kind]>

/** A record to save: each text of `record` is an object with the keys `en` and `pl`. */
export interface NewRecord {
  id: number
  slug?: { en: string; pl: string }
  published_at: Date
  valid_until?: Date
  picture_id?: number
  document_id?: number
  record: Record<string, unknown>
}

/** Throws a ZodError for a record that its kind does not have in one of the languages. */
export function assertRecord(kind: RecordKind, record: Readonly<Record<string, unknown>>) {
  for (const language of ['en', 'pl'] as const) recordKinds[kind].parse(localised(record, { language, fallback: language }))
}

/** Saves records of a kind in their order, each validated in both languages. */
export async function saveRecords(tx: Tx, shopId: number, kind: RecordKind, records: readonly NewRecord[]) {
  for (const { record } of records) assertRecord(kind, record)
  await insertRecords(tx, shopId, kind, records)
}
