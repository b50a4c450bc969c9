import type { Place } from './sheet.ts'

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
}

interface PressedKey extends Key {
  altKey: boolean
  getModifierState: (key: 'AltGraph') => boolean
}

/**
 * Whether a key types a character: also with AltGr, which Windows reports as Control and Alt, and with Option (Alt) on macOS. Elsewhere Alt
 * with a plain letter or digit is a shortcut of the browser.
 */
export function isTyped(event: PressedKey): boolean {
  const { key, altKey, ctrlKey, metaKey } = event
  if (key.length !== 1) return false
  if (event.getModifierState('AltGraph')) return true
  return !(ctrlKey || metaKey || (altKey && /[a-z\d]/i.test(key)))
}

/** Rows of a page of the keyboard. */
const pageRows = 15

/** The cell to which a key leads; undefined for keys that do not move. */
export function movedBy({ key, ctrlKey, metaKey }: Key, { row, column }: Place, { rows, columns }: { rows: number; columns: number }) {
  const isFar = ctrlKey || metaKey
  const [lastRow, lastColumn] = [rows - 1, columns - 1]
  const moves: Record<string, Place> = {
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowDown: { row: isFar ? lastRow : row + 1, column },
    ArrowLeft: { row, column: isFar ? 0 : column - 1 },
    ArrowRight: { row, column: isFar ? lastColumn : column + 1 },
    PageUp: { row: row - pageRows, column },
    PageDown: { row: row + pageRows, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? lastRow : row, column: lastColumn },
  }
  const to = Object.hasOwn(moves, key) ? moves[key] : undefined
  return to && { row: Math.max(0, Math.min(lastRow, to.row)), column: Math.max(0, Math.min(lastColumn, to.column)) }
}
