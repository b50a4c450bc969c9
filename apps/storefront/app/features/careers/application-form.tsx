import { hrefTo, type Language } from '@stragan/routing'
import { Checkbox } from '@stragan/ui/checkbox'
import { DocumentText, FormField, FormTextArea } from '@stragan/ui/form-field'
import { PostForm } from '@stragan/ui/post-form'
import { Select } from '@stragan/ui/select'
import type { FormView } from '../../platform/form.ts'
import { applicationMessages } from './application.messages.ts'
import type { ApplicationResult, FieldName } from './application.ts'
import { CvField } from './cv-field.tsx'

interface FormProps {
  language: Language
  form: FormView<FieldName>
  result: ApplicationResult | undefined
  formKey: string
  jobs: readonly { id: number; title: string }[]
  /** The job from which the visitor opened the form. */
  chosen: number | null
}

/** Submitted values are preserved, except the file. */
export function ApplicationForm({ language, form, result, formKey, jobs, chosen }: FormProps) {
  const t = applicationMessages[language]
  return (
    <PostForm intent="apply" encType="multipart/form-data" submit={t.submit} sending={t.sending}>
      <input type="hidden" name="key" value={formKey} />
      <p className="text-quiet text-sm">{t.required}</p>
      {jobs.length > 0 && (
        <Select
          id="career_id"
          name="career_id"
          label={t.job}
          options={[{ value: '', label: t.anyJob }, ...jobs.map(({ id, title }) => ({ value: String(id), label: title }))]}
          defaultValue={result?.typed.career_id ?? String(chosen ?? '')}
          error={form.errorOf('career_id')}
        />
      )}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormField form={form} name="name" label={t.name} className="sm:col-span-2" />
        <FormField form={form} name="email" label={t.email} />
        <FormField form={form} name="phone" label={t.phone} />
      </div>
      <FormTextArea form={form} name="message" label={t.message} hint={t.messageHint} />
      <CvField language={language} result={result} />
      <Checkbox
        id="future_recruitments"
        name="future_recruitments"
        label={t.futureRecruitments}
        hint={t.futureRecruitmentsHint}
        defaultChecked={form.valueOf('future_recruitments') === 'on'}
      />
      <p className="text-quiet text-sm">
        <DocumentText text={t.privacyText} document={t.privacy} href={hrefTo(language, 'privacyPolicy')} newTab={t.newTab} />
      </p>
    </PostForm>
  )
}
