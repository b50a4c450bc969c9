import { type WebhookEvent, webhookEvents } from '@stragan/contract/admin'
import { Checkbox } from '@stragan/ui/checkbox'
import type { Fields } from '@stragan/ui/form'
import { baseOf, conflictsOf, isConflict } from '../../platform/conflicts.ts'
import { Differences } from '../../platform/differences.tsx'
import type { DraftState } from '../../platform/drafts/draft.ts'
import { formMessages } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form, Question, Refusal } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import { StoredValues } from '../../platform/stored-values.tsx'
import { WebhookFields, webhookTable } from './webhook-fields.tsx'
import { webhookMessages } from './webhooks.messages.ts'

interface SectionsProps {
  webhook: {
    url: string
    host: string
    description: string
    events: readonly WebhookEvent[]
    enabled: boolean
    previousSecretUntil: string | null
  }
  draft: DraftState | undefined
  answer: object | undefined
}

const table = { ...webhookTable, enabled: 'optional' } as const

/** Settings of an endpoint, its secret, and its deletion. */
export function WebhookSections({ webhook, draft, answer }: SectionsProps) {
  const language = useLanguage()
  const t = webhookMessages[language]
  const { url, host, description, events, enabled, previousSecretUntil } = webhook
  const saved = { url, description, events: inOrder(events).join(' '), enabled: enabled ? 'on' : '' }
  const form = officeForm(language, { fields: table, answer, intent: 'save', saved, draft })
  const hasConflict = isConflict(form)
  const typed = form.result?.typed
  const question = { fields: { subject: host } }
  return (
    <>
      <Section id="settings" title={t.settings}>
        <Form
          form={form}
          submit={formMessages[language].save}
          className="max-w-2xl"
          help={hasConflict && typed && <ChangedWebhook stored={saved} typed={typed} />}
        >
          <StoredValues form={form} values={saved} />
          <input type="hidden" name="from" value={JSON.stringify(fromOf(baseOf(form, saved)))} />
          <WebhookFields form={form.view} />
          <Checkbox name="enabled" label={t.enabledLabel} hint={t.enabledHint} defaultChecked={form.view.valueOf('enabled') === 'on'} />
        </Form>
      </Section>
      <Section
        id="secret"
        title={t.secret}
        lead={[t.secretLead, previousSecretUntil && t.previousSecret(previousSecretUntil)].filter(Boolean).join(' ')}
      >
        <Refusal form={officeForm(language, { fields: {}, answer, intent: 'rotate' })} />
        <div>
          <Question
            {...question}
            id="rotate"
            label={t.rotate}
            name={t.rotate}
            title={t.rotateQuestion}
            text={t.rotateText}
            confirm={t.rotate}
            kind="primary"
            intent="rotate"
          />
        </div>
      </Section>
      <Section id="removal" title={t.removeTitle} lead={t.removeLead}>
        <Refusal form={officeForm(language, { fields: {}, answer, intent: 'delete' })} />
        <div>
          <Question
            {...question}
            id="delete"
            label={t.remove}
            name={t.removeTitle}
            title={t.removeQuestion(host)}
            text={t.removeText}
            confirm={t.remove}
            intent="delete"
          />
        </div>
      </Section>
    </>
  )
}

interface ChangedWebhookProps {
  stored: Readonly<Record<keyof typeof table, string>>
  typed: Fields
}

/** After a change that met another one: what is stored beside what was typed, where both have changed the same. */
function ChangedWebhook({ stored, typed }: ChangedWebhookProps) {
  const t = webhookMessages[useLanguage()]
  const labels = { url: t.address, description: t.description, events: t.events, enabled: t.enabledLabel }
  const shown = (name: keyof typeof table, value: string) =>
    name === 'events' ? inOrder(value.split(' ')).map(t.event).join(', ') : name === 'enabled' ? (value ? t.enabled : t.disabled) : value
  const rows = conflictsOf(Object.keys(table) as (keyof typeof table)[], typed, stored).map(({ name, before, stored, typed }) => ({
    label: labels[name],
    before: before === null ? null : shown(name, before),
    stored: shown(name, stored),
    typed: shown(name, typed),
  }))
  return <Differences rows={rows} />
}

/** The base of a change, as the call has it. */
const fromOf = ({ url, description, events, enabled }: Readonly<Record<keyof typeof table, string>>) => ({
  url,
  description,
  events: inOrder(events.split(' ')),
  enabled: enabled === 'on',
})

const inOrder = (events: readonly string[]) => webhookEvents.filter(event => events.includes(event))
