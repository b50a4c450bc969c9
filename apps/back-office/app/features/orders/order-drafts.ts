import { type DraftForm, keyWithin, onlyNames, withStored } from '../../platform/drafts/draft.ts'
import { noteForm } from '../../platform/notes/note-forms.ts'
import { dataTable } from './handling/data-form.ts'

const moveNames = onlyNames(['subject', 'message', 'leave_out', 'cancel_reason', 'carrier', 'tracking_number', 'tracking_url'])
const pageOfMove: DraftForm['pageOf'] = ({ subject, form }) => `orders/${subject}/move/${keyWithin(form)}`

/** Forms about an order of which drafts are stored. */
export const orderForms: readonly DraftForm[] = [
  {
    area: 'orders',
    kind: 'data',
    fieldsOf: onlyNames([...Object.keys(dataTable), 'elsewhere']),
    revision: 'revision',
    pageOf: ({ subject }) => `orders/${subject}/data`,
  },
  noteForm({ area: 'orders', more: ['audience'], pageOf: ({ subject }) => `orders/${subject}#timeline` }),
  { area: 'orders', kind: 'move', fieldsOf: moveNames, pageOf: pageOfMove },
  {
    area: 'orders',
    kind: 'payment',
    // A day that was left as it was is that of today, when the draft is continued.
    fieldsOf: withStored(['amount', 'received_on', 'note', 'refund_due', 'subject', 'message', 'leave_out']),
    pageOf: ({ subject }) => `orders/${subject}/payment`,
  },
  // The warehouse has the right to pack and to send alone.
  { area: 'shipments', kind: 'move', fieldsOf: moveNames, pageOf: pageOfMove },
  {
    area: 'shipments',
    kind: 'shipment',
    fieldsOf: withStored(['carrier', 'tracking_number', 'tracking_url']),
    pageOf: ({ subject, form }) => `orders/${subject}/shipments/${keyWithin(form)}`,
  },
]
