export interface Video {
  /** Address of the video, as a plain link. */
  href: string
  /** YouTube id; null if the address has none, so that only the link is shown. */
  id: string | null
}

/** Parses a `youtube_link`: the id is the `v` parameter (docs/spec.md#3). null if it is no web address. */
export function videoOf(link: string | null): Video | null {
  if (!link || !/^https?:\/\/\S+$/.test(link)) return null
  return { href: link, id: /[?&]v=([\w-]{1,64})/.exec(link)?.[1] ?? null }
}
