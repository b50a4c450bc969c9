import { ColumnHead } from '@stragan/ui/table'
import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useLanguage } from '../../platform/language.ts'
import { isNumeric } from './cell-input.ts'
import { kinds } from './cells.ts'
import { ChoiceLists } from './choice-lists.tsx'
import { GridRow } from './grid-row.tsx'
import { isTyped, movedBy } from './moves.ts'
import { cellAt, copied, type Edits, fillDown, type Place, paste, type Range, rangeBetween, type Sheet, textsIn, write } from './sheet.ts'
import { spreadsheetMessages } from './spreadsheet.messages.ts'
import type { Problem } from './spreadsheet-form.ts'
import { fromTsv, toTsv } from './tsv.ts'
import type { EditHistory } from './use-edits.ts'

interface GridProps {
  sheet: Sheet
  history: EditHistory
  problems: Readonly<Record<string, Problem>>
  range: Range
  onRange: (range: Range) => void
}

/** The sheet as a grid (WAI-ARIA APG, “Data Grid”): one cell is in the tab order, keys move from cell to cell. */
export function Grid({ sheet, history, problems, range, onRange }: GridProps) {
  const t = spreadsheetMessages[useLanguage()]
  const { edits } = history
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  const [anchor, setAnchor] = useState<Place>(active)
  /** The text that the editor begins with; null while no cell is edited. */
  const [editing, setEditing] = useState<string | null>(null)
  const grid = useRef<HTMLTableElement>(null)
  const takesFocus = useRef(false)
  const pointer = useRef('mouse')
  const isCurrent = (place: Place) => place.row === active.row && place.column === active.column
  const stored = useMemo(
    () =>
      sheet.rows.map((row, index) =>
        sheet.columns.map(field => ({ ...cellAt(sheet, index, field), text: sheet.cells.textOf(field, row[field]) })),
      ),
    [sheet],
  )
  const isReadOnly = stored[active.row]?.[active.column]?.isReadOnly ?? true

  useEffect(() => {
    if (!takesFocus.current || editing !== null) return
    takesFocus.current = false
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${active.row} ${active.column}"]`)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active, editing])

  function select(to: Place, extend = false) {
    takesFocus.current = true
    setActive(to)
    if (!extend) setAnchor(to)
    onRange(rangeBetween(extend ? anchor : to, to))
  }
  function selectRange({ top, left, bottom, right }: Range) {
    setAnchor({ row: top, column: left })
    setActive({ row: bottom, column: right })
    onRange({ top, left, bottom, right })
    takesFocus.current = true
  }
  const change = (next: Edits) => {
    if (next !== edits) history.change(next)
  }
  function commit(text: string, key?: string) {
    setEditing(null)
    change(write(sheet, edits, active, [[text]]))
    takesFocus.current = key !== undefined
    const step = { Enter: [1, 0], 'Shift+Enter': [-1, 0], Tab: [0, 1], 'Shift+Tab': [0, -1] }[key ?? '']
    if (step) select(clipped({ row: active.row + (step[0] ?? 0), column: active.column + (step[1] ?? 0) }))
  }
  const clipped = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(sheet.rows.length - 1, row)),
    column: Math.max(0, Math.min(sheet.columns.length - 1, column)),
  })
  const clear = () =>
    change(
      write(
        sheet,
        edits,
        { row: range.top, column: range.left },
        textsIn(sheet, edits, range).map(line => line.map(() => '')),
      ),
    )

  function onKeyDown(event: KeyboardEvent) {
    const isCharacter = isTyped(event)
    if (editing !== null || (event.altKey && !isCharacter)) return
    const isControl = (event.ctrlKey || event.metaKey) && !isCharacter
    const target = movedBy(event, active, { rows: sheet.rows.length, columns: sheet.columns.length })
    const control: Record<string, (() => void) | null> = {
      a: () => selectRange({ top: 0, left: 0, bottom: sheet.rows.length - 1, right: sheet.columns.length - 1 }),
      d: () => change(fillDown(sheet, edits, range)),
      z: event.shiftKey ? history.redo : history.undo,
      y: history.redo,
    }
    const plain: Record<string, (() => void) | undefined> = {
      Enter: () => setEditing(textOf(active)),
      F2: () => setEditing(textOf(active)),
      Delete: clear,
      Backspace: clear,
      Escape: () => select(active),
    }
    const key = event.key.toLowerCase()
    if (target) select(target, event.shiftKey)
    else if (isControl) {
      if (!Object.hasOwn(control, key)) return
      control[key]?.()
    } else if (plain[event.key]) {
      if (!(isReadOnly && (event.key === 'Enter' || event.key === 'F2'))) plain[event.key]?.()
    } else if (isCharacter && !isReadOnly) setEditing(event.key === ' ' ? textOf(active) : event.key)
    else return
    event.preventDefault()
  }
  const textOf = ({ row, column }: Place) => {
    const cell = stored[row]?.[column]
    return cell ? (edits.get(cell.key)?.text ?? cell.text) : ''
  }
  function onCopy(event: ClipboardEvent) {
    if (editing !== null) return
    // An empty cell is a line, so that it differs from a clipboard without text.
    event.clipboardData.setData('text/plain', toTsv(copied(sheet, edits, range)) || '\n')
    event.preventDefault()
    if (event.type === 'cut') clear()
  }
  function onPaste(event: ClipboardEvent) {
    if (editing !== null) return
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain')
    if (text === '') return
    const pasted = paste(sheet, edits, range, fromTsv(text))
    change(pasted.edits)
    selectRange(pasted.range)
  }
  const placeOf = (target: EventTarget): Place | null => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
    const [row, column] = cell?.dataset.cell?.split(' ').map(Number) ?? []
    return row === undefined || column === undefined ? null : { row, column }
  }
  function onPointerDown(event: PointerEvent) {
    pointer.current = event.pointerType
    const place = placeOf(event.target)
    if (!place || event.button !== 0 || event.target instanceof HTMLInputElement) return
    // A finger scrolls; its tap is a click.
    if (event.pointerType !== 'mouse') return
    // The editor commits when it loses the focus, which it would otherwise do only after another cell is active.
    if (editing !== null && document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    select(place, event.shiftKey)
  }
  function onPointerOver(event: PointerEvent) {
    const place = placeOf(event.target)
    if (place && event.pointerType === 'mouse' && event.buttons === 1 && editing === null && !isCurrent(place)) select(place, true)
  }
  function onClick(event: { target: EventTarget; detail: number }) {
    const place = placeOf(event.target)
    if (!place || event.target instanceof HTMLInputElement) return
    const isTouch = pointer.current !== 'mouse'
    if (isTouch && !isCurrent(place)) select(place)
    else if ((isTouch || event.detail === 2) && !stored[place.row]?.[place.column]?.isReadOnly) setEditing(textOf(place))
  }
  /** A link to a cell, from the list of what is wrong, and the way back into the grid. */
  function onFocus(event: { target: EventTarget }) {
    const place = placeOf(event.target)
    if (place && !isCurrent(place) && !takesFocus.current) {
      setActive(place)
      setAnchor(place)
      onRange(rangeBetween(place, place))
    }
  }
  const isMany = range.top !== range.bottom || range.left !== range.right
  return (
    <>
      <ChoiceLists sheet={sheet} />
      <div className="relative isolate max-h-[80dvh] overflow-auto border-rule border-b [scroll-padding:3rem_1rem_1rem_12rem]">
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an editable table is a grid
          role="grid"
          aria-label={t.title}
          aria-describedby="spreadsheet-keys"
          aria-multiselectable="true"
          aria-rowcount={sheet.rows.length + 1}
          onKeyDown={onKeyDown}
          onCopy={onCopy}
          onCut={onCopy}
          onPaste={onPaste}
          onPointerDown={onPointerDown}
          onPointerOver={onPointerOver}
          onClick={onClick}
          onFocus={onFocus}
          className="w-full select-none border-separate border-spacing-0 text-sm"
        >
          <thead>
            <tr>
              <ColumnHead>{t.symbol}</ColumnHead>
              {sheet.columns.map(field => (
                <ColumnHead key={field} numeric={isNumeric(kinds[field])} className="px-3">
                  {t.columns[field]}
                </ColumnHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.map((row, index) => (
              <GridRow
                key={row.variant_id}
                sheet={sheet}
                index={index}
                cells={stored[index] ?? []}
                texts={sheet.columns.map((_, column) => textOf({ row: index, column }))}
                changed={(stored[index] ?? []).map(({ key }) => edits.has(key))}
                problems={problems}
                left={index >= range.top && index <= range.bottom ? range.left : -1}
                right={index >= range.top && index <= range.bottom ? range.right : -1}
                active={index === active.row ? active.column : -1}
                editing={index === active.row ? editing : null}
                onCommit={index === active.row && editing !== null ? commit : undefined}
                onCancel={
                  index === active.row && editing !== null
                    ? () => {
                        takesFocus.current = true
                        setEditing(null)
                      }
                    : undefined
                }
              />
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className="sr-only">
        {isMany && t.selected(range.bottom - range.top + 1, range.right - range.left + 1)}
      </p>
    </>
  )
}
