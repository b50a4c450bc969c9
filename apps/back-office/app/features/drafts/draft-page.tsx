import { ShopError } from '@stragan/contract'
import { ButtonLink } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import type { FormFields } from '@stragan/web/form-fields.server'
import { data, redirect } from 'react-router'
import { useLanguage } from '../../platform/language.ts'
import { done, isForPage, pageAction, pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import type { Route } from './+types/draft-page.ts'
import { draftPageMessages } from './draft-page.messages.ts'
import { changeDraft, draftAt } from './keep.server.ts'

const pageAt = (params: Record<string, string>, sent?: FormFields) => {
  const { key, declared } = draftAt(params)
  // Encoded again: a slash at its beginning would lead to another host.
  return `/${encodeURIComponent(params.shop ?? '')}/${declared.pageOf(key, sent)}`
}

/** A draft is shown by its form. */
export const loader = pageLoader(async (_, { params }) => redirect(pageAt(params), 303))

/** Without scripts: stores a draft, or discards it, and shows the form again. */
export const action = pageAction(async (office, form, { params }) => {
  try {
    const time = await changeDraft(office, form, params)
    return done(office, pageAt(params, form), time === null ? { kind: 'draft_discarded' } : { kind: 'draft_stored', subject: time })
  } catch (error) {
    if (!(error instanceof ShopError) || (await isForPage(office, error))) throw error
    const reason = error.status === 404 ? 'gone' : error.status === 413 || error.status === 422 ? 'tooLong' : 'later'
    return data({ reason, back: pageAt(params, form) } as const, { status: error.status })
  }
})

/** Why a form could not be stored. */
export default function DraftPage({ actionData: refused }: Route.ComponentProps) {
  const t = draftPageMessages[useLanguage()]
  if (!refused) return null
  return (
    <Page title={t.title}>
      <Notice tone="danger" assertive>
        <p className="mb-3">{t[refused.reason]}</p>
        <ButtonLink href={refused.back}>{t.toForm}</ButtonLink>
      </Notice>
    </Page>
  )
}
