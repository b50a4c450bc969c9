import { expect, test } from './fixtures.ts'
import { jsonLdOf } from './json-ld.ts'

const sellers = [
  {
    host: 'localhost',
    trade: 'Stragan Narzędzia',
    name: 'Stragan Narzędzia sp. z o.o.',
    nip: '9990000014',
    regon: '990000016',
    krs: '0009900014',
    court: 'Łodzi',
  },
  {
    host: 'kawa.localhost',
    trade: 'Kawa i Automat',
    name: 'Kawa i Automat S.A.',
    nip: '9990000020',
    regon: '990000022',
    krs: '0009900020',
    court: 'Krakowa',
  },
] as const

for (const { host, trade, name, nip, regon, krs, court } of sellers)
  test(`${host} says on every page who sells, and in full on the contact page`, async ({ request }) => {
    const htmlOf = async (path: string) => (await (await request.get(path, { headers: { host } })).text()).replaceAll('\u00a0', ' ')
    const numbers = `NIP ${nip}, REGON ${regon}, KRS ${krs}`
    for (const path of ['/pl', '/en', '/pl/regulamin', '/pl/koszyk']) {
      const html = await htmlOf(path)
      expect([path, html.slice(html.indexOf('<footer'))]).toEqual([path, expect.stringContaining(`${name}, ${numbers}`)])
    }
    const contact = await htmlOf('/pl/kontakt')
    const main = contact.slice(contact.indexOf('<main'), contact.indexOf('</main>'))
    for (const said of [name, `NIP ${nip}`, `REGON ${regon}`, `KRS ${krs}`, court, 'kapitał zakładowy']) expect(main).toContain(said)
    const data = JSON.stringify(jsonLdOf(contact))
    expect(data).toContain(`"name":"${trade}","legalName":"${name}","taxID":"${nip}"`)
    expect(data).not.toContain('vatID')
  })

test('a sole trader shows CEIDG instead of a company’s entry', async ({ request }) => {
  const html = await (await request.get('/pl/kontakt', { headers: { host: 'test.localhost' } })).text()
  expect(html).toContain('NIP\u00a09990000037, REGON\u00a0990000039, CEIDG')
  expect(html).not.toContain('kapitał')
})
