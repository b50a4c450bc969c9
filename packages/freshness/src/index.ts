export { type Change, type Changes, type Follower, openChanges } from './changes.ts'
export { type Kept, openStore, type Store } from './store.ts'
