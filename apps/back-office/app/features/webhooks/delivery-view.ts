import type { ResponseOutput } from '@stragan/contract'
import type { webhookCalls } from '@stragan/contract/admin'
import type { Times } from '../../platform/moments.ts'

type Delivery = ResponseOutput<typeof webhookCalls.webhookDeliveries>['items'][number]

/** A delivery with its times formatted. */
export const deliveryView = ({ created_at, next_attempt_at, event_id: _, ...delivery }: Delivery, times: Times) => ({
  ...delivery,
  created: times.moment(created_at),
  nextAttempt: next_attempt_at && times.moment(next_attempt_at),
})

export type DeliveryView = ReturnType<typeof deliveryView>
