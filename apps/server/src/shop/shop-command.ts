import type { ParseArgsOptionsConfig } from 'node:util'
import type { Database } from '@stragan/api'

/** What a command works on: nobody else has the data folder meanwhile, and the schema is up to date. */
export interface Workshop {
  db: Database
  fileFolder: string
  /** Where `npm start` serves. */
  port: number
  say: (line: string) => void
}

/** A command of `npm run shop`. */
export interface ShopCommand {
  /** What it does, in a line. */
  summary: string
  options: ParseArgsOptionsConfig
  /** Throws where an option's value is wrong: before anything is opened. Gives the work. */
  prepare: (values: Record<string, unknown>) => (workshop: Workshop) => Promise<void>
}
