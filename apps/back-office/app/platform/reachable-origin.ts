import { isLocalhost } from '@stragan/contract'

/**
 * The origin at which the browser reaches a shop. One on this machine (`localhost`, `*.localhost`) is at the port of the back office, whatever
 * the port was when the origin was stored.
 */
export function reachableOrigin(origin: string, backOfficeUrl: string): string {
  if (!URL.canParse(origin)) return origin
  const url = new URL(origin)
  if (!isLocalhost(url.hostname)) return origin
  url.port = new URL(backOfficeUrl).port
  return url.origin
}
