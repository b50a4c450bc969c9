import type { ParseArgsOptionsConfig } from 'node:util'
import type { Database } from '@stragan/api'

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
  /** Validates the options before anything is opened; returns the command to run. */
  prepare: (values: Record<string, unknown>) => (context: CommandContext) => Promise<void>
}
