import { createContext, useContext } from 'react'

/** Given by the server alone, for the time of one rendering. */
export const NonceContext = createContext<string | undefined>(undefined)

/** Marks an inline script or style as the page's own; without it the policy does not let it run (server/content-security-policy.ts). */
export const useNonce = () => useContext(NonceContext)
