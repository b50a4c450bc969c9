import { globSync } from 'node:fs'
import { root } from './build.ts'

const isOutput = (path: string) => /(^|\/)(node_modules|build|data|results|\.react-router)$/.test(path)

/** Files of the repository that match a pattern, without what commands write; with `/` on every system. */
export const filesOf = (patterns: string | readonly string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: isOutput }).map(file => file.replaceAll('\\', '/'))
