import { inboxMessages } from '../../apps/back-office/app/features/inbox/inbox.messages.ts'
import { frameMessages } from '../../apps/back-office/app/frame/frame.messages.ts'
import { fieldErrorIn } from '../../apps/back-office/app/platform/field-errors.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { refusalIn } from '../../apps/back-office/app/platform/refusals.messages.ts'
import { waitForEmail } from '../emails.ts'
import { expect, expectHydrated, holdRequests, test } from '../fixtures.ts'
import { placeOrder } from '../orders.ts'
import { languagesWith, waysByWidth } from '../ways.ts'
import { newSender, sendToShop } from './sent-to-shop.ts'
import { adminUrl, call, newMember, openNavigation, shop, withSession } from './staff.ts'

for (const { language, javaScriptEnabled, width } of waysByWidth)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${width} px`, () => {
    test.use({
      javaScriptEnabled,
      locale: language,
      viewport: { width, height: 900 },
      expectedErrors: [/status of 4(09|22)/],
    })

    test('a seller takes a message over, replies in the language of its sender, and is done with it', async ({ page, request }) => {
      const t = inboxMessages[language]
      const email = newSender()
      await sendToShop(request, '/contact_messages', {
        message: { name: 'Ewa Lis', email, subject: 'Opening hours', text: 'Are you open on Saturday?' },
      })
      await withSession(page.context(), await newMember(language, 'sales', shop))
      await page.goto(`${adminUrl}/${shop}/inbox?kind=message&state=new&q=${email}`)
      if (javaScriptEnabled) {
        const navigation = await openNavigation(page, language)
        await expect(navigation.getByRole('link', { name: frameMessages[language].inbox })).toContainText(/\d/)
        await page.keyboard.press('Escape')
      }
      await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
      await expect(page.getByText('Are you open on Saturday?')).toBeVisible()
      await page.getByRole('button', { name: t.assign }).click()
      await expect(page.getByText(t.assignedToMe)).toBeVisible()
      await expect(page.getByRole('textbox', { name: t.replySubject })).toHaveValue('Re: Opening hours')
      // A text that is selected while React hydrates loses its selection.
      if (javaScriptEnabled) await expectHydrated(page)
      await page.getByRole('textbox', { name: t.replyText }).fill('')
      await page.getByRole('textbox', { name: t.replySubject }).fill('On Saturdays')
      await page.getByRole('button', { name: t.send }).click()
      await expect(page.getByText(fieldErrorIn[language]('text', 'missing')).first()).toBeVisible()
      await expect(page.getByRole('textbox', { name: t.replySubject })).toHaveValue('On Saturdays')
      await page.getByRole('textbox', { name: t.replyText }).fill('Hello!\n\nWe are, from 9 to 14.')
      await page.getByRole('button', { name: t.send }).click()
      await expect(page.getByText(noticeMessages[language].inbox_reply_sent())).toBeVisible()
      await expect(page.getByRole('heading', { level: 3, name: 'On Saturdays' })).toBeVisible()
      expect((await waitForEmail(email)).text).toContain('We are, from 9 to 14.')
      await page.goto(`${adminUrl}/${shop}/inbox`)
      await page.getByRole('searchbox', { name: t.query }).fill(email)
      await page.getByRole('button', { name: t.submit, exact: true }).click()
      await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
      await page.getByRole('button', { name: t.moves.done }).click()
      await expect(page.getByText(t.states.done, { exact: true })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })

    test('who takes a message over after a colleague learns of it first', async ({ page, request }) => {
      const t = inboxMessages[language]
      const email = newSender()
      await sendToShop(request, '/contact_messages', { message: { name: 'Ewa Lis', email, text: 'Are you open on Sunday?' } })
      await withSession(page.context(), await newMember(language, 'sales', shop))
      const colleague = await newMember(language, 'manager', shop)
      const [entry] = (await call<{ items: { id: string }[] }>(colleague, 'GET', `shops/${shop}/inbox?q=${email}`)).items
      await page.goto(`${adminUrl}/${shop}/inbox/${entry?.id}`)
      await expect(page.getByText(t.assignedToNobody)).toBeVisible()
      await call(colleague, 'PUT', `shops/${shop}/inbox/${entry?.id}`, { assigned: 'me' })
      await page.getByRole('button', { name: t.assign }).click()
      await expect(page.getByRole('alert')).toContainText(refusalIn(language, { code: 'inbox_entry_changed', minutes: 0 }).title)
      await expect(page.getByText(t.assignedTo('Zofia Wiśniewska'))).toBeVisible()
      await page.getByRole('button', { name: t.assign }).click()
      await expect(page.getByText(t.assignedToMe)).toBeVisible()
    })

    test('a complaint has a last day, and its order leads to it and back', async ({ page, request }) => {
      const t = inboxMessages[language]
      const { order, buyer, session } = await placeOrder(request)
      const complaint = {
        name: 'Anna Nowak',
        email: buyer.email,
        items: [{ line: 1, items: 1 }],
        text: 'The heads break off',
        remedy: 'replacement',
      }
      await sendToShop(request, `/orders/${order.uid}/complaint`, { complaint }, session.access_token)
      await withSession(page.context(), await newMember(language, 'sales', shop))
      await page.goto(`${adminUrl}/${shop}/orders/${order.uid}`)
      await page.getByRole('region', { name: t.ofOrder }).getByRole('link', { name: t.kinds.complaint }).click()
      await expect(page.getByRole('heading', { level: 1, name: t.named(t.kinds.complaint, 'Anna Nowak') })).toBeVisible()
      await expect(page.getByText(t.dueBy.complaint)).toBeVisible()
      await expect(page.getByText('The heads break off')).toBeVisible()
      await page.getByRole('link', { name: order.number }).click()
      await expect(page).toHaveURL(`${adminUrl}/${shop}/orders/${order.uid}`)
    })

    test('a CV is saved as a file', async ({ page, request }) => {
      const t = inboxMessages[language]
      const email = newSender()
      const cv = { name: 'cv.pdf', content: Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64') }
      await sendToShop(request, '/career_applications', { application: { name: 'Ola Sroka', email, message: 'I can weld', cv } })
      await withSession(page.context(), await newMember(language, 'manager', shop))
      await page.goto(`${adminUrl}/${shop}/inbox?kind=application&q=${email}`)
      await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: t.saveCv }).click()])
      expect(download.suggestedFilename()).toBe('cv.pdf')
    })
  })

for (const language of languagesWith(true))
  test(`what is typed, chosen and selected before the scripts are there stays, in ${language}`, async ({ page, request }) => {
    const t = inboxMessages[language]
    const email = newSender()
    await sendToShop(request, '/contact_messages', { message: { name: 'Ewa Lis', email, subject: 'Opening hours', text: 'Are you open?' } })
    await withSession(page.context(), await newMember(language, 'sales', shop))
    const releaseScripts = await holdRequests(page, /\.js$/)
    await page.goto(`${adminUrl}/${shop}/inbox?kind=message&state=new&q=${email}`, { waitUntil: 'commit' })
    const kind = page.getByRole('combobox', { name: t.kind })
    await kind.selectOption('complaint')
    releaseScripts()
    await expectHydrated(page)
    await expect(kind).toHaveValue('complaint')

    await page.unroute(/\.js$/)
    const releaseAgain = await holdRequests(page, /\.js$/)
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').click({ noWaitAfter: true })
    const text = page.getByRole('textbox', { name: t.replyText })
    await text.fill('On Saturdays from 9 to 14.')
    await text.selectText()
    releaseAgain()
    await expectHydrated(page)
    await expect(text).toHaveValue('On Saturdays from 9 to 14.')
    await page.keyboard.insertText('From 9 to 13.')
    await expect(text).toHaveValue('From 9 to 13.')
  })
