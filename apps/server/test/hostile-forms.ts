import { hostileTexts, randomWord } from './hostile-values.ts'
import type { Input, Sent } from './input-scaling.ts'
import { type Field, type Form, filledIn } from './shop-pages.ts'

/** The limit of a form without a file; more than the limit of any file. */
const maxFormBytes = 256 * 1024
const maxFileBytes = 6 * 1024 * 1024
const maxTargetLength = 15 * 1024

const everyText: readonly Text[] = Object.entries(hostileTexts)

type Pairs = [name: string, value: string][]
type Text = [name: string, of: (length: number) => string]

const isTyped = ({ type }: Field) => !['hidden', 'radio', 'checkbox', 'file', 'button', 'submit', 'select'].includes(type)

/** Large inputs of a form: long texts, many fields, large files. A textarea gets all texts, other fields the given ones. */
export function hostilePostsOf(form: Form, texts: readonly Text[] = everyText): Input[] {
  const maxBytes = form.method === 'GET' ? maxTargetLength : maxFormBytes
  const maxPairBytes = form.hasFile ? maxBytes / multipartOverhead : maxBytes
  const others = (but: Field) => filledIn(form.fields.filter(field => field !== but))
  const filled: [string, (share: number) => Pairs][] = [
    ...form.fields
      .filter(isTyped)
      .flatMap(field =>
        (field.type === 'textarea' ? everyText : texts).map(([name, text]): [string, (share: number) => Pairs] => [
          `${name} in ${field.name}`,
          share => [...others(field), [field.name, text(maxBytes * share)]],
        ]),
      ),
    ['each field many times', share => [...filledIn(form.fields), ...repeated(form.fields, maxPairBytes * share)]],
    [
      'many other fields',
      share => [
        ...filledIn(form.fields),
        ...Array.from({ length: (maxPairBytes / 12) * share }, (): [string, string] => [randomWord(8), 'x']),
      ],
    ],
  ]
  const place = `${form.method} ${form.path} on ${form.page} (${form.fields
    .map(({ name }) => name)
    .join(' ')
    .slice(0, 60)})`
  return [
    ...filled.map(([name, pairs]) => ({ name: `${place}: ${name}`, sent: (share: number) => asSent(form, pairs(share)) })),
    ...(form.hasFile
      ? filesOf(form).map(([name, file]) => ({ name: `${place}: ${name}`, sent: (share: number) => upload(form, file(share)) }))
      : []),
  ]
}

/** Repeats all fields with different values. */
function repeated(fields: readonly Field[], characters: number): Pairs {
  const pairs: Pairs = []
  for (let left = characters; left > 0 && fields.length > 0; )
    for (const { name, type, value } of fields) {
      const given = type === 'hidden' || type === 'button' ? value : randomWord(6)
      pairs.push([name, given])
      left -= name.length + given.length + 2
    }
  return pairs
}

function asSent(form: Form, pairs: Pairs): Sent {
  const fields = new URLSearchParams(pairs)
  if (form.method === 'POST') return { method: 'POST', path: form.path, body: form.hasFile ? multipart(pairs) : fields }
  return { method: 'GET', path: `${form.path.split('?')[0]}?${fields.toString().slice(0, maxTargetLength)}` }
}

/** Size of a part's headers, as a multiple of its content. */
const multipartOverhead = 10

function multipart(pairs: Pairs): FormData {
  const data = new FormData()
  for (const [name, value] of pairs) data.append(name, value)
  return data
}

/** Large files of the accepted types. */
function filesOf(form: Form): [string, (share: number) => [field: string, file: File]][] {
  const field = form.fields.find(({ type }) => type === 'file')?.name ?? 'file'
  const rows =
    (row: () => string) =>
    (share: number): [string, File] => {
      const one = row()
      return [field, new File([one.repeat((maxFileBytes / one.length) * share)], 'list.csv', { type: 'text/csv' })]
    }
  return [
    ['a PDF', share => [field, new File(['%PDF-1.7\n', new Uint8Array(maxFileBytes * share)], 'cv.pdf', { type: 'application/pdf' })]],
    ['a file of rows', rows(() => `${randomWord(8)};1\n`)],
    ['a file of tabs and spaces', rows(() => '\t \t')],
    ['a file of quotes', rows(() => '"')],
    ['a file of line ends', rows(() => '\r\n')],
  ]
}

function upload(form: Form, [field, file]: [string, File]): Sent {
  const data = multipart(filledIn(form.fields))
  data.append(field, file)
  return { method: 'POST', path: form.path, body: data }
}
