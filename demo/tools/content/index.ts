import type { DemoContent } from '../../types.ts'
import { careers } from './careers.ts'
import { catalogues } from './catalogues.ts'
import { familyNames } from './family-names.ts'
import { machines } from './machines.ts'
import { articles } from './news.ts'
import { points } from './points.ts'

export const content: DemoContent = { articles, careers, catalogues, machines, points, familyNames }
