import { type DraftForm, type DraftKey, storedName } from '../../platform/drafts/draft.ts'

/** The draft of the form of an endpoint; `id` is null for a new one. */
export const webhookDraft = (id: string | null) =>
  ({ area: 'webhooks', subject: id ?? 'new', form: 'endpoint' }) as const satisfies DraftKey

/** One text each: an event or a box that was unticked is stored, too. An address with a password is refused anyway, and not stored. */
const fieldsOf: DraftForm['fieldsOf'] = (form, { subject }) => {
  const url = form.text('url')
  const ofNew = [
    ...(url.includes('@') ? [] : [{ name: 'url', value: url }]),
    { name: 'description', value: form.text('description') },
    { name: 'events', value: form.texts('events').join(' ') },
  ]
  if (subject === 'new') return ofNew
  const own = [...ofNew, { name: 'enabled', value: form.text('enabled') }]
  return [...own, ...own.map(({ name }) => storedName(name)).map(name => ({ name, value: form.text(name) }))]
}

export const webhookForm: DraftForm = {
  area: 'webhooks',
  kind: 'endpoint',
  fieldsOf,
  pageOf: ({ subject }) => (subject === 'new' ? 'webhooks/new' : `webhooks/${subject}#settings`),
}
