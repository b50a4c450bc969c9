import type { Row } from './cells.ts'
import { type Edits, keyOf, rowWith } from './sheet.ts'
import type { SentCell, SpreadsheetAnswer } from './spreadsheet-form.ts'

/** What the next form begins with after one that saved nothing. */
interface Sent extends Pick<SpreadsheetAnswer, 'problems'> {
  edits: Edits
  /** Refused cells whose rows left the page: nobody could correct them. */
  leftOut: readonly SentCell[]
}

/** The edits of a form that saved nothing. What somebody else has changed is compared with what is stored now. */
export function sentEdits(answer: SpreadsheetAnswer | undefined, rows: readonly Row[]): Sent {
  const sent = (answer?.cells ?? []).map(cell => {
    const key = keyOf(cell.field, cell.id)
    const problem = answer?.problems[key]
    return { cell, key, problem, row: problem && rowWith(rows, cell) }
  })
  const shown = sent.filter(({ problem, row }) => !problem || row)
  return {
    edits: new Map(
      shown.map(({ cell: { field, from, text }, key, problem, row }) => [
        key,
        { from: row && problem === 'changed' ? row[field] : from, text },
      ]),
    ),
    problems: Object.fromEntries(shown.flatMap(({ key, problem }) => (problem ? [[key, problem]] : []))),
    leftOut: sent.filter(({ problem, row }) => problem && !row).map(({ cell }) => cell),
  }
}
