import type { Role } from '@stragan/contract/admin'
import { Badge } from '@stragan/ui/badge'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { EmailText } from '../../platform/email-text.tsx'
import { useLanguage } from '../../platform/language.ts'
import { rightsMessages } from '../../platform/rights.messages.ts'
import { staffMessages } from './staff.messages.ts'

interface Member {
  id: string
  email: string
  name: string
  role: Role
  has_second_factor: boolean
  is_self: boolean
  /** Formatted. */
  lastUsed: string | null
}

/** The people of the shop; each has a page, where what they may do is changed. */
export function MembersTable({ shop, members, canWrite }: { shop: string; members: readonly Member[]; canWrite: boolean }) {
  const language = useLanguage()
  const t = staffMessages[language]
  return (
    <Table caption={t.people} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.person}</ColumnHead>
          <ColumnHead>{t.role}</ColumnHead>
          <ColumnHead>{t.secondFactor}</ColumnHead>
          <ColumnHead>{t.lastUsed}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {members.map(({ id, name, email, role, has_second_factor, is_self, lastUsed }) => (
          <tr key={id}>
            <RowHead>
              {canWrite ? (
                <a href={`/${shop}/staff/${id}`} className="link">
                  {name}
                </a>
              ) : (
                name
              )}{' '}
              {is_self && <Badge>{t.you}</Badge>}
              <span className="block font-normal text-quiet">
                <EmailText email={email} />
              </span>
            </RowHead>
            <Cell data-label={t.role}>{rightsMessages[language].role(role)}</Cell>
            <Cell data-label={t.secondFactor}>{has_second_factor ? t.yes : t.no}</Cell>
            <Cell data-label={t.lastUsed} className="whitespace-nowrap tabular-nums">
              {lastUsed ?? t.never}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
