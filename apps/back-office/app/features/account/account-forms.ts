/** Fields of the account's forms. */
export const profileTable = { name: 'required', language: 'required' } as const
export const passwordTable = { current_password: 'required', password: 'required' } as const
export const authenticatorTable = { code: 'required' } as const
