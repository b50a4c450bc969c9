import { messages } from '../../platform/messages.ts'

export const jointMessages = messages(
  {
    /** Where the shop's rules name no title. */
    title: 'Complete the set',
    about: 'These products fit this one. Untick what you already have.',
    chooseFirst: 'Choose a variant to see what fits it.',
    choose: 'Choose a variant',
    variant: 'Variant',
    soldOut: (variant: string) => `${variant} is sold out.`,
    unpriced: (variant: string) => `${variant} has no price now and cannot be bought here.`,
    pricesAre: (kind: string) => `Prices: ${kind}`,
    show: 'Show what fits',
    thisProduct: 'This product',
    nothingTicked: 'Tick at least one product.',
    addChosen: 'Add selected to cart',
  },
  {
    title: 'Skompletuj zestaw',
    about: 'Te produkty pasują do tego, który oglądasz. Odznacz to, co już masz.',
    chooseFirst: 'Wybierz wariant, a pokażemy, co do niego pasuje.',
    choose: 'Wybierz wariant',
    variant: 'Wariant',
    soldOut: (variant: string) => `Wariant ${variant} jest wyprzedany.`,
    unpriced: (variant: string) => `Wariant ${variant} nie ma teraz ceny i nie można go tu kupić.`,
    pricesAre: (kind: string) => `Ceny ${kind}`,
    show: 'Pokaż, co pasuje',
    thisProduct: 'Ten produkt',
    nothingTicked: 'Zaznacz co najmniej jeden produkt.',
    addChosen: 'Dodaj wybrane do koszyka',
  },
)
