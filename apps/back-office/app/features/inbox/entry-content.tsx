import type { ResponseOutput } from '@stragan/contract'
import type { inboxCalls } from '@stragan/contract/admin'
import { ButtonLink } from '@stragan/ui/button'
import { ContactLinks, Fact } from '../../platform/facts.tsx'
import { useLanguage } from '../../platform/language.ts'
import { languageNames } from '../../platform/language-names.ts'
import { Section } from '../../platform/page.tsx'
import { inboxMessages } from './inbox.messages.ts'

export type Entry = ResponseOutput<typeof inboxCalls.inboxEntry>

/** What somebody sent. The order is a link for those who may see it. */
export function EntryContent({ shop, entry, canSeeOrder }: { shop: string; entry: Entry; canSeeOrder: boolean }) {
  const language = useLanguage()
  const t = inboxMessages[language]
  const { id, email, phone, order, mentioned_orders, lines, remedy, as_consumer, cv_name, future_recruitments, text, subject } = entry
  return (
    <Section id="sent" title={t.sent}>
      <dl className="grid gap-6 sm:grid-cols-3">
        <Fact name={t.contact}>
          <ContactLinks email={email} phone={phone} />
        </Fact>
        <Fact name={t.language}>{languageNames[language][entry.language]}</Fact>
        {order ? (
          <Fact name={t.order}>
            {canSeeOrder ? (
              <a href={`/${shop}/orders/${order.uid}`} className="link py-0.5 tabular-nums">
                {order.number}
              </a>
            ) : (
              order.number
            )}
          </Fact>
        ) : (
          subject && <Fact name={t.subject}>{subject}</Fact>
        )}
        {canSeeOrder && mentioned_orders.length > 0 && (
          <Fact name={t.mentioned}>
            {mentioned_orders.map(({ uid, number }) => (
              <a key={uid} href={`/${shop}/orders/${uid}`} className="link py-0.5 tabular-nums">
                {number}
              </a>
            ))}
          </Fact>
        )}
        {lines.length > 0 && (
          <Fact name={t.goods}>
            {lines.map(line => (
              <span key={`${line.symbol} ${line.name}`}>
                {line.quantity} × {line.name}, <span translate="no">{line.symbol}</span>
              </span>
            ))}
          </Fact>
        )}
        {remedy && <Fact name={t.remedy}>{t.remedies[remedy]}</Fact>}
        {as_consumer && <Fact name={t.declaration}>{t.asConsumer}</Fact>}
        {cv_name !== null && (
          <Fact name={t.cv}>
            <span className="break-all">{cv_name}</span>
            <ButtonLink size="small" icon="download" href={`/${shop}/download/inbox/${id}/cv.pdf`} className="mt-1">
              {t.saveCv}
            </ButtonLink>
          </Fact>
        )}
        {future_recruitments !== null && <Fact name={t.laterRecruitments}>{future_recruitments ? t.consented : t.notConsented}</Fact>}
      </dl>
      {text && (
        <blockquote lang={entry.language} className="wrap-anywhere max-w-prose whitespace-pre-line border-edge border-l-4 py-1 pl-4">
          {text}
        </blockquote>
      )}
    </Section>
  )
}
