import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiPrefix, type PictureFormat, pictureFormats, pictureWidths, ShopError } from '@stragan/contract'
import type { Hono } from 'hono'
import sharp, { type Sharp } from 'sharp'
import type { Services } from '../../context.ts'
import { writeOnce } from '../../platform/files.ts'
import { contextOf, shopOriginOf } from '../../platform/shop-origin.ts'
import { pictureByHash } from './pictures.queries.ts'
import { scaling } from './scaling.ts'
import { openUpright, originalPath } from './stored-pictures.ts'

export { removePicture, shownPicture } from './classification-pictures.ts'
export { guaranteeNotice } from './guarantee-notices.ts'
export { type Original, pictureJson, pictureOf, type StoredPicture, storeOriginal } from './stored-pictures.ts'

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
