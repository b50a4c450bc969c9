import type { Language } from '@stragan/routing'
import { FormField } from '@stragan/ui/form-field'
import { PostForm } from '@stragan/ui/post-form'
import { Select } from '@stragan/ui/select'
import type { ReactNode } from 'react'
import { type FormView, formView } from '../../platform/form.ts'
import { PrivacyNote } from '../../platform/privacy-note.tsx'
import { type FieldName, stockAlertFields } from './stock-alert-fields.ts'
import { stockAlertHref } from './stock-alert-href.ts'
import { stockAlertMessages } from './stock-alerts.messages.ts'

interface FormProps {
  language: Language
  intent: 'start' | 'request'
  action: string
  form: FormView<FieldName>
  children?: ReactNode
}

function AlertForm({ language, intent, action, form, children }: FormProps) {
  const t = stockAlertMessages[language]
  return (
    <PostForm intent={intent} action={action} submit={t.submit} sending={t.sending}>
      {children}
      <FormField form={form} name="email" label={t.email} />
      <PrivacyNote language={language}>{t.privacy}</PrivacyNote>
    </PostForm>
  )
}

/** Form on the page of a sold-out product without variants; the page is the same for everybody, so that the address is empty. */
export function ProductAlertForm({ language, product }: { language: Language; product: number }) {
  const t = stockAlertMessages[language]
  const { fieldError, optional } = t
  const form = formView({ fields: stockAlertFields, result: undefined, fieldError, optional, idOf: name => `alert-${name}` })
  return (
    <section aria-labelledby="stock-alert" className="mt-5 border-rule border-t pt-5 pb-3 *:max-w-md">
      <h2 id="stock-alert" className="text-lg">
        {t.title}
      </h2>
      <p className="mt-1 mb-4 text-quiet text-sm">{t.lead}</p>
      <AlertForm language={language} intent="start" action={stockAlertHref(language, product)} form={form} />
    </section>
  )
}

interface ScreenFormProps {
  language: Language
  action: string
  form: FormView<FieldName>
  /** The sold-out variants; empty for a product without variants. */
  variants: readonly { id: number; label: string }[]
}

/** Form of the screen. */
export function ScreenAlertForm({ language, action, form, variants }: ScreenFormProps) {
  const t = stockAlertMessages[language]
  return (
    <AlertForm language={language} intent="request" action={action} form={form}>
      {variants.length > 0 && (
        <Select
          id="product_variant_id"
          name="product_variant_id"
          label={t.variant}
          defaultValue={form.valueOf('product_variant_id')}
          error={form.errorOf('product_variant_id')}
          options={[{ value: '', label: t.chooseVariant }, ...variants.map(({ id, label }) => ({ value: String(id), label }))]}
          required
          autoComplete="off"
        />
      )}
    </AlertForm>
  )
}

/** Link to the request form of a sold-out variant. */
export function VariantAlertLink(props: { language: Language; product: number; variant: number; symbol: string }) {
  const { language, product, variant, symbol } = props
  const t = stockAlertMessages[language]
  return (
    <a
      href={stockAlertHref(language, product, variant)}
      className="link target inline-flex min-w-24 max-w-32 items-center whitespace-normal text-sm"
      aria-label={t.askFor(symbol)}
      rel="nofollow"
    >
      {t.ask}
    </a>
  )
}
