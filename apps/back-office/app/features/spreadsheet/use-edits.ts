import { useCallback, useState } from 'react'
import type { Edits } from './sheet.ts'

/** Steps that can be undone. */
const maxSteps = 100

interface Steps {
  past: readonly Edits[]
  edits: Edits
  future: readonly Edits[]
}

export interface EditHistory {
  edits: Edits
  change: (edits: Edits) => void
  /** Null where there is no such step. */
  undo: (() => void) | null
  redo: (() => void) | null
}

/** Unsaved edits with those before and after them; null until they begin, which they do once. */
export function useEdits(): [history: EditHistory | null, begin: (edits: Edits) => void] {
  const [steps, setSteps] = useState<Steps | null>(null)
  const begin = useCallback((edits: Edits) => setSteps(begun => begun ?? { past: [], edits, future: [] }), [])
  if (!steps) return [null, begin]
  const { past, edits, future } = steps
  const [last, first] = [past.at(-1), future[0]]
  const history = {
    edits,
    change: (next: Edits) => setSteps({ past: [...past.slice(1 - maxSteps), edits], edits: next, future: [] }),
    undo: last ? () => setSteps({ past: past.slice(0, -1), edits: last, future: [edits, ...future] }) : null,
    redo: first ? () => setSteps({ past: [...past, edits], edits: first, future: future.slice(1) }) : null,
  }
  return [history, begin]
}
