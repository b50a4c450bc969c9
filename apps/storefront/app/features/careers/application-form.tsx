import { hrefTo, type Language } from '@stragan/routing'
import { Checkbox } from '@stragan/ui/checkbox'
import { Field, TextArea } from '@stragan/ui/field'
import { Select } from '@stragan/ui/select'
import type { ComponentProps } from 'react'
import { PostForm } from '../auth/post-form.tsx'
import { applicationMessages } from './application.messages.ts'
import { type ApplicationAnswer, type FieldName, maxLengths, type TypedName } from './application.ts'
import { CvField } from './cv-field.tsx'

interface FormProps {
  language: Language
  answer: ApplicationAnswer | undefined
  formKey: string
  jobs: readonly { id: number; title: string }[]
  /** The job from which the visitor opened the form. */
  chosen: number | null
}

const errorOf = (name: FieldName, { language, answer }: Pick<FormProps, 'language' | 'answer'>) => {
  const wrong = answer?.problems[name]
  return wrong && applicationMessages[language].fieldError(name, wrong)
}

/** Submitted values are preserved, except the file. */
export function ApplicationForm({ language, answer, formKey, jobs, chosen }: FormProps) {
  const t = applicationMessages[language]
  const common = { language, answer }
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
          defaultValue={answer?.typed.career_id ?? String(chosen ?? '')}
          error={errorOf('career_id', common)}
        />
      )}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Typed {...common} name="name" label={t.name} autoComplete="name" required className="sm:col-span-2" />
        <Typed {...common} name="email" label={t.email} type="email" required />
        <Typed {...common} name="phone" label={t.phone} type="tel" />
      </div>
      <TextArea
        id="message"
        name="message"
        label={t.message}
        note={t.optional}
        hint={t.messageHint}
        defaultValue={answer?.typed.message ?? ''}
        error={errorOf('message', common)}
        maxLength={maxLengths.message}
      />
      <CvField {...common} />
      <Checkbox
        id="privacy_accepted"
        name="privacy_accepted"
        label={
          <>
            {t.privacyRead}{' '}
            <a href={hrefTo(language, 'privacyPolicy')} target="_blank" rel="noopener" className="link">
              {t.privacy}
              <span className="sr-only"> {t.newTab}</span>
            </a>
          </>
        }
        defaultChecked={answer?.typed.privacy_accepted === 'on'}
        error={errorOf('privacy_accepted', common)}
        required
      />
    </PostForm>
  )
}

interface TypedProps
  extends Omit<ComponentProps<typeof Field>, 'name' | 'id' | 'error' | 'maxLength'>,
    Pick<FormProps, 'language' | 'answer'> {
  name: TypedName
}

/** Field with the submitted value, its error and the maximum length of the contract. */
function Typed({ name, language, answer, ...field }: TypedProps) {
  return (
    <Field
      id={name}
      name={name}
      defaultValue={answer?.typed[name] ?? ''}
      error={errorOf(name, { language, answer })}
      maxLength={maxLengths[name]}
      note={field.required ? undefined : applicationMessages[language].optional}
      {...field}
    />
  )
}
