import type { ErrorPageLogo } from '@stragan/contract/error-page'
import type { Bootstrap } from '../app/platform/bootstrap.ts'

const maxKept = 1000

/** Keeps the logo of each host as it was last read, for the error screen of a shop that cannot be read any more. */
export function lastLogos() {
  const byHost = new Map<string, ErrorPageLogo>()
  return {
    keep(host: string, { name, logo }: Bootstrap['shop']) {
      if (byHost.get(host)?.svg === logo) return
      if (byHost.size >= maxKept) byHost.clear()
      byHost.set(host, { svg: logo, name })
    },
    of: (host: string) => byHost.get(host),
  }
}
