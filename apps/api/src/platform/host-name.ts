import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { isLocalhost } from '@stragan/contract'

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** Of a host name (RFC 1035, 2.3.4). */
export const maxHostLength = 253

/** Normalises a host name as browsers send it: lower case, in ASCII, without trailing dot. Null if it is invalid. */
export function hostName(text: string): string | null {
  // `domainToASCII` cuts off what follows the host in an address.
  if (text.length > maxHostLength || /[/\\?#]/.test(text)) return null
  const name = domainToASCII(text.trim().replace(/\.$/, ''))
  return name.length <= maxHostLength && name.split('.').every(part => label.test(part)) ? name : null
}

/** Whether a host is this machine: it has no certificate, and receives no mail. */
export const isLocal = (host: string) => isLocalhost(host) || isIP(host) !== 0

/** Whether one of two hosts is below the other. */
export const isNear = (host: string, other = '') => isBelow(host, other) || isBelow(other, host)

export const isBelow = (host: string, other: string) => host.endsWith(`.${other}`)

/** Whether no shop may have a host, since it is the one of the back office, or near it without anybody who has to prove it. */
export const isOfBackOffice = (host: string, adminHost = '') => host === adminHost || (isLocalhost(host) && isNear(host, adminHost))

/** Base URL of a shop at a host: this machine is reached at the port of the back office, any other host by https. */
export function originAt(host: string, adminOrigin: string): string {
  if (!isLocal(host)) return `https://${host}`
  const { port } = new URL(adminOrigin)
  return `http://${host}${port && `:${port}`}`
}

/** Whether a name can be that of a shop on the internet: of two labels or more, and no IP address. */
export const isDomainName = (host: string) => host.includes('.') && /^[a-z]/.test(host.slice(host.lastIndexOf('.') + 1))
