import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'safety-glasses',
  category: 'protection',
  brand: 'ostoja',
  vat: 23,
  short: {
    en: 'Safety spectacles and goggles with polycarbonate or acetate lenses, marked to EN 166.',
    pl: 'Okulary i gogle ochronne z szybą poliwęglanową lub octanową i oznaczeniem według EN 166.',
  },
  description: {
    en:
      'Eye protectors to EN 166 have their properties marked on lens and frame. Optical class 1 suits constant wear. F stands for impact at 45 m/s, the highest level that spectacles ' +
      'can reach, and B for 120 m/s, which goggles reach but spectacles do not. Further marks are 3 for liquid drops, 4 for coarse dust, 9 for hot metal, K for scratch resistance, N for fogging resistance and T for impact at extreme ' +
      'temperatures. Where lens and frame differ, the lower mark counts. EN ISO 16321-1 succeeds EN 166 and has other marks; the models here carry those of EN 166.\n\n' +
      'On a lens with a filter, the first figure is that of the filter: 2C-1.2 is a clear UV filter with true colours, 5 with a shade number is a sun filter to EN 172, and a lone shade number is a welding filter ' +
      'to EN 169.\n\n' +
      'Choose according to the work: spectacles for drilling and fitting, goggles against dust and splashes and, if they are marked B, for grinding overhead. A face shield is worn over spectacles, not instead of them. ' +
      'Rinse lenses under water before wiping, keep the spectacles in a pouch, and replace scratched lenses, because they break sooner.',
    pl:
      'Środki ochrony oczu według EN 166 mają właściwości oznaczone na szybie i oprawie. Klasa optyczna 1 nadaje się do stałego noszenia. F oznacza odporność na uderzenie z prędkością 45 m/s, najwyższą dla ' +
      'okularów, a B – z prędkością 120 m/s, osiągalną w goglach, ale nie w okularach. Dalsze oznaczenia: 3 – krople cieczy, 4 – gruby pył, 9 – gorący metal, K – odporność na zarysowanie, N – na zaparowanie, T – ' +
      'na uderzenie w skrajnych temperaturach. Gdy szyba i oprawa się różnią, liczy się niższe oznaczenie. Następczynią EN 166 jest norma EN ISO 16321-1 z innymi ' +
      'oznaczeniami; modele w tej ofercie są oznaczone według EN 166.\n\n' +
      'Na szybie z filtrem pierwsza cyfra oznacza filtr: 2C-1,2 to bezbarwny filtr UV, który nie zmienia barw, 5 ze stopniem zaciemnienia to filtr przeciwsłoneczny według EN 172, a sam stopień zaciemnienia to filtr spawalniczy według EN ' +
      '169.\n\n' +
      'Ochronę oczu dobiera się do pracy: okulary do wiercenia i montażu, gogle do ochrony przed pyłem i rozpryskami, a z oznaczeniem B także do szlifowania nad głową. Osłonę twarzy nosi się na okularach, a nie zamiast nich. ' +
      'Przed przetarciem szybę płucze się wodą, a okulary trzyma w etui. Porysowaną szybę trzeba wymienić, bo łatwiej pęka.',
  },
  features: { norm: 'EN 166' },
  keywords: {
    en: 'specs, eye protection, eyewear, protective glasses, PPE',
    pl: 'bryle, okulary bhp, ochrona oczu, okulary przeciwodpryskowe, ŚOI',
  },
  products: [
    {
      name: { en: 'Safety spectacles, clear, basic', pl: 'Okulary ochronne bezbarwne, podstawowe' },
      symbol: 'EYE-S1',
      priceNet: 690,
      weight: 0.026,
      stockOnHand: 2400,
      features: { protection: '1 F', colour: { en: 'clear', pl: 'przezroczysty' }, material: { en: 'polycarbonate', pl: 'poliwęglan' } },
      note: {
        en: 'They are for visitors, apprentices and short jobs; they weigh 26 g and have straight, fixed temples. The lens has no coating, so it mists up when you wear a mask.',
        pl: 'Dla gości, uczniów i do krótkich prac; waga 26 g, proste zauszniki bez regulacji. Szyba nie ma powłoki, więc przy pracy w masce paruje.',
      },
    },
    {
      name: { en: 'Safety spectacles, clear, anti-fog and anti-scratch', pl: 'Okulary ochronne bezbarwne, nieparujące i odporne na zarysowania' },
      symbol: 'EYE-S2KN',
      priceNet: 1990,
      weight: 0.024,
      stockOnHand: 1150,
      features: { protection: '1 FT KN', colour: { en: 'clear', pl: 'przezroczysty' }, material: { en: 'polycarbonate', pl: 'poliwęglan' } },
      note: {
        en: 'They are coated inside against misting and outside against scratches and have soft temples that fit under earmuffs. Do not clean the spectacles with acetone or with alcohol above 70%.',
        pl: 'Od środka powłoka przeciw parowaniu, a z zewnątrz przeciw zarysowaniom; miękkie zauszniki mieszczą się pod nausznikami. Nie czyść okularów acetonem ani alkoholem o stężeniu ponad 70%.',
      },
    },
    {
      name: { en: 'Safety spectacles, grey sun filter', pl: 'Okulary ochronne przyciemniane, filtr przeciwsłoneczny' },
      symbol: 'EYE-S3G',
      priceNet: 2290,
      weight: 0.025,
      stockOnHand: 640,
      features: { protection: { en: 'EN 172: 5-3.1 1 FT', pl: 'EN 172: 5-3,1 1 FT' }, colour: { en: 'grey', pl: 'szary' }, material: { en: 'polycarbonate', pl: 'poliwęglan' } },
      note: {
        en: 'They are for roofs, roads and open-air sites in full sun; traffic-light colours stay recognisable. The lenses are too dark for indoor work and do not protect against a welding arc.',
        pl: 'Na dachy, drogi i otwarte budowy w pełnym słońcu; barwy sygnalizacji świetlnej pozostają czytelne. Do wnętrz są za ciemne, a przed łukiem spawalniczym nie chronią.',
      },
    },
    {
      name: { en: 'Safety spectacles, amber contrast lens', pl: 'Okulary ochronne bursztynowe (żółte), zwiększające kontrast' },
      symbol: 'EYE-S4Y',
      priceNet: 2090,
      weight: 0.025,
      stockOnHand: 310,
      features: { protection: { en: '2-1.2 1 F', pl: '2-1,2 1 F' }, colour: { en: 'amber', pl: 'bursztynowy' }, material: { en: 'polycarbonate', pl: 'poliwęglan' } },
      note: {
        en: 'They make edges stand out by filtering out the blue haze at dusk, in fog and under poor workshop lighting. Colours shift, so the spectacles are not for wiring by colour code.',
        pl: 'Odcinają niebieską poświatę o zmierzchu, we mgle i przy słabym świetle w hali, więc krawędzie widać wyraźniej. Przekłamują barwy, więc nie nadają się do łączenia przewodów według kolorów.',
      },
    },
    {
      name: { en: 'Overspectacles, worn over prescription glasses', pl: 'Okulary ochronne nakładane na korekcyjne' },
      symbol: 'EYE-OTG',
      priceNet: 1790,
      weight: 0.043,
      stockOnHand: 420,
      features: { protection: '1 FT', colour: { en: 'clear', pl: 'przezroczysty' }, width: '166 mm', material: { en: 'polycarbonate', pl: 'poliwęglan' } },
      note: {
        en: 'They fit over frames up to 148 mm wide, and the temples adjust to four lengths. Everyday glasses alone are no protection, even with plastic lenses.',
        pl: 'Mieszczą pod spodem oprawki do 148 mm szerokości, a długość zauszników reguluje się w czterech położeniach. Same okulary korekcyjne nie chronią, nawet z soczewkami z tworzywa.',
      },
    },
    {
      name: { en: 'Safety reading spectacles with dioptre insert', pl: 'Okulary ochronne do czytania z soczewką korekcyjną' },
      symbol: 'EYE-READ',
      priceNet: 4490,
      features: { protection: '1 F', colour: { en: 'clear', pl: 'przezroczysty' }, material: { en: 'polycarbonate', pl: 'poliwęglan' } },
      variants: [
        { symbol: 'EYE-READ-1.0', features: { size: { en: '+1.0 dioptres', pl: '+1,0 dioptrii' } }, weight: 0.029, stockOnHand: 60 },
        { symbol: 'EYE-READ-1.5', features: { size: { en: '+1.5 dioptres', pl: '+1,5 dioptrii' } }, tiers: tiered(4490, [5, 6], [20, 12]), weight: 0.029, stockOnHand: 145 },
        { symbol: 'EYE-READ-2.0', features: { size: { en: '+2.0 dioptres', pl: '+2,0 dioptrii' } }, tiers: tiered(4490, [5, 6], [20, 12]), weight: 0.029, stockOnHand: 160 },
        { symbol: 'EYE-READ-2.5', features: { size: { en: '+2.5 dioptres', pl: '+2,5 dioptrii' } }, weight: 0.03, stockOnHand: 75 },
      ],
      note: {
        en: 'The lower part of the lens magnifies for reading a scale or a drawing; the upper part is plain. The spectacles correct near vision only, not short sight.',
        pl: 'Dolna część szyby powiększa i pomaga odczytać podziałkę lub rysunek, a górna jest zwykła. Okulary korygują tylko widzenie z bliska, a krótkowzroczności nie.',
      },
    },
    {
      name: { en: 'Foam-lined safety spectacles with strap', pl: 'Okulary ochronne z uszczelką piankową i taśmą' },
      symbol: 'EYE-FOAM',
      priceNet: 3690,
      weight: 0.052,
      stockOnHand: 7,
      features: { protection: '1 FT KN', colour: { en: 'clear', pl: 'przezroczysty' }, material: { en: 'polycarbonate', pl: 'poliwęglan' } },
      note: {
        en: 'They are halfway between spectacles and goggles: the foam rim keeps sawdust and wind-blown sand out. The temples click off to make way for the elastic strap; wash the rim in soapy water.',
        pl: 'Rozwiązanie pośrednie między okularami a goglami: pianka zatrzymuje trociny i niesiony wiatrem piasek. Zauszniki zamienia się na taśmę, a uszczelkę myje w wodzie z mydłem.',
      },
    },
    {
      name: { en: 'Safety goggles, clear polycarbonate, indirect vents', pl: 'Gogle ochronne, szyba poliwęglanowa, wentylacja pośrednia' },
      symbol: 'EYE-G1B',
      kind: 'goggles',
      priceNet: 2990,
      weight: 0.105,
      stockOnHand: 530,
      features: { protection: '1 BT 3 4 9 KN', colour: { en: 'clear', pl: 'przezroczysty' }, material: { en: 'polycarbonate, PVC frame', pl: 'poliwęglan, oprawa PVC' } },
      note: {
        en: 'They are for overhead grinding, demolition and pouring and protect against impact (B), dust, drops and hot metal. They fit over narrow glasses and can be worn with a half mask.',
        pl: 'Do szlifowania nad głową, rozbiórek i rozlewania: chronią przed uderzeniem (B), pyłem, kroplami i gorącym metalem. Można je nosić na wąskich okularach i razem z półmaską.',
      },
    },
    {
      name: { en: 'Chemical goggles, acetate lens', pl: 'Gogle chemoodporne, szyba z octanu' },
      symbol: 'EYE-G2A',
      kind: 'goggles',
      priceNet: 3890,
      weight: 0.098,
      stockOnHand: 115,
      features: { protection: '1 F 3 4 N', colour: { en: 'clear', pl: 'przezroczysty' }, material: { en: 'cellulose acetate, PVC frame', pl: 'octan celulozy, oprawa PVC' } },
      note: {
        en: 'Acetate takes solvent splashes that would craze polycarbonate, and it mists up less. The impact level of these goggles is only F, so do not use them with angle grinders.',
        pl: 'Octan znosi krople rozpuszczalników, od których poliwęglan pokrywa się siatką pęknięć, i słabiej paruje. Odporność na uderzenie to tylko F, więc gogle nie nadają się do szlifierki kątowej.',
      },
    },
    {
      name: { en: 'Gas welding spectacles, shade 5', pl: 'Okulary do spawania gazowego, stopień zaciemnienia 5' },
      symbol: 'EYE-W5',
      priceNet: 2790,
      weight: 0.03,
      stockOnHand: 0,
      features: { protection: 'EN 169: 5 1 F', colour: { en: 'green', pl: 'zielony' }, material: { en: 'polycarbonate', pl: 'poliwęglan' } },
      note: {
        en: 'Shade 5 is for gas welding and flame cutting with a moderate gas flow. For any electric arc, a welding helmet with shade 9 or darker is required.',
        pl: 'Stopień 5 służy do spawania gazowego i cięcia tlenowego przy umiarkowanym przepływie gazu. Do łuku elektrycznego potrzebna jest przyłbica o stopniu zaciemnienia co najmniej 9.',
      },
    },
  ],
}
