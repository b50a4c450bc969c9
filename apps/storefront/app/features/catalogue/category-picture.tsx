import type { CategoryBranch } from '@stragan/contract'
import { Picture } from '@stragan/ui/picture'

/** Picture beside the name of a category, which describes it; an empty plate keeps the names of others aligned. */
export function CategoryPicture({ picture }: Pick<CategoryBranch, 'picture'>) {
  return (
    <span className="plate grid size-14 place-items-center self-start p-1 sm:size-18">
      {picture && <Picture picture={{ ...picture, alt: '' }} sizes="64px" className="aspect-square w-full object-contain" />}
    </span>
  )
}
