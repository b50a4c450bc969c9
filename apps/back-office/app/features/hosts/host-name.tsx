import type { HostView } from './host-views.server.ts'

/** A host as people write it, and as the DNS has it. */
export const HostName = ({ host, written }: Pick<HostView, 'host' | 'written'>) => (
  <span translate="no" className="break-all">
    {written ?? host}
    {written !== null && <span className="block font-normal text-quiet text-sm">{host}</span>}
  </span>
)
