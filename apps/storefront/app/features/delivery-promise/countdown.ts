/**
 * Keeps promises of delivery true on a page that stays open: those that the cut-off (`data-order-by`) has ended become invisible, without
 * a shift of what surrounds them, and of those that end today the time left is shown (`data-within`, its parts divided by `|`).
 */
export function attachCountdown() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const update = () => {
    clearTimeout(timer)
    const now = Date.now()
    for (const element of document.querySelectorAll<HTMLElement>('[data-order-by]')) {
      const { orderBy = '', within } = element.dataset
      const left = Date.parse(orderBy) - now
      element.classList.toggle('invisible', left <= 0)
      const text = within && timeLeft(within, left)
      if (text) element.textContent = text
    }
    // A cut-off is a full minute: nothing else changes within one.
    timer = setTimeout(update, 60_000 - (now % 60_000))
  }
  document.addEventListener('visibilitychange', update)
  update()
}

/** Full hours and minutes in the parts of a text: `if you order within |{} h |{} min`; empty below a minute. */
export function timeLeft(within: string, leftMs: number): string {
  const [start = '', hours = '', minutes = ''] = within.split('|')
  const left = Math.floor(leftMs / 60_000)
  if (left < 1) return ''
  const put = (part: string, count: number) => (count > 0 ? part.replace('{}', String(count)) : '')
  return (start + put(hours, Math.floor(left / 60)) + put(minutes, left % 60)).trimEnd()
}
