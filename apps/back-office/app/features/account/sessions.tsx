import { Badge } from '@stragan/ui/badge'
import { Button } from '@stragan/ui/button'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { ActionHead } from '../../platform/action-head.tsx'
import { officeForm } from '../../platform/form.ts'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Refusal } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import { accountMessages } from './account.messages.ts'

interface Session {
  id: string
  device: string | null
  is_current: boolean
  /** Formatted times. */
  since: string
  lastUsed: string
}

/** Open sessions of the account; the others can be ended. */
export function Sessions({ sessions, answer }: { sessions: readonly Session[]; answer: object | undefined }) {
  const language = useLanguage()
  const t = accountMessages[language]
  return (
    <Section id="sessions" title={t.sessions}>
      <Refusal form={officeForm(language, { fields: {}, answer, intent: 'end-session' })} />
      <Table caption={t.sessions} captionHidden className="stacks">
        <thead>
          <tr>
            <ColumnHead>{t.device}</ColumnHead>
            <ColumnHead>{t.since}</ColumnHead>
            <ColumnHead>{t.lastUsed}</ColumnHead>
            <ActionHead />
          </tr>
        </thead>
        <tbody>
          {sessions.map(({ id, device, is_current, since, lastUsed }) => (
            <tr key={id}>
              <RowHead dense>{device ?? t.unknownDevice}</RowHead>
              <Cell dense data-label={t.since} className="whitespace-nowrap tabular-nums">
                {since}
              </Cell>
              <Cell dense data-label={t.lastUsed} className="whitespace-nowrap tabular-nums">
                {lastUsed}
              </Cell>
              <Cell dense className="text-right">
                {is_current ? (
                  <Badge tone="success">{t.current}</Badge>
                ) : (
                  <form method="post">
                    <FormKey />
                    <input type="hidden" name="intent" value="end-session" />
                    <input type="hidden" name="id" value={id} />
                    <Button type="submit" kind="quiet" size="small" aria-label={t.endNamed(`${device ?? t.unknownDevice}, ${since}`)}>
                      {t.end}
                    </Button>
                  </form>
                )}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
