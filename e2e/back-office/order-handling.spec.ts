import type { Page } from '@playwright/test'
import type { Language } from '@stragan/routing'
import { handlingMessages } from '../../apps/back-office/app/features/orders/handling/handling.messages.ts'
import { timelineMessages } from '../../apps/back-office/app/features/orders/handling/timeline.messages.ts'
import { orderMessages } from '../../apps/back-office/app/features/orders/orders.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noteMessages } from '../../apps/back-office/app/platform/notes/notes.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { refusalIn } from '../../apps/back-office/app/platform/refusals.messages.ts'
import { orderMessages as buyerMessages } from '../../apps/storefront/app/features/orders/orders.messages.ts'
import { emailsTo, waitForEmail } from '../emails.ts'
import { expect, shopUrl, test } from '../fixtures.ts'
import { addSessionCookies, type PlacedOrder, placeOrder } from '../orders.ts'
import { ways } from '../ways.ts'
import { adminUrl, call, newMember, owner, shop, signIn, withSession } from './staff.ts'

/** The order's page in the buyer's browser. */
async function buyersPage(page: Page, placed: PlacedOrder, language: Language): Promise<Page> {
  const context = await page.context().browser()?.newContext({ locale: language })
  if (!context) throw new Error('There is no browser')
  await addSessionCookies(context, shopUrl, placed)
  return context.newPage()
}
const orderPath = { en: 'order', pl: 'zamowienie' }

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language, expectedErrors: [/status of 4(09|22)/] })
    const t = orderMessages[language]
    const handling = handlingMessages[language]
    const done = noticeMessages[language]

    test('an order is confirmed with the e-mail seen, paid, packed, and sent with its tracking number, which the buyer follows', async ({
      page,
      request,
    }) => {
      const placed = await placeOrder(request, { language })
      const { order, buyer } = placed
      await withSession(page.context(), await newMember(language, 'sales', shop))
      await page.goto(`${adminUrl}/${shop}/orders/${order.uid}`)
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
      await finish(t.moves.confirmed)
      await expect(page.getByText(done.order_moved())).toBeVisible()
      const confirmation = await waitForEmail(buyer.email, /^Dziękujemy/)
      expect(confirmation.text).toContain('Pozdrawiamy z magazynu.')
      expect(confirmation.attachments.length).toBeGreaterThan(0)

      await step(t.moves.paid)
      await page.getByRole('textbox', { name: handling.amount }).fill('1,00')
      await finish(handling.recordPayment)
      await expect(page.getByRole('alert')).toContainText(refusalIn(language, { code: 'payment_not_applicable', minutes: 0 }).title)
      await expect(page.getByRole('textbox', { name: handling.amount })).toHaveValue('1,00')
      await page
        .getByRole('textbox', { name: handling.amount })
        .fill(order.total_gross.toFixed(2).replace('.', language === 'pl' ? ',' : '.'))
      await finish(handling.recordPayment)
      await expect(page.getByText(done.payment_recorded())).toBeVisible()
      await waitForEmail(buyer.email, language === 'pl' ? /wpłatę/ : /Payment received/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.named(order.number))

      const changed = page.getByRole('link', { name: handling.changeData })
      await changed.click()
      const city = page.getByRole('textbox', { name: handling.city }).first()
      await page.getByRole('textbox', { name: handling.nip }).first().fill('1234567890')
      await city.fill('Gniezno')
      await finish(formMessages[language].save)
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(city).toHaveValue('Gniezno')
      await page.getByRole('textbox', { name: handling.nip }).first().fill('')
      await finish(formMessages[language].save)
      await expect(page.getByText(done.order_data_saved())).toBeVisible()
      await expect(page.getByText('61-123 Gniezno, PL')).toBeVisible()
      const timeline = page.getByRole('region', { name: timelineMessages[language].title })
      await expect(timeline.getByText('Gniezno', { exact: true })).toBeVisible()
      await expect(timeline.getByText('Poznań', { exact: true })).toBeVisible()

      await step(t.moves.packed)
      await expect(page.getByText(handling.noEmail)).toBeVisible()
      await finish(t.moves.packed)
      await expect(page.getByText(done.order_moved())).toBeVisible()

      await step(t.moves.sent)
      // The delivery names no carrier: one is chosen, and of an unknown one it is said that there is no link.
      const carrier = page.getByRole('combobox', { name: handling.carrier })
      await expect(carrier).toHaveValue('')
      await carrier.fill('Nowak Transport')
      await page.getByRole('textbox', { name: handling.trackingNumber }).fill('6200 0011')
      await finish(handling.showEmail)
      await expect(page.getByText(handling.noTracking('Nowak Transport'))).toBeVisible()
      await carrier.fill('InPost')
      await finish(t.moves.sent)
      await expect(page.getByText(done.order_moved())).toBeVisible()
      const link = 'https://inpost.pl/sledzenie-przesylek?number=62000011'
      expect((await waitForEmail(buyer.email, language === 'pl' ? /w drodze/ : /on its way/)).html).toContain(link)

      const theirs = await buyersPage(page, placed, language)
      await theirs.goto(`${shopUrl}/${language}/${orderPath[language]}/${order.uid}`)
      const b = buyerMessages[language]
      await expect(theirs.getByRole('heading', { name: b.heading.sent })).toBeVisible()
      await expect(theirs.getByRole('link', { name: b.track })).toHaveAttribute('href', link)
      await page.getByRole('link', { name: handling.correctNamed('6200 0011') }).click()
      await page.getByRole('textbox', { name: handling.trackingNumber }).fill('6200 0012')
      await finish(formMessages[language].save)
      await expect(page.getByText(done.shipment_saved())).toBeVisible()
      await theirs.reload()
      await expect(theirs.getByRole('link', { name: b.track })).toHaveAttribute('href', link.replace('11', '12'))
      await theirs.context().close()
    })

    test('a note is added, changed and deleted, and two people who change an address at once lose nothing', async ({ page, request }) => {
      const { order } = await placeOrder(request, { language })
      const token = await newMember(language, 'sales', shop)
      await withSession(page.context(), token)
      const notes = noteMessages[language]
      const path = `${adminUrl}/${shop}/orders/${order.uid}`
      await page.goto(path)
      await page.getByRole('textbox', { name: notes.noteLabel }).first().fill('Zadzwonić\nprzed wysyłką')
      await page.getByRole('button', { name: notes.addNote }).click()
      await expect(page.getByText(done.note_added())).toBeVisible()
      const note = page.getByRole('listitem').filter({ hasText: 'Zadzwonić' })
      await expect(note).toContainText('Zofia Wiśniewska')
      // Hydration may close what was opened before it.
      if (javaScriptEnabled) await expect(page.locator('html[data-hydrated]')).toBeAttached()
      await note.locator('summary').click()
      await note.getByRole('textbox', { name: notes.noteLabel }).fill('Wysłać bez dzwonienia')
      await note.getByRole('button', { name: formMessages[language].save }).click()
      await expect(page.getByText(done.note_saved())).toBeVisible()
      const edited = page.getByRole('listitem').filter({ hasText: 'Wysłać bez dzwonienia' })
      // A press while the page still settles may miss its button.
      if (javaScriptEnabled) await expect(page.locator('html[data-hydrated]')).toBeAttached()
      await edited.getByRole('button', { name: notes.delete }).first().click()
      await page.getByRole('dialog', { name: notes.deleteQuestion }).getByRole('button', { name: notes.delete, exact: true }).click()
      await expect(page.getByText(done.note_deleted())).toBeVisible()

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
      await expect(phone).toHaveValue('+48 600 100 209')
      await expect(page.getByRole('textbox', { name: handling.street }).first()).toHaveValue('Nowa 7')
      await page.getByRole('button', { name: formMessages[language].save }).click()
      await expect(page.getByText(done.order_data_saved())).toBeVisible()
      await expect(page.getByRole('link', { name: '+48 600 100 209' })).toBeVisible()
    })

    test('a paid order is cancelled with a reason: its goods are in stock again, and the buyer is told about the money', async ({
      page,
      request,
    }) => {
      const placed = await placeOrder(request, { language })
      const { order, buyer } = placed
      const token = await newMember(language, 'sales', shop)
      const boss = await signIn(owner)
      await withSession(page.context(), token)
      const [item] = order.items
      // By the ledger: other tests order the same goods at the same time.
      const returned = async () => {
        const path = `shops/${shop}/stock/${item?.product_variant_id}/movements`
        const { items } = await call<{ items: { reason: string; quantity: number; order: { uid: string } | null }[] }>(boss, 'GET', path)
        return items.find(({ reason, order: of }) => reason === 'cancellation' && of?.uid === order.uid)?.quantity
      }
      await call(token, 'POST', `shops/${shop}/orders/${order.uid}/payments`, { amount: order.total_gross, email: { send: false } })
      await page.goto(`${adminUrl}/${shop}/orders/${order.uid}`)
      await page.getByRole('link', { name: t.moves.cancelled }).click()
      await expect(page.getByText(handling.final)).toBeVisible()
      await page.getByRole('combobox', { name: handling.reason }).selectOption(handling.reasons.out_of_stock)
      await page.getByRole('button', { name: t.moves.cancelled }).click()
      await expect(page.getByText(done.order_cancelled())).toBeVisible()
      await expect(page.getByText(timelineMessages[language].toReturn)).toBeVisible()
      await expect(page.getByText(timelineMessages[language].because(timelineMessages[language].reasons.out_of_stock))).toBeVisible()
      await expect(page.getByText(t.nothingNext)).toBeVisible()
      expect(await returned()).toBe(7)
      const email = await waitForEmail(buyer.email, language === 'pl' ? /anulowane/ : /cancelled/)
      expect(email.text).toContain(language === 'pl' ? 'zwrócimy' : 'We will refund')
      expect(await emailsTo(buyer.email, language === 'pl' ? /wpłatę/ : /Payment received/)).toEqual([])
      const theirs = await buyersPage(page, placed, language)
      await theirs.goto(`${shopUrl}/${language}/${orderPath[language]}/${order.uid}`)
      await expect(theirs.getByText(buyerMessages[language].cancelReason.out_of_stock)).toBeVisible()
      await theirs.context().close()
    })
  })

test('the warehouse packs and sends, and is offered nothing else', async ({ page, request }) => {
  const t = orderMessages.en
  const { order } = await placeOrder(request)
  const seller = await newMember('en', 'sales', shop)
  await call(seller, 'PUT', `shops/${shop}/orders/${order.uid}/status`, { status: 'confirmed' })
  await withSession(page.context(), await newMember('en', 'warehouse', shop))
  await page.goto(`${adminUrl}/${shop}/orders/${order.uid}`)
  for (const step of [t.moves.paid, t.moves.cancelled, handlingMessages.en.changeData])
    await expect(page.getByRole('link', { name: step })).toHaveCount(0)
  for (const step of [t.moves.packed, t.moves.sent]) {
    await page.getByRole('link', { name: step }).click()
    await page.getByRole('button', { name: step }).click()
    await expect(page.getByText(noticeMessages.en.order_moved())).toBeVisible()
  }
})
