import Bowser from 'bowser'

/** The library’s expressions see no longer text. */
const maxUserAgentLength = 300

/** Browser and operating system of a `User-Agent` header: `Firefox, Windows`; null if neither is known. */
export function deviceOf(userAgent: string): string | null {
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxUserAgentLength) || ' ')
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, 60) || null
}
