import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/** The headless shell needs a quarter less CPU than the full browser. */
const executablePath = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync)

/** The system's Chromium where it is installed, with options to run quietly and as root. */
export const chromiumOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // One renderer per context instead of two: else Chromium starts the next site's one ahead.
    '--renderer-process-limit=1',
    '--disable-site-isolation-trials',
  ],
} satisfies LaunchOptions

/** Fonts that arrive late shift the layout: `first-paint.spec.ts` measures them. */
export const chromiumOptionsWithoutFonts = {
  ...chromiumOptions,
  args: [...chromiumOptions.args, '--disable-remote-fonts'],
} satisfies LaunchOptions

/** Without pictures and web fonts, which take a sixth of the CPU of a test, and which one that reads texts and sends forms does not need. */
export const chromiumOptionsForJourneys: LaunchOptions = {
  ...chromiumOptionsWithoutFonts,
  args: [...chromiumOptionsWithoutFonts.args, '--blink-settings=imagesEnabled=false'],
}
