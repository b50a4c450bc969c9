import type { StoredEntry } from '../../apps/api/src/features/configuration/configuration.ts'

/** Values by thread: `M8: '13'` in millimetres. */
const byThread = (sizes: Record<string, string>) => Object.fromEntries(Object.entries(sizes).map(([thread, size]) => [thread.toLowerCase(), [`${size.replace('.', '-')}-mm`]]))

const machineScrews = ['hexagon-bolts', 'socket-screws', 'threaded-rods']
const sameThread = { feature: 'thread' }
const threadAsSize = { feature: 'thread', of: 'size' }
const nut = { en: 'Nut', pl: 'Nakrętka' }
const washer = { en: 'Washer', pl: 'Podkładka' }
const bolt = { en: 'Bolt', pl: 'Śruba' }
const spanner = { en: 'Spanner', pl: 'Klucz' }
const hexKey = { en: 'Hex key', pl: 'Klucz imbusowy' }
const checked = { checked: true, pieces: 1 }
const tool = { checked: false }

/** Heads that bear on a washer. */
const flatHeads = ['hexagon', 'cylindrical', 'button']
const flatWashers = ['din-125-a', 'din-125-b', 'iso-7089']

/** Across flats to DIN 931, 933 and 934. */
const acrossFlats = byThread({ M4: '7', M5: '8', M6: '10', M8: '13', M10: '17', M12: '19', M14: '22', M16: '24', M20: '30', M24: '36' })
const bits: Record<string, string[]> = {
  ph2: ['ph2'],
  pz2: ['pz2'],
  ...Object.fromEntries([10, 15, 20, 25, 30, 40].map(size => [`tx${size}`, [`t${size}`]])),
  'hexagon-8-mm': ['8-mm'],
}

/** The plain nut is part of the joint; others of the same thread go well with it too. */
const plainAndOthers = (rule: StoredEntry, plain: string[]): StoredEntry[] =>
  [
    { norm: plain, joint: checked },
    { norm: ['din-985', 'din-6923', 'din-1587'], joint: null },
  ].map(({ norm, joint }) => {
    const goesWith = rule.goes_with as { categories: string[]; where?: object }
    return { ...rule, name: nut, categories: machineScrews, goes_with: { ...goesWith, where: { ...goesWith.where, norm } }, joint }
  })

/** The class of the nut follows that of the bolt. */
const nuts: StoredEntry[] = [
  ...plainAndOthers({ where: { material: ['stainless-steel'] }, goes_with: { categories: ['nuts'] }, same: [sameThread, { feature: 'steel' }] }, ['din-934']),
  ...plainAndOthers(
    {
      where: { strength: ['4-8', '8-8'] },
      goes_with: { categories: ['nuts'], where: { strength: ['8'] } },
      same: [sameThread, { feature: 'finish' }],
    },
    ['din-934'],
  ),
  {
    name: nut,
    categories: machineScrews,
    where: { strength: ['10-9'] },
    goes_with: { categories: ['nuts'], where: { strength: ['10'] } },
    same: [
      sameThread,
      {
        feature: 'finish',
        values: {
          'plain-black-oiled': ['plain-oiled'],
          'plain-oiled': ['plain-oiled'],
          'black-oxide-oiled': ['plain-oiled'],
          'zinc-flake-iso-10683': ['zinc-flake'],
          'zinc-plated': ['zinc-plated'],
        },
      },
    ],
    joint: checked,
  },
]

const washers: StoredEntry[] = [
  {
    name: washer,
    categories: machineScrews,
    where: { material: ['stainless-steel'], head: flatHeads },
    goes_with: { categories: ['washers'], where: { norm: flatWashers } },
    same: [threadAsSize, { feature: 'steel' }],
    joint: checked,
  },
  // Softer ones sink under the head.
  {
    name: washer,
    categories: machineScrews,
    where: { strength: ['8-8'], head: flatHeads },
    goes_with: { categories: ['washers'], where: { norm: flatWashers, hardness: ['200-hv'] } },
    same: [threadAsSize, { feature: 'finish' }],
    joint: checked,
  },
  {
    name: washer,
    categories: machineScrews,
    where: { strength: ['10-9', '12-9'], head: flatHeads },
    goes_with: { categories: ['washers'], where: { norm: flatWashers, hardness: ['300-hv'] } },
    same: [threadAsSize],
    joint: checked,
  },
  // Under the nuts of a rod.
  ...['steel', 'finish'].map(feature => ({
    name: washer,
    categories: ['threaded-rods'],
    goes_with: { categories: ['washers'], where: { norm: ['din-9021'] } },
    same: [threadAsSize, { feature: 'material' }, { feature }],
    joint: checked,
  })),
]

