import { messages } from '@stragan/contract/messages'

export const brandMessages = messages(
  {
    title: 'Brands',
    lead: 'Sorted by name. Each brand has a page in the shop with its products.',
    create: 'New brand',
    newLead: 'Shoppers see a brand as soon as products have it.',
    none: 'No brands yet',
    noneText: 'Products can have a brand, and shoppers can filter by it.',
    back: 'All brands',
    producer: 'Manufacturer',
    producerHint: 'Its address is shown beside the products, as the law on product safety requires.',
    noProducer: 'Not known',
    noProducerText: 'without a manufacturer',
  },
  {
    title: 'Marki',
    lead: 'W kolejności alfabetycznej. Marka ma w sklepie stronę ze swoimi produktami.',
    create: 'Nowa marka',
    newLead: 'Klienci zobaczą markę, gdy tylko przypiszesz ją produktom.',
    none: 'Nie ma jeszcze marek',
    noneText: 'Produkty mogą mieć markę, a klienci mogą według niej filtrować.',
    back: 'Wszystkie marki',
    producer: 'Producent',
    producerHint: 'Adres producenta pokazujemy przy produktach, zgodnie z przepisami o bezpieczeństwie produktów.',
    noProducer: 'Nieznany',
    noProducerText: 'bez producenta',
  },
)
