import { hrefTo, type Language } from '@stragan/routing'
import { Picture } from '@stragan/ui/picture'
import type { ArticleView } from './article-view.ts'

interface RowProps {
  article: ArticleView
  language: Language
  /** Load the picture eagerly. */
  eager: boolean
}

/** Row of an article in the list: date, summary and picture. The whole row is a link. */
export function ArticleRow({ article, language, eager }: RowProps) {
  const { slug, title, summary, cover, published } = article
  return (
    <article className="group/article relative grid gap-x-10 gap-y-4 py-6 sm:grid-cols-[minmax(0,1fr)_14rem] sm:py-8 lg:grid-cols-[11rem_minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-2 max-sm:order-2 lg:contents">
        <p className="text-quiet text-sm tabular-nums lg:pt-1">
          <time dateTime={published.iso}>{published.text}</time>
        </p>
        <div>
          <h2 className="text-xl">
            <a
              href={hrefTo(language, 'article', { slug })}
              className="underline-offset-4 after:absolute after:inset-0 after:rounded-shop focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus group-hover/article:underline"
            >
              {title}
            </a>
          </h2>
          <p className="mt-2 max-w-prose text-quiet">{summary}</p>
        </div>
      </div>
      {cover && (
        <div className="plate overflow-hidden">
          <Picture
            picture={cover}
            sizes="(min-width: 1024px) 320px, (min-width: 640px) 224px, 100vw"
            eager={eager}
            className="aspect-3/2 w-full object-contain"
          />
        </div>
      )}
    </article>
  )
}
