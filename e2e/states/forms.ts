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
  const slugs = { en: 'swedish-pipe-wrench-din-5234-c-s-shaped-jaws-1', pl: 'klucz-szwedzki-do-rur-din-5234-c-szczeki-w-ksztalcie-s-1' }
  const soldOut = `?product=${slugs[language]}`
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
      await page.waitForLoadState('load')
    },
  })
  return [
    refused('empty login, submitted', at('customerLogin'), /^Log in$|^Zaloguj się$/),
    refused('login with a wrong password', at('customerLogin'), /^Log in$|^Zaloguj się$/, async page => {
      await page.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill('nobody@example.com')
      await page
        .getByRole('main')
        .getByLabel(/^Password|^Hasło/)
        .fill('wrong-password')
    }),
    opened('login with an e-mail confirmation', at('customerLogin', '?confirm=secret')),
    refused('e-mail confirmation without a password', at('customerLogin', '?confirm=secret'), /^Confirm and|^Potwierdź i/),
    refused('e-mail confirmation with an invalid link', at('customerLogin', '?confirm=secret'), /^Confirm and|^Potwierdź i/, page =>
      page
        .getByRole('main')
        .getByLabel(/^Password|^Hasło/)
        .fill('any-password'),
    ),
    opened('login after a registration', at('customerLogin', '?registered=1')),
    refused('empty company registration, submitted', at('customerRegister'), /^Open the account|^Załóż konto/, page =>
      page.getByRole('radio', { name: /^A\scompany$|^Firma$/ }).check(),
    ),
    refused('password reset without an e-mail', at('resetPassword'), /^Send the link|^Wyślij link/),
    opened('new password form', at('resetPassword', '?token=secret')),
    refused('empty new password, submitted', at('resetPassword', '?token=secret'), /^Save the password|^Zapisz hasło/),
    refused('stock alert without an e-mail', at('stockAlert', soldOut), /^Ask for|^Poproś/),
    opened('stock alert, confirmation sent', at('stockAlert', `${soldOut}&done=confirmation_sent`)),
    opened('stock alert to be confirmed', at('confirmStockAlert', '?token=secret')),
    refused('stock alert with an invalid link', at('confirmStockAlert', '?token=secret'), /^Confirm$|^Potwierdź$/),
    opened('confirmed stock alert', at('confirmStockAlert', soldOut)),
    opened('end of stock alerts', at('endStockAlerts', '?token=secret')),
    refused('empty contact form, submitted', at('contact'), /^Send the message|^Wyślij wiadomość/),
    opened('sent contact message', at('contact', '?sent=1')),
    refused('empty machine enquiry, submitted', at('vendingMachines', '?machine=1'), /^Send|^Wyślij/),
    refused('empty job application, submitted', at('jobApplication'), /^Send the application|^Wyślij zgłoszenie/),
    opened('sent job application', at('jobApplication', '?sent=1')),
    list('empty quick order, submitted', ' \n;;\n'),
    list('quick order with lines of every kind', '6787-150 10\nHKT\nqwerty-zz 4\nBRAD-CV-33 4\nLUB-WLI 20\nADH-EP5;1,5'),
    list('quick order whose symbols cannot be resolved', 'HKT-5;3', `http://broken.localhost:${alteredPort}`),
  ]
}

type StaticPageId = { [Id in PageId]: Parameters<typeof hrefTo<Id>> extends [Language, Id] ? Id : never }[PageId]
