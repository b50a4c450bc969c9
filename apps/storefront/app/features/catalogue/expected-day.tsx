import type { Language } from '@stragan/routing'
import { catalogueMessages } from './catalogue.messages.ts'

/** When something sold out is expected; nothing if that is not known. */
export const ExpectedDay = ({ language, day, className = '' }: { language: Language; day: string | null; className?: string }) =>
  day && <span className={`block ${className}`}>{catalogueMessages[language].expected(day)}</span>
