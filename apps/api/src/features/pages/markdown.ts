import { marked } from 'marked'
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

/** A shop's text as HTML that may stand on its pages: of what Markdown lets through, only harmless elements stay. */
export const htmlOf = (markdown: string): string =>
  sanitizeHtml(marked.parse(markdown, { async: false }), {
    allowedTags: tags,
    allowedAttributes: { a: ['href'], ol: ['start'], th: ['scope'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  })
