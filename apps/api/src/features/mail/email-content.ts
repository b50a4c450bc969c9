import type { Language } from '@stragan/contract'

/** A text, optionally a link. */
export interface Span {
  text: string
  href?: string
}

/** A paragraph, then a list of names and values. */
export interface FactsSection {
  kind: 'facts'
  heading: string
  text?: string
  /** Highlighted; at most one section of an email. */
  isMain?: boolean
  facts: readonly Fact[]
}

export interface Fact extends Span {
  name: string
  isStrong?: boolean
  /** Keeps its ordinary spaces: a reader copies it into another form. */
  isVerbatim?: boolean
}

/** A table of amounts; a row has a name, and optionally a title above. */
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

/** Columns of short lines, stacked on narrow screens. */
export interface ColumnsSection {
  kind: 'columns'
  columns: readonly { heading: string; lines: readonly string[] }[]
}

export interface TextSection {
  kind: 'text'
  heading: string
  text: string
  /** Text that a visitor typed. */
  isQuoted?: boolean
}

export interface LinkSection {
  kind: 'link'
  label: string
  href: string
  /** An ordinary link instead of a button: what is only to be read. */
  isPlain?: boolean
}

export type Section = FactsSection | TableSection | ColumnsSection | TextSection | LinkSection

/** Content of an email without markup, rendered as HTML and as plain text. */
export interface EmailContent {
  language: Language
  subject: string
  replyTo?: string | undefined
  /** Preview text that mail clients show beside the subject. */
  preview: string
  shop: string
  /** Shown above the title. */
  warning: string | null
  title: string
  lead: readonly string[]
  sections: readonly Section[]
  /** The sender's contact data. */
  footer: readonly (readonly Span[])[]
}

/** Filters facts that have a text. */
export const withText = <Fact extends { text: string | null | undefined }>(facts: readonly Fact[]) =>
  facts.filter((fact): fact is Fact & { text: string } => Boolean(fact.text))
