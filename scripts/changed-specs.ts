import { execFileSync } from 'node:child_process'

/** What the browser tests run; Playwright finds out itself which specs import a changed file, but not which pages run it. */
const isRun = (file: string) => /^(packages|apps|demo)\/.*\.(tsx?|css|sql|svg)$/.test(file) && !/\.test\.tsx?$/.test(file)

/** Arguments of Playwright for the specs that changed files can affect: those of an application, or all for what applications share. */
export function specsAffectedBy(changed: readonly string[]): string[] {
  const run = changed.filter(isRun)
  if (run.length === 0) return ['--only-changed=main']
  if (run.every(file => file.startsWith('apps/back-office/'))) return ['e2e/back-office/']
  if (run.every(file => file.startsWith('apps/storefront/'))) return ['e2e/(?!back-office/)']
  return []
}

/** Files that differ from `main`, new ones included. */
export function filesChangedSinceMain(folder: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...git('diff', '--name-only', 'main'), ...git('ls-files', '--others', '--exclude-standard')]
}
