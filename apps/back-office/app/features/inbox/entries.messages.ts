import { type InboxKind, inboxKindNames, inboxStateNames } from '@stragan/contract/admin'
import { messages } from '@stragan/contract/messages'
import { namesIn } from '../../platform/names-in.ts'

const duesEn: Record<InboxKind, string> = {
  withdrawal: 'Pay the money back by',
  complaint: 'Answer by',
  message: '',
  vending: '',
  application: '',
}
const duesPl: Record<InboxKind, string> = {
  withdrawal: 'Zwrot pieniędzy do',
  complaint: 'Odpowiedź do',
  message: '',
  vending: '',
  application: '',
}

/** Texts of entries wherever they are listed. */
export const entryMessages = messages(
  {
    title: 'Inbox',
    kind: 'Kind',
    state: 'State',
    email: 'E-mail',
    due: 'Due',
    overdue: 'Overdue',
    dueBy: duesEn,
    kinds: namesIn(inboxKindNames, 'en'),
    states: namesIn(inboxStateNames, 'en'),
    named: (kind: string, name: string) => `${kind}: ${name}`,
    noSubject: 'without a subject',
    assignedTo: (name: string) => `Assigned to ${name}`,
    ofOrder: 'Withdrawals and complaints',
  },
  {
    title: 'Skrzynka',
    kind: 'Rodzaj',
    state: 'Stan',
    email: 'E-mail',
    due: 'Ostatni dzień',
    overdue: 'Po terminie',
    dueBy: duesPl,
    kinds: namesIn(inboxKindNames, 'pl'),
    states: namesIn(inboxStateNames, 'pl'),
    named: (kind: string, name: string) => `${kind}: ${name}`,
    noSubject: 'bez tematu',
    assignedTo: (name: string) => `Przypisane do: ${name}`,
    ofOrder: 'Odstąpienia i reklamacje',
  },
)
