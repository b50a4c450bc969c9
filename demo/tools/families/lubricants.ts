import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'lubricants',
  category: 'chemicals',
  brand: 'lepik-i-smar',
  vat: 23,
  short: {
    en: 'Penetrating, silicone, chain and cutting sprays, bearing greases and assembly pastes.',
    pl: 'Spraye penetrujące, silikonowe, do łańcuchów i do wiercenia, smary łożyskowe i pasty montażowe.',
  },
  description: {
    en:
      'Thin oils creep in and free seized parts; thick greases stay put and carry load. A spray reaches into hinges, chains and threads; grease belongs in bearings, slides and joints ' +
      'that should not need attention for months.\n\n' +
      'Greases carry the DIN 51502 code. In KP2K-30, K means bearing grease, P extreme-pressure additives, 2 the NLGI consistency grade, the second K an upper limit of 120 °C and −30 the ' +
      'lower one. Pastes contain metal or mineral solids for threads that must come loose again after heat. Sprays contain a flammable propellant: keep them below 50 °C and ' +
      'away from sparks.\n\n' +
      'Clean first, since oil on dirt works like grinding paste. If a can contains solids, shake it for a minute. Never mix greases that have different thickeners without checking, because they may ' +
      'turn liquid. Too much grease overheats a high-speed bearing: a third of the free space is enough. Keep all oils off brake discs and keep silicone away from surfaces ' +
      'that are to be painted.',
    pl:
      'Rzadki olej wnika w szczeliny i luzuje zapieczone części, a gęsty smar zostaje na miejscu i przenosi obciążenie. Spray dochodzi do zawiasów, łańcuchów i gwintów; smar plastyczny stosuje się w łożyskach, prowadnicach i ' +
      'przegubach, które mają działać bez obsługi przez miesiące.\n\n' +
      'Smary mają oznaczenie według DIN 51502. W KP2K-30 litera K to smar łożyskowy, P – dodatki przeciwzatarciowe, 2 – klasa konsystencji NLGI, drugie K – górna granica 120 °C, a −30 – dolna. ' +
      'Pasty z cząstkami metalu lub minerałów są do śrub, które po nagrzaniu mają się dać odkręcić. Spraye zawierają palny gaz pędny: trzymaj puszki w temperaturze poniżej 50 °C, z dala ' +
      'od iskier.\n\n' +
      'Najpierw trzeba oczyścić powierzchnię, bo olej z brudem działa jak pasta ścierna. Puszką z wypełniaczem potrząsa się przez minutę. Smarów o różnych zagęszczaczach nie miesza ' +
      'się bez sprawdzenia, bo mogą się upłynnić. Nadmiar smaru przegrzewa łożysko szybkoobrotowe: wystarczy jedna trzecia wolnej przestrzeni. Olej nie może trafić na tarcze ' +
      'hamulcowe, a silikon na powierzchnie do lakierowania.',
  },
  features: {},
  keywords: {
    en: 'oil, penetrant, rust release, aerosol, bearing grease, anti-seize',
    pl: 'odrdzewiacz, penetrant, olej, towot, łt-43, smarowidło, aerozol',
  },
  products: [
    {
      name: { en: 'Multi-purpose penetrating spray', pl: 'Preparat wielofunkcyjny penetrujący w sprayu' },
      symbol: 'LUB-MP',
      priceNet: 990,
      features: { base: { en: 'mineral oil', pl: 'olej mineralny' }, temperature: { en: '−20 to +90 °C', pl: 'od −20 do +90 °C' } },
      variants: [
        { symbol: 'LUB-MP-150', features: { capacity: '150 ml' }, weight: 0.16, stockOnHand: 540 },
        { symbol: 'LUB-MP-400', features: { capacity: '400 ml' }, tiers: tiered(1790, [12, 8], [48, 15]), weight: 0.39, stockOnHand: 1680 },
        { symbol: 'LUB-MP-600', features: { capacity: '600 ml' }, tiers: tiered(2490, [12, 8], [48, 15]), weight: 0.57, stockOnHand: 430 },
      ],
      note: {
        en: 'It drives out water, frees hinges and removes glue residue. The film is thin and disappears within weeks outdoors, so follow up with grease where parts carry a load.',
        pl: 'Wypiera wodę, luzuje zawiasy i usuwa resztki kleju. Warstwa jest cienka i na dworze znika w kilka tygodni; miejsca obciążone nasmaruj potem smarem plastycznym.',
      },
    },
    {
      name: { en: 'Rust-release spray with MoS2, 400 ml', pl: 'Odrdzewiacz z MoS2 w sprayu, 400 ml' },
      symbol: 'LUB-RR',
      priceNet: 2190,
      weight: 0.4,
      stockOnHand: 690,
      features: {
        capacity: '400 ml',
        base: { en: 'mineral oil, molybdenum disulphide', pl: 'olej mineralny, dwusiarczek molibdenu' },
        temperature: { en: '−20 to +120 °C', pl: 'od −20 do +120 °C' },
      },
      note: {
        en: 'It is for seized bolts on exhausts and farm machinery: brush off loose rust, soak, tap and wait a quarter of an hour. The dark film stains light stone and clothes.',
        pl: 'Do zapieczonych śrub wydechu i maszyn rolniczych: oczyść śruby z luźnej rdzy, zwilż, ostukaj i odczekaj kwadrans. Ciemny film brudzi jasny kamień i ubranie.',
      },
    },
    {
      name: { en: 'Silicone spray, 400 ml', pl: 'Smar silikonowy w sprayu, 400 ml' },
      symbol: 'LUB-SIL',
      priceNet: 1990,
      weight: 0.35,
      stockOnHand: 820,
      features: {
        capacity: '400 ml',
        base: { en: 'silicone oil', pl: 'olej silikonowy' },
        temperature: { en: '−40 to +200 °C', pl: 'od −40 do +200 °C' },
        colour: { en: 'transparent', pl: 'bezbarwny' },
      },
      note: {
        en: 'It stops rubber door seals from freezing to the frame and lets plastic runners glide without stains. Do not use it on metal under load, and never in a paint shop.',
        pl: 'Zapobiega przymarzaniu uszczelek drzwi i pozwala prowadnicom z tworzywa ślizgać się bez plam. Nie stosuj tego smaru na obciążonym metalu ani w lakierni.',
      },
    },
    {
      name: { en: 'Dry PTFE lubricant spray, 400 ml', pl: 'Suchy smar PTFE w sprayu, 400 ml' },
      symbol: 'LUB-PTFE',
      priceNet: 2790,
      weight: 0.36,
      stockOnHand: 260,
      features: { capacity: '400 ml', base: 'PTFE', temperature: { en: '−50 to +260 °C', pl: 'od −50 do +260 °C' }, colour: { en: 'white', pl: 'biały' } },
      note: {
        en: 'It dries to a white film that picks up no sawdust, so it suits saw tables, planes, drawer runners and lock cylinders. Apply thinly and wipe after ten minutes.',
        pl: 'Wysycha na biały film, do którego nie lgną trociny, dlatego nadaje się do stołów pilarek, strugów, prowadnic szuflad i wkładek zamków. Nakładaj cienko, a po dziesięciu minutach przetrzyj.',
      },
    },
    {
      name: { en: 'Chain spray, tacky, 400 ml', pl: 'Smar do łańcuchów w sprayu, silnie przyczepny, 400 ml' },
      symbol: 'LUB-CH',
      priceNet: 2490,
      weight: 0.39,
      stockOnHand: 340,
      features: {
        capacity: '400 ml',
        base: { en: 'mineral oil with tackifier', pl: 'olej mineralny z dodatkiem adhezyjnym' },
        temperature: { en: '−30 to +150 °C', pl: 'od −30 do +150 °C' },
      },
      note: {
        en: 'It foams into the links, then thickens and is not flung off. It is for roller chains, forklift masts and gate drives; spray the inside of the chain and let it rest overnight.',
        pl: 'Pieni się i wnika w ogniwa, potem gęstnieje i się nie rozpryskuje. Do łańcuchów rolkowych, masztów wózków widłowych i napędów bram; nanoś od wewnętrznej strony łańcucha i zostaw na noc.',
      },
    },
    {
      name: { en: 'White lithium grease spray, 400 ml', pl: 'Biały smar litowy w sprayu, 400 ml' },
      symbol: 'LUB-WLI',
      priceNet: 2290,
      weight: 0.39,
      stockOnHand: 8,
      features: {
        capacity: '400 ml',
        base: { en: 'lithium soap', pl: 'mydło litowe' },
        temperature: { en: '−30 to +130 °C', pl: 'od −30 do +130 °C' },
        colour: { en: 'white', pl: 'biały' },
      },
      note: {
        en: 'It is a grease that goes on like oil, for car door hinges, seat rails and cable ends. Being white, it shows where it has been applied and where it has worn away.',
        pl: 'Smar plastyczny, który nakłada się jak olej: do zawiasów drzwi auta, prowadnic foteli i końcówek linek. Jest biały, więc widać, gdzie jest i gdzie już się wytarł.',
      },
    },
    {
      name: { en: 'Cutting oil spray for drilling and tapping, 400 ml', pl: 'Olej do wiercenia i gwintowania w sprayu, 400 ml' },
      symbol: 'LUB-CUT',
      priceNet: 2690,
      weight: 0.38,
      stockOnHand: 410,
      features: {
        capacity: '400 ml',
        base: { en: 'mineral oil, chlorine-free', pl: 'olej mineralny bez chloru' },
        application: { en: 'steel, stainless steel, aluminium', pl: 'stal, stal nierdzewna, aluminium' },
      },
      note: {
        en: 'A short burst into the hole before and during tapping keeps a tap from galling in stainless steel and snapping. Wash the oil off before welding or painting.',
        pl: 'Krótki natrysk w otwór przed gwintowaniem i w jego trakcie sprawia, że gwintownik nie zaciera się w stali nierdzewnej i nie pęka. Olej zmyj przed spawaniem i malowaniem.',
      },
    },
    {
      name: { en: 'Lithium EP bearing grease NLGI 2', pl: 'Smar litowy EP do łożysk NLGI 2' },
      symbol: 'LUB-EP2',
      kind: 'grease',
      priceNet: 1890,
      features: { norm: 'DIN 51825 KP2K-30', base: { en: 'lithium soap, mineral oil', pl: 'mydło litowe, olej mineralny' }, temperature: { en: '−30 to +120 °C', pl: 'od −30 do +120 °C' } },
      variants: [
        { symbol: 'LUB-EP2-400', features: { pack: { en: '400 g cartridge', pl: 'wkład 400 g' } }, tiers: tiered(1890, [12, 9], [48, 16]), weight: 0.45, stockOnHand: 960 },
        { symbol: 'LUB-EP2-1K', features: { pack: { en: '1 kg tin', pl: 'puszka 1 kg' } }, tiers: tiered(3990, [6, 6]), weight: 1.12, stockOnHand: 240 },
        { symbol: 'LUB-EP2-5K', features: { pack: { en: '5 kg pail', pl: 'wiadro 5 kg' } }, tiers: tiered(17900, [4, 7]), weight: 5.4, stockOnHand: 46 },
        { symbol: 'LUB-EP2-18K', features: { pack: { en: '18 kg pail', pl: 'wiadro 18 kg' } }, weight: 19.2, stockOnHand: 9, tiers: tiered(57900) },
      ],
      note: {
        en: 'This is the general-purpose grease for grease nipples on construction and farm machinery and for plain or rolling bearings. The cartridge fits lever guns to DIN 1283.',
        pl: 'Uniwersalny smar do smarowniczek w maszynach budowlanych i rolniczych oraz do łożysk ślizgowych i tocznych. Wkład pasuje do smarownic dźwigniowych według DIN 1283.',
      },
    },
    {
      name: { en: 'Copper anti-seize paste', pl: 'Pasta miedziana przeciw zapiekaniu' },
      symbol: 'LUB-CU',
      kind: 'grease',
      priceNet: 1690,
      features: {
        base: { en: 'copper powder, bentonite', pl: 'miedź w proszku, bentonit' },
        temperature: { en: '−30 to +1,100 °C', pl: 'od −30 do +1100 °C' },
        colour: { en: 'copper', pl: 'miedziany' },
      },
      variants: [
        { symbol: 'LUB-CU-100', features: { pack: { en: '100 g tube', pl: 'tubka 100 g' } }, tiers: tiered(1690, [10, 7]), weight: 0.12, stockOnHand: 380 },
        { symbol: 'LUB-CU-250', features: { pack: { en: '250 g tin with brush', pl: 'puszka 250 g z pędzelkiem' } }, tiers: tiered(3490, [10, 7]), weight: 0.33, stockOnHand: 210 },
        { symbol: 'LUB-CU-1K', features: { pack: { en: '1 kg tin', pl: 'puszka 1 kg' } }, tiers: tiered(10900, [5, 8]), weight: 1.13, stockOnHand: 52 },
      ],
      note: {
        en: 'Exhaust studs, flange bolts and burner parts coated with the paste can be undone even after years. Do not use it with aluminium or near ABS sensors: copper causes galvanic corrosion and disturbs the signal.',
        pl: 'Szpilki wydechu, śruby kołnierzy i części palników pokryte pastą dają się odkręcić nawet po latach. Nie stosuj pasty na aluminium ani przy czujnikach ABS: miedź powoduje korozję galwaniczną i zakłóca sygnał.',
      },
    },
    {
      name: { en: 'Ceramic assembly paste, metal-free, 100 g', pl: 'Pasta montażowa ceramiczna, bez metali, 100 g' },
      symbol: 'LUB-CER',
      kind: 'grease',
      priceNet: 3290,
      weight: 0.12,
      stockOnHand: 0,
      features: {
        pack: { en: '100 g tube', pl: 'tubka 100 g' },
        base: { en: 'synthetic oil, ceramic solids', pl: 'olej syntetyczny, cząstki ceramiczne' },
        temperature: { en: '−40 to +1,400 °C', pl: 'od −40 do +1400 °C' },
        colour: { en: 'white', pl: 'biały' },
      },
      note: {
        en: 'It takes the place of copper paste on brake pad guides, wheel hubs and stainless bolts, since it conducts no current. Keep it off the friction lining.',
        pl: 'Zastępuje pastę miedzianą na prowadnicach klocków, piastach kół i śrubach nierdzewnych, bo nie przewodzi prądu. Nie może trafić na okładzinę cierną.',
      },
    },
  ],
}
