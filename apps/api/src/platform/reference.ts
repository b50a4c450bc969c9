import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type { Hono } from 'hono'

// Resolved as files: importing the package would load Swagger UI itself, 40 MB.
const require = createRequire(import.meta.url)
const assets = [
  [require.resolve('swagger-ui-dist/swagger-ui.css'), 'text/css'],
  [require.resolve('swagger-ui-dist/swagger-ui-bundle.js'), 'text/javascript'],
] as const

/** In place of colours of Swagger UI that have too little contrast. */
const readableColors = `
.swagger-ui .info .title small { background: #5c6370 }
.swagger-ui .info .title small.version-stamp { background: #47680a }
.swagger-ui .info a { color: #1c62b9 }
.swagger-ui .btn.authorize { color: #17704a; border-color: #17704a }
.swagger-ui .json-schema-2020-12-expand-deep-button { color: #505050 }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1c62b9 }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #17704a }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #8f5300 }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #c22525 }
`

const pageOf = (prefix: string, title: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${prefix}/docs/swagger-ui.css">
<style>${readableColors}</style>
</head>
<body>
<div id="reference"><noscript>This reference needs JavaScript; the same is in <a href="${prefix}/openapi.json">openapi.json</a>.</noscript></div>
<script src="${prefix}/docs/swagger-ui-bundle.js"></script>
<script src="${prefix}/docs/start.js"></script>
</body>
</html>`

/** Swagger UI's scripts, its inline styles, and requests to this API only. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const startOf = (prefix: string) => `SwaggerUIBundle({ url: '${prefix}/openapi.json', dom_id: '#reference', deepLinking: true })`

/**
 * Serves an API's OpenAPI document and Swagger UI below its prefix. Both are public and need no shop. The document is derived when it is first
 * requested.
 */
export function serveReference(app: Hono, prefix: string, title: string, documentOf: () => Promise<object>) {
  let document: Promise<string> | undefined
  app.get(`${prefix}/openapi.json`, async c => {
    document ??= documentOf().then(JSON.stringify)
    return c.body(await document, 200, { 'content-type': 'application/json' })
  })
  app.get(`${prefix}/docs`, c => c.html(pageOf(prefix, title), 200, { 'content-security-policy': policy }))
  app.get(`${prefix}/docs/start.js`, c => c.body(startOf(prefix), 200, { 'content-type': 'text/javascript' }))
  for (const [file, type] of assets)
    app.get(`${prefix}/docs/${basename(file)}`, async c =>
      c.body(await readFile(file), 200, { 'content-type': type, 'cache-control': 'public, max-age=86400' }),
    )
}
