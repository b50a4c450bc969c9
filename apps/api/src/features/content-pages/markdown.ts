import { withNoBreakSpaces } from '@stragan/contract/no-break-spaces'
import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

const tags = [
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
  'br',
  'hr',
  'blockquote',
  'code',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]

/** Renders the empty corner of a table as `td`: an empty `th` is an accessibility fault. */
const markdownParser = new Marked({
  renderer: { tablecell: ({ header, text }) => (header && text === '' ? '<td></td>\n' : false) },
})

/** Renders Markdown to sanitized HTML, with no-break spaces: only listed elements and attributes remain. */
export const renderMarkdown = (markdown: string): string =>
  sanitizeHtml(markdownParser.parse(markdown, { async: false }), {
    allowedTags: tags,
    allowedAttributes: { a: ['href'], ol: ['start'], th: ['scope'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    textFilter: (text, element) => (element === 'code' ? text : withNoBreakSpaces(text)),
  })
