import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { waitForEmail } from './emails.ts'
import { port } from './ports.ts'

/** w3m with its own cookies: renders each page, with numbered links and forms as they would be submitted. */
class TextBrowser {
  readonly #home = mkdtempSync(join(tmpdir(), 'stragan-w3m-'))

  close() {
    rmSync(this.#home, { recursive: true, force: true })
  }

  /** Sends a GET or a form, follows redirects and renders the response. */
  read(path: string, body?: URLSearchParams): TextPage {
    const requested = new URL(path, `http://localhost:${port}`).href
    const response = this.#run(['-dump_extra', ...(body ? ['-post', this.#file(body)] : []), requested])
    const url = /^W3m-current-url: (.+)$/m.exec(response)?.[1] ?? requested
    const source = response.slice(response.indexOf('<!DOCTYPE html>'))
    const shown = this.#run(['-dump', '-T', 'text/html', '-cols', '200', '-o', 'display_link_number=1'], source)
    const [words = '', references = ''] = shown.split('\nReferences:')
    const links = [...references.matchAll(/^\[(\d+)\] (\S+)/gm)].map(
      ([, number, href]) => [String(number), new URL(String(href).replace(/^file:\/\//, ''), url).href] as const,
    )
    return new TextPage(this, { url, source, words, links: new Map(links) })
  }

  #run(args: string[], input?: string): string {
    // w3m decompresses what it renders, but not what it dumps.
    const options = ['accept_language=en', 'use_cookie=1', 'accept_cookie=1', 'accept_encoding=identity'].flatMap(option => ['-o', option])
    return execFileSync('w3m', ['-cookie', ...options, ...args], {
      encoding: 'utf8',
      env: { ...process.env, HOME: this.#home, LC_ALL: 'C.UTF-8' },
      input,
      maxBuffer: 1e7,
    })
  }

  #file(body: URLSearchParams): string {
    const file = join(this.#home, 'form')
    writeFileSync(file, body.toString())
    return file
  }
}

interface Shown {
  url: string
  source: string
  words: string
  links: ReadonlyMap<string, string>
}

class TextPage {
  readonly #browser: TextBrowser
  readonly #shown: Shown
  readonly words: string

  constructor(browser: TextBrowser, shown: Shown) {
    this.#browser = browser
    this.#shown = shown
    this.words = shown.words
  }

  /** Follows the first link with this text, which may be broken into lines. */
  follow(name: string): TextPage {
    const number = new RegExp(`\\[(\\d+)\\]${name.replaceAll(' ', '\\s+')}`).exec(this.words)?.[1]
    const href = this.#shown.links.get(number ?? '')
    expect([name, href], this.words).toEqual([name, expect.stringContaining('http')])
    return this.#browser.read(String(href))
  }

  /** Submits the first form that has a button with this text, with its current field values but for those given. */
  press(button: string, typed: Record<string, string> = {}): TextPage {
    const forms = [...this.#shown.source.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)]
    const form = forms.find(([, how, inside]) => /method="post"/.test(how ?? '') && buttonOf(inside ?? '', button))
    expect([button, form !== undefined]).toEqual([button, true])
    const [, how = '', inside = ''] = form ?? []
    const body = new URLSearchParams([...fieldsOf(inside), ...Object.entries(buttonOf(inside, button) ?? {})])
    for (const [name, value] of Object.entries(typed)) body.set(name, value)
    return this.#browser.read(new URL(attribute(how, 'action'), this.#shown.url).href, body)
  }
}

const attribute = (tag: string, name: string) => unescaped(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
const wordsOf = (html: string) => unescaped(html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).trim()

/** The name and value of the button with this text; undefined where there is none. */
function buttonOf(inside: string, words: string): Record<string, string> | undefined {
  for (const [, tag = '', label = ''] of inside.matchAll(/<button([^>]*)>([\s\S]*?)<\/button>/g)) {
    if (![wordsOf(label), attribute(tag, 'aria-label')].some(text => text.includes(words))) continue
    const name = attribute(tag, 'name')
    return name ? { [name]: attribute(tag, 'value') } : {}
  }
  return undefined
}

/** The initial values of a form's fields. */
function fieldsOf(inside: string): [string, string][] {
  const inputs = [...inside.matchAll(/<input([^>]*)>/g)].map(([, tag = '']) => tag)
  const sent = inputs.filter(tag => !/type="(?:checkbox|radio)"/.test(tag) || /\schecked/.test(tag))
  const selects = [...inside.matchAll(/<select([^>]*)>([\s\S]*?)<\/select>/g)].map(([, tag = '', options = '']): [string, string] => {
    const [first = '', chosen = first] = [/<option[^>]*>/.exec(options)?.[0], /<option[^>]*\sselected[^>]*>/.exec(options)?.[0]]
    return [attribute(tag, 'name'), attribute(chosen, 'value')]
  })
  const typed = sent.map((tag): [string, string] => [
    attribute(tag, 'name'),
    attribute(tag, 'value') || (/type="checkbox"/.test(tag) ? 'on' : ''),
  ])
  return [...typed, ...selects].filter(([name]) => name !== '')
}

const hasW3m = spawnSync('w3m', ['-version']).status === 0

test.describe('in a text browser', () => {
  test.skip(!hasW3m, 'w3m is not installed')
  test.setTimeout(120_000)

  let browser: TextBrowser
  test.beforeEach(() => {
    browser = new TextBrowser()
  })
  test.afterEach(() => browser.close())
  const read = (path: string) => browser.read(path)

  test('a visitor finds a product by the menu', () => {
    const list = read('/en').follow('Hexagon bolts')
    expect(list.words).toContain('Hexagon bolts')
    const product = list.follow('Hexagon bolt DIN 933 M8')
    expect(product.words).toMatch(/933-8\.8-M8/)
    expect(product.words).toMatch(/PLN\s?\d/)
  })

  test('a visitor finds a product by search', () => {
    const form = read('/en')
    expect(form.words).toContain('Search')
    const found = read('/en/products-all?q=sds+plus+dril')
    expect(found.follow('SDS-plus').words).toMatch(/SDSP-/)
  })

  test('a visitor finds a product by facets, in Polish', () => {
    const list = read('/pl/category/sruby-szesciokatne')
    expect(list.words).toContain('Gwint')
    const narrowed = read('/pl/category/sruby-szesciokatne?feature%5Bthread%5D=m8')
    expect(narrowed.words).toMatch(/M8/)
    const product = narrowed.follow('Śruba sześciokątna')
    expect(product.words).toMatch(/zł/)
  })

  test('a visitor fills a cart: variants, quantities, codes and a gift', () => {
    const product = read('/en').follow('Hexagon bolts').follow('Hexagon bolt DIN 933 M8')
    const added = product.press('Add to cart', { items: '7' })
    expect(added.words).toMatch(/Added to cart: 7/)
    const more = browser.read('/en/products-all?q=claw+hammer&in_stock=1').press('Add to cart')
    expect(more.words).toMatch(/Added to cart: 1/)

    const cart = more.follow('Go to cart')
    expect(cart.words).toMatch(/933-8\.8-M8/)
    const updated = cart.press('Update the quantity', { items: '200' })
    expect(updated.words).toContain('200')
    expect(updated.press('Apply', { code: 'WRONG' }).words).toContain('We do not know this code')
    expect(read('/en/cart').press('Apply', { code: 'RABAT10' }).words).toContain('RABAT10')
    expect(read('/en/cart').press('Remove the code RABAT10').words).not.toContain('RABAT10')
    expect(read('/en/cart').press('Apply', { code: 'MINUS50' }).words).toMatch(/50\.00 net/)
    const gift = read('/en/cart').press('Save the gift', { id: '1', regulations: 'on' })
    expect(gift.words).toContain('Folding utility knife')
    expect(read('/en/cart').press('Remove').words).toContain('Removed from the cart')
  })

  test('a visitor orders and receives a confirmation e-mail', async () => {
    browser.read('/en/products-all?q=claw+hammer&in_stock=1').press('Add to cart')
    const checkout = read('/en/cart').follow('Checkout').follow('Continue as guest')
    const email = 'text@example.com'
    const typed = {
      email,
      phone: '+48 600 100 200',
      'billing_address.first_name': 'Jan',
      'billing_address.last_name': 'Kowalski',
      'billing_address.street': 'Prosta 1',
      'billing_address.city': 'Warszawa',
      'billing_address.country': 'PL',
      delivery_id: '3',
      payment_id: '1',
      regulations_accepted: 'on',
    }
    const refused = checkout.press('Order with obligation to pay', { ...typed, 'billing_address.postal_code': '1' })
    expect(refused.words).toMatch(/postal code/i)
    // The submit also selected the delivery: the new total is shown before the order is placed.
    const confirmed = refused.press('Order with obligation to pay', { 'billing_address.postal_code': '00-001' })
    const placed = confirmed.words.includes('PL61') ? confirmed : confirmed.press('Order with obligation to pay')
    const number = /20\d\d-\d{6}/.exec(placed.words)?.[0]
    expect(placed.words).toContain('PL61 1090 1014 0000 0712 1981 2874')
    const mail = await waitForEmail(email)
    expect(mail.subject).toContain(number)
    expect(mail.text).toContain('PL61 1090 1014 0000 0712 1981 2874')
  })
})
