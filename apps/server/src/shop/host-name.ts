import { domainToASCII } from 'node:url'

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** The name of a host as browsers send it: lower case, in ASCII, without scheme, port and trailing dot; null where it is none. */
export function hostName(written: string): string | null {
  if (written.length > 253) return null
  const name = domainToASCII(written.trim().replace(/\.$/, ''))
  return name.length <= 253 && name.split('.').every(part => label.test(part)) ? name : null
}

/** Whether a host is this machine's own: there is no certificate for it, and no mail reaches it. */
export const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost') || /^[\d.]+$/.test(host)
