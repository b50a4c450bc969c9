import { coffeeDrawings } from '../../art/drawings/coffee.ts'
import type { GiftDrawing } from '../../art/drawings/gifts.ts'
import { bodyOf } from '../../bodies.ts'
import type { DemoArticle } from '../../types.ts'

const body = bodyOf(new URL('./news/', import.meta.url))
const drawing =
  (family: string, kind?: string, size = 0.6): GiftDrawing =>
  accent =>
    coffeeDrawings[family]?.({ size, kind, accent }).main ?? ''

export const articles: DemoArticle[] = [
  {
    slug: { en: 'water-for-coffee', pl: 'woda-do-kawy' },
    daysAgo: 6,
    title: { en: 'Water: the cheapest part of the cup, and the one that spoils it', pl: 'Woda: najtańsza część kawy i ta, która ją psuje' },
    summary: {
      en: 'Two numbers decide how your coffee tastes and how long the boiler lasts. See how to find them, and which filter helps with which water.',
      pl: 'Dwie liczby decydują o smaku kawy i o trwałości bojlera. Podpowiadamy, jak je poznać i jaki filtr pomaga na jaką wodę.',
    },
    seo_description: {
      en: 'Total and carbonate hardness for coffee in °dH, what they do in cup and boiler, and when a jug, a cartridge or reverse osmosis helps.',
      pl: 'Czym są twardość ogólna i węglanowa wody do kawy (w °dH), jak wpływają na smak i bojler i kiedy pomaga dzbanek, wkład albo osmoza.',
    },
    body: body('water-for-coffee'),
    cover: {
      shows: [drawing('pour-over'), drawing('cleaning')],
      alt: { en: 'A dripper and a jar of cleaner for coffee machines', pl: 'Dripper i słoik ze środkiem do czyszczenia ekspresów' },
    },
  },
  {
    slug: { en: 'machine-for-the-office', pl: 'automat-do-biura' },
    daysAgo: 34,
    title: { en: 'Which machine for how many people', pl: 'Jaki automat dla ilu osób' },
    summary: {
      en: 'Do not count heads; count the worst quarter of an hour. Here is a table from ten people to a hundred, and four things that the budget forgets.',
      pl: 'Nie licz głów, licz najgorszy kwadrans. Tabela od dziesięciu osób do stu i cztery rzeczy, o których zapomina budżet.',
    },
    seo_description: {
      en: 'How to size a coffee machine for the office: drinks a day, the busy hour, beans or instant, water, power and cleaning.',
      pl: 'Jak dobrać ekspres lub automat do biura: liczba napojów, godzina szczytu, ziarna czy instant, woda, prąd i mycie.',
    },
    body: body('machine-for-the-office'),
    cover: {
      shows: [drawing('espresso-machines', 'automatic'), drawing('vending-machines'), drawing('vending-machines', 'free-standing')],
      alt: { en: 'Three machines, from a bean-to-cup one to a free-standing one', pl: 'Trzy urządzenia: od ekspresu automatycznego po automat wolnostojący' },
    },
  },
  {
    slug: { en: 'cold-brew', pl: 'cold-brew' },
    daysAgo: 128,
    title: { en: 'Cold brew: coffee that was given time', pl: 'Cold brew: kawa, która potrzebuje czasu' },
    summary: {
      en: 'Cold brew takes coarse grounds, cold water and a night in the refrigerator. Here are two recipes, the coffees that suit them, and how much to make for the office.',
      pl: 'Grubo zmielona kawa, zimna woda i noc w lodówce. Dwa przepisy, kawy, które do nich pasują, i porcja dla biura.',
    },
    seo_description: {
      en: 'Cold brew in the refrigerator: ratios for drinking and for concentrate, steeping times, which coffee to choose and how long the brew keeps.',
      pl: 'Cold brew z lodówki: proporcje na napój do picia od razu i na koncentrat, czas parzenia, wybór kawy i trwałość naparu.',
    },
    body: body('cold-brew'),
    cover: {
      shows: [drawing('french-presses-mokas'), drawing('single-origins')],
      alt: { en: 'A French press and a bag of coffee', pl: 'French press i torebka kawy' },
    },
  },
  {
    slug: { en: 'gross-flow-control', pl: 'gross-flow-control' },
    daysAgo: 48,
    title: { en: 'Gross flow control: where the coffee goes that nobody drinks', pl: 'Gross flow control, czyli dokąd trafia kawa, której nikt nie wypił' },
    summary: {
      en: 'A vending machine uses more coffee than its cup counter accounts for. See how to measure the difference between gross flow and net flow, and what to do about it.',
      pl: 'Automat zużywa więcej kawy, niż wynika z licznika kubków. Podpowiadamy, jak zmierzyć różnicę między przepływem brutto a przepływem netto i co z nią zrobić.',
    },
    seo_description: {
      en: 'Gross and net flow of a vending machine: test vends, rinsing, overdosing, three figures to write down and how to calibrate the dose.',
      pl: 'Przepływ brutto i netto automatu: próby, płukanie, za duże porcje, trzy liczby do zapisania i kalibracja porcji.',
    },
    body: body('gross-flow-control'),
    cover: {
      shows: [drawing('vending-machines'), drawing('vending-powders')],
      alt: { en: 'A vending machine and a bag of powder', pl: 'Automat vendingowy i torebka proszku' },
    },
  },
]
