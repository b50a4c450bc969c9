import type { ReactNode } from 'react'

/** Title and lead of a page before the sign-in. */
export const Heading = ({ title, lead }: { title: string; lead?: ReactNode }) => (
  <div className="grid gap-1">
    <title>{`${title} | Stragan`}</title>
    <h1 className="text-2xl">{title}</h1>
    {lead && <p className="text-quiet">{lead}</p>}
  </div>
)
