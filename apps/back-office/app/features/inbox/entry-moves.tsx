import { type InboxState, inboxStates } from '@stragan/contract/admin'
import { Button } from '@stragan/ui/button'
import { storedName } from '../../platform/drafts/draft.ts'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { inboxMessages } from './inbox.messages.ts'

interface MovesProps {
  state: InboxState
  /** Name and id of the person. */
  assigned: string | null
  assignedId: string | null
  isMine: boolean
}

/** Changes the state of an entry, and to whom it is assigned, with one press each. */
export function EntryMoves({ state, assigned, assignedId, isMine }: MovesProps) {
  const t = inboxMessages[useLanguage()]
  return (
    <div className="grid gap-3">
      <p className="text-sm">{isMine ? t.assignedToMe : assigned ? t.assignedTo(assigned) : t.assignedToNobody}</p>
      <div className="flex flex-wrap gap-3">
        {!isMine && <Move name="assigned" value="me" label={t.assign} from={assignedId ?? ''} />}
        {assignedId && <Move name="assigned" value="nobody" label={t.unassign} from={assignedId} />}
        {inboxStates
          .filter(one => one !== state)
          .map(one => (
            <Move key={one} name="state" value={one} label={t.moves[one]} from={state} />
          ))}
      </div>
    </div>
  )
}

interface MoveProps {
  name: 'assigned' | 'state'
  value: string
  label: string
  /** What is stored, as the person sees it. */
  from: string
}

const Move = ({ name, value, label, from }: MoveProps) => (
  <form method="post">
    <FormKey />
    <input type="hidden" name="intent" value="change" />
    <input type="hidden" name={name} value={value} />
    <input type="hidden" name={storedName(name)} value={from} />
    <Button type="submit">{label}</Button>
  </form>
)
