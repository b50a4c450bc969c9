import { z } from 'zod'
import { type ArchiveReason, archiveProblems } from './archive-problem-texts.ts'

/** Why a whole archive cannot be written or read in: the problem, and what it is about. */
export const archiveReason = z.object({
  problem: z.enum(archiveProblems),
  subject: z.string(),
  number: z.int().nullable(),
}) satisfies z.ZodType<ArchiveReason>
