import type { Language } from '@stragan/routing'
import { FormField, FormSummary, FormTextArea } from '@stragan/ui/form-field'
import { Notice } from '@stragan/ui/notice'
import { PostForm } from '@stragan/ui/post-form'
import type { ReactNode } from 'react'
import { formView } from '../../platform/form.ts'
import { PrivacyNote } from '../../platform/privacy-note.tsx'
import { contactMessages } from './contact.messages.ts'
import { type ContactResult, contactFields } from './contact-form.ts'

interface MessageFormProps {
  language: Language
  /** The screen without its query: the form's action, and the link to a new form. */
  path: string
  /** Response of a submitted form. */
  result: ContactResult | undefined
  /** Whether a message was just sent: a confirmation replaces the form. */
  sent: boolean
  title: string
  lead?: string
  /** Fields before the others. */
  children?: ReactNode
}

/** Contact form with an error summary; submitted values are preserved. */
export function MessageForm({ language, path, result, sent, title, lead, children }: MessageFormProps) {
  const t = contactMessages[language]
  const form = formView({ fields: contactFields, result, fieldError: t.fieldError, optional: t.optional })
  return (
    <section id="message" aria-labelledby="write" className="scroll-mt-4">
      <h2 id="write" className="text-2xl">
        {title}
      </h2>
      {sent && !result ? (
        <div className="mt-4">
          <Notice tone="success" assertive title={t.sent}>
            <p>{t.sentHint}</p>
            <a href={`${path}#message`} className="link target mt-1 inline-flex items-center">
              {t.another}
            </a>
          </Notice>
        </div>
      ) : (
        <>
          {lead && <p className="mt-2 max-w-prose text-quiet">{lead}</p>}
          <div className="mt-4 grid gap-5">
            <FormSummary form={form} result={result} title={t.problems} refusal={result?.refused && t.refusal(result.refused)} />
            <PostForm intent="send" action={path} submit={t.send} sending={t.sending}>
              <p className="text-quiet text-sm">{t.required}</p>
              {children}
              <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
                <FormField form={form} name="name" label={t.name} />
                <FormField form={form} name="email" label={t.email} />
                <FormField form={form} name="phone" label={t.phone} hint={t.phoneHint} />
                <FormField form={form} name="subject" label={t.subject} />
              </div>
              <FormTextArea form={form} name="text" label={t.text} rows={6} />
              <PrivacyNote language={language}>{t.privacy}</PrivacyNote>
            </PostForm>
          </div>
        </>
      )}
    </section>
  )
}
