import type { DeliveryState } from '@stragan/contract/admin'
import { Badge } from '@stragan/ui/badge'
import { useLanguage } from '../../platform/language.ts'
import { webhookMessages } from './webhooks.messages.ts'

export function WebhookState({ enabled, isFailing }: { enabled: boolean; isFailing: boolean }) {
  const t = webhookMessages[useLanguage()]
  if (!enabled) return <Badge tone="neutral">{t.disabled}</Badge>
  return isFailing ? <Badge tone="warning">{t.failing}</Badge> : <Badge tone="success">{t.enabled}</Badge>
}

const tones = { waiting: 'tinted', delivered: 'success', given_up: 'danger' } as const

export const DeliveryBadge = ({ state }: { state: DeliveryState }) => (
  <Badge tone={tones[state]}>{webhookMessages[useLanguage()].states[state]}</Badge>
)
