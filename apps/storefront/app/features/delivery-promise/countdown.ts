/**
 * Keeps promises of delivery true on a page that stays open: those that the cut-off (`data-order-by`) has ended become invisible, without
 * a shift of what surrounds them, and of those that end today the time left is shown (`data-within`, its parts divided by `|`). Returns the
 * function that does so, for after hydration, which brings the server's texts back.
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
      // Into the text that is there, which the page updates when another delivery or payment is chosen.
      if (text && element.firstChild) element.firstChild.nodeValue = text
    }
    // A cut-off is a full minute: nothing else changes within one.
    timer = setTimeout(update, 60_000 - (now % 60_000))
  }
  document.addEventListener('visibilitychange', update)
  update()
  return update
}

/** Full hours and minutes in the parts of a text: `if you order within |{} h |{} min`; empty below a minute. */
export function timeLeft(within: string, leftMs: number): string {
  const [start = '', hours = '', minutes = ''] = within.split('|')
  const left = Math.floor(leftMs / 60_000)
  if (left < 1) return ''
  const put = (part: string, count: number) => (count > 0 ? part.replace('{}', String(count)) : '')
  return (start + put(hours, Math.floor(left / 60)) + put(minutes, left % 60)).trimEnd()
}
