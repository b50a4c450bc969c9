import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'

/** Decodes the loaders' data of a document as React Router does in the browser; for tests. */
export async function dataInDocument(html: string): Promise<object> {
  const [, ...calls] = html.split('streamController.enqueue(')
  const chunks = calls.map(call => {
    const code = call.slice(0, call.indexOf('</script>'))
    return JSON.parse(code.slice(0, code.lastIndexOf(')'))) as string
  })
  const { value } = await decode(new Blob(chunks).stream(), globalThis as unknown as Window)
  return (value as { loaderData: object }).loaderData
}
