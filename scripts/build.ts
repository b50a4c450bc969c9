import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export const root = join(import.meta.dirname, '..')
const applications = ['storefront', 'back-office'] as const
type Application = (typeof applications)[number]

const folderOf = (application: Application) => join(root, 'apps', application)
const assetsOf = (application: Application) => join(folderOf(application), 'build/client/assets')
const sourcesOf = (application: Application) => [
  'package-lock.json',
  'packages/*/{package.json,src/**}',
  `apps/${application}/{app,preact,server,public}/**`,
  `apps/${application}/*.{ts,json}`,
  'scripts/{build,font-subsets}.ts',
]

/** Builds each application whose sources have changed since its last build. */
export const buildApplications = () => applications.forEach(build)

function build(application: Application) {
  const folder = folderOf(application)
  const stamp = join(folder, 'build/.sources')
  const wanted = hashOf(sourcesOf(application))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log(`Building the ${application.replace('-', ' ')}`)
  const old = preserveOldAssets(assetsOf(application))
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/.bin/react-router'), 'build'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The ${application.replace('-', ' ')} could not be built:\n${stdout}\n${stderr}`)
  old.restore()
  if (application === 'storefront') slimManifest(assetsOf(application))
  compressAll(join(folder, 'build/client'))
  writeFileSync(stamp, wanted)
}

const maxAssetAgeMs = 24 * 60 * 60 * 1000

/** Preserves assets of earlier builds for a day: pages that were loaded before a deployment still request them. */
function preserveOldAssets(assets: string) {
  if (!existsSync(assets)) return { restore() {} }
  const aside = mkdtempSync(join(tmpdir(), 'stragan-assets-'))
  for (const name of readdirSync(assets))
    if (Date.now() - statSync(join(assets, name)).mtimeMs < maxAssetAgeMs)
      cpSync(join(assets, name), join(aside, name), { preserveTimestamps: true })
  return {
    restore() {
      cpSync(aside, assets, { recursive: true, force: false, preserveTimestamps: true })
      rmSync(aside, { recursive: true })
    },
  }
}

/** Removes from React Router's manifest what only its preloading of modules reads: a third of it. */
function slimManifest(assets: string) {
  for (const name of globSync('manifest-*.js', { cwd: assets })) {
    const file = join(assets, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/,"imports":\[[^\]]+\]/g, ''))
  }
}

/** Extensions of text files; pictures and fonts are compressed already. */
const compressible = ['js', 'css', 'svg', 'txt']

/** Writes a Brotli and a gzip version beside each static file, at the highest level. */
function compressAll(client: string) {
  for (const name of globSync(`**/*.{${compressible}}`, { cwd: client })) {
    const file = join(client, name)
    if (existsSync(`${file}.br`)) continue
    const bytes = readFileSync(file)
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, ...size } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

function hashOf(patterns: string[]) {
  const hash = createHash('sha256')
  const files = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
