import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { apiPrefix, type Picture } from '@stragan/contract'
import sharp from 'sharp'
import type { Ctx } from '../../context.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { writeOnce } from '../../platform/files.ts'

/** A picture as queries return it; `alt` is in the requested language. */
export interface StoredPicture extends Original {
  is_family_picture: boolean
  alt: string
}

/** Size in pixels after orientation; the placeholder is the mean colour, `#rrggbb`; a drawing is a vector graphic. */
export interface Original {
  hash: string
  width: number
  height: number
  placeholder: string
  is_drawing: boolean
}

/** Selects a row of `pictures` as `StoredPicture`. */
export const pictureJson = (ctx: Ctx, row: Sql) => sql`picture_json(${row}, ${ctx.language}, ${ctx.shop.defaultLanguage})`

export const pictureOf = ({ hash, width, height, placeholder, is_drawing, is_family_picture, alt }: StoredPicture): Picture => ({
  url: `${apiPrefix}/pictures/${hash}`,
  width,
  height,
  placeholder,
  is_drawing,
  is_family_picture,
  alt,
})

export const originalPath = (folder: string, hash: string) => join(folder, 'pictures', 'originals', hash)

/** Opens a picture with its EXIF orientation applied. */
export const openUpright = (bytes: Buffer) => sharp(bytes, { autoOrient: true })

/** 128 bits: pages contain a hash for each of their pictures. Pictures stored before have all 256. */
const hashDigits = 32

/** Stores an original by content hash, which deduplicates files. */
export async function storeOriginal(folder: string, bytes: Buffer): Promise<Original> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, hashDigits)
  const [{ autoOrient, format }, placeholder] = await Promise.all([sharp(bytes).metadata(), meanColour(bytes)])
  await writeOnce(originalPath(folder, hash), () => Promise.resolve(bytes))
  return { hash, ...autoOrient, placeholder, is_drawing: format === 'svg' }
}

/** Mean colour on white, from a rendering of 32 x 32 pixels. */
async function meanColour(bytes: Buffer) {
  const pixels = await openUpright(bytes)
    .resize(32, 32, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const sums = [0, 0, 0]
  for (const [i, value] of pixels.entries()) sums[i % 3] = (sums[i % 3] ?? 0) + value
  return `#${Buffer.from(sums.map(sum => Math.round(sum / 32 ** 2))).toString('hex')}`
}
