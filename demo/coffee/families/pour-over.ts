// kinds: dripper, brewer, filters, kettle, server, baskets
import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'pour-over',
  category: 'brewing-gear',
  brand: 'kroplarz',
  vat: 23,
  short: {
    en: 'Drippers, paper filters, servers and a gooseneck kettle for coffee poured by hand, and basket filters for batch brewers.',
    pl: 'Drippery, filtry papierowe, dzbanki i czajnik z wąską wylewką do kawy przelewanej ręcznie oraz filtry koszykowe do ekspresów przelewowych.',
  },
  description: {
    en:
      'Pouring by hand needs four things: a dripper, a paper filter, a kettle with a thin spout, and scales. ' +
      'A cone with ribs lets you steer the flow with your hand; a flat bottom evens out an unsteady pour and is easier to begin with.\n\n' +
      'Rinse the paper with hot water first, so that the coffee does not taste of it and the dripper is warm. For one mug, use 15 g of medium-ground coffee and 250 g of water at 92 to 96 °C. ' +
      'Wet the grounds with 40 g, wait half a minute for them to swell, then pour the rest in two or three slow circles. The water should be through after about three minutes.\n\n' +
      'Size 01 serves one cup and size 02 up to four; the paper must be of the same size and shape as the dripper. ' +
      'Ceramic and glass hold heat but break; plastic and steel survive a rucksack. All gear but the kettle and the wooden collar may go into the dishwasher.',
    pl:
      'Do przelewu potrzeba czterech rzeczy: drippera, filtra, czajnika z wąską wylewką i wagi. ' +
      'Stożek z żebrami pozwala sterować przepływem ręką, a płaskie dno wybacza nierówne polewanie i jest łatwiejsze na początek.\n\n' +
      'Najpierw przelej filtr gorącą wodą, żeby nie czuć było papieru, a dripper się ogrzał. Na kubek weź 15 g średnio zmielonej kawy i 250 g wody o temperaturze 92–96 °C. ' +
      'Zwilż kawę 40 g wody, odczekaj pół minuty, aż napęcznieje, i dolej resztę dwoma, trzema powolnymi ruchami po okręgu. Całość powinna przejść w około trzy minuty.\n\n' +
      'Rozmiar 01 wystarcza na jedną filiżankę, a 02 nawet na cztery; filtr musi mieć ten sam rozmiar i kształt co dripper. ' +
      'Ceramika i szkło trzymają ciepło, ale się tłuką; tworzywo i stal przetrwają plecak. Cały sprzęt prócz czajnika i drewnianego kołnierza można myć w zmywarce.',
  },
  features: { application: { en: 'Filter coffee by hand', pl: 'Przelew ręczny' } },
  keywords: { en: 'pourover, drip cone, manual brewing, paper filters, gooseneck', pl: 'drip, przelewak, alternatywy, lejek do kawy, gęsia szyja, konewka' },
  products: [
    {
      name: { en: 'Ceramic cone dripper, 60° with spiral ribs', pl: 'Dripper ceramiczny stożkowy 60°, żebra spiralne' },
      symbol: 'POU-CONE',
      priceNet: 5900,
      note: {
        en: 'It has one large hole at the tip, so the speed depends on your grind and your pour alone. Preheat it well: a cold ceramic cone takes six or seven degrees from the first water.',
        pl: 'Jeden duży otwór u dołu, więc o tempie decydują tylko mielenie i ręka. Dobrze ogrzej dripper, bo zimna ceramika zabiera pierwszej wodzie sześć, siedem stopni.',
      },
      features: { material: { en: 'Glazed ceramic', pl: 'Ceramika szkliwiona' } },
      variants: [
        { symbol: 'POU-CONE-01', features: { size: '01', cups: '1' }, weight: 0.38, stockOnHand: 62 },
        { symbol: 'POU-CONE-02', features: { size: '02', cups: '1–4' }, tiers: tiered(6900, [6, 8]), weight: 0.52, stockOnHand: 110 },
      ],
    },
    {
      name: { en: 'Flat-bottom steel dripper with three holes', pl: 'Dripper stalowy z płaskim dnem, trzy otwory' },
      symbol: 'POU-FLAT-S',
      priceNet: 8900,
      weight: 0.24,
      stockOnHand: 34,
      note: {
        en: 'It is made of brushed steel, so it does not shatter, and has a silicone ring so that it does not slide on the mug. It takes wavy basket papers, which do not cling to the wall.',
        pl: 'Szczotkowana stal, której nikt nie stłucze, z silikonowym pierścieniem, żeby dripper nie ślizgał się po kubku. Pasują do niego karbowane filtry koszykowe, które nie lepią się do ścianki.',
      },
      features: { material: { en: 'Stainless steel 18/8', pl: 'Stal nierdzewna 18/8' }, size: '155', cups: '1–2' },
    },
    {
      name: { en: 'Glass brewer with wooden collar', pl: 'Zaparzacz szklany z drewnianym kołnierzem' },
      symbol: 'POU-COLLAR',
      kind: 'brewer',
      priceNet: 15900,
      note: {
        en: 'Cone and jug are blown as one piece of borosilicate glass. Lay the triple side of the folded paper against the spout channel, so that air can leave and the brew does not stall.',
        pl: 'Stożek i dzbanek wydmuchane z jednego kawałka szkła borokrzemowego. Potrójną stronę złożonego filtra połóż na rowku wylewki, żeby powietrze miało którędy wyjść, a woda nie przestała płynąć.',
      },
      features: { material: { en: 'Borosilicate glass, beech', pl: 'Szkło borokrzemowe, buk' } },
      variants: [
        { symbol: 'POU-COLLAR-3', features: { cups: '3', capacity: '450 ml' }, weight: 0.62, stockOnHand: 28 },
        { symbol: 'POU-COLLAR-6', features: { cups: '6', capacity: '900 ml' }, tiers: tiered(18900, [4, 6]), weight: 0.85, stockOnHand: 41 },
      ],
    },
    {
      name: { en: 'Heatproof glass server with lid, 600 ml', pl: 'Dzbanek ze szkła żaroodpornego z pokrywką, 600 ml' },
      symbol: 'POU-SERVER-600',
      kind: 'server',
      priceNet: 6400,
      weight: 0.36,
      stockOnHand: 0,
      note: {
        en: 'It stands under any dripper and shows marks for two, three and four cups on the side. Take the lid off for the microwave, and do not put the server on an open flame.',
        pl: 'Stanie pod każdym dripperem, a z boku ma kreski na dwie, trzy i cztery filiżanki. Do mikrofalówki zdejmij pokrywkę, a na otwarty ogień dzbanka nie stawiaj.',
      },
      features: { material: { en: 'Borosilicate glass', pl: 'Szkło borokrzemowe' }, capacity: '600 ml', cups: '4' },
    },
    {
      name: { en: 'Cone paper filters, 100 pcs', pl: 'Filtry papierowe stożkowe, 100 szt.' },
      symbol: 'POU-PAPER',
      kind: 'filters',
      priceNet: 1490,
      note: {
        en: 'Fold the sealed edge over before you open the paper, and it will sit flat in the cone. White papers are bleached with oxygen; brown ones need a longer rinse.',
        pl: 'Zanim rozłożysz filtr, zagnij zgrzany brzeg, a papier przylgnie do stożka. Filtry białe są bielone tlenem, a brązowe trzeba dłużej płukać.',
      },
      features: { pack: { en: '100 pcs', pl: '100 szt.' } },
      variants: [
        { symbol: 'POU-PAPER-01W', features: { size: '01', colour: { en: 'White', pl: 'Biały' } }, tiers: tiered(1490, [10, 8]), weight: 0.1, stockOnHand: 180 },
        { symbol: 'POU-PAPER-02W', features: { size: '02', colour: { en: 'White', pl: 'Biały' } }, tiers: tiered(1890, [10, 8], [40, 14]), weight: 0.15, stockOnHand: 460 },
        { symbol: 'POU-PAPER-02N', features: { size: '02', colour: { en: 'Brown', pl: 'Brązowy' } }, tiers: tiered(1790, [10, 8], [40, 14]), weight: 0.15, stockOnHand: 210 },
      ],
    },
    {
      name: { en: 'Basket filters for batch brewers 90/250 mm, 1,000 pcs', pl: 'Filtry koszykowe do ekspresów przelewowych 90/250 mm, 1000 szt.' },
      symbol: 'POU-BASKET-90-250',
      kind: 'baskets',
      priceNet: 6900,
      weight: 1.9,
      stockOnHand: 57,
      note: {
        en: 'They are for office and hotel brewers with 1.8-litre jugs, and measure 90 mm across the bottom and 250 mm laid flat. If the wall tends to fold in during brewing, wet the edge first.',
        pl: 'Do biurowych i hotelowych ekspresów z dzbankiem 1,8 litra: dno 90 mm, po rozłożeniu 250 mm. Jeśli ścianka zawija się podczas parzenia, najpierw zwilż brzeg.',
      },
      features: {
        application: { en: 'Batch brewers', pl: 'Ekspresy przelewowe' },
        diameter: '90/250 mm',
        pack: { en: '1,000 pcs', pl: '1000 szt.' },
        colour: { en: 'White', pl: 'Biały' },
      },
    },
    {
      name: { en: 'Electric gooseneck kettle with temperature setting, 0.9 l', pl: 'Czajnik elektryczny z wąską wylewką i regulacją temperatury, 0,9 l' },
      symbol: 'POU-KETTLE-E09',
      kind: 'kettle',
      priceNet: 23900,
      weight: 1.35,
      stockOnHand: 19,
      note: {
        en: 'The temperature is set from 40 to 100 °C in steps of one degree and held for half an hour, so the kettle suits green tea as well. The handle is weighted towards the back, so it is easy to keep the stream thin.',
        pl: 'Temperatura od 40 do 100 °C co jeden stopień i podtrzymanie przez pół godziny, więc czajnik przyda się też do zielonej herbaty. Uchwyt dociąża tył, dlatego łatwo utrzymać cienki strumień.',
      },
      features: { material: { en: 'Stainless steel', pl: 'Stal nierdzewna' }, capacity: { en: '0.9 l', pl: '0,9 l' }, power: { en: '1,000 W', pl: '1000 W' }, voltage: '230 V' },
    },
  ],
}
