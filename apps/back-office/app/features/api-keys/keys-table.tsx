import type { Permission, Resource } from '@stragan/contract/admin'
import { Badge } from '@stragan/ui/badge'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { ActionHead } from '../../platform/action-head.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Question } from '../../platform/office-form.tsx'
import { rightsMessages } from '../../platform/rights.messages.ts'
import { apiKeyMessages } from './api-keys.messages.ts'

interface Key {
  id: string
  name: string
  prefix: string
  scopes: readonly Permission[]
  addresses: readonly string[]
  /** By whom and when; formatted, as are the times. */
  created: string
  lastUsed: string | null
  validUntil: string | null
  isExpired: boolean
}

/** API keys of the shop; each can be revoked. */
export function KeysTable({ keys, canWrite }: { keys: readonly Key[]; canWrite: boolean }) {
  const language = useLanguage()
  const t = apiKeyMessages[language]
  const { resource } = rightsMessages[language]
  const scopeText = (scope: Permission) => {
    const [what = '', how] = scope.split(':')
    return `${resource(what as Resource)} (${how === 'write' ? t.write : t.read})`
  }
  return (
    <Table caption={t.title} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.key}</ColumnHead>
          <ColumnHead>{t.rights}</ColumnHead>
          <ColumnHead>{t.networks}</ColumnHead>
          <ColumnHead>{t.lastUsed}</ColumnHead>
          <ColumnHead>{t.validUntil}</ColumnHead>
          {canWrite && <ActionHead />}
        </tr>
      </thead>
      <tbody>
        {keys.map(({ id, name, prefix, scopes, addresses, created, lastUsed, validUntil, isExpired }) => (
          <tr key={id}>
            <RowHead className="break-words">
              {name}
              <code translate="no" className="block font-normal text-quiet">
                {prefix}…
              </code>
              <span className="block font-normal text-quiet text-xs">{created}</span>
            </RowHead>
            <Cell data-label={t.rights} className="sm:min-w-48">
              {scopes.map(scopeText).join(', ')}
            </Cell>
            <Cell data-label={t.networks} className="tabular-nums">
              {addresses.length > 0 ? addresses.join(', ') : t.anywhere}
            </Cell>
            <Cell data-label={t.lastUsed} className="whitespace-nowrap tabular-nums">
              {lastUsed ?? t.never}
            </Cell>
            <Cell data-label={t.validUntil} className="whitespace-nowrap tabular-nums">
              {isExpired ? <Badge tone="warning">{t.expired}</Badge> : (validUntil ?? t.forever)}
            </Cell>
            {canWrite && (
              <Cell className="text-right">
                <Question
                  id={`revoke-${id}`}
                  label={t.revoke}
                  name={t.revokeNamed(name)}
                  title={t.revokeQuestion(name)}
                  text={t.revokeText}
                  confirm={t.revoke}
                  intent="revoke"
                  fields={{ id, name }}
                />
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
