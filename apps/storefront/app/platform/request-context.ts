import type { ConfigurationEntry } from '@stragan/contract'
import type { Client } from '@stragan/contract/client'
import type { Language } from '@stragan/routing'
import { createContext } from 'react-router'

/** What a loader may reach: the API for this shop in this page's language, and who the shop is. */
export interface Visit {
  api: Client
  language: Language
  shop: ConfigurationEntry<'shop'>
  log: { warn: (data: object, message: string) => void; error: (data: object, message: string) => void }
}

export const visitContext = createContext<Visit>()
