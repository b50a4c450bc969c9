import { Parser } from 'htmlparser2'
import { rawKeysIn } from '../apps/api/test/raw-keys.ts'
import type { NuChecker } from './nu-checker.ts'

const silentElements = new Set(['script', 'style', 'template', 'code'])

/** Visible texts, names and hints of a document; `code` elements are skipped, since privacy policies quote keys on purpose. */
function textsOf(html: string): string[] {
  const texts = ['']
  let silent = 0
  const next = () => texts.push('')
  const parser = new Parser({
    onopentag: (name, { 'aria-label': label, alt, title, placeholder }) => {
      if (silentElements.has(name)) silent++
      texts.push(...[label, alt, title, placeholder].filter(text => text !== undefined))
      next()
    },
    ontext: text => {
      if (silent === 0) texts[texts.length - 1] += text
    },
    onclosetag: name => {
      if (silentElements.has(name)) silent--
      next()
    },
  })
  parser.end(html)
  return texts
}

/** Problems of a served document: untranslated message keys and invalid HTML. */
export const htmlProblems = async (html: string, { errorsIn }: NuChecker) => [
  ...rawKeysIn(textsOf(html)).map(key => `shows the key ${key}`),
  ...(await errorsIn(html)),
]
