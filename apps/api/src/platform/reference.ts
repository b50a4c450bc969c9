import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { apiPrefix } from '@stragan/contract'
import type { Hono } from 'hono'

// Resolved as files: importing the package would load Swagger UI itself, 40 MB.
const require = createRequire(import.meta.url)
const assets = [
  [require.resolve('swagger-ui-dist/swagger-ui.css'), 'text/css'],
  [require.resolve('swagger-ui-dist/swagger-ui-bundle.js'), 'text/javascript'],
] as const

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>my-shop API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${apiPrefix}/docs/swagger-ui.css">
</head>
<body>
<div id="reference"><noscript>This reference needs JavaScript; the same is in <a href="${apiPrefix}/openapi.json">openapi.json</a>.</noscript></div>
<script src="${apiPrefix}/docs/swagger-ui-bundle.js"></script>
<script src="${apiPrefix}/docs/start.js"></script>
</body>
</html>`

/** Swagger UI's scripts, its inline styles, and requests to this API only. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const start = `SwaggerUIBundle({ url: '${apiPrefix}/openapi.json', dom_id: '#reference', deepLinking: true })`

/** Serves the OpenAPI document and Swagger UI. Both are public and need no shop. */
export function serveReference(app: Hono, document: object) {
  app.get(`${apiPrefix}/openapi.json`, c => c.json(document))
  app.get(`${apiPrefix}/docs`, c => c.html(page, 200, { 'content-security-policy': policy }))
  app.get(`${apiPrefix}/docs/start.js`, c => c.body(start, 200, { 'content-type': 'text/javascript' }))
  for (const [file, type] of assets)
    app.get(`${apiPrefix}/docs/${basename(file)}`, async c =>
      c.body(await readFile(file), 200, { 'content-type': type, 'cache-control': 'public, max-age=86400' }),
    )
}
