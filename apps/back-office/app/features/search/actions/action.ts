import type { Language } from '@stragan/contract'
import type { Permission } from '@stragan/contract/admin'

export interface Action {
  /** `{shop}` stands for the code of the shop. */
  path: string
  permission: Permission | 'operator' | 'signed-in'
  texts: Readonly<Record<Language, string>>
  /** The calls that change something there, as method and path of the contract. */
  calls: readonly string[]
  /** Offered where the shop shows the notice on the legal guarantee in this language. */
  noticeIn?: Language
}
