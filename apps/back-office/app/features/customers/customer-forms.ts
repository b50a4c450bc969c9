export const noteTable = { note: 'required' } as const
export const lockTable = { reason: 'required' } as const
export const erasureTable = { confirmation: 'required' } as const

/** Intents of the forms of the customer's page; each note has its own to be changed and deleted by. */
export const intents = {
  approve: 'approve',
  withdraw: 'withdraw',
  lock: 'lock',
  reason: 'reason',
  unlock: 'unlock',
  endSessions: 'end-sessions',
  addNote: 'add-note',
  editNote: 'edit-note',
  deleteNote: 'delete-note',
} as const
