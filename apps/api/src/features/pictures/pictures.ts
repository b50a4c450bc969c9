import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSemaphore } from '@stragan/cache'
import { apiPrefix, type Picture, type PictureFormat, pictureFormats, pictureWidths, ShopError } from '@stragan/contract'
import type { Hono } from 'hono'
import sharp, { type Sharp } from 'sharp'
import type { Ctx, Services } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { writeOnce } from '../../platform/files.ts'
import { contextOf } from '../../platform/shop-origin.ts'
import { text } from '../../platform/texts.ts'
import { hasPicture } from './pictures.queries.ts'

/** A picture as rows keep it; `alt` is already a text. */
export interface StoredPicture extends Original {
  alt: string
}

/** Size in pixels as it is looked at; the placeholder is the mean colour, `#rrggbb`. */
export interface Original {
  hash: string
  width: number
  height: number
  placeholder: string
}

/** A row `x` of pictures as a StoredPicture. */
export const pictureJson = (ctx: Ctx) =>
  sql`json_build_object('hash', x.hash, 'width', x.width, 'height', x.height, 'placeholder', x.placeholder, 'alt', ${text(ctx, sql`x.alt`)})`

export const pictureOf = ({ hash, width, height, placeholder, alt }: StoredPicture): Picture => ({
  url: `${apiPrefix}/pictures/${hash}`,
  width,
  height,
  placeholder,
  alt,
})

const originalPath = (folder: string, hash: string) => join(folder, 'pictures', 'originals', hash)

/** Pixels of a picture the right way up, whatever its camera was turned. */
const openUpright = (bytes: Buffer) => sharp(bytes, { autoOrient: true })

/** Keeps an original under the hash of its bytes; the same bytes twice are one file. */
export async function storeOriginal(folder: string, bytes: Buffer): Promise<Original> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const [{ autoOrient }, placeholder] = await Promise.all([sharp(bytes).metadata(), meanColour(bytes)])
  await writeOnce(originalPath(folder, hash), () => Promise.resolve(bytes))
  return { hash, ...autoOrient, placeholder }
}

/** The mean on white, from a rendering so small that it costs a millisecond or two. */
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

const fileName = new RegExp(`^([0-9a-f]{64})-(${pictureWidths.join('|')})\\.(${pictureFormats.join('|')})$`)

/** `/pictures/{hash}-{width}.{format}`: made from the original when first asked for, then kept. A shop shows its own pictures only. */
export function servePictures(app: Hono, deps: Services) {
  app.get(`${apiPrefix}/pictures/:file`, async c => {
    const [, hash, width, format] = fileName.exec(c.req.param('file')) ?? []
    if (!hash) throw new ShopError('picture_not_found')
    // A browser asks for a picture without our header: the host it asks is the shop's.
    const ctx = await contextOf(c, deps, c.req.header('shop-origin') ?? c.req.header('host'))
    if (!(await hasPicture(ctx, hash))) throw new ShopError('picture_not_found')
    const bytes = await derivative(deps.fileFolder, hash, Number(width), format as PictureFormat).catch((err: NodeJS.ErrnoException) => {
      // A full disk is no reason to say that a picture is not there; an original that is gone, or that sharp can not read, is.
      if (err.code && err.code !== 'ENOENT') throw err
      ctx.log.error({ err, shop: ctx.shop.id, hash }, 'an original is missing or can not be read: store it again')
      throw new ShopError('picture_not_found', { cause: err })
    })
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      // Shops are told apart by it where it is sent, else by the host of the address itself.
      vary: 'shop-origin',
      // Mails and other sites may show it.
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
}

/** Numbers behind the settings: docs/decisions/010. */
const encode: Record<PictureFormat, (picture: Sharp, isDrawing: boolean) => Sharp> = {
  avif: picture => picture.avif({ quality: 60, effort: 2, chromaSubsampling: '4:4:4' }),
  webp: (picture, isDrawing) => picture.webp(isDrawing ? { nearLossless: true, quality: 20 } : { quality: 82 }),
}

// Sharp uses Node's pool of four threads, which reads files, too: two are left free.
const scaling = createSemaphore(2)
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
