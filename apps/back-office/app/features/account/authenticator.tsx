import { ButtonLink } from '@stragan/ui/button'
import { PrintButton } from '@stragan/ui/print-button'
import { QrPicture } from '@stragan/ui/qr-picture'
import { Copy } from '../../platform/copy.tsx'
import { formMessages } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { Page } from '../../platform/page.tsx'
import { CodeField } from '../sign-in/code-field.tsx'
import { accountMessages } from './account.messages.ts'
import { authenticatorTable } from './account-forms.ts'

interface SetUpProps {
  uri: string
  secret: string
  qr: { size: number; path: string }
  answer: object
}

/** Sets up an authenticator app: its secret as a picture and as text, then its first code. */
export function AuthenticatorSetUp({ uri, secret, qr, answer }: SetUpProps) {
  const language = useLanguage()
  const t = accountMessages[language]
  const form = officeForm(language, { fields: authenticatorTable, answer, intent: 'authenticator' })
  return (
    <Page title={t.setUp} lead={t.setUpLead}>
      <section aria-labelledby="scan" className="grid justify-items-start gap-4">
        <h2 id="scan" className="text-lg">
          1. {t.scan}
        </h2>
        <div className="rounded-shop overflow-hidden border border-rule">
          <QrPicture code={qr} name={t.qr} />
        </div>
        <div className="grid gap-1">
          <p className="text-quiet text-sm">{t.orType}</p>
          <p className="flex flex-wrap items-center gap-3">
            <code translate="no" className="break-all font-semibold text-base">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </code>
            <Copy text={secret} of={t.key} />
          </p>
        </div>
      </section>
      <section aria-labelledby="first-code" className="grid gap-4">
        <h2 id="first-code" className="text-lg">
          2. {t.firstCode}
        </h2>
        <Form form={form} submit={t.enable} className="max-w-xs">
          <input type="hidden" name="uri" value={uri} />
          <CodeField id={form.view.idOf('code')} error={form.view.errorOf('code')} hint={t.firstCodeHint} inputMode="numeric" />
        </Form>
        <a href="/account" className="link justify-self-start">
          {formMessages[language].cancel}
        </a>
      </section>
    </Page>
  )
}

/** Recovery codes, which nobody can read again. */
export function RecoveryCodes({ codes, isReplaced }: { codes: readonly string[]; isReplaced: boolean }) {
  const t = accountMessages[useLanguage()]
  return (
    <Page title={t.codes} lead={`${t.codesLead}${isReplaced ? ` ${t.codesReplaced}` : ''}`}>
      <ol className="grid max-w-md grid-cols-2 gap-x-6 gap-y-2 rounded-shop border border-rule bg-raised p-5">
        {codes.map(code => (
          <li key={code}>
            <code translate="no" className="text-base">
              {code}
            </code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <ButtonLink href="/account" kind="primary">
          {t.saved}
        </ButtonLink>
        <Copy text={codes.join('\n')} of={t.codes} />
        <PrintButton>{t.print}</PrintButton>
      </div>
    </Page>
  )
}
