import { maxLengths } from '@stragan/contract'
import { Field, TextArea } from '@stragan/ui/field'
import { Notice } from '@stragan/ui/notice'
import type { ReactNode } from 'react'
import type { DraftState } from '../../../platform/drafts/draft.ts'
import { DraftNotice } from '../../../platform/drafts/draft-notice.tsx'
import { formMessages } from '../../../platform/form.messages.ts'
import { useLanguage } from '../../../platform/language.ts'
import { RefusedChange } from '../../../platform/refused-change.tsx'
import { SaveForm } from '../../../platform/save-form.tsx'
import type { PreviewSource } from '../../../platform/search-preview/preview-source.ts'
import { SearchPreview } from '../../../platform/search-preview/search-preview.tsx'
import { SubmitOnEnter } from '../../../platform/submit-on-enter.tsx'
import { BasicFields } from './basic-fields.tsx'
import type { Choices } from './choices.ts'
import { FeatureFields } from './feature-fields.tsx'
import { type FormState, formId } from './form-state.ts'
import type { ProductAnswer } from './product-answer.ts'
import { productFormMessages } from './product-form.messages.ts'
import { firstTexts, textIn, type Values } from './product-values.ts'
import { TextFields } from './text-fields.tsx'
import { VariantTable } from './variant-table.tsx'

interface ProductFormProps {
  choices: Choices
  values: Values
  /** Empty for a new product. */
  revision: string
  draft: { state: DraftState; values: Values | null }
  answer: ProductAnswer | undefined
  preview: PreviewSource
}

/** The form of a product. After a refusal it has what was typed, else what a draft has. */
export function ProductForm({ choices, values, revision, draft, answer, preview }: ProductFormProps) {
  const language = useLanguage()
  const t = productFormMessages[language]
  const shown = answer?.values ?? draft.values ?? values
  const form: FormState = { values: shown, errors: answer?.refusal?.errors ?? {}, choices, t }
  return (
    <>
      {answer?.refusal ? (
        <RefusedChange answer={answer.refusal} />
      ) : answer ? (
        <Notice>{t.updated}</Notice>
      ) : (
        <DraftNotice draft={draft.state} />
      )}
      <SaveForm
        id={formId}
        canWrite
        draft={draft.state}
        isRefused={answer !== undefined}
        fields={{ intent: 'save', revision: answer?.revision ?? draft.state.stored?.revision ?? revision }}
      >
        <SubmitOnEnter>{formMessages[language].save}</SubmitOnEnter>
        <Part id="basics" title={t.basics}>
          <BasicFields form={form} />
        </Part>
        <Part id="texts" title={t.texts} lead={t.textsLead}>
          <TextFields form={form} names={['name', 'short_description', 'description', 'warnings']} />
        </Part>
        <Part id="variants-part" title={t.variants} lead={t.variantsLead}>
          <VariantTable form={form} update="update" />
        </Part>
        <Part id="features-part" title={t.features} lead={t.featuresLead}>
          <FeatureFields form={form} />
        </Part>
        <Part id="search" title={t.search}>
          <TextFields form={form} names={['slugs', 'keywords', 'seo_title', 'seo_description']} />
          <SearchPreview source={preview} shown={firstTexts(shown)} level="h3" />
        </Part>
        <Part id="more" title={t.more}>
          <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
            <TextArea
              id="related"
              name="related"
              label={t.fields.related}
              hint={t.hints.related}
              error={form.errors.related}
              defaultValue={textIn(shown, 'related')}
              maxLength={5000}
              spellCheck={false}
            />
            <Field
              id="youtube_link"
              name="youtube_link"
              label={t.fields.youtube_link}
              hint={t.hints.youtube_link}
              error={form.errors.youtube_link}
              defaultValue={textIn(shown, 'youtube_link')}
              maxLength={maxLengths.url}
              inputMode="url"
              autoComplete="off"
            />
          </div>
        </Part>
      </SaveForm>
    </>
  )
}

const Part = ({ id, title, lead, children }: { id: string; title: string; lead?: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="grid min-w-0 gap-4">
    <div className="grid gap-1">
      <h2 id={id} className="border-rule border-b pb-1 text-lg">
        {title}
      </h2>
      {lead && <p className="max-w-prose text-quiet text-sm">{lead}</p>}
    </div>
    {children}
  </section>
)
