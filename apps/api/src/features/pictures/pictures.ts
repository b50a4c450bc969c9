import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiPrefix, type Picture, pictureWidths, ShopError } from '@stragan/contract'
import type { Hono } from 'hono'
import sharp from 'sharp'
import type { Dependencies } from '../../context.ts'
import { contextOf } from '../../platform/shop-origin.ts'
import { hasPicture } from './pictures.queries.ts'

/** A picture as rows keep it; `alt` is already a text. */
export interface StoredPicture {
  hash: string
  width: number
  height: number
  alt: string
}

export const pictureOf = ({ hash, width, height, alt }: StoredPicture): Picture => ({
  url: `${apiPrefix}/pictures/${hash}`,
  width,
  height,
  alt,
})

/** Keeps an original under the hash of its bytes; the same bytes twice are one file. Returns the hash and the size in pixels. */
export async function storeOriginal(folder: string, bytes: Buffer) {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const { width, height } = await sharp(bytes).metadata()
  if (!width || !height) throw new Error('This is not a picture that can be read')
  await writeOnce(join(folder, 'originals', hash), () => Promise.resolve(bytes))
  return { hash, width, height }
}

const immutable = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' }
const fileName = new RegExp(`^([0-9a-f]{64})-(${pictureWidths.join('|')})\\.webp$`)

/** `/pictures/{hash}-{width}.webp`: made from the original when first asked for, then kept. A shop shows its own pictures only. */
export function servePictures(app: Hono, deps: Dependencies) {
  app.get(`${apiPrefix}/pictures/:file`, async c => {
    const [, hash, width] = fileName.exec(c.req.param('file')) ?? []
    if (!hash) throw new ShopError('picture_not_found')
    // A browser asks for a picture without our header: the host it asks is the shop's.
    const ctx = await contextOf(c, deps, c.req.header('shop-origin') ?? c.req.header('host'))
    if (!(await hasPicture(ctx, hash))) throw new ShopError('picture_not_found')
    const bytes = await derivative(deps.pictureFolder, hash, Number(width))
    return c.body(new Uint8Array(bytes), 200, immutable)
  })
}

const underWay = new Map<string, Promise<Buffer>>()

/** Concurrent first requests for a size draw it once. */
function derivative(folder: string, hash: string, width: number): Promise<Buffer> {
  const path = join(folder, 'derived', `${hash}-${width}.webp`)
  const running = underWay.get(path)
  if (running) return running
  const made = writeOnce(path, async () => {
    const original = await readFile(join(folder, 'originals', hash))
    return sharp(original).resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer()
  }).finally(() => underWay.delete(path))
  underWay.set(path, made)
  return made
}

/** The file's bytes, made first where it is not there; it appears whole or not at all. */
async function writeOnce(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (await stat(path).catch(() => null)) return readFile(path)
  const bytes = await make()
  await mkdir(join(path, '..'), { recursive: true })
  const draft = `${path}.${process.pid}.draft`
  await writeFile(draft, bytes)
  await rename(draft, path)
  return bytes
}
