import type { Page } from '@playwright/test'
import type { Language } from '@stragan/routing'
import type { Width } from '../access.ts'

/** What a visitor can bring a screen to, besides opening it. */
export interface State {
  name: string
  /** Brings the page there. */
  open(page: Page): Promise<unknown>
  /** Only scripts bring it about: no HTML of it ever comes from the server. */
  script?: boolean
  /** Where it exists at one width only. */
  at?: readonly Width[]
}

export type States = (language: Language) => readonly State[]

/** Presses a button of the page itself, in either language. */
export const press = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).first().click()

/** A form came back, or something was refused: it is told in words. */
export const told = (page: Page) => page.getByRole('main').getByRole('alert').first().waitFor()

/** Opens what is folded away on the page. */
export const unfold = (page: Page, name: RegExp) => page.getByRole('main').locator('summary', { hasText: name }).first().click()
