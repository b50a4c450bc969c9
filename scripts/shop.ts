import { runShopCommand } from '../apps/server/src/shop/run-shop-command.ts'

// As in the server: files are created for this user alone.
process.umask(0o077)

/** `npm run shop -- <command>`: administration of shops. */
try {
  await runShopCommand(process.argv.slice(2), process.env, line => console.log(line))
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
