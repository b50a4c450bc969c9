import type { OrderStatus } from '@stragan/contract'
import { Badge } from '@stragan/ui/badge'
import type { ComponentProps } from 'react'
import { useLanguage } from '../../platform/language.ts'
import { orderMessages } from './orders.messages.ts'

const tones: Record<OrderStatus, NonNullable<ComponentProps<typeof Badge>['tone']>> = {
  new: 'tinted',
  confirmed: 'tinted',
  paid: 'success',
  packed: 'success',
  sent: 'neutral',
  delivered: 'neutral',
  cancelled: 'danger',
}

export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={tones[status]}>{orderMessages[useLanguage()].statuses[status]}</Badge>
)
