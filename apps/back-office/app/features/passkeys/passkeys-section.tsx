import { maxPasskeys } from '@stragan/contract/admin'
import { Button } from '@stragan/ui/button'
import { Field } from '@stragan/ui/field'
import { maxLengthOf } from '@stragan/ui/form'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { ActionHead } from '../../platform/action-head.tsx'
import { officeForm } from '../../platform/form.ts'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Question, Refusal } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import { passkeysClass, useHasPasskeys } from './ceremony-form.tsx'
import { passkeyMessages } from './passkeys.messages.ts'
import { RefusedRename } from './refused-rename.tsx'

interface Passkey {
  id: string
  name: string
  is_backed_up: boolean
  /** Formatted times. */
  since: string
  lastUsed: string | null
}

interface PasskeysProps {
  passkeys: readonly Passkey[]
  hasAuthenticator: boolean
  answer: object | undefined
}

/** Passkeys of the account: a new one needs scripts, those that there are do not. */
export function PasskeysSection({ passkeys, hasAuthenticator, answer }: PasskeysProps) {
  const language = useLanguage()
  const t = passkeyMessages[language]
  return (
    <Section id="passkeys" title={t.title} lead={t.lead}>
      <Refusal form={officeForm(language, { fields: {}, answer, intent: 'begin-passkey' })} />
      <Refusal form={officeForm(language, { fields: {}, answer, intent: 'remove-passkey' })} />
      <RefusedRename passkeys={passkeys} answer={answer} />
      {passkeys.length > 0 && <PasskeysTable passkeys={passkeys} hasAuthenticator={hasAuthenticator} />}
      {passkeys.length < maxPasskeys ? <AddPasskey isFirst={passkeys.length === 0} /> : <p className="text-quiet text-sm">{t.full}</p>}
    </Section>
  )
}

function AddPasskey({ isFirst }: { isFirst: boolean }) {
  const t = passkeyMessages[useLanguage()]
  const hasPasskeys = useHasPasskeys()
  if (hasPasskeys === false) return <p className="text-quiet text-sm">{t.unsupported}</p>
  return (
    <>
      {!hasPasskeys && <p className="hidden text-quiet text-sm noscript:block">{t.needsScripts}</p>}
      <form method="post" className={passkeysClass(hasPasskeys)}>
        <FormKey />
        <input type="hidden" name="intent" value="begin-passkey" />
        <Button type="submit" kind={isFirst ? 'primary' : 'secondary'} {...(!isFirst && { size: 'small' })}>
          {t.add}
        </Button>
      </form>
    </>
  )
}

function PasskeysTable({ passkeys, hasAuthenticator }: Pick<PasskeysProps, 'passkeys' | 'hasAuthenticator'>) {
  const t = passkeyMessages[useLanguage()]
  return (
    <Table caption={t.title} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.name}</ColumnHead>
          <ColumnHead>{t.since}</ColumnHead>
          <ColumnHead>{t.lastUsed}</ColumnHead>
          <ActionHead />
        </tr>
      </thead>
      <tbody>
        {passkeys.map(({ id, name, is_backed_up, since, lastUsed }) => (
          <tr key={id}>
            <RowHead dense className="wrap-anywhere">
              {name}
              {is_backed_up && <span className="block font-normal text-quiet text-sm">{t.backedUp}</span>}
            </RowHead>
            <Cell dense data-label={t.since} className="whitespace-nowrap tabular-nums">
              {since}
            </Cell>
            <Cell dense data-label={t.lastUsed} className="whitespace-nowrap tabular-nums">
              {lastUsed ?? t.never}
            </Cell>
            <Cell dense>
              <div className="flex flex-wrap gap-2 sm:justify-end">
                <Question
                  id={`rename-${id}`}
                  label={t.rename}
                  name={t.renameNamed(name)}
                  title={t.renameNamed(name)}
                  confirm={t.rename}
                  kind="primary"
                  intent="rename-passkey"
                  fields={{ id }}
                >
                  <Field id={`name-${id}`} name="name" label={t.name} defaultValue={name} maxLength={maxLengthOf('name')} required />
                </Question>
                <Question
                  id={`remove-${id}`}
                  label={t.remove}
                  name={t.removeNamed(name)}
                  title={t.removeQuestion(name)}
                  text={t.removeText({ others: passkeys.length - 1, hasAuthenticator })}
                  confirm={t.remove}
                  intent="remove-passkey"
                  fields={{ id, subject: name }}
                />
              </div>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
