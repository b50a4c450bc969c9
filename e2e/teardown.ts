import { rmSync } from 'node:fs'

export default () => rmSync(process.env.STRAGAN_E2E_DATA ?? '', { recursive: true, force: true })
