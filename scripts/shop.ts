import { runShopCommand } from '../apps/server/src/shop/run-shop-command.ts'

/** `npm run shop -- <command>`: what is done to shops while nobody serves them. */
try {
  await runShopCommand(process.argv.slice(2), process.env, line => console.log(line))
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
