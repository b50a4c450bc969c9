import type { SpreadsheetField } from '@stragan/contract/admin'
import { kinds } from './cells.ts'
import type { Sheet } from './sheet.ts'

/** The id of the list from which cells of a column are chosen. */
export const listIdOf = (field: SpreadsheetField) => (kinds[field] === 'choice' || kinds[field] === 'flag' ? `choices-${field}` : undefined)

/** What cells of the columns can be; every input of a column uses one list. */
export const ChoiceLists = ({ sheet: { columns, cells } }: { sheet: Sheet }) =>
  columns.map(field => {
    const id = listIdOf(field)
    return (
      id && (
        <datalist key={field} id={id}>
          {cells.choicesOf(field).map(text => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )
    )
  })
