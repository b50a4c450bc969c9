import { type Arguments, contentCalls, isPdf, maxCvBytes } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import { defineForm, fieldsOf, formWithErrors, hasProblems, idempotencyKeyFor } from '@stragan/web/form.server'
import { redirect } from 'react-router'
import { type Fields, parseId, type Wrong } from '../../platform/form.ts'
import { uploadAction } from '../../platform/personal-loader.server.ts'
import { applicationFields } from './application.ts'

const { problemsOf, refusalOf } = defineForm(applicationFields)

/** Maximum size of the form: the largest CV, and the text fields. */
const maxFormBytes = maxCvBytes + 64 * 1024

type Application = Arguments<typeof contentCalls.applyForCareer>['body']['application']

const applicationOf = (fields: Fields, cv: Application['cv']): Application => ({
  career_id: parseId(fields.career_id),
  name: fields.name ?? '',
  email: fields.email ?? '',
  phone: fields.phone || null,
  message: fields.message || null,
  cv,
  future_recruitments: fields.future_recruitments === 'on',
})

/** Uploading a CV takes longer than reading a page. */
const timeoutMs = 20_000

/** Placeholder for the CV while the other fields are validated. */
const anyCv = { name: 'cv.pdf', content: 'AA==' }

/** Submits a job application. When the form is too large, its CV is the reason. */
export const applicationAction = uploadAction(maxFormBytes, async ({ language }, { api }, { form, isComplete }) => {
  // Line breaks of the message are preserved.
  const fields: Fields = { ...fieldsOf(form), message: form.text('message').replaceAll('\r\n', '\n').trim() }
  const file = form.get('cv')
  const bytes = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
  const wrong = isComplete ? wrongIn(bytes) : 'long'
  const body = { application: applicationOf(fields, anyCv) }
  const problems = { ...problemsOf(contentCalls.applyForCareer.body, body, fields), ...(wrong && { cv: wrong }) }
  if (hasProblems(problems)) return formWithErrors(fields, { problems, refused: null })
  const cv = { name: nameOf(file), content: bytes.toString('base64') }
  try {
    await api(
      contentCalls.applyForCareer,
      { body: { application: applicationOf(fields, cv) } },
      { timeoutMs, ...idempotencyKeyFor(fields.key) },
    )
  } catch (error) {
    return formWithErrors(fields, refusalOf(error))
  }
  throw redirect(`${hrefTo(language, 'jobApplication')}?sent=1`, 303)
})

function wrongIn(bytes: Buffer): Wrong | null {
  if (bytes.length === 0) return 'missing'
  if (bytes.length > maxCvBytes) return 'long'
  return isPdf(bytes) ? null : 'wrong'
}

const nameOf = (file: FormDataEntryValue | null) => (file instanceof File && file.name.trim().slice(-200).toWellFormed()) || anyCv.name
