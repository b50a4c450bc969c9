/** Fields of the forms that name a passkey. */
export const passkeyTable = { name: 'required' } as const
