import { z } from 'zod'
import { type FileProblem, fileProblems } from './constants.ts'

/** What became of each file of a request, in their order. */
export const uploadedFiles = z.object({
  files: z.array(
    z.object({
      /** As it was sent. */
      name: z.string(),
      /** `present`: the same is there already. */
      outcome: z.enum(['added', 'present', 'refused']),
      /** Why it was refused. */
      problem: z.enum(fileProblems).nullable(),
      /** Of what it is stored as. */
      id: z.int().positive().nullable(),
    }),
  ),
})

/** A file as a handler gets it. */
export interface UploadedFile {
  /** As it was sent, without a path: to show, never to open. */
  name: string
  /** Where its bytes are until the call ends. */
  path: string
  bytes: number
  /** It cannot be accepted, whatever it has: its bytes were not stored. */
  problem: Extract<FileProblem, 'too_large' | 'too_many'> | null
}
