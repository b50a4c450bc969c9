import { hrefTo, type Language } from '@stragan/routing'
import { Field, TextArea } from '@stragan/ui/field'
import { FormProblems } from '@stragan/ui/form-problems'
import { Notice } from '@stragan/ui/notice'
import type { ReactNode } from 'react'
import { PostForm } from '../auth/post-form.tsx'
import { contactMessages } from './contact.messages.ts'
import { type ContactAnswer, type FieldName, fieldNames, maxLengths } from './contact-form.ts'

interface MessageFormProps {
  language: Language
  /** The screen without its query: the form's action, and the link to a new form. */
  path: string
  /** Response of a submitted form. */
  answer: ContactAnswer | undefined
  /** Whether a message was just sent: a confirmation replaces the form. */
  sent: boolean
  title: string
  lead?: string
  /** Fields before the others. */
  children?: ReactNode
}

/** Contact form with an error summary; submitted values are preserved. */
export function MessageForm({ language, path, answer, sent, title, lead, children }: MessageFormProps) {
  const t = contactMessages[language]
  const field = (name: FieldName) => ({
    id: name,
    name,
    defaultValue: answer?.typed[name] ?? '',
    maxLength: maxLengths[name],
    error: answer?.problems[name] && t.fieldError(name, answer.problems[name]),
  })
  return (
    <section id="message" aria-labelledby="write" className="scroll-mt-4">
      <h2 id="write" className="text-2xl">
        {title}
      </h2>
      {sent && !answer ? (
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
            <Problems language={language} answer={answer} />
            <PostForm intent="send" action={path} submit={t.send} sending={t.sending}>
              <p className="text-quiet text-sm">{t.required}</p>
              {children}
              <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
                <Field {...field('name')} label={t.name} autoComplete="name" required />
                <Field {...field('email')} label={t.email} type="email" required />
                <Field {...field('phone')} label={t.phone} note={t.optional} hint={t.phoneHint} type="tel" />
                <Field {...field('subject')} label={t.subject} note={t.optional} autoComplete="off" />
              </div>
              <TextArea {...field('text')} label={t.text} rows={6} autoComplete="off" required />
              <p className="text-quiet text-sm">
                {t.privacy}{' '}
                <a href={hrefTo(language, 'privacyPolicy')} className="link target inline-flex items-center">
                  {t.privacyPolicy}
                </a>
              </p>
            </PostForm>
          </div>
        </>
      )}
    </section>
  )
}

function Problems({ language, answer }: Pick<MessageFormProps, 'language' | 'answer'>) {
  if (!answer) return null
  const t = contactMessages[language]
  const { problems, refused } = answer
  const found = fieldNames.flatMap(id => (problems[id] ? [{ id, text: t.fieldError(id, problems[id]) }] : []))
  const refusal = refused && t.refusal(refused)
  return (
    <FormProblems answer={answer} title={refusal?.title ?? t.problems(found.length)} problems={found}>
      {refusal && <p>{refusal.text}</p>}
    </FormProblems>
  )
}
