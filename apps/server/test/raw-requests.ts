import { connect } from 'node:net'

export interface RawResponse {
  /** Null if the connection was closed without a response. */
  status: number | null
  text: string
}

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`
const host = 'Host: localhost'
const close = 'Connection: close'

export const get = (target: string, ...headers: string[]) => lines(`GET ${target} HTTP/1.1`, host, close, ...headers)

/** Head of a request with a body of that size. */
export const post = (target: string, bytes: number, ...headers: string[]) =>
  lines(`POST ${target} HTTP/1.1`, host, close, `Content-Length: ${bytes}`, ...headers)

/** Sends the start of a request and keeps the connection open until `release`. Resolves when the server has read it. */
export async function hold(url: string, bytes: string): Promise<{ release: () => void }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  await new Promise<void>((resolve, reject) => socket.write(bytes, 'latin1', error => (error ? reject(error) : resolve())))
  // Connections are read in order: a response on a later one shows that this one was read.
  await fetch(`${url}/healthz`).then(response => response.text())
  return { release: () => socket.destroy() }
}

/** Sends raw bytes, and reads until the connection is closed or idle. */
export function send(url: string, bytes: string): Promise<RawResponse> {
  const { promise, resolve } = Promise.withResolvers<RawResponse>()
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let text = ''
  const done = () => {
    socket.destroy()
    const status = /^HTTP\/1\.1 (?!100)(\d{3})/m.exec(text)?.[1]
    resolve({ status: status === undefined ? null : Number(status), text })
  }
  socket.setEncoding('latin1').setTimeout(10_000)
  socket.on('data', data => {
    text += data
  })
  socket.on('end', done).on('error', done).on('close', done).on('timeout', done)
  socket.write(bytes, 'latin1')
  return promise
}

/** Paths that vulnerability scanners probe. */
export const scannerPaths = [
  ...['.env', '.env.production', '.git/config', '.git/HEAD', '.svn/entries', '.hg/', '.DS_Store', '.htaccess', '.htpasswd', '.npmrc'],
  ...[
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'Dockerfile',
    'compose.yaml',
    'node_modules/hono/package.json',
  ],
  ...['wp-login.php', 'wp-admin/', 'xmlrpc.php', 'phpinfo.php', 'phpmyadmin/', 'index.php', 'admin/', 'administrator/', 'cgi-bin/test.cgi'],
  ...['server-status', 'server-info', 'actuator/env', 'metrics', 'debug', 'console', 'graphql', '.well-known/openid-configuration'],
  ...['backup.zip', 'backup.sql', 'dump.sql', 'database', 'data/', 'data/mail', 'mail', 'logs/error.log', 'id_rsa', 'server.key'],
  ...['build/server/index.js', 'server/index.js', 'apps/server/src/main.ts', 'src/main.ts', '@fs/etc/passwd', '@vite/client', '__manifest'],
  ...['assets/', 'assets/none.js', 'assets/index.js.map', 'api/', 'api/my-shop/', 'api/my-shop/admin', 'api/v1/users', 'internal/changes'],
].map(path => `/${path}`)

/** Path traversal. */
const sequences = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..\\', '%252e%252e%252f', '..;/', '....//', '%c0%ae%c0%ae/', '..%00/']
const folders = ['/', '/assets/', '/en/', '/en/product/', '/api/my-shop/', '/api/my-shop/pictures/', '/api/my-shop/documents/']
export const traversals = folders.flatMap(folder =>
  sequences.flatMap(sequence => [
    `${folder}${sequence.repeat(8)}etc/passwd`,
    `${folder}${sequence.repeat(2)}package.json`,
    `${folder}${sequence}server/index.js`,
  ]),
)

/** Invalid encodings, and paths that are too long. */
export const malformedPaths = [
  ...[
    '/%',
    '/%zz',
    '/%ff',
    '/%E0%A4%A',
    '/en%00',
    '/en%00.html',
    '/en/product/%00',
    '/en/product/%0d%0aSet-Cookie:%20a=b',
    '/en/news/%ED%A0%80',
  ],
  ...['//', '///en', '//evil.example/', '/\\evil.example', '/en/./', '/en/product/x%2fy', '/en/product/%F0%9F%98%80', '/en;x=y', '/en/*'],
  ...[
    '/en/__proto__',
    '/constructor',
    '/en/product/__proto__',
    '/api/my-shop/products/__proto__',
    '/api/my-shop/configurations/constructor',
  ],
  ...[8, 12, 15].flatMap(kib => [`/${'a'.repeat(kib * 1024)}`, `/en/${'a/'.repeat(kib * 512)}`, `/en/product/${'-'.repeat(kib * 1024)}`]),
  ...[8, 15].flatMap(kib => [`/${'%2e%2e%2f'.repeat((kib * 1024) / 9)}`, `/${'/'.repeat(kib * 1024)}`]),
]

/** Malformed requests and request smuggling: refused, or the connection is closed. */
export const refusedRequests: Readonly<Record<string, string>> = {
  'no host': lines('GET /en HTTP/1.1', close),
  'two hosts': lines('GET /en HTTP/1.1', host, 'Host: evil.example', close),
  'the same host twice': lines('GET /en HTTP/1.1', host, host, close),
  'a host with a path': lines('GET /en HTTP/1.1', 'Host: localhost/evil', close),
  'a host with a name and a password': lines('GET /en HTTP/1.1', 'Host: a:b@localhost', close),
  'a host of spaces': lines('GET /en HTTP/1.1', 'Host:    ', close),
  'an unknown host': lines('GET /en HTTP/1.1', 'Host: evil.example', close),
  'HTTP/1.0 without host': lines('GET /en HTTP/1.0'),
  'HTTP/0.9': 'GET /en\r\n\r\n',
  'HTTP/2 with prior knowledge': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'HTTP/9.9': lines('GET /en HTTP/9.9', host),
  'TLS on a plain port': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'an absolute target of another host': lines('GET http://evil.example/en HTTP/1.1', host, close),
  'an absolute target of another scheme': lines('GET ftp://localhost/en HTTP/1.1', host, close),
  'a target without slash': lines('GET en HTTP/1.1', host, close),
  'a target with a space': lines('GET /en /pl HTTP/1.1', host, close),
  CONNECT: lines('CONNECT evil.example:443 HTTP/1.1', host),
  TRACE: lines('TRACE /en HTTP/1.1', host, close, 'Cookie: secret=1'),
  'OPTIONS *': lines('OPTIONS * HTTP/1.1', host, close),
  PROPFIND: lines('PROPFIND /en HTTP/1.1', host, close),
  'an unknown method': lines('STEAL /en HTTP/1.1', host, close),
  'PUT of a file': `${lines('PUT /evil.html HTTP/1.1', host, close, 'Content-Length: 4')}evil`,
  'DELETE of a page': lines('DELETE /en HTTP/1.1', host, close),
  'chunked with a length': `${lines('POST /settings/locale HTTP/1.1', host, 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\nGET /en HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  'two lengths': `${lines('POST /settings/locale HTTP/1.1', host, 'Content-Length: 0', 'Content-Length: 40')}GET /en HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  'a negative length': lines('POST /settings/locale HTTP/1.1', host, close, 'Content-Length: -1'),
  'a length with a sign': `${lines('POST /settings/locale HTTP/1.1', host, close, 'Content-Length: +4')}a=bc`,
  'an unknown encoding': `${lines('POST /settings/locale HTTP/1.1', host, close, 'Transfer-Encoding: xchunked')}0\r\n\r\n`,
  'chunked twice': `${lines('POST /settings/locale HTTP/1.1', host, close, 'Transfer-Encoding: chunked, chunked')}0\r\n\r\n`,
  'chunked with a vertical tab': `${lines('POST /settings/locale HTTP/1.1', host, close, 'Transfer-Encoding: \x0bchunked')}0\r\n\r\n`,
  'an oversized chunk': `${lines('POST /settings/locale HTTP/1.1', host, close, 'Transfer-Encoding: chunked')}fffffffffffffffff\r\n`,
  'a chunk without a size': `${lines('POST /settings/locale HTTP/1.1', host, close, 'Transfer-Encoding: chunked')}zz\r\n\r\n`,
  'a space before the colon': lines('GET /en HTTP/1.1', host, close, 'Transfer-Encoding : chunked'),
  'a folded header': lines('GET /en HTTP/1.1', host, close, 'X-A: b\r\n Transfer-Encoding: chunked'),
  'a header without name': lines('GET /en HTTP/1.1', host, close, ': b'),
  'a header with NUL': lines('GET /en HTTP/1.1', host, close, 'X-A: b\0c'),
  'a header with a bare CR': lines('GET /en HTTP/1.1', host, close, 'X-A: b\rSet-Cookie: a=b'),
  'three thousand headers': lines('GET /en HTTP/1.1', host, close, ...Array.from({ length: 3000 }, (_, i) => `x-${i}: y`)),
  'a header of 64 KiB': lines('GET /en HTTP/1.1', host, close, `X-A: ${'b'.repeat(65_536)}`),
  'a target of 64 KiB': lines(`GET /${'a'.repeat(65_536)} HTTP/1.1`, host, close),
  'an unknown expectation': `${lines('POST /settings/locale HTTP/1.1', host, close, 'Expect: a-miracle', 'Content-Length: 0')}`,
}

/** Unusual but valid requests. */
export const unusualRequests: Readonly<Record<string, string>> = {
  'HTTP/1.0 with host': lines('GET /en HTTP/1.0', host),
  'an absolute target of the shop': lines('GET http://localhost/en HTTP/1.1', host, close),
  'OPTIONS of a page': lines('OPTIONS /en HTTP/1.1', host, close),
  'OPTIONS of a call': lines(
    'OPTIONS /api/my-shop/brands HTTP/1.1',
    host,
    close,
    'Origin: https://evil.example',
    'Access-Control-Request-Method: PUT',
  ),
  HEAD: lines('HEAD /en HTTP/1.1', host, close),
  'GET with a body': `${lines('GET /en HTTP/1.1', host, close, 'Content-Length: 4')}a=bc`,
  'an upgrade to WebSocket': get('/en', 'Upgrade: websocket', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13'),
  'an upgrade to HTTP/2': get('/en', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'),
  'two hundred headers': get('/en', ...Array.from({ length: 200 }, (_, i) => `x-${i}: y`)),
  'the same header five hundred times': get('/en', ...Array.from({ length: 500 }, () => 'x-a: y')),
  'headers of a proxy': get(
    '/en',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: https, gopher',
    'X-Forwarded-For: ::x',
    'Forwarded: host=evil.example',
  ),
  'rewrite headers': get('/en', 'X-Original-URL: /admin', 'X-Rewrite-URL: /admin', 'X-HTTP-Method-Override: DELETE'),
  'a range of a page': get('/en', 'Range: bytes=0-,0-,0-,0-', 'If-Range: x'),
  'invalid validators': get('/en', 'If-Modified-Since: yesterday', 'If-None-Match: "', 'If-Match: *'),
  'invalid cookies': get('/en/cart', 'Cookie: ; ;=;a;"b"=c;\xff=\xfe; __proto__=1; display=%E0%A4%A; locale=__proto__; =x'),
  'invalid languages': get('/api/my-shop/brands', 'Accept-Language: ;q=,*;q=2,\xff,en-US;q=x', 'shop-origin: localhost'),
  'invalid encodings': get('/en', 'Accept-Encoding: ;q=,*;q=2,\xff,gzip;q=x;;;'),
  'invalid media types': get('/api/my-shop/brands', 'Accept: ;;,/,*/*/*;q=x', 'shop-origin: localhost'),
  'an invalid token': get('/api/my-shop/cart', 'Authorization: Bearer \xff\xfe ..', 'shop-origin: localhost'),
  'tabs for an encoding': get('/en', `Accept-Encoding: x${'\t'.repeat(14_000)}x`),
  'tabs for a version': get('/en', `If-None-Match: x${'\t'.repeat(14_000)}x`),
  'slashes for an origin': get('/api/my-shop/brands', `shop-origin: ${'/'.repeat(14_000)}x`),
  'semicolons for cookies': get('/en/cart', `Cookie: ${';'.repeat(14_000)}`),
}
