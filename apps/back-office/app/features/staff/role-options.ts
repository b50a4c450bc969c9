import type { Language } from '@stragan/contract'
import { roles } from '@stragan/contract/admin'
import { rightsMessages } from '../../platform/rights.messages.ts'

/** The roles to choose from, with what each may do. */
export function roleOptions(language: Language) {
  const { role, roleHint } = rightsMessages[language]
  return roles.map(value => ({ value, label: `${role(value)}: ${roleHint(value)}` }))
}
