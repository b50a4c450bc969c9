import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiPrefix, type Picture, type PictureFormat, pictureFormats, pictureWidths, ShopError } from '@stragan/contract'
import type { Hono } from 'hono'
import sharp, { type Sharp } from 'sharp'
import type { Ctx, Services } from '../../context.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { writeOnce } from '../../platform/files.ts'
import { contextOf, shopOriginOf } from '../../platform/shop-origin.ts'
import { pictureByHash } from './pictures.queries.ts'
import { scaling } from './scaling.ts'

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

const originalPath = (folder: string, hash: string) => join(folder, 'pictures', 'originals', hash)

/** Opens a picture with its EXIF orientation applied. */
const openUpright = (bytes: Buffer) => sharp(bytes, { autoOrient: true })

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

const fileName = new RegExp(`^([0-9a-f]{32}(?:[0-9a-f]{32})?)(?:-(${pictureWidths.join('|')})\\.(${pictureFormats.join('|')})|\\.svg)$`)

/**
 * Serves `/pictures/{hash}-{width}.{format}`: scaled at the first request, then stored; and drawings as `/pictures/{hash}.svg`. A shop serves
 * only its own pictures.
 */
export function servePictures(app: Hono, deps: Services) {
  app.get(`${apiPrefix}/pictures/:file`, async c => {
    const [, hash, width, format] = fileName.exec(c.req.param('file')) ?? []
    if (!hash) throw new ShopError('picture_not_found')
    const ctx = await contextOf(c, deps, shopOriginOf(c))
    const picture = await pictureByHash(ctx, hash)
    if (!picture || !(format || picture.is_drawing)) throw new ShopError('picture_not_found')
    const reading = format
      ? derivative(deps.fileFolder, hash, Number(width), format as PictureFormat)
      : readFile(originalPath(deps.fileFolder, hash))
    const bytes = await reading.catch((err: NodeJS.ErrnoException) => {
      // Not found: the original is missing, or sharp cannot read it. Other errors, such as a full disk, are not the client's.
      if (err.code && err.code !== 'ENOENT') throw err
      ctx.log.error({ err, shop: ctx.shop.id, hash }, 'an original is missing or cannot be read: store it again')
      throw new ShopError('picture_not_found', { cause: err })
    })
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': format ? `image/${format}` : 'image/svg+xml',
      // Opened as a document, a drawing runs no scripts and loads nothing.
      ...(!format && { 'content-security-policy': drawingPolicy }),
      'cache-control': 'public, max-age=31536000, immutable',
      // The header identifies the shop if it is sent, else the host, which is part of the URL.
      vary: 'shop-origin',
      // Mails and other sites may embed it.
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
}

const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Measured in docs/decisions/010. */
const encode: Record<PictureFormat, (picture: Sharp, isDrawing: boolean) => Sharp> = {
  avif: picture => picture.avif({ quality: 60, effort: 2, chromaSubsampling: '4:4:4' }),
  webp: (picture, isDrawing) => picture.webp(isDrawing ? { nearLossless: true, quality: 20 } : { quality: 82 }),
}

const inProgress = new Map<string, Promise<Buffer>>()

/** Single-flight: concurrent first requests for a file scale it once. */
function derivative(folder: string, hash: string, width: number, format: PictureFormat): Promise<Buffer> {
  const path = join(folder, 'pictures', 'derived', `${hash}-${width}.${format}`)
  const running = inProgress.get(path)
  if (running) return running
  const scale = async () => {
    const original = await readFile(originalPath(folder, hash))
    const isDrawing = (await sharp(original).metadata()).format === 'svg'
    return encode[format](openUpright(original).resize({ width, withoutEnlargement: true }), isDrawing).toBuffer()
  }
  const made = writeOnce(path, () => scaling.run(scale)).finally(() => inProgress.delete(path))
  inProgress.set(path, made)
  return made
}
