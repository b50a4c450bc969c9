import type { Role } from '@stragan/contract/admin'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { ActionHead } from '../../platform/action-head.tsx'
import { EmailText } from '../../platform/email-text.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Question, Refusal } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import { rightsMessages } from '../../platform/rights.messages.ts'
import { InviteForm } from './invite-form.tsx'
import { staffMessages } from './staff.messages.ts'

interface Invitation {
  id: string
  email: string
  role: Role
  invited_by: string | null
  /** Formatted. */
  validUntil: string
}

interface InvitationsProps {
  invitations: readonly Invitation[]
  canWrite: boolean
  answer: object | undefined
}

/** Open invitations, and the form for another one. */
export function InvitationsSection({ invitations, canWrite, answer }: InvitationsProps) {
  const language = useLanguage()
  const t = staffMessages[language]
  return (
    <>
      <Section id="invitations" title={t.invitations} lead={invitations.length === 0 ? t.noInvitations : undefined}>
        <Refusal form={officeForm(language, { fields: {}, answer, intent: 'revoke' })} />
        {invitations.length > 0 && <InvitationsTable invitations={invitations} canWrite={canWrite} />}
      </Section>
      {canWrite && <InviteForm answer={answer} />}
    </>
  )
}

function InvitationsTable({ invitations, canWrite }: Omit<InvitationsProps, 'answer'>) {
  const language = useLanguage()
  const t = staffMessages[language]
  return (
    <Table caption={t.invitations} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.person}</ColumnHead>
          <ColumnHead>{t.role}</ColumnHead>
          <ColumnHead>{t.invitedBy}</ColumnHead>
          <ColumnHead>{t.validUntil}</ColumnHead>
          {canWrite && <ActionHead />}
        </tr>
      </thead>
      <tbody>
        {invitations.map(({ id, email, role, invited_by, validUntil }) => (
          <tr key={id}>
            <RowHead>
              <EmailText email={email} />
            </RowHead>
            <Cell data-label={t.role}>{rightsMessages[language].role(role)}</Cell>
            <Cell data-label={t.invitedBy}>{invited_by}</Cell>
            <Cell data-label={t.validUntil} className="whitespace-nowrap tabular-nums">
              {validUntil}
            </Cell>
            {canWrite && (
              <Cell className="text-right">
                <Question
                  id={`revoke-${id}`}
                  label={t.revoke}
                  name={t.revokeNamed(email)}
                  title={t.revokeQuestion(email)}
                  text={t.revokeText}
                  confirm={t.revoke}
                  intent="revoke"
                  fields={{ id, email }}
                />
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
