import { buildStorefront } from './build.ts'

/** `npm start`: builds the storefront if it has changed, then serves in this process. */
buildStorefront()
await import('../apps/server/src/main.ts')