const keys: StoredEntry[] = [
  {
    name: spanner,
    categories: ['hexagon-bolts', 'threaded-rods'],
    goes_with: { categories: ['spanners'], where: { norm: ['din-3113-a'] } },
    same: [{ ...threadAsSize, values: acrossFlats }],
    joint: tool,
  },
  {
    name: hexKey,
    categories: ['socket-screws'],
    where: { head: ['cylindrical'] },
    goes_with: { categories: ['spanners-and-wrenches'], where: { material: ['alloy-tool-steel-hardened'] } },
    same: [{ ...threadAsSize, values: byThread({ M3: '2.5', M4: '3', M5: '4', M6: '5', M8: '6', M10: '8', M12: '10', M16: '14' }) }],
    joint: tool,
  },
  {
    name: hexKey,
    categories: ['socket-screws'],
    where: { head: ['countersunk-90', 'button', 'button-with-flange'] },
    goes_with: { categories: ['spanners-and-wrenches'], where: { material: ['alloy-tool-steel-hardened'] } },
    same: [{ ...threadAsSize, values: byThread({ M3: '2', M4: '2.5', M5: '3', M6: '4', M8: '5', M10: '6', M12: '8', M16: '10' }) }],
    joint: tool,
  },
  {
    name: hexKey,
    categories: ['socket-screws'],
    where: { hardness: ['45h-450-560-hv'] },
    goes_with: { categories: ['spanners-and-wrenches'], where: { material: ['alloy-tool-steel-hardened'] } },
    same: [{ ...threadAsSize, values: byThread({ M4: '2', M5: '2.5', M6: '3', M8: '4', M10: '5', M12: '6' }) }],
  },
  {
    name: { en: 'Socket', pl: 'Nasadka' },
    categories: ['hexagon-bolts'],
    goes_with: { categories: ['sockets-and-ratchets'], where: { norm: ['din-3124'] } },
    same: [{ ...threadAsSize, values: acrossFlats }],
  },
]

const drills: StoredEntry[] = [
  {
    name: { en: 'Drill for the clearance hole', pl: 'Wiertło do otworu przelotowego' },
    categories: machineScrews,
    where: { head: flatHeads },
    goes_with: { categories: ['drills-for-metal'], where: { norm: ['din-338'] } },
    same: [{ ...sameThread, of: 'diameter', values: byThread({ M3: '3.5', M4: '4.5', M5: '5.5', M6: '6.5', M8: '9', M10: '11', M12: '13' }) }],
    joint: tool,
  },
  {
    name: { en: 'Drill for the tapped hole', pl: 'Wiertło pod gwint' },
    categories: machineScrews,
    goes_with: { categories: ['drills-for-metal'], where: { norm: ['din-338'] } },
    same: [sameThread],
  },
  {
    name: { en: 'Drill for the tapped hole', pl: 'Wiertło pod gwint' },
    categories: ['threading'],
    goes_with: { categories: ['drills-for-metal'], where: { norm: ['din-338'] } },
    same: [{ feature: 'bore', of: 'diameter' }],
  },
  {
    name: { en: 'Tap', pl: 'Gwintownik' },
    categories: ['hexagon-bolts', 'socket-screws', 'drills-for-metal'],
    goes_with: { categories: ['threading'], where: { norm: ['din-352', 'din-371'] } },
    same: [sameThread],
  },
]

