import { resetSecondFactorOf } from '@stragan/api'
import { emailCommand } from './email-command.ts'

export const resetSecondFactor = emailCommand({
  summary: 'deletes the second factors of a member of staff who lost them, and ends their sessions',
  run: async (email, { db, print }) => {
    if (!(await resetSecondFactorOf(db, new Date(), email))) throw new Error(`Nobody signs in with the e-mail ${email}`)
    print(`${email} signs in with the password alone, until a second factor is set up again`)
  },
})
