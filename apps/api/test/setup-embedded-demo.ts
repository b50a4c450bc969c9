import type { TestProject } from 'vitest/node'
import { seedDemoCatalogues } from './demo-catalogues.ts'
import { provideEmbedded } from './setup-embedded.ts'

export default (project: TestProject) => provideEmbedded(project, seedDemoCatalogues)
