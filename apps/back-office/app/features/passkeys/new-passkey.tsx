import type { ResponseOutput } from '@stragan/contract'
import type { passkeyCalls } from '@stragan/contract/admin'
import { FormField } from '@stragan/ui/form-field'
import { Notice } from '@stragan/ui/notice'
import { formMessages } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Refusal } from '../../platform/office-form.tsx'
import { Page } from '../../platform/page.tsx'
import { createPasskey } from './ceremony.ts'
import { CeremonyForm, useHasPasskeys } from './ceremony-form.tsx'
import { passkeyTable } from './passkey-table.ts'
import { passkeyMessages } from './passkeys.messages.ts'

interface NewPasskeyProps {
  options: ResponseOutput<typeof passkeyCalls.beginPasskey>
  answer: object
}

/** Names and creates a passkey, in the browser's own window. */
export function NewPasskey({ options, answer }: NewPasskeyProps) {
  const language = useLanguage()
  const t = passkeyMessages[language]
  const form = officeForm(language, { fields: passkeyTable, answer, intent: 'add-passkey' })
  return (
    <Page title={t.add} lead={t.addLead}>
      <div className="grid max-w-md gap-5">
        <Refusal form={form} />
        {useHasPasskeys() === false ? (
          <Notice tone="warning">
            <p>{t.unsupported}</p>
          </Notice>
        ) : (
          <CeremonyForm name="credential" ceremony={() => createPasskey(options)} label={t.create} kind="primary">
            <input type="hidden" name="intent" value="add-passkey" />
            <FormField form={form.view} name="name" label={t.name} hint={t.nameHint} className="w-full" />
          </CeremonyForm>
        )}
        <a href="/account" className="link justify-self-start">
          {formMessages[language].cancel}
        </a>
      </div>
    </Page>
  )
}
