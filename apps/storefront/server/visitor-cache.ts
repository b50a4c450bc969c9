import type { Visitor } from '../app/shell/visitor-summary.server.ts'

/** How long a change that the visitor did not make here, such as an order on another device, may stay unseen. */
const lifetimeMs = 1000

interface Entry {
  visitor: Promise<Visitor | null>
  /** Set once it is loaded. */
  loaded?: Visitor | undefined
}

/** The session of a request: host and access token. */
export type SessionKey = string

export const sessionKey = (host: string, accessToken: string): SessionKey => `${host} ${accessToken}`

export type VisitorCache = ReturnType<typeof createVisitorCache>

/** Caches visitors by session and currency for at most a second; single-flight. */
export function createVisitorCache() {
  const sessions = new Map<SessionKey, Map<string, Entry>>()
  const remove = (session: SessionKey, currency: string, entry: Entry) => {
    const entries = sessions.get(session)
    if (entries?.get(currency) !== entry) return
    entries.delete(currency)
    if (entries.size === 0) sessions.delete(session)
  }
  return {
    /** The visitor, if it is in memory. */
    get: (session: SessionKey, currency: string): Visitor | undefined => sessions.get(session)?.get(currency)?.loaded,
    /** Loads the visitor; null if the session needs a rendered page: it is gone, or a part of the summary failed to load. */
    load(session: SessionKey, currency: string, load: () => Promise<Visitor | null>): Promise<Visitor | null> {
      const known = sessions.get(session)?.get(currency)
      if (known) return known.visitor
      const entry: Entry = { visitor: load() }
      const entries = sessions.get(session) ?? new Map<string, Entry>()
      sessions.set(session, entries.set(currency, entry))
      const forget = () => remove(session, currency, entry)
      setTimeout(forget, lifetimeMs).unref()
      entry.visitor.then(visitor => {
        entry.loaded = visitor ?? undefined
      }, forget)
      return entry.visitor
    },
    /** Call after each change that the visitor made. */
    clear: (session: SessionKey) => void sessions.delete(session),
  }
}
