export { type Change, type Changes, openChanges } from './changes.ts'
export { type Kept, openStore, type Store } from './store.ts'
