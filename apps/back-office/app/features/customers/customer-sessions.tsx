import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Question, Refusal } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import { intents } from './customer-forms.ts'
import { handlingMessages } from './customer-handling.messages.ts'

interface SessionsProps {
  /** Times are formatted. */
  sessions: readonly { key: string; device: string | null; since: string; lastUsed: string }[]
  canWrite: boolean
  answer: object | undefined
}

/** Where the customer is logged in; all of it can be ended. */
export function CustomerSessions({ sessions, canWrite, answer }: SessionsProps) {
  const language = useLanguage()
  const t = handlingMessages[language]
  return (
    <Section id="sessions" title={t.sessions} lead={sessions.length === 0 ? t.noSessions : t.sessionCount(sessions.length)}>
      <Refusal form={officeForm(language, { fields: {}, answer, intent: intents.endSessions })} />
      {sessions.length > 0 && (
        <>
          <Table caption={t.sessions} captionHidden className="stacks">
            <thead>
              <tr>
                <ColumnHead>{t.device}</ColumnHead>
                <ColumnHead>{t.since}</ColumnHead>
                <ColumnHead>{t.lastUsed}</ColumnHead>
              </tr>
            </thead>
            <tbody>
              {sessions.map(({ key, device, since, lastUsed }) => (
                <tr key={key}>
                  <RowHead className="font-normal">{device ?? t.unknownDevice}</RowHead>
                  <Cell data-label={t.since} className="whitespace-nowrap tabular-nums">
                    {since}
                  </Cell>
                  <Cell data-label={t.lastUsed} className="whitespace-nowrap tabular-nums">
                    {lastUsed}
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Table>
          {canWrite && (
            <div>
              <Question
                id="end-all"
                label={t.endSessions}
                name={t.endSessions}
                title={t.endQuestion}
                text={t.endText}
                confirm={t.endSessions}
                intent={intents.endSessions}
              />
            </div>
          )}
        </>
      )}
    </Section>
  )
}
