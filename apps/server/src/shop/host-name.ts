import { domainToASCII } from 'node:url'

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** Normalises a host name as browsers send it: lower case, in ASCII, without trailing dot. Null if it is invalid. */
export function hostName(text: string): string | null {
  if (text.length > 253) return null
  const name = domainToASCII(text.trim().replace(/\.$/, ''))
  return name.length <= 253 && name.split('.').every(part => label.test(part)) ? name : null
}

/** Whether a host is this machine: it has no certificate, and receives no mail. */
export const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost') || /^[\d.]+$/.test(host)
