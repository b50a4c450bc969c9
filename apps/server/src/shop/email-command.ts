import { z } from 'zod'
import type { CommandContext, ShopCommand } from './shop-command.ts'

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
  prepare: values => {
    const parsed = optionsSchema.safeParse(values)
    if (parsed.error) throw new Error(parsed.error.issues.map(issue => `--${issue.path.join('.')} ${issue.message}`).join('\n'))
    return context => run(parsed.data.email, context)
  },
})
