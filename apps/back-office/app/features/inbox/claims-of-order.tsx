import { useLanguage } from '../../platform/language.ts'
import { Section } from '../../platform/page.tsx'
import { EntriesTable, type ListedEntry } from './entries-table.tsx'
import { inboxMessages } from './inbox.messages.ts'

/** The withdrawals and complaints about an order; nothing where there are none. */
export function ClaimsOfOrder({ shop, entries }: { shop: string; entries: readonly ListedEntry[] }) {
  const t = inboxMessages[useLanguage()]
  if (entries.length === 0) return null
  return (
    <Section id="claims" title={t.ofOrder}>
      <EntriesTable shop={shop} entries={entries} />
    </Section>
  )
}
