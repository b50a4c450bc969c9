import { Badge } from '@stragan/ui/badge'
import { useLanguage } from '../language.ts'
import { draftMessages } from './drafts.messages.ts'

/** In a list: the reader has a draft of the entry. */
export const DraftBadge = () => <Badge tone="tinted">{draftMessages[useLanguage()].draft}</Badge>
