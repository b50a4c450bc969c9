import type { Language } from '@stragan/contract'

/** A text, perhaps a link. */
export interface Span {
  text: string
  href?: string
}

/** Words, then names with their values. */
export interface FactsSection {
  kind: 'facts'
  heading: string
  words?: string
  /** What the email is about; at most one of them. */
  isMain?: boolean
  facts: readonly ({ name: string; isStrong?: boolean } & Span)[]
}

/** Amounts in columns, each row named; a row may have a title of its own above. */
export interface TableSection {
  kind: 'table'
  heading: string
  columns: readonly string[]
  rows: readonly TableRow[]
}

export interface TableRow {
  title?: string
  /** Lines below the title. */
  about?: readonly string[]
  name: string
  amounts: readonly string[]
  /** Begins with a rule. */
  isRuled?: boolean
  isTotal?: boolean
}

/** Short lines side by side, or below each other where it is narrow. */
export interface ColumnsSection {
  kind: 'columns'
  columns: readonly { heading: string; lines: readonly string[] }[]
}

export interface WordsSection {
  kind: 'words'
  heading: string
  words: string
  /** Somebody typed it. */
  isQuoted?: boolean
}

export interface LinkSection {
  kind: 'link'
  label: string
  href: string
}

export type Section = FactsSection | TableSection | ColumnsSection | WordsSection | LinkSection

/** What an email says, before it is HTML or plain text. Nothing in it is markup. */
export interface EmailContent {
  language: Language
  subject: string
  replyTo?: string | undefined
  /** What a mailbox shows beside the subject. */
  preview: string
  shop: string
  /** What has to be known before all else. */
  warning: string | null
  title: string
  lead: readonly string[]
  sections: readonly Section[]
  /** Who writes. */
  footer: readonly (readonly Span[])[]
}
