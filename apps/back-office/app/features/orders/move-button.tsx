import type { OrderStatus } from '@stragan/contract'
import { Button } from '@stragan/ui/button'
import { useLanguage } from '../../platform/language.ts'
import { orderMessages } from './orders.messages.ts'

/** Moves the order to a status with one press. */
export function MoveButton({ status, isMain }: { status: OrderStatus; isMain: boolean }) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="status" value={status} />
      <Button type="submit" {...(isMain && { kind: 'primary' as const })}>
        {orderMessages[useLanguage()].moves[status]}
      </Button>
    </form>
  )
}
