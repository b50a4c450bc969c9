/**
 * Ports of the servers of a run; E2E_PORT moves them, so that two checkouts can be tested at once. Below those that the system gives to outgoing
 * connections (32,768 and above on Linux).
 */
export const port = Number(process.env.E2E_PORT ?? 21_730)
export const alteredPort = port + 1
export const smtpPort = port + 2
export const mailboxPort = port + 3
/** The first of the ports of the Nu checker, one for each worker. */
export const nuCheckerPort = port + 4
