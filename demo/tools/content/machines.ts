import { carouselCabinet, coilCabinet, drumCabinet, lockerCabinet, weighingRack } from '../../art/drawings/tool-cabinets.ts'
import type { DemoMachine } from '../../types.ts'

const connection: DemoMachine['features'][number] = [
  { en: 'Connection', pl: 'Łączność' },
  { en: 'Ethernet or LTE; also dispenses offline', pl: 'Ethernet lub LTE; wydaje także bez sieci' },
]
const access: DemoMachine['features'][number] = [
  { en: 'User identification', pl: 'Identyfikacja' },
  { en: 'staff card (RFID), PIN', pl: 'karta zakładowa (RFID), PIN' },
]

export const machines: DemoMachine[] = [
  {
    name: { en: 'Spirala 54 coil cabinet', pl: 'Automat spiralny Spirala 54' },
    description: {
      en:
        'It is for consumables: gloves, glasses, discs, bits, batteries. The spiral turns once and one pack falls into the tray; a light curtain checks that it did, and if not, the spiral turns further. ' +
        'The width of a lane is matched to the pack, from a tube of glue to a 125 mm disc.',
      pl:
        'Na to, co się zużywa: rękawice, okulary, tarcze, bity, baterie. Spirala wykonuje jeden obrót i opakowanie wpada do kieszeni; kurtyna świetlna sprawdza, czy wpadło, a jeśli nie, spirala obraca się dalej. ' +
        'Szerokość toru dobieramy do opakowania, od tubki kleju po tarczę 125 mm.',
    },
    draw: coilCabinet,
    features: [
      [
        { en: 'Lanes', pl: 'Liczba torów' },
        { en: 'up to 54, on 6 shelves', pl: 'do 54, na 6 półkach' },
      ],
      [
        { en: 'Largest pack', pl: 'Największe opakowanie' },
        { en: '140 × 180 × 140 mm, 1.5 kg', pl: '140 × 180 × 140 mm, 1,5 kg' },
      ],
      [
        { en: 'Issue check', pl: 'Kontrola wydania' },
        { en: 'light curtain in the drop shaft', pl: 'kurtyna świetlna w szybie zrzutu' },
      ],
      access,
      connection,
      [
        { en: 'Dimensions (W × D × H)', pl: 'Wymiary (szer. × gł. × wys.)' },
        { en: '940 × 860 × 1,830 mm', pl: '940 × 860 × 1830 mm' },
      ],
      [{ en: 'Weight, empty', pl: 'Waga bez towaru' }, '245 kg'],
      [{ en: 'Power supply', pl: 'Zasilanie' }, '230 V, 180 W'],
    ],
  },
  {
    name: { en: 'Skrytka 22 locker cabinet', pl: 'Szafa skrytkowa Skrytka 22' },
    description: {
      en:
        'It is for what comes back: torque wrenches, lasers, drill drivers, calipers. Each item has its own door and is signed out in one person’s name. Compartments can have a charging socket, so a cordless tool returns to work charged; ' +
        'whoever returns something broken says so on the screen, and its door stays locked until somebody has looked at it.',
      pl:
        'Na to, co wraca: klucze dynamometryczne, lasery, wkrętarki, suwmiarki. Jedna rzecz, jedne drzwiczki, jedno nazwisko. Skrytka może mieć gniazdo do ładowania, więc wkrętarka wraca do pracy naładowana; ' +
        'kto oddaje uszkodzony sprzęt, zgłasza to na ekranie, a skrytka pozostaje zamknięta, dopóki ktoś go nie obejrzy.',
    },
    draw: lockerCabinet,
    features: [
      [
        { en: 'Compartments', pl: 'Liczba skrytek' },
        { en: '16 large, 6 small', pl: '16 dużych, 6 małych' },
      ],
      [{ en: 'Large compartment (W × D × H)', pl: 'Duża skrytka (szer. × gł. × wys.)' }, '240 × 450 × 340 mm'],
      [{ en: 'Load per compartment', pl: 'Nośność skrytki' }, '15 kg'],
      [
        { en: 'Charging', pl: 'Ładowanie' },
        { en: '230 V socket in up to 8 compartments', pl: 'gniazdo 230 V w maks. 8 skrytkach' },
      ],
      [
        { en: 'Return', pl: 'Zwrot' },
        { en: 'with damage report', pl: 'ze zgłoszeniem uszkodzenia' },
      ],
      access,
      connection,
      [
        { en: 'Dimensions (W × D × H)', pl: 'Wymiary (szer. × gł. × wys.)' },
        { en: '1,420 × 500 × 1,800 mm', pl: '1420 × 500 × 1800 mm' },
      ],
      [{ en: 'Weight, empty', pl: 'Waga bez towaru' }, '190 kg'],
    ],
  },
  {
    name: { en: 'Karuzela 360 carousel cabinet', pl: 'Automat karuzelowy Karuzela 360' },
    description: {
      en: 'Round shelves turn until the right compartment is behind its door; nothing falls, so the cabinet suits taps, milling cutters, gauges and anything made of glass. Shelves are divided to suit the goods, and one compartment may hold several pieces that are handed out one by one.',
      pl:
        'Okrągłe półki obracają się, aż właściwa komora stanie za swoimi drzwiczkami. Nic nie spada, więc automat nadaje się na gwintowniki, frezy, sprawdziany i wszystko, co szklane. Podział półek dobieramy do towaru, ' +
        'a w jednej komorze może leżeć kilka sztuk wydawanych pojedynczo.',
    },
    draw: carouselCabinet,
    features: [
      [
        { en: 'Compartments', pl: 'Liczba komór' },
        { en: '72 to 360, on 6 rotating shelves', pl: 'od 72 do 360, na 6 półkach obrotowych' },
      ],
      [
        { en: 'Load per shelf', pl: 'Nośność półki' },
        { en: '40 kg, spread evenly', pl: '40 kg, równomiernie rozłożone' },
      ],
      [
        { en: 'Issue', pl: 'Wydanie' },
        { en: 'through the door, without dropping', pl: 'przez drzwiczki, bez upadku' },
      ],
      access,
      connection,
      [
        { en: 'Dimensions (W × D × H)', pl: 'Wymiary (szer. × gł. × wys.)' },
        { en: '900 × 880 × 1,850 mm', pl: '900 × 880 × 1850 mm' },
      ],
      [{ en: 'Weight, empty', pl: 'Waga bez towaru' }, '280 kg'],
      [{ en: 'Power supply', pl: 'Zasilanie' }, '230 V, 250 W'],
    ],
  },
  {
    name: { en: 'Bęben 96 drum cabinet', pl: 'Automat bębnowy Bęben 96' },
    description: {
      en: 'It has six drums, each behind a door of its own. Only one compartment of a drum can be reached at a time, which makes this the cabinet for carbide inserts and whatever costs a lot for its size. Two drums turn at once, so the queue at the change of shift is short.',
      pl: 'Sześć bębnów za sześcioma osobnymi drzwiczkami. W każdym bębnie można sięgnąć tylko do jednej komory naraz, dlatego to automat na płytki z węglika i wszystko, co małe, a drogie. Dwa bębny obracają się jednocześnie, więc kolejka na początku zmiany jest krótka.',
    },
    draw: drumCabinet,
    features: [
      [
        { en: 'Compartments', pl: 'Liczba komór' },
        { en: '96, on 6 drums', pl: '96, w 6 bębnach' },
      ],
      [{ en: 'Compartment (W × D × H)', pl: 'Komora (szer. × gł. × wys.)' }, '90 × 160 × 110 mm'],
      [
        { en: 'Issue', pl: 'Wydanie' },
        { en: 'one compartment at a time, with a lock', pl: 'zawsze jedna komora, z blokadą' },
      ],
      [
        { en: 'Issue time', pl: 'Czas wydania' },
        { en: 'about 6 s', pl: 'ok. 6 s' },
      ],
      access,
      connection,
      [
        { en: 'Dimensions (W × D × H)', pl: 'Wymiary (szer. × gł. × wys.)' },
        { en: '1,050 × 720 × 1,500 mm', pl: '1050 × 720 × 1500 mm' },
      ],
      [{ en: 'Weight, empty', pl: 'Waga bez towaru' }, '260 kg'],
    ],
  },
  {
    name: { en: 'Waga 16 weighing rack', pl: 'Regał ważący Waga 16' },
    description: {
      en: 'It has open bins for screws, nuts and washers, each on scales of its own. Nobody signs for a handful of nuts; the rack sees from the weight how many are left, and places an order when the level you set is reached. A lamp shows the bin that is running low.',
      pl: 'Otwarte pojemniki na śruby, nakrętki i podkładki, każdy na własnej wadze. Nikt nie kwituje garści nakrętek: regał po wadze widzi, ile zostało, a gdy stan spadnie do ustawionego poziomu, sam składa zamówienie. Lampka wskazuje pojemnik, który się kończy.',
    },
    draw: weighingRack,
    features: [
      [
        { en: 'Bins', pl: 'Liczba pojemników' },
        { en: '16, on 4 shelves', pl: '16, na 4 półkach' },
      ],
      [{ en: 'Load per bin', pl: 'Nośność pojemnika' }, '20 kg'],
      [{ en: 'Scale interval', pl: 'Działka wagi' }, '2 g'],
      [
        { en: 'Smallest piece counted reliably', pl: 'Najmniejsza liczona sztuka' },
        { en: 'about 1 g, when counted by the hundred', pl: 'od ok. 1 g, przy setkach sztuk' },
      ],
      [
        { en: 'Orders', pl: 'Zamówienia' },
        { en: 'automatic, at a level set for each bin', pl: 'automatyczne, od stanu ustawionego dla pojemnika' },
      ],
      connection,
      [
        { en: 'Dimensions (W × D × H)', pl: 'Wymiary (szer. × gł. × wys.)' },
        { en: '1,180 × 450 × 1,750 mm', pl: '1180 × 450 × 1750 mm' },
      ],
    ],
  },
]
