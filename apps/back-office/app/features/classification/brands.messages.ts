import { messages } from '@stragan/contract/messages'

export const brandMessages = messages(
  {
    title: 'Brands',
    lead: 'By name. A brand has a page with its products in the shop.',
    create: 'New brand',
    newLead: 'Shoppers see a brand as soon as products have it.',
    none: 'No brands yet',
    noneText: 'Products can have a brand, and shoppers filter by it.',
    back: 'All brands',
    producer: 'Producer',
    producerHint: 'Its address is shown beside the products, as the law on product safety requires.',
    noProducer: 'Not known',
    noProducerText: 'without a producer',
  },
  {
    title: 'Marki',
    lead: 'Według nazwy. Marka ma w sklepie stronę ze swoimi produktami.',
    create: 'Nowa marka',
    newLead: 'Klienci zobaczą markę, gdy tylko będą ją miały produkty.',
    none: 'Nie ma jeszcze marek',
    noneText: 'Produkty mogą mieć markę, a klienci mogą według niej filtrować.',
    back: 'Wszystkie marki',
    producer: 'Producent',
    producerHint: 'Jego adres pokazujemy przy produktach, zgodnie z przepisami o bezpieczeństwie produktów.',
    noProducer: 'Nieznany',
    noProducerText: 'bez producenta',
  },
)