const ofNuts: StoredEntry[] = [
  {
    name: bolt,
    categories: ['nuts'],
    where: { material: ['stainless-steel'] },
    goes_with: { categories: ['hexagon-bolts'] },
    same: [sameThread, { feature: 'steel' }],
  },
  {
    name: bolt,
    categories: ['nuts'],
    where: { strength: ['8'] },
    goes_with: { categories: ['hexagon-bolts'], where: { strength: ['8-8'] } },
    same: [sameThread, { feature: 'finish' }],
  },
  ...['steel', 'finish'].map(feature => ({
    name: washer,
    categories: ['nuts'],
    goes_with: { categories: ['washers'], where: { norm: flatWashers } },
    same: [threadAsSize, { feature: 'material' }, { feature }],
  })),
]

const sizeAsThread = { feature: 'size', of: 'thread' }

const ofWashers: StoredEntry[] = [
  {
    name: bolt,
    categories: ['washers'],
    where: { material: ['stainless-steel'] },
    goes_with: { categories: ['hexagon-bolts'] },
    same: [sizeAsThread, { feature: 'steel' }],
  },
  {
    name: bolt,
    categories: ['washers'],
    where: { hardness: ['200-hv'] },
    goes_with: { categories: ['hexagon-bolts'], where: { strength: ['8-8'] } },
    same: [sizeAsThread, { feature: 'finish' }],
  },
  {
    name: bolt,
    categories: ['washers'],
    where: { hardness: ['300-hv'] },
    goes_with: { categories: ['hexagon-bolts', 'socket-screws'], where: { strength: ['10-9', '12-9'] } },
    same: [sizeAsThread],
  },
  ...['steel', 'finish'].map(feature => ({
    name: nut,
    categories: ['washers'],
    goes_with: { categories: ['nuts'] },
    same: [sizeAsThread, { feature: 'material' }, { feature }],
  })),
]

const powerTools: StoredEntry[] = [
  {
    name: { en: 'Bit', pl: 'Bit' },
    categories: ['wood-screws', 'sheet-metal-screws', 'anchors-for-concrete', 'plastic-plugs'],
    goes_with: { categories: ['screwdrivers-and-bits'], where: { norm: ['din-iso-1173'] } },
    same: [{ feature: 'drive', of: 'size', values: bits }],
  },
  {
    name: { en: 'Battery', pl: 'Akumulator' },
    categories: ['cordless-tools'],
    where: { norm: ['en-62841-2-1', 'en-62841-2-2'] },
    goes_with: { categories: ['cordless-tools'], where: { norm: ['en-62133-2'] } },
    same: [{ feature: 'voltage' }],
  },
  {
    name: { en: 'Charger', pl: 'Ładowarka' },
    categories: ['cordless-tools'],
    where: { norm: ['en-62841-2-1', 'en-62841-2-2', 'en-62133-2'] },
    goes_with: { categories: ['cordless-tools'], where: { norm: ['en-60335-2-29'] } },
    same: [{ feature: 'voltage' }],
  },
  {
    name: { en: 'Disc', pl: 'Tarcza' },
    categories: ['corded-tools'],
    goes_with: { categories: ['cutting-discs', 'grinding-and-sanding'] },
    same: [{ feature: 'diameter' }],
  },
  {
    name: { en: 'Angle grinder', pl: 'Szlifierka kątowa' },
    categories: ['cutting-discs', 'grinding-and-sanding'],
    goes_with: { categories: ['corded-tools'], where: { thread: ['m14'] } },
    same: [{ feature: 'diameter' }],
  },
  {
    name: { en: 'Ratchet', pl: 'Grzechotka' },
    categories: ['sockets-and-ratchets'],
    where: { norm: ['din-3124', 'din-7422'] },
    goes_with: { categories: ['sockets-and-ratchets'], where: { teeth: ['36', '72'] } },
    same: [{ feature: 'square-drive' }],
  },
  {
    name: { en: 'Impact socket', pl: 'Nasadka udarowa' },
    categories: ['cordless-tools'],
    goes_with: { categories: ['sockets-and-ratchets'], where: { norm: ['din-3129'] } },
    same: [{ feature: 'square-drive' }],
  },
]

/** What belongs together by its thread, material, drive or voltage. Those with `joint` that hold for a product make its joint. */
export const compatibleProducts: StoredEntry[] = [...nuts, ...washers, ...keys, ...drills, ...ofNuts, ...ofWashers, ...powerTools].map(rule =>
  rule.joint ? { ...rule, joint_title: { en: 'Complete the joint', pl: 'Skompletuj połączenie' } } : rule,
)
