import { makeOperator } from '@stragan/api'
import { emailCommand } from './email-command.ts'

export const operator = emailCommand({
  summary: 'makes a person an operator of the installation, who creates shops; prints the link to set a password',
  run: async (email, { db, adminOrigin, print }) => {
    const token = await makeOperator(db, new Date(), email)
    print(
      token === null
        ? `${email} is an operator, and signs in at ${adminOrigin} with the password of the account`
        : `${email} is an operator. Set a password within a day: ${adminOrigin}/password-reset/${token}`,
    )
  },
})
