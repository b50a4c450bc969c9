import type { DemoSalesUnit } from '../types.ts'

/** What the shop sells other than single articles; packs are not listed. */
export const salesUnits: DemoSalesUnit[] = [
  { code: 'bag', of: ['cocoa', 'decaf', 'espresso-blends', 'filter-coffee', 'green-tea', 'black-tea', 'single-origins', 'sugar', 'vending-powders', 'MLK-GRAN-500'] },
  {
    code: 'carton',
    of: [
      'milk-and-sugar',
      'CUP-D350-500',
      'CUP-D450-500',
      'CUP-S100-1000',
      'CUP-S250-1000',
      'CUP-V180-1000',
      'CUP-V180-2500',
      'ESP-HEJNAL-6X1B',
      'FIL-BIURO-30X70',
      'FIL-BIURO-30X100',
      'SUG-STWH4',
      'SUG-STCA4',
      'SUG-VEND-10',
      'VEN-LIO-10',
      'VEN-AGLO-10',
      'VEN-CAPVAN-10',
      'VEN-CAPNUT-10',
      'VEN-CHOCO-10',
    ],
  },
  { code: 'box', of: ['SUG-CUWH-5', 'SUG-CUCA'] },
  { code: 'bottle', of: ['CLN-DESC', 'CLN-MILK-1000'] },
  { code: 'canister', of: ['CLN-DESC-5000'] },
  {
    code: 'pack',
    of: ['BTE-KEEMUN-T120', 'BTE-SNIADANIOWA-100', 'COC-TIN-200', 'DEC-POD44-50', 'ESP-KOPIEC-T250', 'FIL-DRIP-MOGIANA', 'GTE-MATCHA-T30', 'GTE-PIRAMIDKI-50', 'SO-GEISHA-T150', 'VEN-JAR-200'],
  },
]
