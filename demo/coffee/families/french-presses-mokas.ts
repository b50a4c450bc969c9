// kinds: press, moka, cezve, spare, steel-moka
import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'french-presses-mokas',
  category: 'brewing-gear',
  brand: 'kroplarz',
  vat: 23,
  short: {
    en: 'French presses, moka pots and a copper cezve: coffee without paper and without electronics.',
    pl: 'French pressy, kawiarki i miedziany tygielek, czyli kawa bez papieru i bez elektroniki.',
  },
  description: {
    en:
      'In a French press, coarse coffee steeps like tea and is held back by a steel mesh. Use 60 g to a litre of water just off the boil, stir after a minute, press ' +
      'gently after four and pour at once. ' +
      'The cup is full-bodied and has a little sediment; that is how it should be.\n\n' +
      'A moka pot drives water through the coffee with steam at about 1.5 bar, so the brew is strong, but it is no espresso. ' +
      'Fill the base with hot water to just below the valve, fill the basket level without tamping it, and take the pot off the heat when it begins to gurgle. A cup on the label of a moka pot means 50 ml.\n\n' +
      'Never cover the safety valve and do not use the pot without water. Wash an aluminium pot by hand, without detergent, and take it apart to dry; the dishwasher turns it grey. ' +
      'Seals harden after about a year and are cheap to replace.',
    pl:
      'W french pressie grubo zmielona kawa parzy się jak herbata, a zatrzymuje ją stalowe sitko. Weź 60 g na litr wody tuż po zagotowaniu, po minucie zamieszaj, po ' +
      'czterech łagodnie wciśnij tłok i od razu nalej. ' +
      'Napar ma pełny smak i trochę osadu; tak ma być.\n\n' +
      'Kawiarka przepycha wodę przez kawę parą o ciśnieniu około 1,5 bara, więc napar jest mocny, ale to nie espresso. ' +
      'Do podstawy wlej gorącą wodę do poziomu tuż pod zaworem, sitko napełnij równo i nie ubijaj; zdejmij kawiarkę z ognia, gdy zacznie bulgotać. Filiżanka na etykiecie kawiarki to 50 ml.\n\n' +
      'Nie zasłaniaj zaworu bezpieczeństwa i nie grzej kawiarki bez wody. Kawiarkę aluminiową myj ręcznie, bez płynu, i susz rozkręconą; w zmywarce szarzeje. ' +
      'Uszczelka twardnieje po mniej więcej roku, a nowa kosztuje niewiele.',
  },
  features: { application: { en: 'Brewing without paper', pl: 'Parzenie bez papieru' } },
  keywords: { en: 'cafetiere, plunger, stovetop espresso, turkish coffee pot, ibrik', pl: 'praska, tłok, zaparzacz, makinetka, kafetiera, dżezwa, cezve, kawa po turecku' },
  products: [
    {
      name: { en: 'French press, glass in a steel frame', pl: 'French press szklany w stalowej ramce' },
      symbol: 'FPM-GLASS',
      priceNet: 5490,
      note: {
        en: 'The plunger is double-sealed with a spiral spring, so fines stay below it. The glass lifts out of the frame for washing, and a new one can be bought if it breaks against the tap.',
        pl: 'Tłok ma sprężynę spiralną i dwa uszczelnienia, więc pył zostaje pod spodem. Szkło wyjmuje się z ramki do mycia, a gdy stłucze się o kran, można dokupić nowe.',
      },
      features: { material: { en: 'Borosilicate glass, steel', pl: 'Szkło borokrzemowe, stal' } },
      variants: [
        { symbol: 'FPM-GLASS-350', features: { capacity: '350 ml', cups: '3' }, tiers: tiered(5490, [6, 6]), weight: 0.48, stockOnHand: 70 },
        { symbol: 'FPM-GLASS-600', features: { capacity: '600 ml', cups: '5' }, tiers: tiered(6490, [6, 6]), weight: 0.62, stockOnHand: 58 },
        { symbol: 'FPM-GLASS-1000', features: { capacity: '1 l', cups: '8' }, tiers: tiered(7490, [6, 6]), weight: 0.8, stockOnHand: 96 },
      ],
    },
    {
      name: { en: 'Insulated steel French press, double wall, 1 l', pl: 'French press stalowy z podwójną ścianką, 1 l' },
      symbol: 'FPM-STEEL-1000',
      priceNet: 14900,
      weight: 1.15,
      stockOnHand: 17,
      note: {
        en: 'It keeps coffee hot through an hour’s meeting, and survives the trip to the meeting room. Decant what is left, because coffee on its grounds goes on extracting and turns bitter.',
        pl: 'Trzyma ciepło przez godzinne zebranie i przetrwa drogę do sali. To, czego nie wypijesz, zlej do termosu, bo kawa stojąca na fusach dalej się parzy i gorzknieje.',
      },
      features: { material: { en: 'Stainless steel 18/10', pl: 'Stal nierdzewna 18/10' }, capacity: '1 l', cups: '8' },
    },
    {
      name: { en: 'Aluminium moka pot, octagonal', pl: 'Kawiarka aluminiowa, ośmiokątna' },
      symbol: 'FPM-MOKA',
      kind: 'moka',
      priceNet: 6900,
      note: {
        en: 'It is the classic for gas and ceramic hobs; an induction hob will not detect it without an adapter plate. Buy the size that you fill every day, since coffee from a half-filled pot is thin.',
        pl: 'Klasyk na gaz i płytę ceramiczną; indukcja bez podkładki takiej kawiarki nie wykryje. Wybierz rozmiar, który zapełnisz codziennie, bo z połowy porcji wychodzi lura.',
      },
      features: { material: { en: 'Cast aluminium', pl: 'Odlew aluminiowy' }, pressure: { en: '1.5 bar', pl: '1,5 bara' } },
      variants: [
        { symbol: 'FPM-MOKA-1', features: { cups: '1', capacity: '50 ml' }, weight: 0.33, stockOnHand: 44 },
        { symbol: 'FPM-MOKA-3', features: { cups: '3', capacity: '150 ml' }, tiers: tiered(8900, [6, 7]), weight: 0.5, stockOnHand: 130 },
        { symbol: 'FPM-MOKA-6', features: { cups: '6', capacity: '300 ml' }, tiers: tiered(11900, [6, 7]), weight: 0.76, stockOnHand: 105 },
        { symbol: 'FPM-MOKA-9', features: { cups: '9', capacity: '450 ml' }, tiers: tiered(15400, [6, 7]), weight: 1.02, stockOnHand: 26 },
      ],
    },
    {
      name: { en: 'Steel moka pot for induction', pl: 'Kawiarka stalowa na indukcję' },
      symbol: 'FPM-MOKAS',
      kind: 'steel-moka',
      priceNet: 13900,
      note: {
        en: 'It has a magnetic base that every hob accepts, and the body may go into the dishwasher. It heats fast on induction, so stay close and turn the hob to the middle setting.',
        pl: 'Magnetyczne dno nadaje się na każdą płytę, a korpus można myć w zmywarce. Na indukcji kawiarka grzeje się szybko, więc nie odchodź i ustaw średnią moc.',
      },
      features: { material: { en: 'Stainless steel 18/10', pl: 'Stal nierdzewna 18/10' }, pressure: { en: '1.5 bar', pl: '1,5 bara' } },
      variants: [
        { symbol: 'FPM-MOKAS-4', features: { cups: '4', capacity: '200 ml' }, weight: 0.62, stockOnHand: 39 },
        { symbol: 'FPM-MOKAS-6', features: { cups: '6', capacity: '300 ml' }, tiers: tiered(16900, [4, 6]), weight: 0.81, stockOnHand: 52 },
      ],
    },
    {
      name: { en: 'Copper cezve, tinned inside, 250 ml', pl: 'Tygielek miedziany pobielany cyną, 250 ml' },
      symbol: 'FPM-CEZVE-250',
      kind: 'cezve',
      priceNet: 12900,
      weight: 0.34,
      stockOnHand: 8,
      note: {
        en: 'It is made of hammered 1.5 mm copper with a long brass handle. Use powder-fine coffee, 7 g to 70 ml of cold water, and lift the pot off the heat each time the foam rises; do not scour the tin lining.',
        pl: 'Kuta miedź 1,5 mm z długą mosiężną rączką. Wsyp kawę zmieloną na pył, 7 g na 70 ml zimnej wody, i zdejmuj tygielek z ognia, ilekroć piana się podniesie; cyny nie szoruj.',
      },
      features: { material: { en: 'Copper, tin, brass', pl: 'Miedź, cyna, mosiądz' }, capacity: '250 ml', cups: '3', thickness: { en: '1.5 mm', pl: '1,5 mm' } },
    },
    {
      name: { en: 'Seal and filter set for moka pots', pl: 'Komplet uszczelek z sitkiem do kawiarki' },
      symbol: 'FPM-SEAL',
      kind: 'spare',
      priceNet: 1490,
      note: {
        en: 'The set contains three silicone seals and one filter plate for our 3-, 6- and 9-cup aluminium pots. When steam comes out at the thread, it is time for a new seal; choose it by the number of cups marked on the underside of the pot.',
        pl: 'Trzy uszczelki silikonowe i sitko do naszych kawiarek aluminiowych na 3, 6 i 9 filiżanek. Gdy para ucieka na gwincie, czas na nową uszczelkę; dobierz ją według liczby filiżanek podanej na spodzie kawiarki.',
      },
      features: { material: { en: 'Silicone, aluminium', pl: 'Silikon, aluminium' }, pack: { en: '3 seals, 1 filter', pl: '3 uszczelki, 1 sitko' } },
      variants: [
        { symbol: 'FPM-SEAL-3', features: { cups: '3', diameter: '54 mm' }, tiers: tiered(1490, [10, 10]), weight: 0.03, stockOnHand: 140 },
        { symbol: 'FPM-SEAL-6', features: { cups: '6', diameter: '64 mm' }, tiers: tiered(1690, [10, 10]), weight: 0.04, stockOnHand: 155 },
        { symbol: 'FPM-SEAL-9', features: { cups: '9', diameter: '72 mm' }, tiers: tiered(1890, [10, 10]), weight: 0.05, stockOnHand: 33 },
      ],
    },
  ],
}
