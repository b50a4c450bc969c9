import { enableCompileCache } from 'node:module'

// What was compiled once is not compiled again at the next start; so everything else is imported after this.
enableCompileCache()

// Pictures, mails, CVs and the database are for this user alone.
process.umask(0o077)
const { serveStragan } = await import('./serve.ts')

/** `npm start` ends up here: everything in one process, on one port. */
try {
  const running = await serveStragan(process.env)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      running.leave().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
