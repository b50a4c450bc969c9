import type { ColumnsSection, EmailContent, FactsSection, LinkSection, Section, Span, TableSection, TextSection } from './email-content.ts'

/** Maximum line length; only a link may be longer. */
const width = 72
const gap = 2

/** Renders an email as plain text: wrapped, figures aligned. */
export function emailText({ shop, warning, title, lead, sections, footer }: EmailContent): string {
  const blocks = [
    shop,
    ...(warning ? [box(warning)] : []),
    underline(title, '='),
    ...lead.map(text => wrap(text).join('\n')),
    ...sections.map(sectionText),
    ['-'.repeat(width), ...footer.flatMap(spans => wrap(spans.map(spanText).join(', ')))].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

/** Appends the URL of a web link. */
const spanText = ({ text, href }: Span) => (href?.startsWith('http') ? `${text}, ${href}` : text)

function sectionText(section: Section): string {
  switch (section.kind) {
    case 'facts':
      return factsText(section)
    case 'table':
      return tableText(section)
    case 'columns':
      return columnsText(section)
    case 'text':
      return textSectionText(section)
    case 'link':
      return linkText(section)
  }
}

const sizeOf = (text: string) => [...text].length
const pad = (text: string, size: number) => text + ' '.repeat(Math.max(0, size - sizeOf(text)))
const underline = (text: string, sign: string) => {
  const lines = wrap(text)
  return [...lines, sign.repeat(Math.max(...lines.map(sizeOf)))].join('\n')
}
const box = (text: string) => [`${'*'.repeat(width)}`, ...wrap(text), `${'*'.repeat(width)}`].join('\n')
const withHeading = (heading: string, lines: readonly string[]) => [underline(heading, '-'), ...lines].join('\n')

/** Wraps text at a maximum line length. Breaks longer words, except links. */
function wrap(text: string, size = width): string[] {
  return text.split('\n').flatMap(paragraph => {
    const lines = ['']
    for (const word of paragraph.split(/[ \t]+/).flatMap(one => breakWord(one, size))) {
      const line = lines.at(-1) ?? ''
      const longer = line ? `${line} ${word}` : word
      if (sizeOf(longer) <= size || !line) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  })
}

const breakWord = (word: string, size: number): string[] => {
  const signs = [...word]
  if (signs.length <= size || /^https?:\/\//.test(word)) return [word]
  return [signs.slice(0, size).join(''), ...breakWord(signs.slice(size).join(''), size)]
}

/** Formats a name and a value in two columns. */
function withHangingIndent(name: string, text: string, nameSize: number): string[] {
  const [first = '', ...rest] = wrap(text, width - nameSize - gap)
  const indent = ' '.repeat(nameSize + gap)
  return [pad(name, nameSize + gap) + first, ...rest.map(line => indent + line)]
}

function factsText({ heading, text, facts }: FactsSection): string {
  const nameSize = Math.max(...facts.map(({ name }) => sizeOf(name)))
  const lines = facts.flatMap(({ name, text }) => withHangingIndent(name, text, nameSize))
  return withHeading(heading, [...(text ? [...wrap(text), ''] : []), ...lines])
}

function tableText({ heading, columns, rows }: TableSection): string {
  const sizes = columns.map((column, i) => Math.max(sizeOf(column), ...rows.map(({ amounts }) => sizeOf(amounts[i] ?? ''))))
  const nameSize = width - sizes.reduce((sum, size) => sum + size + gap, 0)
  const row = (name: string, amounts: readonly string[], indent = '') => {
    const lines = wrap(name, nameSize - indent.length).map(line => indent + line)
    const last = lines.pop() ?? ''
    const figures = sizes.map((size, i) => ' '.repeat(gap + size - sizeOf(amounts[i] ?? '')) + (amounts[i] ?? '')).join('')
    return [...lines, (pad(last, nameSize) + figures).trimEnd()]
  }
  const lines = rows.flatMap(({ title, about, name, amounts, isRuled, isTotal }, i) => [
    ...(isTotal || (isRuled && !title) ? ['-'.repeat(width)] : isRuled && i > 0 ? [''] : []),
    ...(title ? wrap(title) : []),
    ...(about ?? []).flatMap(line => wrap(line, width - gap)).map(line => `  ${line}`),
    ...row(name, amounts, title ? '  ' : ''),
  ])
  return withHeading(heading, [...row('', columns), ...lines])
}

const columnsText = ({ columns }: ColumnsSection) =>
  columns
    .map(({ heading, lines }) =>
      withHeading(
        heading,
        lines.flatMap(line => wrap(line)),
      ),
    )
    .join('\n\n')

const textSectionText = ({ heading, text, isQuoted }: TextSection) =>
  withHeading(heading, isQuoted ? wrap(text, width - gap).map(line => `> ${line}`.trimEnd()) : wrap(text))

const linkText = ({ label, href }: LinkSection) => `${label}:\n${href}`
