import { messages } from '@stragan/contract/messages'
import { maxShownDescription, maxShownTitle } from './previewed-result.ts'

export const searchPreviewMessages = messages(
  {
    title: 'Preview of the search result',
    lead: 'This is roughly how a search engine will show the page. It may choose different wording.',
    lengths: ({ title, description }: { title: number; description: number }) =>
      `Title: ${title} characters (about ${maxShownTitle} are shown). Description: ${description} (about ${maxShownDescription} are shown).`,
  },
  {
    title: 'Podgląd wyniku wyszukiwania',
    lead: 'Mniej więcej tak wyszukiwarka pokaże stronę. Może wybrać inne słowa.',
    lengths: ({ title, description }: { title: number; description: number }) =>
      `Liczba znaków w tytule: ${title} (widać około ${maxShownTitle}). W opisie: ${description} (widać około ${maxShownDescription}).`,
  },
)
