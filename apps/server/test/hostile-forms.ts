import { hostileFiles, hostileTexts, randomWord } from './hostile-values.ts'
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
      ? Object.entries(hostileFiles).map(([name, file]) => ({
          name: `${place}: ${name}`,
          sent: (share: number) => upload(form, file(maxFileBytes * share)),
        }))
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

function upload(form: Form, file: File): Sent {
  const data = multipart(filledIn(form.fields))
  data.append(form.fields.find(({ type }) => type === 'file')?.name ?? 'file', file)
  return { method: 'POST', path: form.path, body: data }
}

/** A request as a form, or what is sent in its place. */
export interface RawForm {
  method?: string
  body?: BodyInit
  headers?: Record<string, string>
}

export const asForm = (text: string): RawForm => ({ body: text, headers: { 'content-type': 'application/x-www-form-urlencoded' } })

const rawMultipart = (boundary: string, body: string): RawForm => ({
  body,
  headers: { 'content-type': `multipart/form-data${boundary}` },
})
const part = '--x\r\ncontent-disposition: form-data; name="intent"\r\n\r\nread'

/** What is no form, or none that can be read, with the statuses of its refusal. */
export const malformedForms: readonly [what: string, sent: RawForm, statuses: readonly number[]][] = [
  ['JSON', { body: '{"intent":"read","product_id":3}', headers: { 'content-type': 'application/json' } }, [415]],
  ['plain text', { body: 'intent=read', headers: { 'content-type': 'text/plain' } }, [415]],
  ['bytes', { body: Buffer.from([0, 255, 254, 128]), headers: { 'content-type': 'application/octet-stream' } }, [415]],
  ['a body without a type', { body: Buffer.from('intent=read') }, [415]],
  ['nothing', {}, [415]],
  ['an invalid media type', { body: 'intent=read', headers: { 'content-type': ';;;' } }, [415]],
  ['parts without a boundary', rawMultipart('', `${part}\r\n--x--\r\n`), [400]],
  ['an empty boundary', rawMultipart('; boundary=', part), [400]],
  ['a boundary that is too long', rawMultipart(`; boundary=${'x'.repeat(71)}`, part), [400]],
  ['parts with another boundary', rawMultipart('; boundary=y', `${part}\r\n--x--\r\n`), [400]],
  ['truncated parts', rawMultipart('; boundary=x', part), [400]],
  ['parts without a name', rawMultipart('; boundary=x', '--x\r\n\r\n\r\n--x--\r\n'), [400]],
  ['too many fields', asForm(`intent=check${'&symbol='.repeat(2001)}`), [413]],
  ['a NUL', asForm('intent=read&text=a%00b&email=a%00b'), [400]],
  ['a name with a NUL', asForm('a%00b=1'), [400]],
]
