import { ButtonLink } from '@stragan/ui/button'
import { Copy } from '../../platform/copy.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Page } from '../../platform/page.tsx'
import { webhookMessages } from './webhooks.messages.ts'

interface NewSecretProps {
  title: string
  url: string
  secret: string
  /** Page of the endpoint. */
  href: string
}

/** The secret of an endpoint, which nobody can read again. */
export function NewSecret({ title, url, secret, href }: NewSecretProps) {
  const t = webhookMessages[useLanguage()]
  return (
    <Page title={title} lead={t.createdLead}>
      <div className="grid max-w-2xl gap-3 rounded-shop border border-rule bg-raised p-5">
        <p translate="no" className="wrap-anywhere font-semibold">
          {url}
        </p>
        <p className="flex flex-wrap items-center gap-3">
          <code translate="no" className="break-all text-base">
            {secret}
          </code>
          <Copy text={secret} of={t.secret} />
        </p>
      </div>
      <div>
        <ButtonLink href={href} kind="primary">
          {t.toWebhook}
        </ButtonLink>
      </div>
    </Page>
  )
}
