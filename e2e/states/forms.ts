import type { Page } from '@playwright/test'
import { hrefTo, type Language, type PageId } from '@stragan/routing'
import { alteredPort } from '../ports.ts'
import { press, type State, type States, waitForAlert } from './state.ts'

/** Forms with errors, and forms that succeeded. */
export const forms: States = language => {
  const at = (id: StaticPageId, query = '') => hrefTo(language, id) + query
  const refused = (name: string, path: string, button: RegExp, type?: (page: Page) => Promise<unknown>): State => ({
    name,
    open: async page => {
      await page.goto(path)
      await type?.(page)
      await press(page, button)
      await waitForAlert(page)
    },
  })
  const opened = (name: string, path: string): State => ({ name, open: page => page.goto(path) })
  const list = (name: string, text: string, host = ''): State => ({
    name,
    open: async page => {
      await page.goto(host + at('quickOrder'))
      await page.getByRole('main').getByRole('textbox').first().fill(text)
      const answered = page.waitForResponse(response => response.request().method() === 'POST')
      await press(page, /^Read the list|^Odczytaj listę/)
      await (await answered).finished()
      // Submitted before hydration, the form's response is a new document.
      await page.waitForLoadState('networkidle')
    },
  })
  return [
    refused('a log-in with nothing typed', at('customerLogin'), /^Log in$|^Zaloguj się$/),
    refused('a log-in with a wrong password', at('customerLogin'), /^Log in$|^Zaloguj się$/, async page => {
      await page.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill('nobody@example.com')
      await page
        .getByRole('main')
        .getByLabel(/^Password|^Hasło/)
        .fill('wrong-password')
    }),
    opened('a log-in that confirms an e-mail', at('customerLogin', '?confirm=secret')),
    refused('an e-mail confirmed with nothing typed', at('customerLogin', '?confirm=secret'), /^Confirm and|^Potwierdź i/),
    refused('an e-mail confirmed by a dead link', at('customerLogin', '?confirm=secret'), /^Confirm and|^Potwierdź i/, page =>
      page
        .getByRole('main')
        .getByLabel(/^Password|^Hasło/)
        .fill('any-password'),
    ),
    opened('a new account before its e-mail is confirmed', at('customerLogin', '?registered=1')),
    refused('an account for a company with nothing typed', at('customerRegister'), /^Open the account|^Załóż konto/, page =>
      page.getByRole('radio', { name: /^A company$|^Firma$/ }).check(),
    ),
    refused('a password forgotten by nobody', at('resetPassword'), /^Send the link|^Wyślij link/),
    opened('a new password', at('resetPassword', '?token=secret')),
    refused('no new password', at('resetPassword', '?token=secret'), /^Save the password|^Zapisz hasło/),
    refused('an empty message', at('contact'), /^Send the message|^Wyślij wiadomość/),
    opened('a message that was sent', at('contact', '?sent=1')),
    refused('an empty question about a machine', at('vendingMachines', '?machine=1'), /^Send|^Wyślij/),
    refused('an empty job application', at('jobApplication'), /^Send the application|^Wyślij zgłoszenie/),
    opened('a job application that was sent', at('jobApplication', '?sent=1')),
    list('a quick order of nothing', ' \n;;\n'),
    list('a quick order of all kinds of lines', '6787-150 10\nHKT\nqwerty-zz 4\nBRAD-CV-33 4\nLUB-WLI 20\nADH-EP5;1,5'),
    list('a quick order that the shop can not read now', 'HKT-5;3', `http://broken.localhost:${alteredPort}`),
  ]
}

type StaticPageId = { [Id in PageId]: Parameters<typeof hrefTo<Id>> extends [Language, Id] ? Id : never }[PageId]
