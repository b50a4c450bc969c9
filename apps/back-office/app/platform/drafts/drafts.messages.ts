import { messages } from '@stragan/contract/messages'

/** Texts of drafts, beside every form that has them. */
export const draftMessages = messages(
  {
    keep: 'Keep for later',
    stored: (time: string) => `Draft kept at ${time}`,
    notStored: 'Not kept yet: the server cannot be reached. We will try again.',
    signedOut: 'Not kept yet: you are signed out. Sign in in another tab, and we will keep it.',
    refused: 'This draft cannot be kept: it will stay on this page only.',
    began: (moment: string) => `You began this on ${moment}`,
    notSent: 'The form contains what you typed before. None of it is saved in the shop, and nobody else sees it.',
    discard: 'Discard the draft',
    draft: 'Draft',
    yours: 'Your drafts',
    continue: (name: string, moment: string) => `${name}, begun on ${moment}`,
  },
  {
    keep: 'Zachowaj na później',
    stored: (time: string) => `Szkic zachowano o ${time}`,
    notStored: 'Szkicu jeszcze nie zachowano: brak połączenia z serwerem. Ponowimy próbę.',
    signedOut: 'Szkicu jeszcze nie zachowano: sesja wygasła. Zaloguj się w innej karcie, a zachowamy szkic.',
    refused: 'Tego szkicu nie można zachować: pozostanie tylko na tej stronie.',
    began: (moment: string) => `Szkic rozpoczęty ${moment}`,
    notSent: 'Formularz zawiera wpisaną wcześniej treść. W sklepie nic z tego nie jest jeszcze zapisane i nikt inny tego nie widzi.',
    discard: 'Odrzuć szkic',
    draft: 'Szkic',
    yours: 'Twoje szkice',
    continue: (name: string, moment: string) => `${name}, rozpoczęto ${moment}`,
  },
)
