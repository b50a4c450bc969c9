import type { Language } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { useState } from 'react'
import { productMessages } from './product.messages.ts'
import type { Video } from './video.ts'

/** Link to a video; with JavaScript a click plays it inline. Nothing is loaded from YouTube before that. */
export function ProductVideo({ video, name, language }: { video: Video; name: string; language: Language }) {
  const t = productMessages[language]
  const [plays, setPlays] = useState(false)
  if (plays && video.id)
    return (
      <iframe
        ref={frame => frame?.focus()}
        title={t.videoTitle(name)}
        src={`https://www.youtube-nocookie.com/embed/${video.id}?autoplay=1`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        className="aspect-video w-full max-w-3xl rounded-shop border-0 bg-raised"
      />
    )
  return (
    <div className="grid aspect-video w-full max-w-3xl content-center justify-items-center gap-3 rounded-shop bg-raised p-6 text-center">
      <ButtonLink
        href={video.href}
        kind="secondary"
        size="large"
        icon="play"
        rel="noreferrer"
        data-interactive
        onClick={event => {
          if (!video.id || event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setPlays(true)
        }}
      >
        {t.playVideo}
      </ButtonLink>
      <p className="text-quiet text-sm">{t.videoHint}</p>
    </div>
  )
}
