import { formatNumber } from '@stragan/contract/formats'
import { callTexts } from '../../apps/back-office/app/features/history/calls.messages.ts'
import { historyMessages } from '../../apps/back-office/app/features/history/history.messages.ts'
import { historyLinkText } from '../../apps/back-office/app/features/history/history-link.messages.ts'
import { handlingMessages } from '../../apps/back-office/app/features/orders/handling/handling.messages.ts'
import { paymentMessages } from '../../apps/back-office/app/features/orders/handling/payment.messages.ts'
import { timelineMessages } from '../../apps/back-office/app/features/orders/handling/timeline.messages.ts'
import { orderMessages } from '../../apps/back-office/app/features/orders/orders.messages.ts'
import { stockMessages } from '../../apps/back-office/app/features/stock/stock.messages.ts'
import { emailKindMessages } from '../../apps/back-office/app/platform/email-kinds.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noteMessages } from '../../apps/back-office/app/platform/notes/notes.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { refusalIn } from '../../apps/back-office/app/platform/refusals.messages.ts'
import { orderMessages as buyerMessages } from '../../apps/storefront/app/features/orders/orders.messages.ts'
import { createAccount, goodPassword } from '../customers.ts'
import { emailsTo, waitForEmail } from '../emails.ts'
import { expect, test } from '../fixtures.ts'
import { placeOrder } from '../orders.ts'
import { waysByWidth } from '../ways.ts'
import { buyersOrder, expectItFits } from './buyers-order.ts'
import { adminUrl, call, newMember, shop, withSession } from './staff.ts'

/** What is in stock of goods that no other test counts on. */
async function goodsFor(token: string, n: number): Promise<{ symbol: string; items: number }> {
  const { items } = await call<{ items: { symbol: string; variant: string; items: number }[] }>(
    token,
    'GET',
    `shops/${shop}/stock?limit=100&active=true`,
  )
  const goods = items.filter(({ variant, items }) => variant === '' && items > 50 && items < 10_000).at(-1 - n)
  if (!goods) throw new Error('The demo has too few goods in stock')
  return goods
}

