import { messages } from '@stragan/contract/messages'

/** Texts about the picture of a category. */
export const categoryPictureMessages = messages(
  {
    title: 'Picture',
    lead: 'The home page and the list of categories show it beside the name.',
    none: 'The shop shows this category without a picture.',
    set: 'Use this picture',
    remove: 'Remove',
    removeNamed: 'Remove the picture',
  },
  {
    title: 'Zdjęcie',
    lead: 'Strona główna i lista kategorii pokazują zdjęcie przy nazwie.',
    none: 'Sklep pokazuje tę kategorię bez zdjęcia.',
    set: 'Użyj tego zdjęcia',
    remove: 'Usuń',
    removeNamed: 'Usuń zdjęcie',
  },
)

/** Texts about the logo of a brand. */
export const logoMessages = messages(
  {
    title: 'Logo',
    lead: 'The brand’s page shows it above its products.',
    none: 'The shop shows this brand without a logo.',
    set: 'Use this logo',
    remove: 'Remove',
    removeNamed: 'Remove the logo',
    textHint: 'What the logo says, for those who cannot see it. If there is no text, screen readers skip it.',
    saveTexts: 'Save texts',
  },
  {
    title: 'Logo',
    lead: 'Strona marki pokazuje logo nad produktami.',
    none: 'Sklep pokazuje tę markę bez logo.',
    set: 'Użyj tego logo',
    remove: 'Usuń',
    removeNamed: 'Usuń logo',
    textHint: 'Treść logo dla osób, które go nie widzą. Bez tekstu czytniki ekranu pomijają logo.',
    saveTexts: 'Zapisz teksty',
  },
)
