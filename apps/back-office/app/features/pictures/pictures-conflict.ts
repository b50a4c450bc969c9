import type { Language } from '@stragan/contract'
import type { Difference } from '../../platform/differences.tsx'
import { entryIn } from '../../platform/uploads/refused-list.ts'
import { pictureMessages } from './pictures.messages.ts'
import type { DescribedPicture, PicturesAnswer } from './pictures-form.ts'

/** What of a picture can differ, as it is shown. */
function shownFields({ alt, is_family_picture }: DescribedPicture, language: Language): Record<string, [label: string, value: string]> {
  const t = pictureMessages[language]
  return {
    'alt.en': [t.textEn, alt.en],
    'alt.pl': [t.textPl, alt.pl],
    is_family_picture: [t.family, is_family_picture ? t.yes : t.no],
  }
}

/** What is stored beside what was typed, where both differ. */
export function picturesConflict(answer: PicturesAnswer, pictures: readonly DescribedPicture[], language: Language): Difference[] {
  if (!answer.isConflict) return []
  return pictures.flatMap((stored, i) => {
    const ofTyped = shownFields(entryIn(answer, stored).shown, language)
    return Object.entries(shownFields(stored, language)).flatMap(([field, [label, value]]) => {
      const typedValue = ofTyped[field]?.[1] ?? ''
      if (typedValue === value) return []
      return [{ label: `${pictureMessages[language].picture(i + 1)}: ${label}`, before: null, stored: value, typed: typedValue }]
    })
  })
}
