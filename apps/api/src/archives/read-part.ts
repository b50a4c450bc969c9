import { ShopError } from '@stragan/contract'
import { type EntryProblem, maxEntryProblems } from '@stragan/contract/admin'
import { z } from 'zod'
import type { ShopAdminCtx } from '../admin-context.ts'
import { isDataConflict } from '../features/imports/row-problems.ts'
import { inBatches } from './batches.ts'
import type { Journal, PartOutcome, Place } from './import-progress.ts'
import { type AnyPart, RefusedEntry, type Saving, shortKey } from './part.ts'
import { type Archive, entriesIn } from './read-archive.ts'

interface Reading {
  archive: Archive
  saving: Saving
  journal: Journal
  isTrial: boolean
}

/** Reads a list of the archive, from the place that was reached; `place` says with each change how far it is. */
export async function readPart(part: AnyPart, place: Place, { archive, saving, journal, isTrial }: Reading): Promise<PartOutcome> {
  const all = part.among ? undefined : byKey(part, await allOf(part, saving.ctx))
  const seen = new Set<string>()
  const isDone = (line: number) => line <= begunAt
  const begunAt = place.line
  for await (const lines of inBatches(linesOf(part, saving.ctx, archive))) {
    const entries = lines.flatMap(({ entry }) => entry ?? [])
    const present = all ?? byKey(part, (await part.among?.(saving.ctx, entries)) ?? [])
    for (const { line, entry, refusal } of lines) {
      if (isDone(line)) {
        if (entry) seen.add(shortKey(part.keyOf(entry)))
        continue
      }
      const { outcome } = place
      const counted = (as: 'created' | 'changed' | 'unchanged'): Place => ({ line, outcome: { ...outcome, [as]: outcome[as] + 1 } })
      const refuse = (reason: Refusal) => {
        const problems = outcome.problems.length < maxEntryProblems ? [...outcome.problems, { line, ...reason }] : outcome.problems
        Object.assign(place, { line, outcome: { ...outcome, refused: outcome.refused + 1, problems } } satisfies Place)
      }
      if (refusal) {
        refuse(refusal)
        continue
      }
      try {
        if (entry === null) {
          Object.assign(place, counted('unchanged'))
          continue
        }
        const key = part.keyOf(entry)
        const short = shortKey(key)
        if (seen.has(short)) throw new RefusedEntry('twice', '', 'An earlier line has the same entry')
        seen.add(short)
        const before = present.get(key)
        const isSame = before !== undefined && JSON.stringify(before) === JSON.stringify(entry)
        Object.assign(place, counted(isSame ? 'unchanged' : before === undefined ? 'created' : 'changed'))
        if (!isSame && !isTrial) await part.save(saving, entry, before)
      } catch (error) {
        refuse(problemOf(error))
      }
    }
    await journal.reach(place)
  }
  return place.outcome
}

async function allOf({ all }: AnyPart, ctx: ShopAdminCtx): Promise<unknown[]> {
  const entries: unknown[] = []
  for await (const some of all(ctx)) entries.push(...some)
  return entries
}

const byKey = ({ keyOf }: AnyPart, entries: readonly unknown[]) => new Map(entries.map(entry => [keyOf(entry), entry]))

type Refusal = ReturnType<typeof problemOf>

interface CheckedLine {
  line: number
  length: number
  /** Null for what is over. */
  entry?: unknown
  refusal?: Refusal
}

/** The lines of a list. What is wrong with one may take much more memory than the line, so it is not collected. */
async function* linesOf(part: AnyPart, { now }: ShopAdminCtx, archive: Archive): AsyncGenerator<CheckedLine> {
  for await (const { value, ...line } of entriesIn(archive, part.file)) {
    const { data, error } = part.schema.safeParse(value)
    yield error ? { ...line, refusal: problemOf(error) } : { ...line, entry: part.asOf ? part.asOf(now, data) : data }
  }
}

const maxProblemLength = 500

/** What is wrong with an entry. Throws what is no error of the entry. */
export function problemOf(error: unknown): { problem: EntryProblem; subject: string; text: string } {
  // A text that is cut within a character cannot be stored.
  const as = (problem: EntryProblem, subject: string, text: string) => ({
    problem,
    subject: subject.slice(0, maxProblemLength).toWellFormed(),
    text: text.slice(0, maxProblemLength).toWellFormed(),
  })
  if (error instanceof RefusedEntry) return as(error.problem, error.subject, error.message)
  if (error instanceof z.ZodError) {
    const { issues } = error
    const paths = issues.map(({ path }) => path.join('.'))
    return as('not_valid', paths.join(', '), issues.map(({ message }, i) => `${paths[i]}: ${message}`).join('; '))
  }
  if (isDataConflict(error)) return as('conflict', '', `The database refuses it: ${(error as Error).message}`)
  if (!(error instanceof ShopError)) throw error
  const fields = Object.entries(error.fields ?? {})
  const text = [error.message, ...fields.map(([field, problem]) => `${field}: ${String(problem)}`)].join('; ')
  return fields.length > 0 ? as('not_valid', fields.map(([field]) => field).join(', '), text) : as('conflict', '', text)
}
