import { isUtf8 } from 'node:buffer'

/** Kinds of pictures that staff can upload, as sharp names their formats. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heif' | 'svg'

const startsWith = (bytes: Buffer, at: number, text: string) => bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

/** The kind of a picture by its first bytes, whatever its name is; null for any other file. */
export function pictureKindOf(bytes: Buffer): PictureKind | null {
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp'
  if (startsWith(bytes, 4, 'ftyp') && bytes.subarray(8, 64).includes('avif')) return 'heif'
  return isDrawing(bytes) ? 'svg' : null
}

/** In which the root element of a drawing has to begin. */
const maxPrologLength = 4096

function isDrawing(bytes: Buffer): boolean {
  const beginning = bytes
    .subarray(0, maxPrologLength)
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
  return beginning.startsWith('<') && beginning.includes('<svg')
}

/** Elements with or without a prefix that load something or run something: a picture inside of a drawing would not be bounded by its size. */
const unsafeElements = ['script', 'image', 'feimage', 'foreignobject'].flatMap(name => [`<${name}`, `:${name}`])
const unsafe = [...unsafeElements, '<!entity', '<?xml-stylesheet', 'xinclude', '@import']

/** Whether a drawing is plain text that draws by itself. */
export function isSafeDrawing(bytes: Buffer): boolean {
  if (!isUtf8(bytes) || bytes.includes(0)) return false
  const text = bytes.toString('utf8').toLowerCase()
  const encoding = declaredEncoding(text)
  return (encoding === null || encoding === 'utf-8' || encoding === 'us-ascii') && !unsafe.some(word => text.includes(word))
}

/** Of `<?xml version="1.0" encoding="utf-8"?>`: another one would hide words from the check. */
function declaredEncoding(text: string): string | null {
  const [declaration = ''] = text.trimStart().split('?>', 1)
  if (!declaration.startsWith('<?xml')) return null
  return /encoding\s*=\s*["']([a-z0-9._-]*)["']/.exec(declaration.slice(0, 200))?.[1] ?? null
}
