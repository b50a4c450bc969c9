import { ShopError } from '@stragan/contract'
import { inboxCalls, inboxStates, roleHas } from '@stragan/contract/admin'
import type { Fields } from '@stragan/ui/form'
import { FormField, FormTextArea } from '@stragan/ui/form-field'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { storedName } from '../../platform/drafts/draft.ts'
import { discardDraft, loadDraft } from '../../platform/drafts/drafts.server.ts'
import { officeForm } from '../../platform/form.ts'
import { hasHistory } from '../../platform/has-history.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { languageNames } from '../../platform/language-names.ts'
import { oneOf } from '../../platform/list-query.ts'
import { refusingConflicts } from '../../platform/merged-change.server.ts'
import { Form, Refusal } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { textOf } from '../../platform/typed-text.server.ts'
import { HistoryLink } from '../history/history-link.tsx'
import type { Route } from './+types/inbox-entry-page.ts'
import { EntryContent } from './entry-content.tsx'
import { EntryMoves } from './entry-moves.tsx'
import { DueDay, StateBadge } from './entry-state.tsx'
import { inboxMessages } from './inbox.messages.ts'
import { replyDraft } from './inbox-drafts.ts'

const table = { subject: 'required', text: 'required' } as const

const draftOf = (subject: string) => ({ area: 'inbox', subject, form: replyDraft }) as const

export const loader = pageLoader(async (office, { params }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'inbox:read')
  const id = params.id ?? ''
  const [entry, isInHistory] = await Promise.all([
    office.api(inboxCalls.inboxEntry, { params: { shop: shop.code, id } }),
    hasHistory(office, shop, 'inbox', id),
  ])
  const canWrite = roleHas(shop.role, 'inbox:write')
  return {
    shop: shop.code,
    canWrite,
    draft: canWrite ? await loadDraft(office, { shop: shop.code, times, ...draftOf(entry.id) }) : undefined,
    canSeeOrder: roleHas(shop.role, 'orders:read'),
    hasHistory: isInHistory,
    entry,
    received: times.moment(entry.created_at),
    replies: entry.replies.map(({ created_at, ...reply }) => ({ ...reply, key: created_at, at: times.moment(created_at) })),
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const intent = form.text('intent')
  const fields: Fields = { ...fieldsOf(form), text: textOf(form, 'text') }
  const given = { params: { shop: params.shop ?? '', id: params.id ?? '' } }
  switch (intent) {
    case 'change': {
      const [state, assigned] = [oneOf(inboxStates, form.text('state')), oneOf(['me', 'nobody'] as const, form.text('assigned'))]
      const from = {
        state: oneOf(inboxStates, form.text(storedName('state'))),
        assigned_to_id: assigned && (form.text(storedName('assigned')) || null),
      }
      const body = { state, assigned, from }
      const { refused } = await submit(refusingConflicts(office), {
        intent,
        table: {},
        fields,
        call: inboxCalls.changeInboxEntry,
        args: { ...given, body },
      })
      return refused ?? done(office, path, { kind: 'inbox_entry_changed' })
    }
    case 'reply': {
      const body = { subject: fields.subject ?? '', text: fields.text ?? '' }
      const { refused } = await submit(office, { intent, table, fields, call: inboxCalls.replyToInboxEntry, args: { ...given, body } })
      if (refused) return refused
      await discardDraft(office, given.params.shop, draftOf(given.params.id))
      const { state } = await office.api(inboxCalls.inboxEntry, given)
      return done(office, path, { kind: state === 'done' ? 'inbox_reply_sent_done' : 'inbox_reply_sent' })
    }
    default:
      throw new ShopError('not_found')
  }
})

export default function InboxEntryPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = inboxMessages[language]
  const { shop, canWrite, canSeeOrder, hasHistory, draft, entry, received, replies } = loaderData
  const { kind, state, name, email, is_mine, template } = entry
  const form = officeForm(language, { fields: table, answer, intent: 'reply', saved: template, draft })
  return (
    <Page
      title={t.named(t.kinds[kind], name)}
      lead={t.received(received)}
      above={<Breadcrumb href={`/${shop}/inbox`}>{t.back}</Breadcrumb>}
      actions={<StateBadge state={state} />}
    >
      <EntryContent shop={shop} entry={entry} canSeeOrder={canSeeOrder} />
      {replies.length > 0 && (
        <Section id="replies" title={t.replies}>
          <ol className="grid gap-6">
            {replies.map(reply => (
              <li key={reply.key} className="grid max-w-prose gap-1">
                <p className="text-quiet text-sm">{t.repliedOn(reply.author, reply.at)}</p>
                <h3 className="wrap-anywhere font-semibold">{reply.subject}</h3>
                <p className="wrap-anywhere whitespace-pre-line">{reply.text}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
      <Section id="next" title={t.whatNext}>
        <DueDay entry={entry} />
        {canWrite && (
          <>
            <Refusal form={officeForm(language, { fields: {}, answer, intent: 'change' })} />
            <EntryMoves state={state} assigned={entry.assigned_to} assignedId={entry.assigned_to_id} isMine={is_mine} />
          </>
        )}
      </Section>
      {canWrite && (
        <Section id="reply" title={t.reply} lead={t.replyLead(email, languageNames[language][entry.language])}>
          <Form form={form} submit={t.send} className="max-w-2xl">
            <FormField form={form.view} name="subject" label={t.replySubject} lang={entry.language} />
            <FormTextArea form={form.view} name="text" label={t.replyText} lang={entry.language} rows={10} />
          </Form>
        </Section>
      )}
      {hasHistory && <HistoryLink shop={shop} entity="inbox" id={entry.id} />}
    </Page>
  )
}
