export interface Video {
  /** Where it can be watched; a plain link. */
  href: string
  /** Its id at YouTube; null where the address has none: then there is only the link. */
  id: string | null
}

/** The video of a `youtube_link`: its id is the part after `v=` (docs/spec.md#3). What is no web address is no video. */
export function videoOf(link: string | null): Video | null {
  if (!link || !/^https?:\/\/\S+$/.test(link)) return null
  return { href: link, id: /[?&]v=([\w-]{1,64})/.exec(link)?.[1] ?? null }
}
