import type { ParseArgsOptionsConfig } from 'node:util'
import type { Database } from '@stragan/api'
import type { z } from 'zod'

/** What a command runs on: the data folder is locked, and the schema is migrated. */
export interface CommandContext {
  db: Database
  fileFolder: string
  /** Port of `npm start`. */
  port: number
  /** Base URL of the back office; empty where it is switched off. */
  adminOrigin: string
  /** Host of the back office, which no shop may have. */
  adminHost: string | null
  print: (line: string) => void
}

/** A subcommand of `npm run shop`. */
export interface ShopCommand {
  summary: string
  options: ParseArgsOptionsConfig
  /** An option that may be given first, without its name. */
  unnamed?: string
  /** Validates the options before anything is opened; returns the command to run. */
  prepare: (values: Record<string, unknown>) => (context: CommandContext) => Promise<void>
}

/** The validated options of a command. Throws an error with a line for each invalid one. */
export function parseOptions<Schema extends z.ZodType>(schema: Schema, values: Record<string, unknown>): z.output<Schema> {
  const { data, error } = schema.safeParse(values)
  if (error) throw new Error([...new Set(error.issues.map(({ path, message }) => `--${String(path[0])} ${message}`))].join('\n'))
  return data as z.output<Schema>
}
