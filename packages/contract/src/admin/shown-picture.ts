import { z } from 'zod'
import { maxLengths } from '../constants.ts'
import { picture } from '../entities/picture.ts'
import { id } from '../entities/scalars.ts'

const alt = z.string().trim().max(maxLengths.alt)

/** What a picture shows, for those who do not see it; empty where there is no text. */
export const pictureAlt = z.object({ en: alt, pl: alt })

/** The one picture of something. */
export const shownPicture = z.object({ id, alt: pictureAlt, picture })
