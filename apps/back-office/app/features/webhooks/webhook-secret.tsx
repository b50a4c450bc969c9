import { useLanguage } from '../../platform/language.ts'
import { NewSecret } from '../../platform/new-secret.tsx'
import { webhookMessages } from './webhooks.messages.ts'

interface WebhookSecretProps {
  title: string
  url: string
  secret: string
  /** Page of the endpoint. */
  href: string
}

/** The new secret of an endpoint. */
export function WebhookSecret({ title, url, secret, href }: WebhookSecretProps) {
  const t = webhookMessages[useLanguage()]
  const next = { href, label: t.toWebhook }
  return (
    <NewSecret title={title} lead={t.createdLead} owner={<span translate="no">{url}</span>} secret={secret} label={t.secret} next={next} />
  )
}
