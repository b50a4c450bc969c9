import { undoChangeSet } from './features/history/undo.ts'
import { type ImportDependencies, startImports as start, workOnImports as work } from './features/imports/imports.ts'
import { type ImportOptions, importProducts as runImport } from './features/imports/product-files.ts'

type Dependencies = Omit<ImportDependencies, 'undo'>

// The history knows what each feature lets undo restore, so no feature knows the history’s undo.
const withUndo = (deps: Dependencies): ImportDependencies => ({ ...deps, undo: undoChangeSet })

/** Starts the job that works on imports. */
export const startImports = (deps: Dependencies) => start(withUndo(deps))

/** Works on imports until none is due. */
export const workOnImports = (deps: Dependencies, isStopped?: () => boolean) => work(withUndo(deps), isStopped)

/** Imports products from a file on the command line. */
export const importProducts = (deps: Dependencies, options: ImportOptions) => runImport(withUndo(deps), options)
