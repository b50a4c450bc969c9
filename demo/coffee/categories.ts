import type { DemoCategory } from '../types.ts'

export const categories: DemoCategory[] = [
  {
    code: 'coffee',
    facets: ['flavour', 'roast', 'grind', 'contents'],
    name: { en: 'Coffee', pl: 'Kawa' },
    description: { en: 'Blends and single origins as beans or ground, with the roast date on the bag.', pl: 'Mieszanki i kawy jednorodne w ziarnach i mielone, z datą palenia na torebce.' },
    children: [
      {
        code: 'coffee-beans',
        name: { en: 'Coffee beans', pl: 'Kawa ziarnista' },
        description: { en: 'Beans for your own grinder, or coffee ground by us for the way you brew.', pl: 'Ziarna do własnego młynka albo kawa zmielona u nas pod wybrany sposób parzenia.' },
        children: [
          {
            code: 'espresso-coffee',
            name: { en: 'Espresso blends', pl: 'Mieszanki do espresso' },
            description: {
              en: 'Blends roasted for espresso and for milk drinks, from mild Arabica to half Robusta.',
              pl: 'Mieszanki palone do espresso i kaw mlecznych, od łagodnej arabiki po pół na pół z robustą.',
            },
          },
          {
            code: 'single-origin-coffee',
            name: { en: 'Single origins', pl: 'Kawy jednorodne' },
            description: { en: 'Coffee from one region, with its altitude, variety and process.', pl: 'Kawa z jednego regionu, z podaną wysokością upraw, odmianą i obróbką.' },
          },
        ],
      },
      {
        code: 'ground-coffee',
        name: { en: 'Filter and ground coffee', pl: 'Kawa przelewowa i mielona' },
        description: { en: 'Coffee for filter machines, mugs and jugs, in bags, sachets and drip bags.', pl: 'Kawa do ekspresu przelewowego, kubka i dzbanka, w torebkach, saszetkach i drip bagach.' },
      },
      {
        code: 'decaf-coffee',
        name: { en: 'Decaf', pl: 'Kawa bezkofeinowa' },
        description: {
          en: 'Coffee decaffeinated with water, carbon dioxide or sugarcane ethyl acetate.',
          pl: 'Kawa, z której kofeinę usunięto wodą, dwutlenkiem węgla albo octanem etylu z trzciny cukrowej.',
        },
      },
    ],
  },
  {
    code: 'tea',
    facets: ['taste', 'origin', 'contents'],
    name: { en: 'Tea', pl: 'Herbata' },
    description: { en: 'Black and green tea by region and leaf, loose and in bags.', pl: 'Herbata czarna i zielona według regionu i liścia, sypana i w torebkach.' },
  },
  {
    code: 'additions',
    name: { en: 'Powders, milk and sugar', pl: 'Produkty sypkie, mleko i cukier' },
    description: { en: 'Everything that goes into the cup besides coffee and tea.', pl: 'Wszystko, co trafia do kubka oprócz kawy i herbaty.' },
    children: [
      {
        code: 'cocoa-and-powders',
        name: { en: 'Cocoa and vending powders', pl: 'Kakao i produkty do automatów' },
        description: { en: 'Cocoa and chocolate for cafés, instant products for vending machines.', pl: 'Kakao i czekolada do kawiarni, produkty instant do automatów.' },
      },
      {
        code: 'milk-and-sweetening',
        name: { en: 'Milk and sugar', pl: 'Mleko i cukier' },
        description: {
          en: 'Long-life milk, plant-based drinks, cream portions, sugar sticks and sugar cubes.',
          pl: 'Mleko UHT, napoje roślinne, śmietanka w porcjach, cukier w saszetkach i kostkach.',
        },
      },
    ],
  },
  {
    code: 'cups',
    name: { en: 'Cups and consumables', pl: 'Kubki i artykuły jednorazowe' },
    description: {
      en: 'Takeaway cups with the lids that fit them, cups for vending machines, and stirrers.',
      pl: 'Kubki na wynos i pasujące do nich wieczka, kubki do automatów i mieszadełka.',
    },
  },
  {
    code: 'equipment',
    facets: ['capacity', 'pressure', 'tank', 'power'],
    name: { en: 'Machines and gear', pl: 'Ekspresy i sprzęt' },
    description: { en: 'Everything from a dripper for one mug to a vending machine for a whole factory floor.', pl: 'Od drippera na jeden kubek po automat na całą halę.' },
    children: [
      {
        code: 'brewing-gear',
        name: { en: 'Brewing by hand', pl: 'Parzenie ręczne' },
        description: { en: 'Drippers, filters, kettles, French presses and moka pots.', pl: 'Drippery, filtry, czajniki, french pressy i kawiarki.' },
      },
      {
        code: 'coffee-grinders',
        name: { en: 'Grinders', pl: 'Młynki' },
        description: { en: 'Hand grinders, home grinders and on-demand grinders for the bar.', pl: 'Młynki ręczne i domowe oraz młynki barowe z mieleniem na żądanie.' },
      },
      {
        code: 'coffee-machines',
        name: { en: 'Espresso machines', pl: 'Ekspresy ciśnieniowe' },
        description: { en: 'Traditional and bean-to-cup espresso machines for home, office and café.', pl: 'Ekspresy kolbowe i automatyczne do domu, biura i kawiarni.' },
      },
      {
        code: 'vending',
        name: { en: 'Vending machines and parts', pl: 'Automaty vendingowe i części' },
        description: { en: 'Table-top and free-standing machines, base cabinets and payment units.', pl: 'Automaty stołowe i wolnostojące, szafki i moduły płatności.' },
      },
    ],
  },
  {
    code: 'care',
    name: { en: 'Cleaning and water', pl: 'Czyszczenie i woda' },
    description: { en: 'Tablets, descalers and filters: what a machine needs to last.', pl: 'Tabletki, odkamieniacze i filtry, czyli to, czego ekspres potrzebuje, żeby służyć latami.' },
  },
]
