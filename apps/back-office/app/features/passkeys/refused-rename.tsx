import { FormField } from '@stragan/ui/form-field'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form, Refusal } from '../../platform/office-form.tsx'
import { passkeyTable } from './passkey-table.ts'
import { passkeyMessages } from './passkeys.messages.ts'

interface RefusedRenameProps {
  passkeys: readonly { id: string; name: string }[]
  answer: object | undefined
}

/** A new name of a passkey that was refused, with what was typed: the page comes with its dialog closed. */
export function RefusedRename({ passkeys, answer }: RefusedRenameProps) {
  const language = useLanguage()
  const t = passkeyMessages[language]
  const form = officeForm(language, { fields: passkeyTable, answer, intent: 'rename-passkey' })
  const passkey = passkeys.find(({ id }) => id === form.result?.typed.id)
  if (!passkey) return <Refusal form={form} />
  return (
    <section aria-labelledby="refused-rename" className="mb-6">
      <h3 id="refused-rename" className="mb-3 font-semibold">
        {t.renameNamed(passkey.name)}
      </h3>
      <Form form={form} submit={t.rename} className="max-w-2xl">
        <input type="hidden" name="id" value={passkey.id} />
        <FormField form={form.view} name="name" label={t.name} autoComplete="off" />
      </Form>
    </section>
  )
}
