import type { Page } from '@playwright/test'
import type { Language } from '@stragan/routing'
import type { Width } from '../accessibility.ts'

/** A state of a screen beyond its first view. */
export interface State {
  name: string
  /** Brings the page to the state. */
  open(page: Page): Promise<unknown>
  /** Only reachable with JavaScript: the server never renders it. */
  script?: boolean
  /** Widths at which the state exists. */
  at?: readonly Width[]
}

export type States = (language: Language) => readonly State[]

/** Clicks a button within `main`, in either language. */
export const press = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).first().click()

/** Waits for the alert of a rejected form. */
export const waitForAlert = (page: Page) => page.getByRole('main').getByRole('alert').first().waitFor()

/** Opens a `details` element within `main`. */
export const openDetails = (page: Page, name: RegExp) => page.getByRole('main').locator('summary', { hasText: name }).first().click()
