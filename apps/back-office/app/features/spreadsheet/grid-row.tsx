import { memo, useRef } from 'react'
import { useLanguage } from '../../platform/language.ts'
import { inputModes, isNumeric, widths } from './cell-input.ts'
import { kinds } from './cells.ts'
import { listIdOf } from './choice-lists.tsx'
import { problemText } from './problem-text.ts'
import type { cellAt, Sheet } from './sheet.ts'
import { spreadsheetMessages } from './spreadsheet.messages.ts'
import type { Problem } from './spreadsheet-form.ts'
import { SymbolHead } from './symbol-head.tsx'

interface GridRowProps {
  sheet: Sheet
  index: number
  cells: readonly ReturnType<typeof cellAt>[]
  texts: readonly string[]
  changed: readonly boolean[]
  problems: Readonly<Record<string, Problem>>
  /** Columns of the selection; -1 where the row is not in it. */
  left: number
  right: number
  /** Column of the cell in the tab order; -1 in other rows. */
  active: number
  /** The text that the editor of that cell begins with. */
  editing: string | null
  onCommit: ((text: string, key?: string) => void) | undefined
  onCancel: (() => void) | undefined
}

const isEqual = (a: readonly unknown[], b: readonly unknown[]) => a.length === b.length && a.every((one, i) => one === b[i])

/** A page has up to a thousand rows: those that stay the same are not rendered again. */
const isSame = (a: GridRowProps, b: GridRowProps) =>
  a.editing === null &&
  b.editing === null &&
  isEqual(
    [a.sheet, a.index, a.cells, a.problems, a.left, a.right, a.active],
    [b.sheet, b.index, b.cells, b.problems, b.left, b.right, b.active],
  ) &&
  isEqual(a.texts, b.texts) &&
  isEqual(a.changed, b.changed)

export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { sheet, index, cells, texts, changed, problems, left, right, active, editing, onCommit, onCancel } = props
  const language = useLanguage()
  const t = spreadsheetMessages[language]
  const row = sheet.rows[index]
  if (!row) return null
  return (
    <tr aria-rowindex={index + 2}>
      <SymbolHead row={row} />
      {cells.map(({ field, key, isReadOnly }, column) => {
        const problem = isReadOnly ? undefined : problems[key]
        const isSelected = column >= left && column <= right && left >= 0
        const isEdited = column === active && editing !== null
        const look = isReadOnly ? 'text-quiet' : changed[column] ? 'font-semibold' : ''
        return (
          <td
            key={field}
            id={isReadOnly ? undefined : key}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
            role="gridcell"
            data-cell={`${index} ${column}`}
            tabIndex={column === active ? 0 : -1}
            aria-selected={isSelected}
            aria-readonly={isReadOnly}
            aria-invalid={problem ? true : undefined}
            className={`h-12 border-rule border-r border-b px-3 py-1 align-top outline-offset-[-2px] ${widths[kinds[field]]} ${isSelected ? 'bg-accent-quiet' : ''} ${problem ? 'border-danger' : ''} ${look}`}
          >
            {isEdited ? (
              <Editor
                text={editing}
                label={`${t.columns[field]}, ${row.symbol}`}
                list={listIdOf(field)}
                inputMode={inputModes[kinds[field]]}
                isNumeric={isNumeric(kinds[field])}
                onCommit={onCommit}
                onCancel={onCancel}
              />
            ) : (
              <>
                <span className="block truncate pt-2">{texts[column]}</span>
                {changed[column] && !isReadOnly && <span className="sr-only">, {t.changedCell}</span>}
              </>
            )}
            {problem && (
              <span className="block max-w-56 whitespace-normal pb-1 text-left font-normal text-danger text-xs">
                {problemText(language, problem, { sheet, key })}
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
}, isSame)

interface EditorProps {
  text: string
  label: string
  list: string | undefined
  inputMode: 'text' | 'decimal' | 'numeric'
  isNumeric: boolean
  onCommit: GridRowProps['onCommit']
  onCancel: GridRowProps['onCancel']
}

/** Edits one cell: Enter, Tab and leaving it keep the text, Escape does not. */
function Editor({ text, label, list, inputMode, isNumeric: isNumber, onCommit, onCancel }: EditorProps) {
  const isDone = useRef(false)
  const finish = (input: HTMLInputElement, key?: string) => {
    if (isDone.current) return
    isDone.current = true
    onCommit?.(input.value, key)
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the editor opens in the cell that has the focus
      autoFocus
      defaultValue={text}
      aria-label={label}
      list={list}
      inputMode={inputMode}
      autoComplete="off"
      onBlur={event => finish(event.currentTarget)}
      onKeyDown={event => {
        event.stopPropagation()
        const key = `${event.shiftKey ? 'Shift+' : ''}${event.key}`
        if (event.key === 'Escape') {
          isDone.current = true
          onCancel?.()
        } else if (event.key === 'Enter' || event.key === 'Tab') {
          event.preventDefault()
          finish(event.currentTarget, key)
        }
      }}
      className={`-mx-2 h-9 w-full min-w-16 rounded-shop border border-edge bg-ground px-2 text-ink text-sm ${isNumber ? 'text-right tabular-nums' : ''}`}
    />
  )
}
