import { maxRedirectedSearchLength } from '@stragan/contract/admin'
import type { Fields, FormView } from '@stragan/ui/form'
import { FormField } from '@stragan/ui/form-field'
import { useLanguage } from '../../platform/language.ts'
import { shopSearchMessages } from './shop-search.messages.ts'

export const redirectTable = { search: 'required', address: 'required' } as const

/** The redirect that a form stands for. */
export const readRedirect = (fields: Fields) => ({ search: fields.search ?? '', address: fields.address ?? '' })

export function RedirectFields({ form }: { form: FormView<keyof typeof redirectTable> }) {
  const t = shopSearchMessages[useLanguage()]
  return (
    <>
      <FormField form={form} name="search" label={t.search} hint={t.searchHint} maxLength={maxRedirectedSearchLength} autoComplete="off" />
      <FormField
        form={form}
        name="address"
        label={t.address}
        hint={t.addressHint}
        maxLength={500}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  )
}
