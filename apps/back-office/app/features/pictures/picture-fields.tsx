import { maxLengths } from '@stragan/contract'
import { Badge } from '@stragan/ui/badge'
import { ButtonLink } from '@stragan/ui/button'
import { Checkbox } from '@stragan/ui/checkbox'
import { Field } from '@stragan/ui/field'
import { useLanguage } from '../../platform/language.ts'
import { orderName, stepsAt } from '../../platform/uploads/ordered-list.ts'
import { StepButtons } from '../../platform/uploads/step-buttons.tsx'
import { useBase } from '../../platform/uploads/use-base.ts'
import { ProductPicture } from '../products/product-picture.tsx'
import { pictureMessages } from './pictures.messages.ts'
import { type DescribedPicture, fieldName, type ListedPicture, wasName } from './pictures-form.ts'

interface PictureFieldsProps {
  stored: ListedPicture
  /** What its changes are made from. */
  base: DescribedPicture
  /** What its fields show. */
  shown: DescribedPicture
  place: number
  isLast: boolean
  origin: string
  canWrite: boolean
}

/** A picture with its texts in both languages, and the buttons that move and remove it. */
export function PictureFields({ stored, shown, place, isLast, origin, canWrite, ...props }: PictureFieldsProps) {
  const base = useBase(props.base)
  const t = pictureMessages[useLanguage()]
  const { id, picture, alt } = stored
  const name = t.picture(place)
  return (
    <li id={`picture-${id}`} className="grid gap-x-6 gap-y-3 border-rule border-t pt-6 sm:grid-cols-[10rem_1fr]">
      <div className="grid content-start gap-2">
        <ProductPicture picture={picture} origin={origin} size={160} />
        <span className="text-quiet text-xs">{t.size(picture.width, picture.height)}</span>
      </div>
      <fieldset className="grid min-w-0 content-start gap-4">
        <legend className="mb-2 flex items-center gap-3 font-semibold">
          {name}
          {place === 1 && <Badge tone="tinted">{t.cover}</Badge>}
        </legend>
        {canWrite ? (
          <>
            <input type="hidden" name={orderName} value={id} />
            <input type="hidden" name={wasName('en', id)} value={base.alt.en} />
            <input type="hidden" name={wasName('pl', id)} value={base.alt.pl} />
            <input type="hidden" name={wasName('family', id)} value={base.is_family_picture ? 'on' : ''} />
            <div className="grid gap-x-4 gap-y-3 lg:grid-cols-2">
              <Text name={fieldName('en', id)} label={t.textEn} value={shown.alt.en} lang="en" />
              <Text name={fieldName('pl', id)} label={t.textPl} value={shown.alt.pl} lang="pl" />
            </div>
            <Checkbox name={fieldName('family', id)} label={t.family} defaultChecked={shown.is_family_picture} className="text-sm" />
            <div className="flex flex-wrap gap-2">
              <StepButtons id={id} name={name} steps={stepsAt(place, isLast)} first={t.first} />
              <ButtonLink size="small" href={`pictures/${id}/crop`} aria-label={`${t.crop}: ${name}`}>
                {t.crop}
              </ButtonLink>
            </div>
          </>
        ) : (
          <dl className="grid gap-x-4 gap-y-3 text-sm lg:grid-cols-2">
            <Shown label={t.textEn} value={alt.en} lang="en" />
            <Shown label={t.textPl} value={alt.pl} lang="pl" />
          </dl>
        )}
      </fieldset>
    </li>
  )
}

const Text = ({ value, ...field }: { name: string; label: string; value: string; lang: string }) => (
  <Field id={field.name} {...field} defaultValue={value} maxLength={maxLengths.alt} autoComplete="off" />
)

const Shown = ({ label, value, lang }: { label: string; value: string; lang: string }) => (
  <div>
    <dt className="text-quiet">{label}</dt>
    <dd lang={lang}>{value}</dd>
  </div>
)
