import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { constants, getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Twenty levels of ten copies each: it takes longer than anybody waits. */
const endless = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g id="a0"><path d="M0 0h9"/></g>${Array.from(
  { length: 20 },
  (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`,
).join('')}</svg>`

test('a drawing is rendered with the lowest priority, so that it delays no request', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drawing-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const source = join(folder, 'a.svg')
  await writeFile(source, endless)
  const renderer = spawn(process.execPath, [join(import.meta.dirname, 'rasterise-drawing.ts'), source, join(folder, 'a.png'), '2400'])
  onTestFinished(() => void renderer.kill('SIGKILL'))
  await expect.poll(() => getPriority(renderer.pid), { timeout: 20_000 }).toBe(constants.priority.PRIORITY_LOW)
})
