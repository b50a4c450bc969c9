import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'sanding-discs',
  category: 'sanding',
  brand: 'korundex',
  vat: 23,
  short: {
    en: 'Sanding discs, sheets and nets, most of them hook-and-loop, and pads, for random orbital and long-neck sanders and for sanding by hand.',
    pl: 'Krążki, arkusze i siatki ścierne, w większości na rzep, oraz talerze: do szlifierek mimośrodowych i typu żyrafa oraz do szlifowania ręcznego.',
  },
  description: {
    en: `Coated abrasives on paper or net with a loop backing are changed in a second and can be used again as long as they cut. The grit number follows FEPA P (ISO 6344): the higher the number, the finer the grit. An open coat with stearate keeps dust from clogging the grain; holes or an open net let the extractor take the dust away at once.

For bare wood, begin at P80 and end at P150 to P180 before applying oil or varnish. Filler and plaster take P120 to P180, and lacquer between coats takes P320. Do not skip more than one grit, or the scratches left by the coarse grain will remain.

Match the hole pattern to the pad, switch extraction on and place the machine on the surface before you start it. Let the weight of the sander do the pressing; pressure leaves swirl marks and melts the hooks of the pad. Change the disc when you notice you are pushing. Store the paper dry, because damp paper curls.`,
    pl: `Nasypowe wyroby ścierne na papierze lub siatce z podkładem rzepowym wymienia się w sekundę, a zdjęte można założyć ponownie, dopóki skrawają. Gradację podaje się według FEPA P (ISO 6344): im wyższa liczba, tym drobniejsze ziarno. Otwarty nasyp ze stearynianem nie zalepia się, a otwory lub siatka pozwalają od razu odessać pył.

Szlifowanie surowego drewna zacznij od P80, a przed olejem lub lakierem skończ na P150–P180. Do szpachli i gipsu weź P120–P180, a do szlifu międzywarstwowego lakieru P320. Nie przeskakuj więcej niż jednej gradacji, bo zostaną rysy po grubym ziarnie.

Dobierz układ otworów do talerza, włącz odsysanie i przyłóż maszynę do powierzchni, zanim ją uruchomisz. Niech dociska ciężar szlifierki; nacisk zostawia spiralne rysy i topi haczyki talerza. Zmień krążek, gdy zaczynasz dociskać. Papier przechowuj w suchym miejscu, bo wilgotny się zwija.`,
  },
  features: {
    application: { en: 'wood, filler, plaster, lacquer', pl: 'drewno, szpachla, gips, lakier' },
  },
  keywords: {
    en: 'sandpaper, velcro disc, abrasive paper, glasspaper, DA disc, orbital paper, drywall disc',
    pl: 'papier ścierny, papier na rzep, krążek rzepowy, do żyrafy, szmergiel, rzepy',
  },
  products: [
    {
      name: { en: 'Hook-and-loop sanding disc 150 mm, multi-hole, box of 50', pl: 'Krążek ścierny na rzep 150 mm, wielootworowy, 50 szt.' },
      symbol: 'SAND-150',
      note: {
        en: 'The dense hole pattern suits six-, nine- and fifteen-hole pads and need not be lined up. This is the standard disc for joiners and painters with a random orbital sander.',
        pl: 'Gęsta perforacja pasuje do talerzy sześcio-, dziewięcio- i piętnastootworowych bez ustawiania. To standardowy krążek stolarzy i lakierników, którzy używają szlifierki mimośrodowej.',
      },
      priceNet: 5990,
      features: {
        diameter: '150 mm',
        norm: 'FEPA P (ISO 6344)',
        grain: { en: 'aluminium oxide', pl: 'elektrokorund' },
        material: { en: 'paper', pl: 'papier' },
        pack: { en: '50 pcs', pl: '50 szt.' },
      },
      variants: (
        [
          ['P40', 0.56, 7990, 160],
          ['P80', 0.44, 6490, 620],
          ['P120', 0.39, 5990, 890],
          ['P150', 0.37, 5990, 640],
          ['P180', 0.36, 5990, 810],
          ['P240', 0.34, 5990, 470],
          ['P320', 0.33, 5990, 390],
        ] as const
      ).map(([grit, weight, price, stockOnHand]) => ({ symbol: `SAND-150-${grit}`, features: { grit }, tiers: tiered(price, [3, 5], [10, 11]), weight, stockOnHand })),
    },
    {
      name: { en: 'Hook-and-loop sanding disc 125 mm, eight holes, box of 50', pl: 'Krążek ścierny na rzep 125 mm, osiem otworów, 50 szt.' },
      symbol: 'SAND-125',
      note: {
        en: 'It is for compact random orbital sanders used one-handed on doors, stairs and window frames. Turn the disc until its holes line up with those of the pad, or the dust will stay under it.',
        pl: 'Do kompaktowych szlifierek prowadzonych jedną ręką, do drzwi, schodów i ram okiennych. Otwory krążka ustaw zgodnie z otworami talerza, inaczej pył zostanie pod krążkiem.',
      },
      priceNet: 3990,
      features: {
        diameter: '125 mm',
        norm: 'FEPA P (ISO 6344)',
        grain: { en: 'aluminium oxide', pl: 'elektrokorund' },
        material: { en: 'paper', pl: 'papier' },
        pack: { en: '50 pcs', pl: '50 szt.' },
      },
      variants: [
        { symbol: 'SAND-125-P120', features: { grit: 'P120' }, weight: 0.27, stockOnHand: 760 },
        ...(
          [
            ['P40', 0.39, 5490, 210],
            ['P60', 0.34, 4690, 340],
            ['P80', 0.31, 4290, 680],
            ['P180', 0.25, 3990, 570],
            ['P240', 0.24, 3990, 360],
          ] as const
        ).map(([grit, weight, price, stockOnHand]) => ({ symbol: `SAND-125-${grit}`, features: { grit }, tiers: tiered(price, [3, 5], [10, 11]), weight, stockOnHand })),
      ],
    },
    {
      name: { en: 'Plasterboard sanding disc 225 mm for long-neck sanders, box of 25', pl: 'Krążek ścierny 225 mm do gładzi, do szlifierek typu żyrafa, 25 szt.' },
      symbol: 'SAND-225',
      note: {
        en: 'It is for filled plasterboard joints and skim coats. P120 levels and P180 finishes; the coarser grit leaves arcs that show through paint in raking light.',
        pl: 'Do spoin płyt gipsowo-kartonowych i gładzi. P120 wyrównuje, a P180 wykańcza; w świetle bocznym po grubszym ziarnie widać łuki, które przebijają spod farby.',
      },
      priceNet: 6990,
      features: {
        diameter: '225 mm',
        norm: 'FEPA P (ISO 6344)',
        grain: { en: 'aluminium oxide', pl: 'elektrokorund' },
        material: { en: 'paper', pl: 'papier' },
        pack: { en: '25 pcs', pl: '25 szt.' },
      },
      variants: (
        [
          ['P80', 0.46, 7290, 240],
          ['P120', 0.42, 6990, 430],
          ['P150', 0.4, 6990, 380],
          ['P180', 0.39, 6990, 510],
          ['P220', 0.37, 6990, 260],
        ] as const
      ).map(([grit, weight, price, stockOnHand]) => ({ symbol: `SAND-225-${grit}`, features: { grit }, tiers: tiered(price, [4, 6], [12, 12]), weight, stockOnHand })),
    },
    {
      name: { en: 'Sanding net disc 150 mm, dust-free, box of 50', pl: 'Siatka ścierna na rzep 150 mm, bezpyłowa, 50 szt.' },
      symbol: 'SAND-NET150',
      note: {
        en: 'Dust is drawn off through thousands of openings over the whole face, which pays off on filler and primer. Put a protective pad between net and sander, as the net wears out the hooks.',
        pl: 'Przez tysiące oczek pył jest odsysany z całej powierzchni, co opłaca się na szpachli i podkładzie. Między siatkę a talerz załóż przekładkę ochronną, bo siatka ściera haczyki.',
      },
      priceNet: 13900,
      features: {
        diameter: '150 mm',
        norm: 'FEPA P (ISO 6344)',
        grain: { en: 'aluminium oxide', pl: 'elektrokorund' },
        material: { en: 'polyamide net', pl: 'siatka poliamidowa' },
        pack: { en: '50 pcs', pl: '50 szt.' },
      },
      variants: (
        [
          ['P80', 0.28, 14900, 90],
          ['P120', 0.26, 13900, 180],
          ['P180', 0.25, 13900, 210],
          ['P240', 0.24, 13900, 130],
          ['P320', 0.24, 13900, 110],
        ] as const
      ).map(([grit, weight, price, stockOnHand]) => ({ symbol: `SAND-NET150-${grit}`, features: { grit }, tiers: tiered(price, [3, 6]), weight, stockOnHand })),
    },
    {
      name: { en: 'Delta sanding sheet 93 mm, six holes, box of 50', pl: 'Arkusz ścierny trójkątny 93 mm, sześć otworów, 50 szt.' },
      symbol: 'SAND-DELTA93',
      note: {
        en: 'It is for sanding corners, shutters and chair backs with delta sanders and multi-tools. Only the tip wears, so turn the sheet by a third of a turn and use it three times.',
        pl: 'Do naroży, okiennic i oparć krzeseł, do szlifierek delta i narzędzi wielofunkcyjnych. Zużywa się sam czubek, więc arkusz obracany o jedną trzecią obrotu wystarcza na trzy razy.',
      },
      priceNet: 2790,
      kind: 'sheet',
      features: { size: '93 mm', norm: 'FEPA P (ISO 6344)', grain: { en: 'aluminium oxide', pl: 'elektrokorund' }, material: { en: 'paper', pl: 'papier' }, pack: { en: '50 pcs', pl: '50 szt.' } },
      variants: (
        [
          ['P60', 0.1, 2990, 130],
          ['P80', 0.095, 2890, 240],
          ['P120', 0.085, 2790, 310],
          ['P180', 0.08, 2790, 220],
        ] as const
      ).map(([grit, weight, price, stockOnHand]) => ({ symbol: `SAND-DELTA93-${grit}`, features: { grit }, tiers: tiered(price, [5, 8]), weight, stockOnHand })),
    },
    {
      name: { en: 'Hook-and-loop sanding sheet 93 × 230 mm, eight holes, box of 50', pl: 'Arkusz ścierny na rzep 93 × 230 mm, osiem otworów, 50 szt.' },
      symbol: 'SAND-SHEET93',
      note: {
        en: 'It is for third-sheet finishing sanders and hand blocks. Straight strokes along the grain leave fainter marks on veneer than a random orbital sander does.',
        pl: 'Do szlifierek oscylacyjnych i klocków ręcznych. Proste ruchy wzdłuż słojów zostawiają na fornirze słabsze ślady niż szlifierka mimośrodowa.',
      },
      priceNet: 4990,
      kind: 'sheet',
      features: {
        size: '93 × 230 mm',
        norm: 'FEPA P (ISO 6344)',
        grain: { en: 'aluminium oxide', pl: 'elektrokorund' },
        material: { en: 'paper', pl: 'papier' },
        pack: { en: '50 pcs', pl: '50 szt.' },
      },
      variants: (
        [
          ['P60', 0.54, 5690, 90],
          ['P80', 0.49, 5290, 170],
          ['P120', 0.44, 4990, 260],
          ['P180', 0.4, 4990, 240],
          ['P240', 0.38, 4990, 140],
        ] as const
      ).map(([grit, weight, price, stockOnHand]) => ({ symbol: `SAND-SHEET93-${grit}`, features: { grit }, tiers: tiered(price, [5, 7]), weight, stockOnHand })),
    },
    {
      name: { en: 'Waterproof sanding sheet 230 × 280 mm, silicon carbide, box of 50', pl: 'Arkusz ścierny wodny 230 × 280 mm, węglik krzemu, 50 szt.' },
      symbol: 'SAND-WET',
      note: {
        en: 'It is for sanding lacquer, metal and stone by hand, with water and a drop of soap. It has no loop backing: fold it in three or wrap it round a cork block.',
        pl: 'Do ręcznego szlifowania lakieru, metalu i kamienia z wodą i kroplą mydła. Bez rzepa: złóż arkusz na trzy lub owiń go wokół klocka korkowego.',
      },
      priceNet: 7490,
      kind: 'sheet',
      features: {
        size: '230 × 280 mm',
        norm: 'FEPA P (ISO 6344)',
        grain: { en: 'silicon carbide', pl: 'węglik krzemu' },
        material: { en: 'latex paper', pl: 'papier lateksowany' },
        application: { en: 'lacquer, metal, stone', pl: 'lakier, metal, kamień' },
        pack: { en: '50 pcs', pl: '50 szt.' },
      },
      variants: (
        [
          ['P240', 0.86, 7490, 120],
          ['P400', 0.8, 7490, 230],
          ['P600', 0.77, 7490, 180],
          ['P800', 0.75, 7490, 260],
          ['P1000', 0.73, 7490, 290],
          ['P2000', 0.7, 7990, 160],
        ] as const
      ).map(([grit, weight, price, stockOnHand]) => ({ symbol: `SAND-WET-${grit}`, features: { grit }, tiers: tiered(price, [4, 6], [10, 10]), weight, stockOnHand })),
    },
    {
      name: { en: 'Backing pad 150 mm for hook-and-loop discs, 5/16" thread', pl: 'Talerz szlifierski 150 mm na rzep, gwint 5/16"' },
      symbol: 'SAND-PAD150',
      note: {
        en: 'It is a medium-hard replacement pad with an M8 adapter. When discs begin to lift at the edge, the hooks are worn, and a new disc will not help.',
        pl: 'Talerz zamienny o średniej twardości, z adapterem M8. Gdy krążki odrywają się na obrzeżu, zużyte są haczyki i nowy krążek tego nie naprawi.',
      },
      priceNet: 5990,
      weight: 0.16,
      stockOnHand: 140,
      features: { diameter: '150 mm', thread: '5/16"-24 UNF', material: { en: 'polyurethane', pl: 'poliuretan' } },
    },
    {
      name: { en: 'Soft interface pad 150 mm, 10 mm foam', pl: 'Przekładka miękka na rzep 150 mm, pianka 10 mm' },
      symbol: 'SAND-SOFT150',
      note: {
        en: 'It goes between pad and disc so that the abrasive follows curved wings, mouldings and spindles. On flat work it rounds the edges, so take it off there.',
        pl: 'Zakłada się ją między talerz a krążek, dzięki czemu ścierniwo podąża za krzywizną błotnika, listwy lub tralki. Na płaskich powierzchniach przekładka zaokrągla krawędzie, więc tam ją zdejmij.',
      },
      priceNet: 3490,
      weight: 0.04,
      stockOnHand: 10,
      features: { diameter: '150 mm', thickness: '10 mm', material: { en: 'polyurethane foam', pl: 'pianka poliuretanowa' } },
    },
    {
      name: { en: 'Sanding disc assortment 125 mm, eight holes, 60 pieces', pl: 'Zestaw krążków ściernych 125 mm, osiem otworów, 60 szt.' },
      symbol: 'SAND-125-SET60',
      note: {
        en: 'The set contains ten discs in each of six grits for small jobs such as one door or a few chairs. The grit is printed on the back, so mixed stacks can be sorted.',
        pl: 'Po dziesięć krążków w sześciu gradacjach do drobnych prac, takich jak jedne drzwi albo kilka krzeseł. Gradacja jest nadrukowana na spodzie, więc pomieszany stos da się rozdzielić.',
      },
      priceNet: 4490,
      weight: 0.36,
      stockOnHand: 0,
      features: {
        diameter: '125 mm',
        norm: 'FEPA P (ISO 6344)',
        grain: { en: 'aluminium oxide', pl: 'elektrokorund' },
        material: { en: 'paper', pl: 'papier' },
        contents: 'P60, P80, P120, P180, P240, P320',
        pack: { en: '60 pcs', pl: '60 szt.' },
      },
    },
  ],
}
