import { buildApplications } from './build.ts'

/** `npm start`: builds the applications that have changed, then serves in this process. */
buildApplications()
await import('../apps/server/src/main.ts')
