import { useLanguage } from '../../platform/language.ts'
import { Section } from '../../platform/page.tsx'
import { entryMessages } from './entries.messages.ts'
import { EntriesTable, type ListedEntry } from './entries-table.tsx'

/** The withdrawals and complaints about an order; nothing where there are none. */
export function ClaimsOfOrder({ shop, entries }: { shop: string; entries: readonly ListedEntry[] }) {
  const t = entryMessages[useLanguage()]
  if (entries.length === 0) return null
  return (
    <Section id="claims" title={t.ofOrder}>
      <EntriesTable shop={shop} entries={entries} />
    </Section>
  )
}
