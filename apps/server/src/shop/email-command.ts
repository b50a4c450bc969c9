import { z } from 'zod'
import { type CommandContext, parseOptions, type ShopCommand } from './shop-command.ts'

const optionsSchema = z.object({ email: z.email({ error: 'has to be an e-mail address' }).max(254) })

/** A command about the account of an e-mail. */
export const emailCommand = ({
  summary,
  run,
}: {
  summary: string
  run: (email: string, context: CommandContext) => Promise<void>
}): ShopCommand => ({
  summary,
  options: { email: { type: 'string' } },
  unnamed: 'email',
  prepare: values => {
    const options = parseOptions(optionsSchema, values)
    return context => run(options.email, context)
  },
})
