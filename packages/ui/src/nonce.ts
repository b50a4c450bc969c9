import { createContext, useContext } from 'react'

/** Set on the server, per rendering. */
export const NonceContext = createContext<string | undefined>(undefined)

/** Nonce of inline scripts and styles, required by the content security policy. */
export const useNonce = () => useContext(NonceContext)
