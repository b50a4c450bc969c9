import { readFileSync } from 'node:fs'
import type { Texts } from './types.ts'

/** Texts from `<name>.<language>.md` of a folder. */
export const bodyOf =
  (folder: URL) =>
  (name: string): Texts => {
    const read = (language: keyof Texts) => readFileSync(new URL(`${name}.${language}.md`, folder), 'utf8').trim()
    return { en: read('en'), pl: read('pl') }
  }
