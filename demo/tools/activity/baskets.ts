import type { DemoBasket } from '../../activity/types.ts'

/** What is bought together for a job, of products that are well stocked. */
export const baskets: { companies: DemoBasket[]; persons: DemoBasket[] } = {
  companies: [
    [
      ['CSW-6X120', 6],
      ['BIT25-PH2', 20],
      ['CB-4.5X50', 10],
    ],
    [
      ['RS-4.8X35-RAL3009', 8],
      ['SEA-MS-BL', 12],
    ],
    [
      ['CUT-UNI-150X1.6', 40],
      ['FLAP-Z29-125-P80', 30],
      ['EYE-S1', 10],
    ],
    [
      ['LUB-MP-400', 12],
      ['3113-9', 2],
      ['3124-14-10', 4],
    ],
    [
      ['VDE-SL-4', 4],
      ['VDE-PZS2', 4],
      ['NP-8X40', 10],
    ],
    [
      ['ADH-ASM', 12],
      ['FORST-15', 4],
      ['BITSET-32', 2],
      ['CB-3.0X20', 6],
    ],
    [
      ['931-10.9-M16X100', 4],
      ['934-8-ZN-M8', 5],
      ['125A-ZN-M8', 5],
    ],
    [
      ['IM-P-300', 10],
      ['SDSP-2-7X110', 6],
      ['HF-M-6X40', 4],
    ],
    [
      ['GLV-PU13-9', 60],
      ['RSP-1C', 6],
      ['EAR-M27', 8],
    ],
    [
      ['VB-18-4.0', 2],
      ['STEP-HSS-4-20', 1],
      ['338G-TIN-6', 10],
    ],
    [
      ['FS75X132', 4],
      ['HMC-450', 3],
      ['TAPE-8', 6],
      ['BOX-PT-19', 1],
    ],
  ],
  persons: [
    [
      ['TAPE-8', 1],
      ['HMC-450', 1],
      ['SD-SL-5.5', 1],
    ],
    [
      ['BITSET-32', 1],
      ['BIT25-PH2', 10],
    ],
    [
      ['SEA-SAN-G', 2],
      ['ADH-ASM', 1],
    ],
    [
      ['LVL-100', 1],
      ['FOLD-1W', 1],
    ],
    [
      ['338G-2', 1],
      ['335C-HSS-12.4', 1],
      ['EYE-S1', 1],
    ],
    [
      ['GLV-PU13-9', 3],
      ['LUB-MP-400', 1],
    ],
    [
      ['HKB-SET9', 1],
      ['5746-180', 1],
    ],
    [
      ['NU-8X50', 2],
      ['CB-4.5X50', 1],
      ['MUR-5X85', 3],
    ],
    [
      ['6787-250', 1],
      ['TXL-T25', 2],
    ],
  ],
}
