import { maxLengths } from '@stragan/contract'
import { z } from 'zod'

/** What is validated again by the call that saves it is bounded by the length of its line alone. */
export const text = z.string()
export const texts = z.object({ en: text, pl: text })
export const key = z.string().min(1).max(300)
export const timestamp = z.iso.datetime({ offset: true }).max(40)

/** A begin that is still to come; null for one that has passed. */
export const upcoming = (now: Date, begin: string | null) => (begin !== null && new Date(begin) > now ? begin : null)

export const pictureHash = z.string().regex(/^[0-9a-f]{32}$/)
export const documentHash = z.string().regex(/^[0-9a-f]{64}$/)

/** The hash of a picture as its file is named. */
export const fileOf = ({ picture: { url } }: { picture: { url: string } }) => url.slice(url.lastIndexOf('/') + 1).slice(0, 32)

const alt = z.string().max(maxLengths.alt)
/** A picture by its hash, which is the name of its file without the ending. */
export const picture = z.object({ file: pictureHash, alt: z.object({ en: alt, pl: alt }) })
