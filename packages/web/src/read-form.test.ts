import { expect, test } from 'vitest'
import type { FormFields } from './form-fields.server.ts'
import { readForm, readUpload } from './read-form.server.ts'

const mebibyte = 1024 * 1024

function sent(file: number, more: Record<string, string> = {}) {
  const form = new FormData()
  form.set('name', 'Łucja')
  form.set('cv', new File([new Uint8Array(file).fill(120)], 'cv.pdf', { type: 'application/pdf' }))
  form.set('consent', 'on')
  for (const [name, value] of Object.entries(more)) form.set(name, value)
  return new Request('http://shop.test/', { method: 'POST', body: form })
}

const sizeOf = (form: FormFields) => (form.get('cv') as File).size

test('a form within its limit is complete', async () => {
  const { form, isComplete } = await readUpload(sent(mebibyte), 2 * mebibyte)
  expect([isComplete, form.get('name'), form.get('consent'), sizeOf(form)]).toEqual([true, 'Łucja', 'on', mebibyte])
})

test('a form that is too large is truncated in its file, with the fields around it', async () => {
  const { form, isComplete } = await readUpload(sent(3 * mebibyte), mebibyte)
  expect([isComplete, form.get('name'), form.get('consent')]).toEqual([false, 'Łucja', 'on'])
  expect(sizeOf(form)).toBeLessThan(mebibyte)
})

test('an endless body is cut off', async () => {
  let chunks = 0
  const head =
    '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nŁucja\r\n--x\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n'
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(chunks === 0 ? Buffer.from(head) : new Uint8Array(mebibyte))
      chunks++
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const request = new Request('http://shop.test/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  const { form, isComplete } = await readUpload(request, mebibyte)
  expect([isComplete, form.get('name')]).toEqual([false, 'Łucja'])
  expect(chunks).toBeLessThan(15)
})

test('an urlencoded form that is too large is truncated', async () => {
  const request = new Request('http://shop.test/', { method: 'POST', body: new URLSearchParams({ name: 'x'.repeat(2 * mebibyte) }) })
  const { form, isComplete } = await readUpload(request, mebibyte)
  expect([isComplete, String(form.get('name')).length < mebibyte]).toEqual([false, true])
})

test('the texts of a form without files may be as long as its limit', async () => {
  const form = new FormData()
  form.set('cells', 'x'.repeat(mebibyte))
  const read = await readForm(new Request('http://shop.test/', { method: 'POST', body: form }), 2 * mebibyte)
  expect(read.text('cells')).toHaveLength(mebibyte)
})

const posted = (type: string | null, body: string | null) => {
  const request = new Request('http://shop.test/', { method: 'POST', body: body === null ? null : Buffer.from(body) })
  if (type === null) request.headers.delete('content-type')
  else request.headers.set('content-type', type)
  return request
}

const urlencoded = 'application/x-www-form-urlencoded'
const refusalOf = (request: Request) =>
  readForm(request).then(
    () => 200,
    error => error.init.status,
  )

test.each([
  ['no type', null, 'a=1'],
  ['no body', null, null],
  ['JSON', 'application/json', '{"a":1}'],
  ['plain text', 'text/plain', 'a=1'],
  ['an invalid type', ';;', 'a=1'],
  ['a type that is too long', `multipart/form-data; boundary="${'"'.repeat(2000)}`, 'a=1'],
])('415 for %s', async (_, type, body) => {
  expect(await refusalOf(posted(type, body))).toBe(415)
})

test.each([
  ['no boundary', 'multipart/form-data', '--x--\r\n'],
  ['a boundary that is too long', `multipart/form-data; boundary=${'x'.repeat(71)}`, ''],
  ['no end', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1'],
  [
    'long part headers',
    'multipart/form-data; boundary=x',
    `--x\r\n${'a: b\r\n'.repeat(1000)}content-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n`,
  ],
  ['a NUL in a value', urlencoded, 'a=%00'],
  ['a NUL in a name', urlencoded, '%00=a'],
])('400 for a form with %s', async (_, type, body) => {
  expect(await refusalOf(posted(type, body))).toBe(400)
})

test('413 above 256 KB or 2000 fields, counted before parsing', async () => {
  expect(await refusalOf(posted(urlencoded, `a=${'x'.repeat(256 * 1024 - 2)}`))).toBe(200)
  expect(await refusalOf(posted(urlencoded, `a=${'x'.repeat(256 * 1024)}`))).toBe(413)
  expect(await refusalOf(posted(urlencoded, Array(2000).fill('a=1').join('&')))).toBe(200)
  expect(await refusalOf(posted(urlencoded, Array(2001).fill('a=1').join('&')))).toBe(413)
  const part = '\r\n--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1'
  expect(await refusalOf(posted('multipart/form-data; boundary=x', `${part.repeat(2001)}\r\n--x--\r\n`))).toBe(413)
})

test('413 above 512 KB of part headers, counted before parsing', async () => {
  const partNamed = (name: string) => `\r\n--x\r\ncontent-disposition: form-data; name="${name}"; filename="a"\r\n\r\n`
  const defineForm = (count: number) =>
    posted('multipart/form-data; boundary=x', `${partNamed('%22a'.repeat(900)).repeat(count)}\r\n--x--\r\n`)
  const statusOf = (count: number) =>
    readUpload(defineForm(count), 8 * mebibyte).then(
      () => 200,
      error => error.init.status,
    )
  expect(await statusOf(100)).toBe(200)
  expect(await statusOf(200)).toBe(413)
})

test('fields are found by name, in order; files have no text', async () => {
  const form = await readForm(posted(urlencoded, 'a=1&b=%C5%82&a=2&__proto__=3'))
  expect([form.text('a'), form.texts('a'), form.text('b'), form.text('c'), form.has('c'), form.get('c')]).toEqual([
    '1',
    ['1', '2'],
    'ł',
    '',
    false,
    null,
  ])
  expect([form.text('__proto__'), form.text('constructor'), form.texts('toString')]).toEqual(['3', '', []])
  expect([...form].map(([name]) => name)).toEqual(['a', 'b', 'a', '__proto__'])
  const { form: upload } = await readUpload(sent(3), mebibyte)
  expect([upload.text('cv'), upload.texts('cv'), sizeOf(upload)]).toEqual(['', [], 3])
})

test('413 above 512 KB of text in a form with a file', async () => {
  const upload = (length: number) => readUpload(posted(urlencoded, `message=${'x'.repeat(length)}`), 5 * mebibyte)
  expect((await upload(512 * 1024 - 7)).form.text('message')).toHaveLength(512 * 1024 - 7)
  await expect(upload(512 * 1024)).rejects.toMatchObject({ init: { status: 413 } })
})
