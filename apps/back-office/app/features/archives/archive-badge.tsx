import type { ArchiveState } from '@stragan/contract/admin'
import { Badge } from '@stragan/ui/badge'
import { useLanguage } from '../../platform/language.ts'
import { archiveMessages } from './archives.messages.ts'

const tones = {
  exporting: 'tinted',
  exported: 'success',
  ready: 'warning',
  checking: 'tinted',
  checked: 'warning',
  importing: 'tinted',
  imported: 'success',
  stopped: 'warning',
  failed: 'danger',
} as const satisfies Record<ArchiveState, string>

/** How far an archive is. */
export const ArchiveBadge = ({ state }: { state: ArchiveState }) => (
  <Badge tone={tones[state]}>{archiveMessages[useLanguage()].states[state]}</Badge>
)
