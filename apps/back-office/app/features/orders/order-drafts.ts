import { type DraftForm, keyWithin, onlyNames } from '../../platform/drafts/draft.ts'
import { dataTable } from './handling/data-form.ts'

const noteNames = onlyNames(['note'])
const moveNames = onlyNames(['subject', 'message', 'leave_out', 'cancel_reason', 'carrier', 'tracking_number', 'tracking_url'])
const pageOfMove: DraftForm['pageOf'] = ({ subject, form }) => `orders/${subject}/move/${keyWithin(form)}`

/** Forms about an order of which drafts are kept. */
export const orderForms: readonly DraftForm[] = [
  {
    area: 'orders',
    kind: 'data',
    fieldsOf: onlyNames([...Object.keys(dataTable), 'elsewhere']),
    revision: 'if_match',
    pageOf: ({ subject }) => `orders/${subject}/data`,
  },
  { area: 'orders', kind: 'note', fieldsOf: noteNames, pageOf: ({ subject }) => `orders/${subject}#timeline` },
  { area: 'orders', kind: 'move', fieldsOf: moveNames, pageOf: pageOfMove },
  // The warehouse has the right to pack and to send alone.
  { area: 'shipments', kind: 'move', fieldsOf: moveNames, pageOf: pageOfMove },
]

/** `form` of the drafts of notes: of a new one, and of one that is changed. */
export const newNoteDraft = 'note.new'
export const noteDraft = (id: string) => `note.${id}`
