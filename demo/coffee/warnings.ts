import type { DemoWarning } from '../types.ts'

const hotMachines = ['espresso-machines', 'VMA-KANTOREK', 'VMA-ANTRESOLA', 'VMA-ATRIUM', 'VMA-HALA']

/** In the order in which they are read: the worst first. */
export const warnings: DemoWarning[] = [
  {
    of: [...hotMachines, 'POU-KETTLE-E09'],
    text: {
      en: 'Water, steam and metal parts are hot enough to burn you. Keep children away, and let the appliance cool down before you clean it.',
      pl: 'Woda, para i części metalowe mogą poparzyć. Trzymaj dzieci z daleka, a przed czyszczeniem poczekaj, aż urządzenie ostygnie.',
    },
  },
  {
    of: [...hotMachines, 'VMA-PRZERWA', 'POU-KETTLE-E09', 'GRI-HOME-40', 'GRI-SD-58', 'GRI-BAR-64', 'GRI-BAR-83', 'GRI-SHOP-98'],
    text: {
      en: 'Plug the appliance only into an earthed socket. Unplug the appliance before you open, clean or move it; never immerse it in water, and do not use it with a damaged cable.',
      pl: 'Urządzenie podłączaj tylko do gniazda z uziemieniem. Przed otwarciem, czyszczeniem i przestawieniem wyjmij wtyczkę; nie zanurzaj urządzenia w wodzie i nie używaj go z uszkodzonym przewodem.',
    },
  },
  {
    of: ['ESM-SOLO', 'ESM-DUET', 'VMA-HALA', 'VMA-PRZERWA', 'VMA-ATRIUM'],
    text: {
      en: 'Only a qualified person may install the machine and connect it to the mains. Moving it takes several people or a sack truck.',
      pl: 'Urządzenie może zainstalować i podłączyć do sieci wyłącznie osoba z uprawnieniami. Do przenoszenia potrzeba kilku osób albo wózka.',
    },
  },
  {
    of: ['VMA-HALA', 'VMA-PRZERWA', 'VMA-SZAFKA'],
    text: {
      en: 'This unit can tip over: fix it to the wall, and never rock or tilt it.',
      pl: 'Ten sprzęt może się przewrócić: przymocuj go do ściany, nie kołysz nim i nie przechylaj go.',
    },
  },
  {
    of: ['GRI-HOME-40', 'GRI-SD-58', 'GRI-BAR-64', 'GRI-BAR-83', 'GRI-SHOP-98'],
    text: {
      en: 'The burrs run on for a moment and are sharp: keep fingers, spoons and hair out of the hopper and the chute.',
      pl: 'Żarna są ostre i po wyłączeniu jeszcze chwilę się obracają: nie wkładaj palców, łyżek ani włosów do zasobnika i wylotu.',
    },
  },
  {
    of: ['FPM-MOKA', 'FPM-MOKAS'],
    text: {
      en: 'The pot works under pressure. Fill it with water only to just below the valve, turn the valve away from people, and do not open the pot while it is hot.',
      pl: 'Kawiarka pracuje pod ciśnieniem. Wodę nalewaj tylko do poziomu tuż pod zaworem, odwracaj zawór od ludzi i nie otwieraj gorącej kawiarki.',
    },
  },
  {
    of: ['FPM-GLASS', 'FPM-STEEL-1000'],
    text: {
      en: 'Press slowly and with the lid on: hot coffee splashes when the plunger is forced down.',
      pl: 'Tłok opuszczaj powoli, przy założonej pokrywie: gdy naciskasz za mocno, gorąca kawa pryska.',
    },
  },
  {
    of: ['FPM-GLASS', 'POU-COLLAR', 'POU-SERVER-600'],
    text: {
      en: 'Look for cracks in the glass before each use, do not put hot glass on a cold or wet surface, and throw the glass away once it is chipped.',
      pl: 'Przed każdym użyciem sprawdź, czy szkło nie ma pęknięć, gorącego nie stawiaj na zimnej ani mokrej powierzchni, a wyszczerbione wyrzuć.',
    },
  },
  {
    of: ['CLN-TAB2', 'CLN-BACK-900'],
    text: {
      en: 'Danger. Harmful if swallowed. Causes serious eye damage. Keep out of reach of children. Wear protective gloves/eye protection. Immediately call a POISON CENTER/doctor. Keep the product in the closed original pack, away from food.',
      pl: 'Niebezpieczeństwo. Działa szkodliwie po połknięciu. Powoduje poważne uszkodzenie oczu. Chronić przed dziećmi. Stosować rękawice ochronne/ochronę oczu. Natychmiast skontaktować się z OŚRODKIEM ZATRUĆ/lekarzem. Przechowywać w zamkniętym oryginalnym opakowaniu, z dala od żywności.',
    },
  },
  {
    of: ['CLN-DESC', 'CLN-MILK-1000'],
    text: {
      en: 'Warning. Causes skin irritation. Causes serious eye irritation. Keep out of reach of children. Wear protective gloves/eye protection. Keep the product away from food.',
      pl: 'Uwaga. Działa drażniąco na skórę. Działa drażniąco na oczy. Chronić przed dziećmi. Stosować rękawice ochronne/ochronę oczu. Przechowywać z dala od żywności.',
    },
  },
  {
    of: ['CLN-TAB2', 'CLN-BACK-900', 'CLN-DESC', 'CLN-MILK-1000'],
    text: {
      en: 'IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing. Never mix different cleaners. Rinse the machine with clear water before the next drink.',
      pl: 'W PRZYPADKU DOSTANIA SIĘ DO OCZU: Ostrożnie płukać wodą przez kilka minut. Wyjąć soczewki kontaktowe, jeżeli są i można je łatwo usunąć. Nadal płukać. Nie mieszaj różnych środków. Przed następnym napojem przepłucz urządzenie czystą wodą.',
    },
  },
  {
    of: ['CUP-S100', 'CUP-S250', 'CUP-D350', 'CUP-D450', 'CUP-V180', 'CUP-LID'],
    text: {
      en: 'The wall of a cup that holds a hot drink grows hot. Press the lid down all round before you hand the cup over, and do not put a cup or lid in a microwave oven.',
      pl: 'Przy gorącym napoju ścianka kubka się nagrzewa. Przed podaniem dociśnij wieczko na całym obwodzie; kubka i wieczka nie wkładaj do kuchenki mikrofalowej.',
    },
  },
  {
    of: ['CUP-S100', 'CUP-S250', 'CUP-D350', 'CUP-D450', 'CUP-V180'],
    text: {
      en: 'Plastic in product. Put the used cup in the general waste and do not leave it outdoors.',
      pl: 'Produkt zawiera plastik. Zużyty kubek wyrzuć do odpadów zmieszanych, nie zostawiaj go w przyrodzie.',
    },
  },
  {
    of: ['MLK-UHT32', 'MLK-LF15', 'MLK-CREAM10', 'MLK-GRAN', 'VEN-CAPVAN', 'VEN-CAPNUT'],
    text: {
      en: 'Allergens: contains milk (including milk protein, even where the lactose has been broken down).',
      pl: 'Alergeny: zawiera mleko (także białka mleka, nawet jeśli laktoza jest rozłożona).',
    },
  },
  {
    of: ['VEN-CAPNUT'],
    text: { en: 'Allergens: may contain traces of nuts.', pl: 'Alergeny: może zawierać śladowe ilości orzechów.' },
  },
  {
    of: ['VEN-CHOCO', 'COC-DRINK32', 'COC-DENSA-1000'],
    text: { en: 'Allergens: may contain traces of milk and soya.', pl: 'Alergeny: może zawierać śladowe ilości mleka i soi.' },
  },
  {
    of: ['MLK-OAT'],
    text: { en: 'Allergens: contains oats (gluten).', pl: 'Alergeny: zawiera owies (gluten).' },
  },
  {
    of: ['MLK-SOY'],
    text: { en: 'Allergens: contains soya.', pl: 'Alergeny: zawiera soję.' },
  },
  {
    of: ['CLN-GRIND-430'],
    text: {
      en: 'Allergens: the granules are made of cereals that contain gluten. Discard the coffee that is ground right after cleaning.',
      pl: 'Alergeny: granulat zrobiono ze zbóż zawierających gluten. Kawę zmieloną zaraz po czyszczeniu wyrzuć.',
    },
  },
  {
    of: ['MLK-HONEY20-60'],
    text: {
      en: 'Do not give honey to children under twelve months.',
      pl: 'Nie podawaj miodu dzieciom poniżej dwunastego miesiąca życia.',
    },
  },
]
