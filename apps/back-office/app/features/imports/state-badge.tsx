import type { ImportState } from '@stragan/contract/admin'
import { Badge } from '@stragan/ui/badge'
import { useLanguage } from '../../platform/language.ts'
import { importMessages } from './imports.messages.ts'

const tones = {
  reading: 'tinted',
  ready: 'warning',
  checking: 'tinted',
  checked: 'warning',
  importing: 'tinted',
  imported: 'success',
  undoing: 'tinted',
  undone: 'neutral',
  stopped: 'warning',
  failed: 'danger',
} as const satisfies Record<ImportState, string>

/** How far an import is. */
export const StateBadge = ({ state }: { state: ImportState }) => (
  <Badge tone={tones[state]}>{importMessages[useLanguage()].states[state]}</Badge>
)
