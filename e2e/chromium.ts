import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const systemChromium = '/usr/bin/chromium'

/** The system's Chromium where there is one, quiet and able to run as root. */
export const chromiumOptions: LaunchOptions = {
  ...(existsSync(systemChromium) && { executablePath: systemChromium }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
