import type { ResponseOutput } from '@stragan/contract'
import { type categoryAdminCalls, pictureLimits } from '@stragan/contract/admin'
import { Button } from '@stragan/ui/button'
import { Picture } from '@stragan/ui/picture'
import type { ReactNode } from 'react'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Section } from '../../platform/page.tsx'
import { isUploadAnswer } from '../../platform/uploads/upload.ts'
import { UploadForm } from '../../platform/uploads/upload-form.tsx'
import { acceptedPictures } from '../pictures/accepted-pictures.ts'
import { pictureMessages } from '../pictures/pictures.messages.ts'
import { ProductPicture } from '../products/product-picture.tsx'

export type Shown = NonNullable<ResponseOutput<typeof categoryAdminCalls.category>['picture']>

/** Of the form that removes it. */
export const removeIntent = 'remove_picture'

interface ShownPictureProps {
  texts: Readonly<Record<'title' | 'lead' | 'none' | 'set' | 'remove' | 'removeNamed', string>>
  shown: Pick<Shown, 'picture'> | null
  /** Of the shop, which serves it. */
  origin: string
  /** What is read, not only recognised: it is shown as wide as there is room. */
  isWide?: boolean
  canWrite: boolean
  /** Where scripts send the file. */
  href: string
  answer: object | undefined
  /** Beside the picture. */
  children?: ReactNode
}

/** The one picture of something: what is shown, with a form for another one. */
export function ShownPicture({ texts: t, shown, origin, isWide = false, canWrite, href, answer, children }: ShownPictureProps) {
  const pictures = pictureMessages[useLanguage()]
  return (
    <Section id="picture" title={t.title} lead={shown ? t.lead : `${t.lead} ${t.none}`}>
      {shown && (
        <div className={`grid gap-x-6 gap-y-4 ${isWide ? '' : 'sm:grid-cols-[10rem_1fr]'}`}>
          <div className="grid content-start justify-items-start gap-2">
            {isWide ? (
              <Picture
                picture={{ ...shown.picture, url: origin + shown.picture.url }}
                sizes="(min-width: 44rem) 40rem, 100vw"
                className="h-auto w-full max-w-[40rem] border border-rule"
              />
            ) : (
              <ProductPicture picture={shown.picture} origin={origin} size={160} />
            )}
            <span className="text-quiet text-xs">{pictures.size(shown.picture.width, shown.picture.height)}</span>
            {canWrite && (
              <form method="post">
                <FormKey />
                <input type="hidden" name="intent" value={removeIntent} />
                <Button type="submit" size="small" icon="trash" aria-label={t.removeNamed}>
                  {t.remove}
                </Button>
              </form>
            )}
          </div>
          {children}
        </div>
      )}
      {canWrite && (
        <UploadForm
          label={pictures.file}
          hint={pictures.kinds}
          accept={acceptedPictures}
          maxBytes={pictureLimits.maxFileBytes}
          href={href}
          answer={isUploadAnswer(answer) ? answer : undefined}
          one={t.set}
        />
      )}
    </Section>
  )
}
