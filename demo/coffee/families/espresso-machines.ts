// kinds: home, automatic, group
import type { DemoFamily } from '../../types.ts'

export const family: DemoFamily = {
  code: 'espresso-machines',
  category: 'coffee-machines',
  brand: 'parolit',
  vat: 23,
  short: {
    en: 'Traditional and bean-to-cup espresso machines, from the kitchen worktop to a bar with two groups.',
    pl: 'Ekspresy kolbowe i automatyczne, od blatu kuchennego po bar z dwiema grupami.',
  },
  description: {
    en:
      'Espresso needs about 9 bar at the coffee; the 15 bar printed on some machines is what the pump can give, not what you want. ' +
      'What matters more is a steady temperature and enough steam for the milk you make.\n\n' +
      'A thermoblock heats in under a minute and suits one or two cups. A single boiler makes coffee and steam in turn. ' +
      'A heat exchanger or a second boiler does both at once and is needed as soon as people wait. ' +
      'Bean-to-cup machines grind, tamp and rinse by themselves; choose them where nobody wants to learn the craft.\n\n' +
      'Count the cups in the busiest hour, not in the day. Look also at the water: above 8 °dH, fit a filter before the first cup, because the guarantee does not cover scale. ' +
      'Machines of up to 3 kW run on a normal socket of their own, two-group machines on a three-phase supply, and both café models need a drain.',
    pl:
      'Espresso parzy się pod ciśnieniem około 9 barów; 15 barów z pudełka to możliwości pompy, a nie to, czego szukasz. ' +
      'Ważniejsza jest stała temperatura i tyle pary, żeby starczyło na mleko.\n\n' +
      'Termoblok nagrzewa się w niecałą minutę i wystarcza na jedną, dwie filiżanki. Pojedynczy bojler robi kawę i parę na zmianę. ' +
      'Wymiennik ciepła albo drugi bojler robi jedno i drugie naraz i jest potrzebny, gdy tylko ktoś czeka w kolejce. ' +
      'Ekspres automatyczny sam miele, ubija i płucze; bierz go tam, gdzie nikt nie chce uczyć się fachu.\n\n' +
      'Licz filiżanki w godzinie największego ruchu, a nie w ciągu całego dnia. Sprawdź też wodę: powyżej 8 °dH załóż filtr przed pierwszą kawą, bo gwarancja nie obejmuje kamienia. ' +
      'Ekspresy do 3 kW podłącza się do osobnego zwykłego gniazdka, dwugrupowe wymagają zasilania trójfazowego, a oba modele kawiarniane trzeba podłączyć także do odpływu.',
  },
  features: { application: { en: 'Espresso and milk drinks', pl: 'Espresso i kawy mleczne' } },
  keywords: { en: 'coffee maker, barista machine, portafilter, bean to cup, fully automatic', pl: 'ekspres do kawy, kolba, kolbowy, automat do kawy, maszyna barowa, gastronomiczny' },
  products: [
    {
      name: { en: 'Espresso machine Iskra with thermoblock, 51 mm', pl: 'Ekspres kolbowy Iskra z termoblokiem, 51 mm' },
      symbol: 'ESM-ISKRA',
      priceNet: 64900,
      weight: 4.1,
      stockOnHand: 46,
      note: {
        en: 'It is only 15 cm wide and ready in 40 seconds, for a small kitchen and a first attempt at espresso. The pressurised basket forgives ground coffee from a bag.',
        pl: 'Ma tylko 15 cm szerokości i jest gotowy po 40 sekundach: do małej kuchni i na początek. Sitko z podwójnym dnem wybacza kawę mieloną z torebki.',
      },
      features: {
        power: { en: '1,350 W', pl: '1350 W' },
        voltage: '230 V',
        tank: { en: '1.1 l', pl: '1,1 l' },
        pressure: { en: '9 bar, pump 15 bar', pl: '9 barów, pompa 15 barów' },
        width: '150 mm',
        cups: '1–2',
      },
    },
    {
      name: { en: 'Espresso machine Mosiądz with brass boiler, 58 mm', pl: 'Ekspres kolbowy Mosiądz z bojlerem mosiężnym, 58 mm' },
      symbol: 'ESM-MOSIADZ',
      priceNet: 189900,
      weight: 8.6,
      stockOnHand: 14,
      note: {
        en: 'It has one 300 ml boiler with electronic control and a café-size group, so café baskets and tampers fit. Between espresso and steaming, allow it a minute to heat up.',
        pl: 'Jeden bojler 300 ml ze sterowaniem elektronicznym i grupa jak w kawiarni, więc pasują barowe sitka i ubijaki. Między espresso a spienianiem daj bojlerowi minutę na nagrzanie.',
      },
      features: {
        power: { en: '1,400 W', pl: '1400 W' },
        voltage: '230 V',
        tank: '2 l',
        pressure: { en: '9 bar', pl: '9 barów' },
        material: { en: 'Brass boiler, steel body', pl: 'Bojler mosiężny, obudowa stalowa' },
        width: '235 mm',
        cups: '1–2',
      },
    },
    {
      name: { en: 'Dual-boiler espresso machine Bliźniak, 58 mm', pl: 'Ekspres kolbowy Bliźniak z dwoma bojlerami, 58 mm' },
      symbol: 'ESM-BLIZNIAK',
      priceNet: 549900,
      weight: 23.5,
      stockOnHand: 5,
      note: {
        en: 'Coffee temperature can be set in steps of one degree, while the other boiler holds steam at 1.3 bar. A rotary pump makes the machine quiet, and it can be plumbed in later. The machine suits a home or a tasting room.',
        pl: 'Temperaturę kawy ustawiasz co jeden stopień, a drugi bojler utrzymuje parę pod ciśnieniem 1,3 bara. Pompa rotacyjna pracuje cicho, a ekspres można później podłączyć do wodociągu. Do domu i do sali degustacyjnej.',
      },
      features: {
        power: { en: '2,200 W', pl: '2200 W' },
        voltage: '230 V',
        tank: '3 l',
        pressure: { en: '9 bar', pl: '9 barów' },
        material: { en: 'Stainless steel boilers', pl: 'Bojlery ze stali nierdzewnej' },
        width: '300 mm',
        cups: '2',
      },
    },
    {
      name: { en: 'Bean-to-cup machine Poranny for the home', pl: 'Ekspres automatyczny Poranny do domu' },
      symbol: 'ESM-PORANNY',
      kind: 'automatic',
      priceNet: 199900,
      weight: 9.4,
      stockOnHand: 31,
      note: {
        en: 'It makes espresso, lungo and milk drinks at the touch of a button, for two to four people. The brewing unit slides out sideways; rinse it under the tap on Sundays and let it dry.',
        pl: 'Espresso, lungo i kawa z mlekiem jednym przyciskiem, dla 2–4 osób. Blok zaparzający wysuwa się z boku; w niedziele opłucz go pod kranem i zostaw do wyschnięcia.',
      },
      features: {
        power: { en: '1,450 W', pl: '1450 W' },
        voltage: '230 V',
        tank: { en: '1.8 l', pl: '1,8 l' },
        capacity: { en: '250 g of beans', pl: '250 g ziaren' },
        pressure: { en: '9 bar, pump 15 bar', pl: '9 barów, pompa 15 barów' },
        width: '240 mm',
        cups: '1–2',
      },
    },
    {
      name: { en: 'Bean-to-cup machine Zespół for the office', pl: 'Ekspres automatyczny Zespół do biura' },
      symbol: 'ESM-ZESPOL',
      kind: 'automatic',
      priceNet: 629900,
      weight: 17.8,
      stockOnHand: 0,
      note: {
        en: 'It is made for twenty to forty people and about eighty drinks a day, with two bean hoppers, so decaf has a place of its own. Milk comes through a hose from a cooler beside the machine.',
        pl: 'Dla zespołu liczącego od dwudziestu do czterdziestu osób, na około osiemdziesiąt napojów dziennie; ma dwa zasobniki, więc kawa bezkofeinowa ma własny. Mleko ekspres zasysa wężykiem z chłodziarki stojącej obok.',
      },
      features: {
        power: { en: '2,300 W', pl: '2300 W' },
        voltage: '230 V',
        tank: { en: '4.5 l', pl: '4,5 l' },
        capacity: { en: '2 × 500 g of beans', pl: '2 × 500 g ziaren' },
        pressure: { en: '9 bar', pl: '9 barów' },
        width: '325 mm',
        cups: '1–2',
      },
    },
    {
      name: { en: 'One-group café machine Solo with heat exchanger', pl: 'Ekspres kawiarniany Solo, jedna grupa, wymiennik ciepła' },
      symbol: 'ESM-SOLO',
      kind: 'group',
      priceNet: 899900,
      weight: 38,
      stockOnHand: 3,
      note: {
        en: 'It is for a bakery, a kiosk or a food truck: fifty cups in the busiest hour from a normal socket. Volumetric buttons stop the shot by themselves while you take the money.',
        pl: 'Do piekarni, kiosku i food trucka: pięćdziesiąt filiżanek w godzinie szczytu przy zasilaniu ze zwykłego gniazdka. Przyciski z dozowaniem objętościowym same kończą parzenie, kiedy przyjmujesz pieniądze.',
      },
      features: {
        power: { en: '2,800 W', pl: '2800 W' },
        voltage: '230 V',
        capacity: { en: '6 l boiler', pl: 'bojler 6 l' },
        tank: { en: 'mains water', pl: 'woda z sieci' },
        pressure: { en: '9 bar', pl: '9 barów' },
        width: '420 mm',
        cups: '1–2',
      },
    },
    {
      name: { en: 'Two-group café machine Duet, raised groups', pl: 'Ekspres kawiarniany Duet, dwie grupy podwyższone' },
      symbol: 'ESM-DUET',
      kind: 'group',
      priceNet: 1549900,
      weight: 62,
      stockOnHand: 2,
      note: {
        en: 'A 12-litre boiler and two steam wands let two baristas work side by side; 450 ml takeaway cups fit under the groups. Several people are needed to lift the machine onto the counter.',
        pl: 'Bojler 12-litrowy i dwie dysze pary, więc obok siebie pracuje dwóch baristów; pod grupy wchodzą kubki na wynos 450 ml. Do wniesienia ekspresu na ladę potrzeba kilku osób.',
      },
      features: {
        power: { en: '4,300 W', pl: '4300 W' },
        voltage: '400 V',
        capacity: { en: '12 l boiler', pl: 'bojler 12 l' },
        tank: { en: 'mains water', pl: 'woda z sieci' },
        pressure: { en: '9 bar', pl: '9 barów' },
        width: '750 mm',
        cups: '4',
      },
    },
  ],
}
