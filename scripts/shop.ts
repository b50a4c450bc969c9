import { runShopCommand } from '../apps/server/src/shop/run-shop-command.ts'

// As the shop itself does: its files are for this user alone.
process.umask(0o077)

/** `npm run shop -- <command>`: what is done to shops while nobody serves them. */
try {
  await runShopCommand(process.argv.slice(2), process.env, line => console.log(line))
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
