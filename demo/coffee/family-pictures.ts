/** Products without variants whose drawing shows another shape, number or equipment of their family. */
export const familyPictures: readonly string[] = ['VMA-ATRIUM']
