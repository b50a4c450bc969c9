import type { ChangeLog } from '@stragan/cache'

/** What something was made of, as the answers of the API told: whose it is, its tags, and when time itself changes it. */
export interface Made {
  /** Taken before the first answer. */
  mark: number
  shop: number
  tags: ReadonlySet<string>
  /** Milliseconds since 1970. */
  until: number
}

type Fetch = (request: Request) => Promise<Response> | Response

export interface Making {
  /** Asks the API, and remembers what the answer was made of. */
  fetch: Fetch
  /** Takes in something that was made before, if it still stands. */
  add(made: Made | null): void
  /** Of what it all was made; null where that is not known: an answer said nothing, failed, or is still awaited. */
  made(): Made | null
}

/** Follows the making of one page. */
export function making(fetch: Fetch, changeLog: ChangeLog): Making {
  const mark = changeLog.version()
  const tags = new Set<string>()
  let shop: number | null = null
  let until = Number.POSITIVE_INFINITY
  let awaited = 0
  let isKnown = true

  return {
    async fetch(request) {
      const asked = Date.now()
      awaited++
      try {
        const answer = await fetch(request)
        const told = answer.headers.get('cache-tag')
        if (answer.ok && told !== null) {
          for (const tag of told.split(',')) if (tag !== '') tags.add(tag)
          until = Math.min(until, asked + Number(answer.headers.get('cache-ttl')))
          shop = Number(answer.headers.get('shop'))
        } else isKnown = false
        return answer
      } catch (error) {
        isKnown = false
        throw error
      } finally {
        awaited--
      }
    },
    add(made) {
      if (made === null || !changeLog.isFresh(made.shop, made.mark, [...made.tags])) {
        isKnown = false
        return
      }
      for (const tag of made.tags) tags.add(tag)
      until = Math.min(until, made.until)
      shop = made.shop
    },
    made: () => (isKnown && awaited === 0 && shop !== null ? { mark, shop, tags, until } : null),
  }
}
