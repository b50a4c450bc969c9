import { randomUUID } from 'node:crypto'
import type { PartOutcome } from './archives/import-progress.ts'
import { readShop, type ShopImportOptions } from './archives/import-shop.ts'
import type { Sharing } from './archives/jobs/turns.ts'
import { archiveQueue as queueOfArchives, workOnArchives as workOn } from './archives/jobs/work.ts'
import { undoChangeSet } from './features/history/undo.ts'
import { type FetchDependencies, fetchPictures as fetch } from './features/imports/fetch-pictures.ts'
import { type ImportDependencies, importQueues as queuesOfImports, workOnImports as work } from './features/imports/imports.ts'
import { contextOf, importProducts as runImport } from './features/imports/product-files.ts'
import { storeUploaded } from './features/pictures/picture-files.ts'
import { addStoredPictures } from './features/pictures/product-pictures.ts'

type CallerDependencies<Deps extends ImportDependencies> = Omit<Deps, 'undo' | 'storePicture' | 'addPictures'>

// The history knows what each feature lets undo restore, so no feature knows the history’s undo; and pictures know products, which know pictures.
const complete = <Deps extends CallerDependencies<ImportDependencies>>(deps: Deps): Deps & ImportDependencies => ({
  ...deps,
  undo: undoChangeSet,
  storePicture: storeUploaded,
  addPictures: addStoredPictures,
})

/** The queues of imports, and of the pictures that they name. */
export const importQueues = (deps: CallerDependencies<Parameters<typeof queuesOfImports>[0]>) => queuesOfImports(complete(deps))

/** Works on imports until none is due. */
export const workOnImports = (deps: CallerDependencies<ImportDependencies>, isStopped?: () => boolean) => work(complete(deps), isStopped)

/** Fetches the pictures that imports have named until none is due. */
export const fetchPictures = (deps: CallerDependencies<FetchDependencies>, isStopped?: () => boolean) => fetch(complete(deps), isStopped)

/** Imports products from a file on the command line. */
export const importProducts = (deps: CallerDependencies<ImportDependencies>, options: Parameters<typeof runImport>[1]) =>
  runImport(complete(deps), options)

/** The queue of archives to write and to read. */
export const archiveQueue = (deps: CallerDependencies<ImportDependencies>) => queueOfArchives(complete(deps))

/** Works on archives of shops until none is due. */
export const workOnArchives = (deps: CallerDependencies<ImportDependencies>, isStopped?: () => boolean, sharing?: Sharing) =>
  workOn(complete(deps), isStopped, sharing)

interface ShopImport extends Omit<ShopImportOptions, 'id' | 'context' | 'origin' | 'journal'> {
  host: string
  /** Who imports; without it, the first owner. */
  email?: string | undefined
  onPart?: (outcome: PartOutcome) => void
}

/** Reads the archive of a shop in on the command line. */
export const importShop = (deps: CallerDependencies<ImportDependencies>, { host, email, onPart = () => {}, ...options }: ShopImport) =>
  readShop(complete(deps), {
    ...options,
    id: randomUUID(),
    context: () => contextOf(deps, { host, email }),
    origin: `https://${host}`,
    journal: { done: [], begun: null, note: async () => {}, reach: async () => {}, finish: async outcome => onPart(outcome) },
  })
