import { useState } from 'react'
import type { Edits } from './sheet.ts'

/** Steps that can be undone. */
const maxSteps = 100

export interface EditHistory {
  edits: Edits
  change: (edits: Edits) => void
  /** Null where there is no such step. */
  undo: (() => void) | null
  redo: (() => void) | null
}

/** Unsaved edits with those before and after them. */
export function useEdits(initial: Edits): EditHistory {
  const [{ past, edits, future }, setSteps] = useState({ past: [] as Edits[], edits: initial, future: [] as Edits[] })
  const [last, first] = [past.at(-1), future[0]]
  return {
    edits,
    change: next => setSteps({ past: [...past.slice(1 - maxSteps), edits], edits: next, future: [] }),
    undo: last ? () => setSteps({ past: past.slice(0, -1), edits: last, future: [edits, ...future] }) : null,
    redo: first ? () => setSteps({ past: [...past, edits], edits: first, future: future.slice(1) }) : null,
  }
}
