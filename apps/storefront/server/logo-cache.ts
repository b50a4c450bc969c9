import type { ErrorPageLogo } from '@stragan/contract/error-page'
import type { Bootstrap } from '../app/platform/bootstrap.ts'

const maxEntries = 1000

/** Caches the last known logo of each host name, for the error page of a shop whose configuration cannot be read. */
export function createLogoCache() {
  const logos = new Map<string, ErrorPageLogo>()
  return {
    set(host: string, { name, logo }: Bootstrap['shop']) {
      if (logos.get(host)?.svg === logo) return
      if (logos.size >= maxEntries) logos.clear()
      logos.set(host, { svg: logo, name })
    },
    get: (host: string) => logos.get(host),
  }
}
