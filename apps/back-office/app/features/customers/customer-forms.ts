export const lockTable = { reason: 'required' } as const
export const erasureTable = { confirmation: 'required' } as const

/** Intents of the forms of the customer's page. */
export const intents = {
  approve: 'approve',
  withdraw: 'withdraw',
  /** Also changes the reason of a customer who is locked. */
  lock: 'lock',
  unlock: 'unlock',
  endSessions: 'end-sessions',
} as const
