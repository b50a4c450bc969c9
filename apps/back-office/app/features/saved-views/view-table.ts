/** Fields of the forms that name a view. */
export const viewTable = { name: 'required', query: 'required', is_shared: 'optional' } as const
