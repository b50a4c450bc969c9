import { authorName } from './author.messages.ts'
import { useLanguage } from './language.ts'

interface AuthorProps {
  author: Parameters<typeof authorName>[0]
  className?: string
}

/** Who did something; the name of a person is not translated. */
export const Author = ({ author, className }: AuthorProps) => (
  <span translate={author.kind === 'staff' ? 'no' : undefined} className={className}>
    {authorName(author, useLanguage())}
  </span>
)
