export { aliveMs, type Change, type Changes, type Follower, leaseMs, openChanges } from './changes.ts'
export { type Kept, openStore, type Store } from './store.ts'
export { openUnderWay, type UnderWay } from './under-way.ts'
