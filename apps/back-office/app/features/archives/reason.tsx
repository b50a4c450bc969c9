import { type ArchiveReason, archiveProblemText } from '@stragan/contract/admin'
import { useLanguage } from '../../platform/language.ts'

/** Why an archive cannot be written or read in; it may name what is in the archive. */
export const Reason = ({ before, reason }: { before: string; reason: ArchiveReason }) => (
  <p className="wrap-anywhere">
    {before} {archiveProblemText(reason, useLanguage())}
  </p>
)