for (const [way, { language, javaScriptEnabled, width }] of waysByWidth.entries())
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${width} px`, () => {
    test.use({ javaScriptEnabled, locale: language, viewport: { width, height: 900 }, expectedErrors: [/status of 4(09|22)/] })
    const t = orderMessages[language]
    const handling = handlingMessages[language]
    const done = noticeMessages[language]

    test('an order is confirmed with the e-mail seen, paid, packed by a pick list, and sent with its tracking number, which the buyer follows', async ({
      page,
      request,
    }) => {
      const placed = await placeOrder(request, { language })
      const { order, buyer } = placed
      const theirs = await buyersOrder(page, placed, language)
      await withSession(page.context(), await newMember(language, 'manager', shop))
      await page.goto(`${adminUrl}/${shop}/orders/${order.uid}`)
      await expectItFits(page)
      const step = (name: string) => page.getByRole('link', { name, exact: true }).click()
      const finish = (name: string) => page.getByRole('button', { name, exact: true }).click()

      await step(t.moves.confirmed)
      const email = page.frameLocator('iframe')
      await expect(email.getByText(order.number).first()).toBeVisible()
      const subject = page.getByRole('textbox', { name: handling.subject })
      await expect(subject).toHaveValue(new RegExp(order.number))
      await subject.fill(`Dziękujemy, ${order.number}`)
      await page.getByRole('textbox', { name: handling.message }).fill('Pozdrawiamy z magazynu.\n<b>Ewa</b>')
      await page.getByRole('button', { name: handling.showEmail }).click()
      await expect(email.getByText('Pozdrawiamy z magazynu.')).toBeVisible()
      await expect(email.getByText('<b>Ewa</b>')).toBeVisible()
      // The frame has the e-mail's own look, though the page's policy blocks other styles.
      await expect(email.locator('h1')).toHaveCSS('font-size', '28px')
      await expectItFits(page)
      await finish(t.moves.confirmed)
      await expect(page.getByText(done.order_moved())).toBeVisible()
      await theirs.expectStatus('confirmed')
      const confirmation = await waitForEmail(buyer.email, /^Dziękujemy/)
      expect(confirmation.text).toContain('Pozdrawiamy z magazynu.')
      expect(confirmation.attachments.length).toBeGreaterThan(0)

      await step(t.moves.paid)
      await page.getByRole('textbox', { name: paymentMessages[language].amount }).fill('1,00')
      await finish(handling.recordPayment)
      await expect(page.getByRole('alert')).toContainText(refusalIn(language, { code: 'payment_not_applicable', minutes: 0 }).title)
      await expect(page.getByRole('textbox', { name: paymentMessages[language].amount })).toHaveValue('1,00')
      await page
        .getByRole('textbox', { name: paymentMessages[language].amount })
        .fill(order.total_gross.toFixed(2).replace('.', language === 'pl' ? ',' : '.'))
      await finish(handling.recordPayment)
      await expect(page.getByText(done.payment_recorded())).toBeVisible()
      await waitForEmail(buyer.email, language === 'pl' ? /wpłatę/ : /Payment received/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.named(order.number))
      await theirs.expectStatus('paid')
      await expect(theirs.page.getByText(buyerMessages[language].isPaid, { exact: true }).first()).toBeVisible()

      const changed = page.getByRole('link', { name: handling.changeData })
      await changed.click()
      const city = page.getByRole('textbox', { name: handling.city }).first()
      await page.getByRole('textbox', { name: handling.nip }).first().fill('1234567890')
      await city.fill('Gniezno')
      await finish(formMessages[language].save)
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(city).toHaveValue('Gniezno')
      await expectItFits(page)
      await page.getByRole('textbox', { name: handling.nip }).first().fill('')
      await finish(formMessages[language].save)
      await expect(page.getByText(done.order_data_saved())).toBeVisible()
      await expect(page.getByText('61-123 Gniezno, PL')).toBeVisible()
      const timeline = page.getByRole('region', { name: timelineMessages[language].title })
      await expect(timeline.getByText('Gniezno', { exact: true })).toBeVisible()
      await expect(timeline.getByText('Poznań', { exact: true })).toBeVisible()
      await theirs.expectStatus('paid')
      await expect(theirs.page.getByText(/61-123 Gniezno/)).toBeVisible()

      // It was a mistake.
      const history = historyMessages[language]
      await page.getByRole('main').getByRole('link', { name: historyLinkText[language] }).click()
      await expect(page.getByRole('heading', { level: 1, name: history.title })).toBeVisible()
      await expectItFits(page)
      await page.getByRole('link', { name: callTexts['orderHandling.changeOrderData'][language] }).click()
      const row = page.getByRole('row').filter({ hasText: 'Gniezno' })
      await expect(row.getByRole('cell')).toHaveText([/Poznań/, /Gniezno/])
      await expectItFits(page)
      await page.getByRole('button', { name: history.undoButton }).click()
      await expect(page.getByText(done.change_undone(), { exact: true })).toBeVisible()
      await page.goto(`${adminUrl}/${shop}/orders/${order.uid}`)
      await expect(page.getByText('61-123 Poznań, PL')).toBeVisible()
      await expect(page.getByText('61-123 Gniezno, PL')).toHaveCount(0)
      await theirs.expectStatus('paid')
      await expect(theirs.page.getByText(/61-123 Poznań/)).toBeVisible()
      await expect(theirs.page.getByText(/Gniezno/)).toHaveCount(0)

      await page.goto(`${adminUrl}/${shop}/orders?${new URLSearchParams({ status: 'paid', q: order.number })}`)
      await page.getByRole('checkbox', { name: t.choose(order.number) }).check()
      await page.getByRole('button', { name: t.pickList }).click()
      await expect(page.getByRole('row').filter({ hasText: order.items[0]?.symbol ?? '' })).toContainText(/7\s/)
      await expectItFits(page)
      await step(t.moves.packed)
      await expect(page.getByText(t.wouldMove(1, 1))).toBeVisible()
      await expectItFits(page)
      await finish(t.moveMany(1))
      await expect(page.getByText(done.orders_moved('1/1'))).toBeVisible()
      await theirs.expectStatus('packed')
      await page.goto(`${adminUrl}/${shop}/orders/${order.uid}`)

      await step(t.moves.sent)
      // The delivery names no carrier: one is chosen, and of an unknown one it is said that there is no link.
      const carrier = page.getByRole('combobox', { name: handling.carrier })
      await expect(carrier).toHaveValue('')
      await carrier.fill('Nowak Transport')
      await page.getByRole('textbox', { name: handling.trackingNumber }).fill('6200 0011')
      await finish(handling.showEmail)
      await expect(page.getByText(handling.noTracking('Nowak Transport'))).toBeVisible()
      await carrier.fill('InPost')
      await expectItFits(page)
      await finish(t.moves.sent)
      await expect(page.getByText(done.order_moved())).toBeVisible()
      const link = 'https://inpost.pl/sledzenie-przesylek?number=62000011'
      expect((await waitForEmail(buyer.email, language === 'pl' ? /w drodze/ : /on its way/)).html).toContain(link)
      // The buyer is sent nothing of packing, nor of the address that was changed and changed back.
      expect(await emailsTo(buyer.email, /./)).toHaveLength(4)

      await theirs.expectStatus('sent')
      const track = theirs.page.getByRole('link', { name: buyerMessages[language].track })
      await expect(track).toHaveAttribute('href', link)
      await page.getByRole('link', { name: handling.correctNamed('6200 0011') }).click()
      await page.getByRole('textbox', { name: handling.trackingNumber }).fill('6200 0012')
      await finish(formMessages[language].save)
      await expect(page.getByText(done.shipment_saved())).toBeVisible()
      await theirs.expectStatus('sent')
      await expect(track).toHaveAttribute('href', link.replace('11', '12'))
      await theirs.close()
    })

    test('a note is added, changed and deleted, and two people who change an address at once lose nothing', async ({ page, request }) => {
      const placed = await placeOrder(request, { language })
      const { order, buyer } = placed
      const token = await newMember(language, 'sales', shop)
      await withSession(page.context(), token)
      const notes = noteMessages[language]
      const timeline = timelineMessages[language]
      const path = `${adminUrl}/${shop}/orders/${order.uid}`
      await page.goto(path)
      await page.getByRole('textbox', { name: timeline.note, exact: true }).fill('Zadzwonić\nprzed wysyłką')
      await page.getByRole('button', { name: notes.addNote }).click()
      await expect(page.getByText(done.note_added())).toBeVisible()
      const note = page.getByRole('listitem').filter({ hasText: 'Zadzwonić' })
      await expect(note).toContainText('Zofia Wiśniewska')
      await note.locator('summary').click()
      await note.getByRole('textbox', { name: notes.noteLabel }).fill('Wysłać bez dzwonienia')
      await note.getByRole('button', { name: formMessages[language].save }).click()
      await expect(page.getByText(done.note_saved())).toBeVisible()
      const edited = page.getByRole('listitem').filter({ hasText: 'Wysłać bez dzwonienia' })
      await edited.getByRole('button', { name: notes.delete }).first().click()
      await page.getByRole('dialog', { name: notes.deleteQuestion }).getByRole('button', { name: notes.delete, exact: true }).click()
      await expect(page.getByText(done.note_deleted())).toBeVisible()

      await page.getByRole('textbox', { name: timeline.note, exact: true }).fill('Zabrakło niebieskich')
      await page.getByRole('radio', { name: timeline.forBuyer }).check()
      await expect(page.getByRole('button', { name: notes.addNote })).toBeHidden()
      await page.getByRole('button', { name: timeline.sendNote }).click()
      await expect(page.getByText(done.note_sent())).toBeVisible()
      const sent = page.getByRole('listitem').filter({ hasText: timeline.sentTo(buyer.email) })
      await expect(sent).toContainText('Zabrakło niebieskich')
      await expect(sent).toContainText('Zofia Wiśniewska')
      await expect(sent.locator('summary')).toHaveCount(0)
      const subject = language === 'pl' ? /^W sprawie zamówienia/ : /^About your order/
      expect((await waitForEmail(buyer.email, subject)).html).toContain('Zabrakło niebieskich')

      await page.goto(`${path}/data`)
      const phone = page.getByRole('textbox', { name: handling.phone })
      await phone.fill('+48 600 100 209')
      const colleague = await newMember(language, 'sales', shop)
      const at = `shops/${shop}/orders/${order.uid}/data`
      const stored = await call<{ phone: string; billing_address: object }>(colleague, 'GET', at)
      const theirs = { ...stored, phone: '+48 600 100 208', billing_address: { ...stored.billing_address, street: 'Nowa 7' } }
      await call(colleague, 'PUT', at, theirs)
      await page.getByRole('button', { name: formMessages[language].save }).click()
      const conflict = page.getByRole('alert')
      await expect(conflict.getByRole('row').filter({ hasText: theirs.phone }).getByRole('cell')).toHaveText([
        stored.phone,
        theirs.phone,
        '+48 600 100 209',
      ])
      await expect(conflict.getByRole('row')).toHaveCount(2)
      await expectItFits(page)
      await expect(phone).toHaveValue('+48 600 100 209')
      await expect(page.getByRole('textbox', { name: handling.street }).first()).toHaveValue('Nowa 7')
      await page.getByRole('button', { name: formMessages[language].save }).click()
      await expect(page.getByText(done.order_data_saved())).toBeVisible()
      await expect(page.getByRole('link', { name: '+48 600 100 209' })).toBeVisible()
      const buyers = await buyersOrder(page, placed, language)
      await buyers.expectStatus('new')
      for (const merged of ['+48 600 100 209', 'Nowa 7']) await expect(buyers.page.getByText(merged)).toBeVisible()
      await buyers.close()
    })

    test('what was typed into a form of an order that a colleague has moved on can still be read', async ({ page, request }) => {
      const { order } = await placeOrder(request, { language })
      const token = await newMember(language, 'manager', shop)
      await withSession(page.context(), token)
      const colleague = (status: string) => call(token, 'PUT', `shops/${shop}/orders/${order.uid}/status`, { status })
      await page.goto(`${adminUrl}/${shop}/orders/${order.uid}/move/confirmed`)
      await page.getByRole('textbox', { name: handling.message }).fill('Pozdrawiamy z magazynu.')
      await colleague('confirmed')
      await page.getByRole('button', { name: t.moves.confirmed, exact: true }).click()
      await expect(page.getByText(handling.movedOn)).toBeVisible()
      await expect(page.getByText('Pozdrawiamy z magazynu.')).toBeVisible()
      await expectItFits(page)
      await page.goto(`${adminUrl}/${shop}/orders/${order.uid}/data`)
      await page.getByRole('textbox', { name: handling.street }).first().fill('Nowa 5')
      await colleague('cancelled')
      await page.getByRole('button', { name: formMessages[language].save, exact: true }).click()
      await expect(page.getByText(refusalIn(language, { code: 'order_closed', minutes: 0 }).title)).toBeVisible()
      await expect(page.getByText('Nowa 5')).toBeVisible()
    })

    test('two people who correct a shipment at once lose nothing', async ({ page, request }) => {
      const { order } = await placeOrder(request, { language })
      const token = await newMember(language, 'manager', shop)
      await withSession(page.context(), token)
      const of = `shops/${shop}/orders/${order.uid}`
      for (const status of ['confirmed', 'packed']) await call(token, 'PUT', `${of}/status`, { status })
      const sent = { carrier: 'DPD', tracking_number: '6200 0021', tracking_url: null }
      await call(token, 'PUT', `${of}/dispatch`, { shipment: sent })
      const shipment = async () => (await call<{ shipments: { id: string }[] }>(token, 'GET', of)).shipments[0]
      const { id = '' } = (await shipment()) ?? {}
      await page.goto(`${adminUrl}/${shop}/orders/${order.uid}/shipments/${id}`)
      const carrier = page.getByRole('combobox', { name: handling.carrier })
      await carrier.fill('InPost')
      const theirs = { ...sent, carrier: 'GLS', tracking_number: '6200 0022' }
      await call(await newMember(language, 'warehouse', shop), 'PUT', `${of}/shipments/${id}`, { ...theirs, from: sent })
      await page.getByRole('button', { name: formMessages[language].save }).click()

      const rows = page.getByRole('alert').getByRole('row')
      await expect(rows.filter({ hasText: 'GLS' }).getByRole('cell')).toHaveText(['DPD', 'GLS', 'InPost'])
      await expect(rows).toHaveCount(2)
      await expectItFits(page)
      await expect(carrier).toHaveValue('InPost')
      await expect(page.getByRole('textbox', { name: handling.trackingNumber })).toHaveValue(theirs.tracking_number)
      await page.getByRole('button', { name: formMessages[language].save }).click()
      await expect(page.getByText(done.shipment_saved())).toBeVisible()
      expect(await shipment()).toMatchObject({ carrier: 'InPost', tracking_number: theirs.tracking_number })
    })

    test('a paid order is cancelled with a reason: its goods are in stock again, and the buyer is told about the money', async ({
      page,
      request,
    }) => {
      const token = await newMember(language, 'manager', shop)
      const { symbol, items } = await goodsFor(token, way)
      const placed = await placeOrder(request, { language, query: `q=${encodeURIComponent(symbol)}` })
      const { order, buyer } = placed
      await withSession(page.context(), token)
      const stock = stockMessages[language]
      const expectStock = async (left: number) => {
        await page.goto(`${adminUrl}/${shop}/stock?q=${encodeURIComponent(symbol)}`)
        const row = page.getByRole('row').filter({ hasText: symbol })
        await expect(row.getByRole('cell').first()).toContainText(new RegExp(`^${formatNumber(language, left)}(\\s|$)`))
        await expectItFits(page)
        return row.getByRole('link')
      }
      await expectStock(items - 7)
      await call(token, 'POST', `shops/${shop}/orders/${order.uid}/payments`, { amount: order.total_gross, email: { send: false } })
      await page.goto(`${adminUrl}/${shop}/orders/${order.uid}`)
      await page.getByRole('link', { name: t.moves.cancelled }).click()
      await expect(page.getByText(handling.final)).toBeVisible()
      await expectItFits(page)
      await page.getByRole('combobox', { name: handling.reason }).selectOption(handling.reasons.out_of_stock)
      await page.getByRole('button', { name: t.moves.cancelled }).click()
      await expect(page.getByText(done.order_cancelled())).toBeVisible()
      await expect(page.getByText(timelineMessages[language].toReturn)).toBeVisible()
      await expect(page.getByText(timelineMessages[language].because(timelineMessages[language].reasons.out_of_stock))).toBeVisible()
      await expect(page.getByText(t.nothingNext)).toBeVisible()
      const theirs = await buyersOrder(page, placed, language)
      await theirs.expectStatus('cancelled')
      const b = buyerMessages[language]
      await expect(theirs.page.getByText(`${b.cancelReason.out_of_stock} ${b.cancelledPaid}`)).toBeVisible()
      await theirs.close()
      const email = await waitForEmail(buyer.email, language === 'pl' ? /anulowane/ : /cancelled/)
      expect(email.text).toContain(language === 'pl' ? 'zwrócimy' : 'We will refund')
      expect(await emailsTo(buyer.email, language === 'pl' ? /wpłatę/ : /Payment received/)).toEqual([])

      await (await expectStock(items)).click()
      const returned = page.getByRole('row').filter({ hasText: order.number }).first()
      for (const text of ['+7', stock.reasons.cancellation, 'Zofia Wiśniewska']) await expect(returned).toContainText(text)
      await expectItFits(page)

      // It cannot be undone: the history names what left the house, and where the money is paid back.
      const history = historyMessages[language]
      await page.goto(`${adminUrl}/${shop}/orders/${order.uid}`)
      await page.getByRole('main').getByRole('link', { name: historyLinkText[language] }).click()
      await page.getByRole('link', { name: callTexts['orders.changeOrderStatus'][language] }).click()
      for (const text of [history.compensation.cancelled, history.emailsSent(emailKindMessages[language].order_cancelled ?? '')])
        await expect(page.getByText(text)).toBeVisible()
      await expect(page.getByRole('button', { name: history.undoButton })).toHaveCount(0)
      await expectItFits(page)
      await page.getByRole('link', { name: history.compensate }).click()
      await expect(page.getByRole('row').filter({ hasText: order.number })).toBeVisible()
    })

    test('a customer who is logged in sees each step in the account, too', async ({ page, request }) => {
      const email = `${crypto.randomUUID().slice(0, 13)}@example.com`
      await createAccount({ request }, email, language)
      const placed = await placeOrder(request, { language, customer: { email, password: goodPassword } })
      const theirs = await buyersOrder(page, placed, language)
      await theirs.expectInAccount('new')
      await withSession(page.context(), await newMember(language, 'sales', shop))
      await page.goto(`${adminUrl}/${shop}/orders/${placed.order.uid}/move/confirmed`)
      await page.getByRole('button', { name: t.moves.confirmed, exact: true }).click()
      await expect(page.getByText(done.order_moved())).toBeVisible()
      await theirs.expectInAccount('confirmed')
      await theirs.close()
    })

    test('the warehouse packs and sends, and is offered nothing else', async ({ page, request }) => {
      const { order } = await placeOrder(request)
      const seller = await newMember(language, 'sales', shop)
      await call(seller, 'PUT', `shops/${shop}/orders/${order.uid}/status`, { status: 'confirmed' })
      await withSession(page.context(), await newMember(language, 'warehouse', shop))
      await page.goto(`${adminUrl}/${shop}/orders/${order.uid}`)
      for (const step of [t.moves.paid, t.moves.cancelled, handling.changeData])
        await expect(page.getByRole('link', { name: step })).toHaveCount(0)
      for (const step of [t.moves.packed, t.moves.sent]) {
        await page.getByRole('link', { name: step }).click()
        if (step === t.moves.packed) await expect(page.getByText(handling.noEmail)).toBeVisible()
        await page.getByRole('button', { name: step }).click()
        await expect(page.getByText(done.order_moved())).toBeVisible()
      }
    })
  })
