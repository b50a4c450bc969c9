import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumOptions, chromiumOptionsForJourneys } from './chromium.ts'
import type { Engine } from './other-browsers/fixtures.ts'
import { alteredPort, mailboxPort, port, smtpPort } from './ports.ts'

const root = join(import.meta.dirname, '..')
process.env.STRAGAN_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'stragan-e2e-'))
const otherBrowsers = '**/other-browsers/*.spec.ts'
/** Specs of how screens look and are drawn: with pictures and web fonts. */
const rendered = `**/{${[
  ...['accessibility', 'crawl', 'error-screens', 'first-paint', 'guarantee-notice', 'keyboard', 'layout', 'pictures', 'product'],
  ...['screens', 'slow-device', 'smoke', 'states', 'tasks'],
].join(',')}}.spec.ts`
const node = `"${process.execPath}" --no-experimental-webstorage`

/** End-to-end tests of the built shop in a real browser, against a server of their own. */
export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  workers: 2,
  forbidOnly: true,
  // Generous timeouts: speed is measured by the benchmark, and a busy machine must not fail a test.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  globalTeardown: './teardown.ts',
  projects: [
    { name: 'chromium', testMatch: rendered },
    {
      name: 'chromium-journeys',
      testIgnore: [otherBrowsers, rendered],
      use: { launchOptions: chromiumOptionsForJourneys },
    },
    { name: 'firefox', testMatch: otherBrowsers, use: { engine: 'firefox' } },
    // Engines differ in the pages that their back/forward cache has, and in the errors that they report while a page unloads.
    { name: 'webkit', testMatch: otherBrowsers, testIgnore: '**/{back-forward-cache,cut-responses}.spec.ts', use: { engine: 'webkit' } },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: chromiumOptions,
    // Animations are a seventh of the CPU of a test. Tests in other engines have them.
    contextOptions: { reducedMotion: 'reduce' },
    // Playwright cannot intercept what a service worker requests.
    serviceWorkers: 'block',
  },
  webServer: [
    {
      command: `${node} e2e/smtp-server.ts ${smtpPort} ${mailboxPort}`,
      cwd: root,
      url: `http://127.0.0.1:${mailboxPort}`,
    },
    {
      command: `${node} apps/server/src/main.ts`,
      cwd: root,
      url: `http://localhost:${port}/readyz`,
      timeout: 180_000,
      env: {
        PORT: String(port),
        DATA_DIR: process.env.STRAGAN_E2E_DATA,
        DEMO: '1',
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        TRUST_PROXY: 'loopback',
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      },
    },
    {
      command: `${node} e2e/altered-server.ts ${alteredPort} http://localhost:${port}`,
      cwd: root,
      port: alteredPort,
      env: { NODE_ENV: 'production' },
    },
  ],
})
