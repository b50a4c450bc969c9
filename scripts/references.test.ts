import { readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './build.ts'
import { filesOf } from './source-files.ts'

const files = filesOf(['*.{md,ts,mjs,yaml}', 'Dockerfile', '{packages,apps,scripts,e2e,bench,docs,demo}/**/*.{ts,tsx,mjs,sql,css,md}'])
/** Pages about the project; the other Markdown is content of shops. */
const documentation = files.filter(file => /^[A-Z]+\.md$|^docs\/.*\.md$|(^|\/)README\.md$/.test(file))
const records = new Set(documentation.flatMap(file => file.match(/^docs\/decisions\/(\d{3})-/)?.[1] ?? []))
const existing = new Set(filesOf('**/*'))

const texts = new Map<string, string>()
function textOf(file: string) {
  const text = texts.get(file) ?? readFileSync(`${root}/${file}`, 'utf8')
  texts.set(file, text)
  return text
}

/** Explicit anchors, and those that GitHub makes of headings. */
function anchorsOf(file: string): Set<string> {
  const text = textOf(file)
  const explicit = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
  return new Set([...explicit, ...headings])
}

const resolves = (file: string, anchor: string | undefined) =>
  existing.has(file) && (anchor === undefined || (file.endsWith('.md') && anchorsOf(file).has(anchor)))

/** Every match in the given files for which `isBroken`, as `file:line text`. */
function broken(among: readonly string[], pattern: RegExp, isBroken: (match: RegExpMatchArray, file: string) => boolean): string[] {
  return among.flatMap(file => {
    const text = textOf(file)
    return [...text.matchAll(pattern)]
      .filter(match => isBroken(match, file))
      .map(match => `${file}:${text.slice(0, match.index).split('\n').length} ${match[0]}`)
  })
}

test('references to pages under docs/ resolve, with their anchors', () => {
  const pages = /\bdocs\/(?:[\w-]+\/)*[\w-]+\.md(?:#([\w-]+))?/g
  expect(broken(files, pages, ([reference, anchor]) => !resolves(reference.split('#')[0] ?? '', anchor))).toEqual([])
})

test('references to decision records resolve by their number', () => {
  const byNumber = /\bdocs\/decisions\/(\d+)|\b[Rr]ecords? (\d{3})\b/g
  expect(broken(files, byNumber, ([, path, word]) => !records.has(path ?? word ?? ''))).toEqual([])
})

test('relative links in Markdown resolve, with their anchors', () => {
  const links = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g
  const target = (file: string, path: string) => (path === '' ? file : posix.join(dirname(file), path))
  expect(broken(documentation, links, ([, path = '', anchor], file) => !resolves(target(file, path), anchor))).toEqual([])
})

test('no reference names a section of the specification without a link', () => {
  const bare = /(?<!\[)\b(?:spec|specification|decisions?) (?:§ ?|sections? )?\d+\b/gi
  expect(broken(files, bare, () => true)).toEqual([])
})

test('paths in documentation exist', () => {
  const paths = /`((?:packages|apps|scripts|e2e|bench|demo)\/[\w./-]+)`/g
  expect(broken(documentation, paths, ([, path = '']) => !existing.has(path.replace(/\/$/, '')))).toEqual([])
})

test('each message of docs/operating.md to alert on is logged somewhere', () => {
  const [table = ''] = /(?<=^Alert on:\n\n)(?:\|.*\n)+/m.exec(textOf('docs/operating.md')) ?? []
  const messages = table
    .split('\n')
    .flatMap(row => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, message = '']) => message))
  expect(messages.length).toBeGreaterThan(10)
  const sources = files.filter(file => /^apps\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)).map(textOf)
  expect(messages.filter(message => !sources.some(source => source.includes(`'${message}`)))).toEqual([])
})
