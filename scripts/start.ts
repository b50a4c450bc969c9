import { buildStorefront } from './build.ts'

/** `npm start`: builds what changed, then serves in this very process. */
buildStorefront()
await import('../apps/server/src/main.ts')
