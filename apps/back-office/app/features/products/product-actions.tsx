import { Button, ButtonLink } from '@stragan/ui/button'
import type { DraftState } from '../../platform/drafts/draft.ts'
import { DraftLinks } from '../../platform/drafts/draft-links.tsx'
import { officeForm } from '../../platform/form.ts'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Question, Refusal } from '../../platform/office-form.tsx'
import type { AdminProduct } from './product-prices.tsx'
import { productMessages } from './products.messages.ts'

interface ProductActionsProps {
  product: AdminProduct
  path: string
  draft: DraftState | null
  answer: object | undefined
}

const intents = ['show', 'archive', 'copy', 'delete'] as const

/** What can be done with a product. */
export function ProductActions({ product: { name, symbol, is_active }, path, draft, answer }: ProductActionsProps) {
  const language = useLanguage()
  const t = productMessages[language]
  const title = name[language] || name.en || name.pl
  const refused = intents.map(intent => officeForm(language, { fields: {}, answer, intent })).filter(({ result }) => result !== undefined)
  return (
    <div className="-mt-4 grid gap-6">
      {refused.map(form => (
        <Refusal key={form.intent} form={form} />
      ))}
      {draft?.stored && <DraftLinks drafts={[{ href: `${path}/edit`, name: t.change, began: draft.stored.began }]} />}
      <section aria-label={t.actions} className="flex flex-wrap items-center gap-3">
        <ButtonLink href={`${path}/edit`} kind="primary" size="small">
          {t.change}
        </ButtonLink>
        {is_active ? (
          <Question
            id="archive"
            label={t.archive}
            name={t.archive}
            title={t.archiveTitle(title)}
            text={t.archiveText}
            confirm={t.archive}
            kind="primary"
            intent="archive"
          />
        ) : (
          <OneButton intent="show" label={t.show} />
        )}
        <OneButton intent="copy" label={t.copyIt} />
        <Question
          id="delete"
          label={t.delete}
          name={t.delete}
          title={t.deleteTitle(title)}
          text={t.deleteText}
          confirm={t.delete}
          intent="delete"
          fields={{ symbol }}
        />
      </section>
    </div>
  )
}

const OneButton = ({ intent, label }: { intent: string; label: string }) => (
  <form method="post">
    <FormKey />
    <input type="hidden" name="intent" value={intent} />
    <Button type="submit" size="small">
      {label}
    </Button>
  </form>
)
