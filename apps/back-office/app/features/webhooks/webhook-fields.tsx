import { type WebhookEvent, webhookEvents } from '@stragan/contract/admin'
import type { FormView } from '@stragan/ui/form'
import { FormField } from '@stragan/ui/form-field'
import { ErrorText } from '@stragan/ui/labelled'
import { useLanguage } from '../../platform/language.ts'
import { webhookMessages } from './webhooks.messages.ts'

export const webhookTable = { url: 'required', description: 'optional', events: 'required' } as const

/** Address, description and events of an endpoint. */
export function WebhookFields({ form }: { form: FormView<keyof typeof webhookTable> }) {
  const t = webhookMessages[useLanguage()]
  return (
    <>
      <FormField
        form={form}
        name="url"
        label={t.address}
        hint={t.addressHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
      />
      <FormField form={form} name="description" label={t.description} hint={t.descriptionHint} autoComplete="off" />
      <EventChoice form={form} />
    </>
  )
}

function EventChoice({ form }: { form: FormView<'events'> }) {
  const t = webhookMessages[useLanguage()]
  const id = form.idOf('events')
  const chosen = new Set(form.valueOf('events').split(' '))
  const error = form.errorOf('events')
  return (
    <fieldset id={id} aria-describedby={error ? `${id}-error` : `${id}-hint`} className="grid min-w-0 gap-1">
      <legend className="mb-1 font-semibold text-sm">
        {t.events}
        <span aria-hidden="true" className="text-danger">
          {' *'}
        </span>
      </legend>
      <p id={`${id}-hint`} className="max-w-prose text-quiet text-sm">
        {t.eventsHint}
      </p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {webhookEvents.map((event: WebhookEvent) => (
          <label key={event} className="flex items-start gap-3 py-1.5 pointer-coarse:py-2.5">
            <input type="checkbox" name="events" value={event} defaultChecked={chosen.has(event)} className="tick mt-0.5 size-5" />
            <span>
              {t.event(event)}
              <code translate="no" className="block text-quiet text-xs">
                {event}
              </code>
            </span>
          </label>
        ))}
      </div>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </fieldset>
  )
}
