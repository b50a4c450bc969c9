import { messages } from '../../platform/messages.ts'

export const jointMessages = messages(
  {
    title: 'Complete the joint',
    about: 'These parts and tools fit by thread, material and size. Untick what you have already.',
    chooseFirst: 'Choose a variant to see what fits it.',
    variant: 'Variant',
    show: 'Show what fits',
    thisProduct: 'This product',
    addChosen: 'Add ticked to cart',
  },
  {
    title: 'Skompletuj połączenie',
    about: 'Te części i narzędzia pasują gwintem, materiałem i rozmiarem. Odznacz to, co już masz.',
    chooseFirst: 'Wybierz wariant, a pokażemy, co do niego pasuje.',
    variant: 'Wariant',
    show: 'Pokaż, co pasuje',
    thisProduct: 'Ten produkt',
    addChosen: 'Dodaj zaznaczone do koszyka',
  },
)
