import { createHash } from 'node:crypto'
import { apiPrefix, maxLengths } from '@stragan/contract'
import { maxPictureUrlLength } from '@stragan/contract/admin'

/** A picture that a file names. */
export interface NamedPicture {
  url: string
  /** What it shows; empty where the file does not say it. */
  alt: string
}

/** Reads `https://example.com/1.jpg A red mug`: a URL, and behind a space what its picture shows. Undefined for what is no such URL. */
export function namedPictureIn(text: string): NamedPicture | undefined {
  const [address = ''] = text.split(' ', 1)
  const url = pictureUrlIn(address)
  const alt = text.slice(address.length).trim()
  return url === undefined || alt.length > maxLengths.alt ? undefined : { url: url.href, alt }
}

/** A URL that a picture may have: http or https, without credentials. */
export function pictureUrlIn(text: string, base?: URL): URL | undefined {
  if (text.length > maxPictureUrlLength || !URL.canParse(text, base)) return undefined
  const url = new URL(text, base)
  url.hash = ''
  const { protocol, username, password, href } = url
  const isFine = (protocol === 'http:' || protocol === 'https:') && username === '' && password === '' && href.length <= maxPictureUrlLength
  return isFine ? url : undefined
}

/** Other ports would let a shop try the ports of foreign servers. */
export const hasDefaultPort = (url: URL) => url.port === ''

const ownPath = `${apiPrefix}/pictures/`
const ownFile = /^([0-9a-f]{32}(?:[0-9a-f]{32})?)(?:-[0-9]{1,5}\.[a-z]{3,4}|\.svg)$/

/** The hash of the shop’s own picture at a URL of one of its hosts; undefined for any other URL. */
export function ownHash(url: string, hosts: ReadonlySet<string>): string | undefined {
  const { hostname, pathname } = new URL(url)
  return hosts.has(hostname) && pathname.startsWith(ownPath) ? ownFile.exec(pathname.slice(ownPath.length))?.[1] : undefined
}

/** Width of the pictures that an export names: the largest that the shop serves. */
const exportedWidth = 1200

/** Where the shop serves one of its own pictures. */
export const ownUrl = (origin: string, { hash, is_drawing }: { hash: string; is_drawing: boolean }) =>
  `${origin}${ownPath}${hash}${is_drawing ? '.svg' : `-${exportedWidth}.webp`}`

export const hashOfUrl = (url: string) => createHash('md5').update(url).digest('hex')
