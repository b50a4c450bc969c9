import type { HostFindings } from '@stragan/contract/admin'
import { Button } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import { Copy } from '../../platform/copy.tsx'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Section } from '../../platform/page.tsx'
import type { HostView } from './host-views.server.ts'
import { hostMessages } from './hosts.messages.ts'

interface WaitingProps {
  view: HostView & { record: NonNullable<HostView['record']> }
  /** The host to which its DNS records can lead; null where that is of one machine. */
  target: string | null
  /** What the last check found. */
  findings: HostFindings | null
  canWrite: boolean
}

/** How a host is proved, and its check. */
export function WaitingHost({ view: { host, written, record }, target, findings, canWrite }: WaitingProps) {
  const t = hostMessages[useLanguage()]
  const id = `check-${host}`
  return (
    <Section id={id} title={t.prove(written ?? host)} lead={t.record}>
      <dl className="grid max-w-2xl gap-x-6 gap-y-3 rounded-shop border border-rule bg-raised p-5 sm:grid-cols-[auto_1fr]">
        <Row term={t.type}>{record.type}</Row>
        <Row term={t.name} copy>
          {record.name}
        </Row>
        <Row term={t.value} copy>
          {record.value}
        </Row>
      </dl>
      <p className="max-w-prose text-quiet text-sm">
        {t.orAnswer} {target !== null && t.leadsTo(target)}
      </p>
      {findings && (
        <Notice tone="warning" title={t.notProved(written ?? host)} assertive>
          <ul className="wrap-anywhere list-disc pl-5">
            <li>{t.txt[findings.txt](record.name)}</li>
            <li>{t.answer[findings.answer](host)}</li>
          </ul>
        </Notice>
      )}
      {canWrite && (
        // The answer stands in this section.
        <form method="post" action={`#${id}`}>
          <FormKey />
          <input type="hidden" name="intent" value="check" />
          <input type="hidden" name="host" value={host} />
          <Button type="submit" kind="primary" aria-label={t.checkNamed(host)}>
            {t.check}
          </Button>
        </form>
      )}
    </Section>
  )
}

function Row({ term, copy = false, children }: { term: string; copy?: boolean; children: string }) {
  return (
    <>
      <dt className="text-quiet text-sm sm:py-1">{term}</dt>
      <dd className="flex flex-wrap items-center gap-3">
        <code translate="no" className="break-all">
          {children}
        </code>
        {copy && <Copy text={children} of={term} />}
      </dd>
    </>
  )
}
