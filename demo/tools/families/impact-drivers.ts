import type { DemoFamily } from '../../types.ts'

export const family: DemoFamily = {
  code: 'impact-drivers',
  category: 'cordless-tools',
  brand: 'voltan',
  vat: 23,
  short: {
    en: 'Cordless impact drivers with a 1/4" hexagon and impact wrenches with a square drive, for long screws and tight bolts.',
    pl: 'Akumulatorowe zakrętarki udarowe z gniazdem 1/4" oraz klucze udarowe z zabierakiem, do długich wkrętów i mocno dokręconych śrub.',
  },
  description: {
    en:
      'An impact tool turns freely until the screw resists; then a hammer inside strikes the anvil in the direction of rotation, thousands of times a minute. The blows give high torque ' +
      'while the wrist feels little of it. Drivers take hexagon bits with a groove (form E 6.3); wrenches take square-drive sockets.\n\n' +
      'The tools are built to EN 62841-2-2. The figure in Nm is the highest tightening torque on a hard steel joint after several seconds of blows. Loosening torque is often higher; ' +
      'through an extension or a worn socket, tightening torque is lower.\n\n' +
      'Use bits and sockets made for impact: chrome-plated hand sockets may shatter. The tool is not a torque wrench, so tighten wheel nuts and structural bolts to ' +
      'their prescribed torque by hand afterwards. For small screws in soft material, choose the lowest power level. All but the oil-pulse model are loud, above 95 dB(A), and call for hearing protection. ' +
      '“Body only” means without battery, charger and case.',
    pl:
      'Narzędzie udarowe kręci swobodnie, dopóki wkręt nie stawi oporu. Potem bijak uderza w kowadełko po obwodzie, kilka tysięcy razy na minutę. Uderzenia dają duży ' +
      'moment, a nadgarstek czuje z niego niewiele. Zakrętarki przyjmują bity sześciokątne z rowkiem (forma E 6,3), a klucze udarowe – nasadki z kwadratem.\n\n' +
      'Maszyny spełniają normę EN 62841-2-2. Wartość w Nm to największy moment dokręcania na twardym połączeniu stalowym po kilku sekundach udaru. Moment odkręcania ' +
      'bywa większy, a moment dokręcania przez przedłużkę albo zużytą nasadkę mniejszy.\n\n' +
      'Używaj bitów i nasadek udarowych: chromowane nasadki ręczne mogą pęknąć. Klucz udarowy nie zastępuje dynamometrycznego, więc śruby kół i konstrukcji ' +
      'dociągnij potem ręcznie zadanym momentem. Do małych wkrętów w miękkim materiale wybierz najniższy stopień. Hałas wszystkich modeli poza olejowym przekracza 95 dB(A), dlatego potrzebne są ' +
      'ochronniki słuchu. „Bez akumulatora” oznacza sam korpus, bez ładowarki i walizki.',
  },
  features: { norm: 'EN 62841-2-2' },
  keywords: {
    en: 'impact gun, nut runner, wheel gun, rattle gun, cordless wrench',
    pl: 'udarówka, klucz pneumatyczny akumulatorowy, pistolet udarowy, odkręcarka do kół, zakrętak',
  },
  products: [
    {
      name: { en: 'Impact driver 12 V, 110 Nm, compact, body only', pl: 'Zakrętarka udarowa 12 V, 110 Nm, kompaktowa, bez akumulatora' },
      symbol: 'VID-12-110',
      kind: 'body',
      priceNet: 31900,
      weight: 0.8,
      stockOnHand: 64,
      features: { voltage: '12 V', torque: '110 Nm', drive: { en: '1/4" hexagon', pl: 'sześciokąt 1/4"' }, 'max-speed': { en: '2,600 rpm', pl: '2600 obr/min' } },
      note: {
        en: 'At 136 mm long, it reaches between roof battens and inside ducts. It drives 6 × 100 mm screws into softwood, slowly but without kicking.',
        pl: 'Przy długości 136 mm wchodzi między łaty dachowe i do kanałów. Wkręty 6 × 100 mm wkręca w miękkie drewno powoli, ale bez szarpania.',
      },
    },
    {
      name: { en: 'Impact driver 18 V, 160 Nm, starter kit with case', pl: 'Zakrętarka udarowa 18 V, 160 Nm, zestaw podstawowy w walizce' },
      symbol: 'VID-18-160K',
      kind: 'kit',
      priceNet: 57900,
      weight: 4.0,
      stockOnHand: 77,
      features: {
        voltage: '18 V',
        torque: '160 Nm',
        drive: { en: '1/4" hexagon', pl: 'sześciokąt 1/4"' },
        'max-speed': { en: '2,800 rpm', pl: '2800 obr/min' },
        contents: { en: 'tool, 2 × 2.0 Ah, charger, case', pl: 'maszyna, 2 × 2,0 Ah, ładowarka, walizka' },
      },
      note: {
        en: 'It has a brushed motor with a single speed range controlled by the trigger alone. It is a sensible way into impact tools for a crew that builds fences and decks in season.',
        pl: 'Silnik szczotkowy, jeden zakres prędkości sterowany samym spustem. Rozsądny początek dla ekipy, która w sezonie stawia ogrodzenia i tarasy.',
      },
    },
    {
      name: { en: 'Brushless impact driver 18 V, 180 Nm, body only', pl: 'Bezszczotkowa zakrętarka udarowa 18 V, 180 Nm, bez akumulatora' },
      symbol: 'VID-18-180',
      kind: 'body',
      priceNet: 46900,
      weight: 1.0,
      stockOnHand: 118,
      features: { voltage: '18 V', torque: '180 Nm', drive: { en: '1/4" hexagon', pl: 'sześciokąt 1/4"' }, 'max-speed': { en: '3,400 rpm', pl: '3400 obr/min' } },
      note: {
        en:
          'It has three power levels, set at the foot of the grip, and a mode for self-drilling screws that eases off as the washer meets the sheet. It is the usual choice of roofers and steel ' +
          'cladders.',
        pl:
          'Trzy stopnie mocy przełączane przy stopce i tryb do wkrętów samowiercących, który zwalnia, gdy podkładka dotknie blachy. Zakrętarka najczęściej wybierana przez dekarzy i ' +
          'monterów lekkiej obudowy.',
      },
    },
    {
      name: { en: 'Impact driver 18 V, 220 Nm, with bolt-loosening mode, body only', pl: 'Zakrętarka udarowa 18 V, 220 Nm, z trybem odkręcania, bez akumulatora' },
      symbol: 'VID-18-220',
      kind: 'body',
      priceNet: 62900,
      weight: 1.1,
      stockOnHand: 36,
      features: { voltage: '18 V', torque: '220 Nm', drive: { en: '1/4" hexagon', pl: 'sześciokąt 1/4"' }, 'max-speed': { en: '3,700 rpm', pl: '3700 obr/min' } },
      note: {
        en: 'In reverse it stops half a turn after the bolt comes free, so nuts do not fly off. It sinks 8 × 300 mm timber screws in one go on a 4.0 Ah battery.',
        pl: 'Przy obrotach w lewo zatrzymuje się pół obrotu po poluzowaniu, więc nakrętka nie spada. Z akumulatorem 4,0 Ah wkręca wkręty konstrukcyjne 8 × 300 mm za jednym razem.',
      },
    },
    {
      name: { en: 'Oil-pulse impact driver 18 V, 40 Nm, quiet, body only', pl: 'Zakrętarka impulsowa olejowa 18 V, 40 Nm, cicha, bez akumulatora' },
      symbol: 'VID-18-OP',
      kind: 'body',
      priceNet: 84900,
      weight: 1.25,
      stockOnHand: 4,
      features: { voltage: '18 V', torque: '40 Nm', drive: { en: '1/4" hexagon', pl: 'sześciokąt 1/4"' }, 'max-speed': { en: '3,200 rpm', pl: '3200 obr/min' } },
      note: {
        en:
          'Oil transmits the pulses, so steel does not strike steel and the perceived noise is roughly halved. The driver is meant for fitting out occupied offices and flats and is no match ' +
          'for seized bolts.',
        pl: 'Impulsy przenosi olej, a nie stal bijąca w stal, dlatego odczuwalny hałas spada mniej więcej o połowę. Zakrętarka do prac w użytkowanych biurach i mieszkaniach; zapieczonych śrub nie ruszy.',
      },
    },
    {
      name: { en: 'Impact wrench 3/8" 12 V, 150 Nm, body only', pl: 'Klucz udarowy 3/8" 12 V, 150 Nm, bez akumulatora' },
      symbol: 'VIW-12-38',
      kind: 'wrench-body',
      priceNet: 38900,
      weight: 0.95,
      stockOnHand: 45,
      features: { voltage: '12 V', torque: '150 Nm', 'square-drive': '3/8"', 'max-speed': { en: '2,500 rpm', pl: '2500 obr/min' } },
      note: {
        en: 'It suits M6 to M12 bolts under a bonnet or on conveyor guards, where a bigger wrench would not fit. A friction ring holds the sockets in place.',
        pl: 'Do śrub od M6 do M12 pod maską i przy osłonach przenośników, gdzie większy klucz nie wejdzie. Nasadkę trzyma pierścień sprężysty.',
      },
    },
    {
      name: { en: 'Compact impact wrench 1/2" 18 V, 400 Nm, body only', pl: 'Kompaktowy klucz udarowy 1/2" 18 V, 400 Nm, bez akumulatora' },
      symbol: 'VIW-18-12C',
      kind: 'wrench-body',
      priceNet: 67900,
      weight: 1.45,
      stockOnHand: 71,
      features: { voltage: '18 V', torque: '400 Nm', 'square-drive': '1/2"', 'max-speed': { en: '2,600 rpm', pl: '2600 obr/min' } },
      note: {
        en: 'It changes car wheels and tightens scaffold couplers without tiring the arm. Set power level one for wheel nuts and finish with a torque wrench at the value the car maker gives, usually 100 to 140 Nm.',
        pl: 'Do kół samochodów osobowych i złączy rusztowań; nie męczy ramienia. Koła przykręć na pierwszym stopniu i dociągnij kluczem dynamometrycznym momentem podanym przez producenta auta, zwykle 100–140 Nm.',
      },
    },
    {
      name: { en: 'High-torque impact wrench 1/2" 18 V, 1,000 Nm, kit', pl: 'Klucz udarowy 1/2" 18 V o dużym momencie, 1000 Nm, zestaw' },
      symbol: 'VIW-18-12HK',
      kind: 'wrench-kit',
      priceNet: 169900,
      weight: 6.8,
      stockOnHand: 22,
      features: {
        voltage: '18 V',
        torque: { en: '1,000 Nm', pl: '1000 Nm' },
        'square-drive': '1/2"',
        'max-speed': { en: '1,900 rpm', pl: '1900 obr/min' },
        contents: { en: 'tool, 2 × 5.0 Ah, fast charger, case', pl: 'maszyna, 2 × 5,0 Ah, szybka ładowarka, walizka' },
      },
      note: {
        en: 'It breaks loose rusted M20 and M24 bolts on agricultural and construction machinery. At 3.2 kg with battery, it needs two hands, and the square drive has a hole for the pin and ring that keep the socket on.',
        pl: 'Luzuje zardzewiałe śruby M20 i M24 w maszynach rolniczych i budowlanych. Klucz z akumulatorem waży 3,2 kg i wymaga obu rąk; zabierak ma otwór na kołek i pierścień, które trzymają nasadkę.',
      },
    },
    {
      name: { en: 'Impact wrench 3/4" 18 V, 1,600 Nm, for lorries, body only', pl: 'Klucz udarowy 3/4" 18 V, 1600 Nm, do ciężarówek, bez akumulatora' },
      symbol: 'VIW-18-34',
      kind: 'wrench-body',
      priceNet: 219900,
      weight: 4.6,
      stockOnHand: 0,
      features: { voltage: '18 V', torque: { en: '1,600 Nm', pl: '1600 Nm' }, 'square-drive': '3/4"', 'max-speed': { en: '1,700 rpm', pl: '1700 obr/min' } },
      note: {
        en: 'It replaces an air wrench for lorry and trailer wheels, even at the roadside. It needs a battery of 8.0 Ah or more; with smaller batteries the torque drops sharply.',
        pl: 'Zastępuje klucz pneumatyczny przy kołach ciężarówek i naczep, także na poboczu. Wymaga akumulatora co najmniej 8,0 Ah; przy mniejszym akumulatorze moment wyraźnie spada.',
      },
    },
  ],
}
