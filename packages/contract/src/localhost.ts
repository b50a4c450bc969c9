/** `localhost` and the names below it mean the machine itself, whatever name servers answer (RFC 6761, 6.3). */
export const isLocalhost = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost')
