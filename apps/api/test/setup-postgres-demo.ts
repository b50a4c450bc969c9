import type { TestProject } from 'vitest/node'
import { seedDemoCatalogues } from './demo-catalogues.ts'
import { providePostgres } from './setup-postgres.ts'

export default (project: TestProject) => providePostgres(project, seedDemoCatalogues)
