import { Select } from '@stragan/ui/select'
import { useLanguage } from '../../platform/language.ts'
import { savedViewMessages } from './saved-views.messages.ts'

/** Whether a view is the person's own or everybody's. */
export function ForWhom({ id, isShared }: { id: string; isShared: boolean }) {
  const t = savedViewMessages[useLanguage()]
  return (
    <Select
      id={`${id}-for`}
      name="is_shared"
      label={t.forWhom}
      hint={t.forAllHint}
      defaultValue={String(isShared)}
      options={[
        { value: 'false', label: t.forMe },
        { value: 'true', label: t.forAll },
      ]}
    />
  )
}
