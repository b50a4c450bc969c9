import type { RefusalText } from './refusal-text.ts'

/** What has to be done before a form that was sent can be carried out. */
export interface Interruption {
  kind: 'sign-in' | 'second-factor' | 'identity'
  /** The form, sent again with the answer. */
  fields: readonly (readonly [name: string, value: string])[]
  /** Whether the form came as `multipart/form-data`, and is sent again so: long texts may exceed its limit otherwise. */
  isMultipart?: boolean
  /** Why the last answer was refused. */
  refusal?: RefusalText
  email?: string
}

/** The data of an error page: its texts, where those of its status do not say enough, or what interrupts a form. */
export type PageFailure = Partial<RefusalText> | { interruption: Interruption }

/** The field with the key of a form, which no action reads. */
export const formKeyName = '~key'

/** Fields of an answer to an interruption. No form has a field that begins with a tilde. */
export const answerNames = {
  email: '~email',
  password: '~password',
  code: '~code',
  identity: '~identity',
  /** A passkey's answer, in place of the password. */
  passkey: '~passkey',
  passkeyIdentity: '~passkey-identity',
} as const
