import type { DemoWarning } from '../types.ts'

const powerTools = ['angle-grinders', 'drill-drivers', 'impact-drivers', 'rotary-hammers']
const sprays = ['LUB-MP', 'LUB-RR', 'LUB-SIL', 'LUB-PTFE', 'LUB-CH', 'LUB-WLI', 'LUB-CUT']
const foams = ['SEA-FG', 'SEA-FW']
const resins = ['IM-P', 'IM-V', 'IM-VW-410', 'IM-E-585']
const bondedDiscs = ['metal-cutting-discs', 'diamond-discs', 'flap-discs']

/** In the order in which they are read: the worst first. Words of hazard are those of regulation (EC) 1272/2008. */
export const warnings: DemoWarning[] = [
  {
    of: [...sprays, ...foams],
    text: {
      en: 'Danger. Extremely flammable aerosol. Pressurised container: May burst if heated. Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking. Do not spray on an open flame or other ignition source. Do not pierce or burn, even after use. Protect from sunlight. Do not expose to temperatures exceeding 50 °C/122 °F.',
      pl: 'Niebezpieczeństwo. Skrajnie łatwopalny aerozol. Pojemnik pod ciśnieniem: Ogrzanie grozi wybuchem. Przechowywać z dala od źródeł ciepła, gorących powierzchni, źródeł iskrzenia, otwartego ognia i innych źródeł zapłonu. Nie palić. Nie rozpylać nad otwartym ogniem lub innym źródłem zapłonu. Nie przekłuwać ani nie spalać, nawet po zużyciu. Chronić przed światłem słonecznym. Nie wystawiać na działanie temperatury przekraczającej 50 °C/122 °F.',
    },
  },
  {
    of: ['ADH-CON120'],
    text: {
      en: 'Danger. Highly flammable liquid and vapour. May cause drowsiness or dizziness. Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking. Use only outdoors or in a well-ventilated area.',
      pl: 'Niebezpieczeństwo. Wysoce łatwopalna ciecz i pary. Może wywoływać uczucie senności lub zawroty głowy. Przechowywać z dala od źródeł ciepła, gorących powierzchni, źródeł iskrzenia, otwartego ognia i innych źródeł zapłonu. Nie palić. Stosować wyłącznie na zewnątrz lub w dobrze wentylowanym pomieszczeniu.',
    },
  },
  {
    of: ['SEA-BIT'],
    text: {
      en: 'Warning. Flammable liquid and vapour. May cause drowsiness or dizziness. Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking. Use only outdoors or in a well-ventilated area.',
      pl: 'Uwaga. Łatwopalna ciecz i pary. Może wywoływać uczucie senności lub zawroty głowy. Przechowywać z dala od źródeł ciepła, gorących powierzchni, źródeł iskrzenia, otwartego ognia i innych źródeł zapłonu. Nie palić. Stosować wyłącznie na zewnątrz lub w dobrze wentylowanym pomieszczeniu.',
    },
  },
  {
    of: ['ADH-CA', 'ADH-CAG'],
    text: {
      en: 'Cyanoacrylate. Danger. Bonds skin and eyes in seconds. Keep out of the reach of children.',
      pl: 'Cyjanoakrylany. Niebezpieczeństwo. Skleja skórę i powieki w ciągu kilku sekund. Chronić przed dziećmi.',
    },
  },
  {
    of: ['ADH-PUC', 'ADH-D4PU', 'SEA-PU40', ...foams],
    text: {
      en: 'Contains isocyanates. May produce an allergic reaction. As from 24 August 2023 adequate training is required before industrial or professional use. People with asthma should not work with this product.',
      pl: 'Zawiera izocyjaniany. Może powodować wystąpienie reakcji alergicznej. Od dnia 24 sierpnia 2023 r. wymagane jest odpowiednie przeszkolenie przed użyciem przemysłowym lub profesjonalnym. Z tym produktem nie powinny pracować osoby chore na astmę.',
    },
  },
  {
    of: ['ADH-EP5', 'ADH-EP90', 'IM-E-585'],
    text: {
      en: 'Contains epoxy constituents. May produce an allergic reaction. Warning. Causes skin irritation. Causes serious eye irritation. Wear protective gloves.',
      pl: 'Zawiera składniki epoksydowe. Może powodować wystąpienie reakcji alergicznej. Uwaga. Działa drażniąco na skórę. Działa drażniąco na oczy. Stosować rękawice ochronne.',
    },
  },
  {
    of: ['IM-P', 'IM-V', 'IM-VW-410', 'threadlockers'],
    text: {
      en: 'Warning. May cause an allergic skin reaction. Causes serious eye irritation. Wear protective gloves/eye protection.',
      pl: 'Uwaga. Może powodować reakcję alergiczną skóry. Działa drażniąco na oczy. Stosować rękawice ochronne/ochronę oczu.',
    },
  },
  {
    of: ['SEA-SAN', 'SEA-HT'],
    text: {
      en: 'The sealant gives off acetic acid while it cures: air the room, and keep the sealant away from eyes and skin.',
      pl: 'Podczas utwardzania uszczelniacz wydziela kwas octowy: wietrz pomieszczenie, chroń oczy i skórę.',
    },
  },
  {
    of: ['SEA-FIRE'],
    text: {
      en: 'The cement is alkaline: keep it away from eyes and skin, and wear gloves and safety glasses.',
      pl: 'Kit ma odczyn zasadowy: chroń oczy i skórę, noś rękawice i okulary ochronne.',
    },
  },
  {
    of: ['adhesives', 'sealants', 'threadlockers', 'lubricants', ...resins],
    text: {
      en: 'If medical advice is needed, have product container or label at hand. Keep out of reach of children. IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing. We will send the safety data sheet on request.',
      pl: 'W razie konieczności zasięgnięcia porady lekarza należy pokazać pojemnik lub etykietę. Chronić przed dziećmi. W PRZYPADKU DOSTANIA SIĘ DO OCZU: Ostrożnie płukać wodą przez kilka minut. Wyjąć soczewki kontaktowe, jeżeli są i można je łatwo usunąć. Nadal płukać. Kartę charakterystyki wyślemy na życzenie.',
    },
  },
  {
    of: powerTools,
    text: {
      en: 'Read the instructions before the first use and keep them. Wear eye and hearing protection, tie hair back and do not wear loose clothing or jewellery. Keep the tool away from children.',
      pl: 'Przed pierwszym użyciem przeczytaj instrukcję i zachowaj ją. Używaj ochrony oczu i słuchu, zwiąż włosy i nie noś luźnej odzieży ani biżuterii. Trzymaj narzędzie z dala od dzieci.',
    },
  },
  {
    of: ['angle-grinders', 'rotary-hammers'],
    text: {
      en: 'Pull out the plug before you change the accessory or clean the machine. Hold the machine with both hands by the insulated grips, and do not use it in the rain.',
      pl: 'Przed wymianą osprzętu i czyszczeniem wyjmij wtyczkę. Trzymaj maszynę oburącz za izolowane uchwyty i nie używaj jej w deszczu.',
    },
  },
  {
    of: ['drill-drivers', 'impact-drivers'],
    text: {
      en: 'Take the battery out before you change the accessory, and for transport. Before you drill into a wall, look for cables and pipes.',
      pl: 'Przed wymianą osprzętu i na czas transportu wyjmij akumulator. Przed wierceniem w ścianie sprawdź, czy nie biegną w niej przewody i rury.',
    },
  },
  {
    of: ['angle-grinders'],
    text: {
      en: 'Never work without the guard. Mount only discs whose printed speed is at least that of the machine; a jammed disc throws the machine back.',
      pl: 'Nie pracuj bez osłony. Zakładaj tylko tarcze, na których podano prędkość nie mniejszą niż prędkość szlifierki; zakleszczona tarcza odrzuca maszynę.',
    },
  },
  {
    of: ['batteries', 'drill-drivers', 'impact-drivers'],
    text: {
      en: 'Lithium-ion battery: do not open, crush or short-circuit it, and do not heat it above 50 °C. Charge it only with a charger from the same system, at 0 to 40 °C and not unattended. A damaged battery must not be used, charged or posted.',
      pl: 'Akumulatora litowo-jonowego nie otwieraj, nie zgniataj, nie zwieraj i nie ogrzewaj powyżej 50 °C. Ładuj go tylko ładowarką z tego samego systemu, w temperaturze od 0 do 40 °C i pod nadzorem. Uszkodzonego akumulatora nie używaj, nie ładuj i nie wysyłaj.',
    },
  },
  {
    of: bondedDiscs,
    text: {
      en: 'The disc may break. Do not exceed the printed speed, and do not use a disc that is damaged, has been dropped or is past its date. Wear eye, hearing and respiratory protection and gloves; the guard stays on the machine.',
      pl: 'Tarcza może pęknąć. Nie przekraczaj prędkości podanej na tarczy; nie używaj tarczy uszkodzonej, upuszczonej ani przeterminowanej. Noś ochronę oczu, słuchu i dróg oddechowych oraz rękawice; nie zdejmuj osłony z maszyny.',
    },
  },
  {
    of: ['metal-cutting-discs', 'diamond-discs'],
    text: {
      en: 'Unless the disc is expressly made for grinding, use it for cutting only: do not grind with its side and do not tilt it in the cut.',
      pl: 'Jeśli tarcza nie jest wyraźnie przeznaczona do szlifowania, używaj jej tylko do cięcia: nie szlifuj bokiem tarczy i nie przechylaj jej w szczelinie.',
    },
  },
  {
    of: ['diamond-discs', 'masonry-drills-round', 'sds-plus-drills', 'sds-max-drills'],
    text: {
      en: 'Dust from concrete, stone and brick contains quartz, which damages the lungs: extract it or work wet, and wear an FFP3 mask or a half mask with a P3 filter.',
      pl: 'Pył z betonu, kamienia i cegły zawiera kwarc, który niszczy płuca: odsysaj pył albo pracuj na mokro, a do tego noś półmaskę filtrującą FFP3 albo półmaskę z filtrem P3.',
    },
  },
  {
    of: ['SAND-150', 'SAND-125', 'SAND-225', 'SAND-NET150', 'SAND-DELTA93', 'SAND-SHEET93', 'SAND-125-SET60'],
    text: {
      en: 'Sanding dust harms the lungs: extract it and wear a mask of class FFP2 or better. Old paint may contain lead.',
      pl: 'Pył ze szlifowania szkodzi płucom: odsysaj go i noś półmaskę filtrującą co najmniej klasy FFP2. Stare farby mogą zawierać ołów.',
    },
  },
  {
    of: ['hammers', 'chisels'],
    text: {
      en: 'Wear safety glasses: splinters fly off. Never strike hardened steel on hardened steel, and grind off a mushroomed head before you go on.',
      pl: 'Noś okulary ochronne: odpryskują odłamki. Nie uderzaj hartowaną stalą w hartowaną, a rozklepany łeb zeszlifuj przed dalszą pracą.',
    },
  },
  {
    of: ['5749', '5749HD-200', '5748-160', 'ESC-125', '9242'],
    text: {
      en: 'Wear safety glasses: cut ends spring away.',
      pl: 'Noś okulary ochronne: odcięte końce odskakują.',
    },
  },
  {
    of: ['vde-screwdrivers', '5746V-180'],
    text: {
      en: 'Live work, up to 1,000 V AC, is for qualified people only. Inspect the insulation before every use and scrap the tool once it is damaged or wet inside.',
      pl: 'Prace pod napięciem, do 1000 V AC, wykonują tylko osoby uprawnione. Izolację sprawdzaj przed każdym użyciem; narzędzie z uszkodzoną izolacją lub zawilgocone wycofaj z użycia.',
    },
  },
  {
    of: ['screwdrivers'],
    text: {
      en: 'The screwdriver is not insulated: do not use it on live parts. Do not use it as a lever or, unless it has a striking cap, as a chisel.',
      pl: 'Wkrętak nie jest izolowany: nie używaj go przy częściach pod napięciem. Nie używaj go do podważania ani, jeśli nie ma kapturka do pobijania, jako dłuta.',
    },
  },
  {
    of: ['sockets'],
    text: {
      en: 'The socket is for hand use only: on an impact wrench, it may shatter.',
      pl: 'Nasadka jest tylko do pracy ręcznej: na kluczu udarowym może pęknąć.',
    },
  },
  {
    of: ['impact-sockets'],
    text: {
      en: 'Wear safety glasses and hearing protection, and secure the socket with a pin and a retaining ring.',
      pl: 'Noś okulary ochronne i ochronę słuchu, a nasadkę zabezpiecz kołkiem i pierścieniem.',
    },
  },
  {
    of: ['clamps'],
    text: {
      en: 'A clamp is not lifting gear: do not hang loads from it and do not stand below what it holds.',
      pl: 'Ścisk to nie osprzęt do podnoszenia: nie zawieszaj na nim ładunków i nie stój pod tym, co nim zamocowano.',
    },
  },
  {
    of: ['wedge-anchors', 'concrete-screws', ...resins],
    text: {
      en: 'A fixing that people depend on has to be designed by an engineer and fitted as its technical assessment says. Too close to an edge, in a weak base material, or in cracked concrete for which it has not been assessed, it may fail without warning.',
      pl: 'Zamocowanie, od którego zależy bezpieczeństwo ludzi, projektuje inżynier, a montuje się je zgodnie z oceną techniczną. Zbyt blisko krawędzi, w słabym podłożu albo w betonie zarysowanym, do którego nie jest przeznaczone, takie zamocowanie może zawieść bez ostrzeżenia.',
    },
  },
  {
    of: ['LSRX-G30', 'LSR3-G', 'LSRD-50'],
    text: {
      en: 'Class 2 laser: do not stare into the beam and do not point it at people. Keep it away from children.',
      pl: 'Laser klasy 2: nie patrz w wiązkę i nie kieruj jej na ludzi. Trzymaj laser z dala od dzieci.',
    },
  },
  {
    of: ['respirators'],
    text: {
      en: 'Filters do not supply oxygen: do not use them to enter tanks, shafts or places where there may be unknown gases. The mask does not seal over a beard. Observe the expiry date on the pack.',
      pl: 'Filtr nie wytwarza tlenu: nie wchodź z nim do zbiorników i studzienek ani tam, gdzie mogą być nieznane gazy. Na zaroście maska nie przylega. Przestrzegaj terminu ważności podanego na opakowaniu.',
    },
  },
  {
    of: ['hearing-protection'],
    text: {
      en: 'Wear hearing protection the whole time you are exposed to noise: minutes without it undo hours of protection. Near vehicles, make sure that you can still hear warning signals.',
      pl: 'W hałasie noś ochronniki bez przerwy: kilka minut bez ochrony niweczy godziny z nią. Tam, gdzie jeżdżą pojazdy, upewnij się, że słyszysz sygnały ostrzegawcze.',
    },
  },
  {
    of: ['safety-glasses'],
    text: {
      en: 'Replace scratched or struck lenses. The marks on lens and frame say what each protects against; the weaker of the two counts.',
      pl: 'Porysowane lub uderzone szyby wymień. Przed czym chronią okulary, mówią oznaczenia na szybie i oprawie; liczy się słabsze z nich.',
    },
  },
  {
    of: ['EYE-W5'],
    text: { en: 'These spectacles are not for arc welding.', pl: 'Okulary nie są przeznaczone do spawania łukowego.' },
  },
  {
    of: ['work-gloves'],
    text: {
      en: 'Do not wear gloves near turning parts such as drills and spindles: a glove that is caught pulls the hand in. These gloves protect against what their EN 388 levels state, not against chemicals.',
      pl: 'Nie noś rękawic przy obracających się częściach, takich jak wiertła i wrzeciona: pochwycona rękawica wciąga dłoń. Te rękawice chronią w zakresie podanym według EN 388, a nie przed chemikaliami.',
    },
  },
  {
    of: ['first-aid'],
    text: {
      en: 'Observe the expiry date of sterile dressings, and do not use them once their wrapping is open. First aid does not replace an emergency call to 112.',
      pl: 'Sprawdzaj termin ważności jałowych opatrunków i nie używaj ich, gdy opakowanie jest otwarte. Pierwsza pomoc nie zastępuje wezwania pomocy pod numerem 112.',
    },
  },
  {
    of: ['BOX-DRW44'],
    text: {
      en: 'Screw the cabinet to the wall or the bench before you fill it: with several full drawers open, it tips over.',
      pl: 'Zanim napełnisz szafkę, przykręć ją do ściany albo stołu: z kilkoma wysuniętymi pełnymi szufladami się przewraca.',
    },
  },
]
