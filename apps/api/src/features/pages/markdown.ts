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

/** The empty corner of a table is the header of nothing. */
const markdownParser = new Marked({
  renderer: { tablecell: ({ header, text }) => (header && text === '' ? '<td></td>\n' : false) },
})

/** A shop's text as HTML that may stand on its pages: of what Markdown lets through, only harmless elements stay. */
export const renderMarkdown = (markdown: string): string =>
  sanitizeHtml(markdownParser.parse(markdown, { async: false }), {
    allowedTags: tags,
    allowedAttributes: { a: ['href'], ol: ['start'], th: ['scope'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  })
