import { expect, test } from 'vitest'
import { formWithin } from './sent-form.server.ts'

const mebibyte = 1024 * 1024

function sent(file: number, more: Record<string, string> = {}) {
  const form = new FormData()
  form.set('name', 'Łucja')
  form.set('cv', new File([new Uint8Array(file).fill(120)], 'cv.pdf', { type: 'application/pdf' }))
  form.set('consent', 'on')
  for (const [name, value] of Object.entries(more)) form.set(name, value)
  return new Request('http://shop.test/', { method: 'POST', body: form })
}

const sizeOf = (form: FormData) => (form.get('cv') as File).size

test('a form within its bounds is read as it was sent', async () => {
  const { form, isWhole } = await formWithin(sent(mebibyte), 2 * mebibyte)
  expect([isWhole, form.get('name'), form.get('consent'), sizeOf(form)]).toEqual([true, 'Łucja', 'on', mebibyte])
})

test('of one that is too large what was typed around the file is there', async () => {
  const { form, isWhole } = await formWithin(sent(3 * mebibyte), mebibyte)
  expect([isWhole, form.get('name'), form.get('consent')]).toEqual([false, 'Łucja', 'on'])
  expect(sizeOf(form)).toBeLessThan(mebibyte)
})

test('one that never ends is cut off', async () => {
  let given = 0
  const head =
    '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nŁucja\r\n--x\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n'
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(given === 0 ? Buffer.from(head) : new Uint8Array(mebibyte))
      given++
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const request = new Request('http://shop.test/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  const { form, isWhole } = await formWithin(request, mebibyte)
  expect([isWhole, form.get('name')]).toEqual([false, 'Łucja'])
  expect(given).toBeLessThan(15)
})

test('an ordinary form that is too large is cut short', async () => {
  const request = new Request('http://shop.test/', { method: 'POST', body: new URLSearchParams({ name: 'x'.repeat(2 * mebibyte) }) })
  const { form, isWhole } = await formWithin(request, mebibyte)
  expect([isWhole, String(form.get('name')).length < mebibyte]).toEqual([false, true])
})
