import type { Language } from '@stragan/routing'
import { draftMessages } from '../../apps/back-office/app/platform/drafts/drafts.messages.ts'

/** The line that says at what time a draft was stored; in Polish there is a no-break space before the time. */
export const draftStored = (language: Language) =>
  new RegExp(`^${draftMessages[language].stored('').trim().replaceAll(' ', '\\s')}\\s\\d\\d:\\d\\d$`)
