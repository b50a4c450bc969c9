import { expect, test } from 'vitest'
import {
  cartTotals,
  convert,
  type DeliveryMethod,
  type Discount,
  deliveryFor,
  discountIn,
  type LineInput,
  parseRate,
  priceLines,
  transportFee,
} from './index.ts'

/*
 * Worked out on paper from the rules (docs/rules.md#5), never copied from what the code answers; the working stands above each amount.
 * Everything is in zł and kg; pairs are [net, gross]. `pays` is [unit net, line net, line gross] in the cart's currency.
 */

type Pair = [net: number, gross: number]

interface Line {
  quantity: number
  vat: number
  kg?: number
  personal?: number
  tiers?: { from: number; net: number; promo?: number; sale?: unknown }[]
  price?: number
  /** price_net_promo and price_promo_netto, the two spellings. */
  promo?: number
  promoNetto?: number
  product_is_on_sale?: unknown
  sale?: unknown
  pays: [unitNet: number | null, net: number, gross: number]
}

interface Cart {
  title: string
  /** PLN for one unit; absent: PLN. */
  rate?: string
  lines: Line[]
  discount?: { percentage: number; from: number } | { fixed: number; from: number }
  delivery?: { price: number; vat: number; freeFrom?: number; kgPerParcel?: number; steps?: { fromKg: number; price: number }[]; fee: Pair }
  /** The payment's own fee net, and what it costs in the cart's currency; `delivery.fee` is then of both. */
  payment?: { fee: number; adds: Pair }
  products: Pair
  off?: Pair
  total: Pair
  vat: Record<number, Pair>
}

const tiers = [
  { from: 1, net: 10.0 },
  { from: 10, net: 9.5 },
  { from: 50, net: 8.99 },
]

const parcel = { price: 14.99, vat: 23, freeFrom: 200 }

const freight = {
  price: 12.0,
  vat: 23,
  steps: [
    { fromKg: 5, price: 18.0 },
    { fromKg: 10, price: 25.5 },
  ],
}

const carts: Cart[] = [
  {
    title: 'nothing in it, whatever the discount',
    lines: [],
    discount: { fixed: 50, from: 0 },
    // the discount of 50.00 is cut to the products: 0.00
    products: [0, 0],
    total: [0, 0],
    vat: {},
  },
  {
    title: 'one line at 8 percent',
    // 3 x 12.34 = 37.02 net; x 1.08 = 39.9816 -> 39.98
    lines: [{ quantity: 3, vat: 8, price: 12.34, pays: [12.34, 37.02, 39.98] }],
    products: [37.02, 39.98],
    total: [37.02, 39.98],
    vat: { 8: [37.02, 39.98] },
  },
  {
    title: 'VAT of 5, 8 and 23 percent in one basket, the delivery at 23',
    lines: [
      // 2 x 9.90 = 19.80; x 1.05 = 20.79
      { quantity: 2, vat: 5, price: 9.9, pays: [9.9, 19.8, 20.79] },
      // 1 x 4.99; x 1.08 = 5.3892 -> 5.39
      { quantity: 1, vat: 8, price: 4.99, pays: [4.99, 4.99, 5.39] },
      // 7 x 1.15 = 8.05; x 1.23 = 9.9015 -> 9.90
      { quantity: 7, vat: 23, price: 1.15, pays: [1.15, 8.05, 9.9] },
    ],
    // 14.99 x 1.23 = 18.4377 -> 18.44
    delivery: { ...parcel, fee: [14.99, 18.44] },
    // 19.80 + 4.99 + 8.05 = 32.84; 20.79 + 5.39 + 9.90 = 36.08
    products: [32.84, 36.08],
    // 32.84 + 14.99 = 47.83; 36.08 + 18.44 = 54.52
    total: [47.83, 54.52],
    // 23: 8.05 + 14.99 = 23.04; 9.90 + 18.44 = 28.34
    vat: { 23: [23.04, 28.34], 8: [4.99, 5.39], 5: [19.8, 20.79] },
  },
  {
    title: 'a half grosz of VAT is rounded up, line by line',
    lines: [
      // 0.50 x 1.23 = 0.615 -> 0.62
      { quantity: 1, vat: 23, price: 0.5, pays: [0.5, 0.5, 0.62] },
      // 0.10 x 1.05 = 0.105 -> 0.11
      { quantity: 1, vat: 5, price: 0.1, pays: [0.1, 0.1, 0.11] },
      // 3 x 3.30 = 9.90; x 1.05 = 10.395 -> 10.40
      { quantity: 3, vat: 5, price: 3.3, pays: [3.3, 9.9, 10.4] },
    ],
    // 0.50 + 0.10 + 9.90 = 10.50; 0.62 + 0.11 + 10.40 = 11.13
    products: [10.5, 11.13],
    total: [10.5, 11.13],
    // 5: 0.11 + 10.40 = 10.51, where 10.00 x 1.05 would be 10.50
    vat: { 23: [0.5, 0.62], 5: [10, 10.51] },
  },
  {
    title: 'one piece below a tier',
    lines: [
      // 9 x 10.00 = 90.00; x 1.23 = 110.70
      { quantity: 9, vat: 23, tiers, price: 99, pays: [10, 90, 110.7] },
      // 49 x 9.50 = 465.50; x 1.23 = 572.565 -> 572.57
      { quantity: 49, vat: 23, tiers, price: 99, pays: [9.5, 465.5, 572.57] },
    ],
    // 90.00 + 465.50 = 555.50; 110.70 + 572.57 = 683.27
    products: [555.5, 683.27],
    total: [555.5, 683.27],
    vat: { 23: [555.5, 683.27] },
  },
  {
    title: 'exactly at a tier',
    lines: [
      // 10 x 9.50 = 95.00; x 1.23 = 116.85
      { quantity: 10, vat: 23, tiers, price: 99, pays: [9.5, 95, 116.85] },
      // 50 x 8.99 = 449.50; x 1.23 = 552.885 -> 552.89
      { quantity: 50, vat: 23, tiers, price: 99, pays: [8.99, 449.5, 552.89] },
    ],
    // 95.00 + 449.50 = 544.50; 116.85 + 552.89 = 669.74
    products: [544.5, 669.74],
    total: [544.5, 669.74],
    vat: { 23: [544.5, 669.74] },
  },
  {
    title: 'one piece above a tier',
    lines: [
      // 11 x 9.50 = 104.50; x 1.23 = 128.535 -> 128.54
      { quantity: 11, vat: 23, tiers, price: 99, pays: [9.5, 104.5, 128.54] },
      // 51 x 8.99 = 458.49; x 1.23 = 563.9427 -> 563.94
      { quantity: 51, vat: 23, tiers, price: 99, pays: [8.99, 458.49, 563.94] },
    ],
    // 104.50 + 458.49 = 562.99; 128.54 + 563.94 = 692.48
    products: [562.99, 692.48],
    total: [562.99, 692.48],
    vat: { 23: [562.99, 692.48] },
  },
  {
    title: "below the first tier the product's own price counts",
    // 9 x 11.11 = 99.99; x 1.08 = 107.9892 -> 107.99
    lines: [{ quantity: 9, vat: 8, tiers: [{ from: 10, net: 9.5 }], price: 11.11, pays: [11.11, 99.99, 107.99] }],
    products: [99.99, 107.99],
    total: [99.99, 107.99],
    vat: { 8: [99.99, 107.99] },
  },
  {
    title: 'a tier in promotion, one whose promotion has no price, one whose promotion is off',
    lines: [
      // the tier's 17.49, not the product's promotion of 1.00: 5 x 17.49 = 87.45; x 1.23 = 107.5635 -> 107.56
      {
        quantity: 5,
        vat: 23,
        tiers: [{ from: 5, net: 20, promo: 17.49, sale: '1' }],
        price: 25,
        promo: 1,
        sale: true,
        pays: [17.49, 87.45, 107.56],
      },
      // 5 x 20.00 = 100.00; x 1.23 = 123.00
      { quantity: 5, vat: 23, tiers: [{ from: 5, net: 20, sale: true }], price: 25, pays: [20, 100, 123] },
      // 5 x 20.00 = 100.00; x 1.08 = 108.00
      { quantity: 5, vat: 8, tiers: [{ from: 5, net: 20, promo: 17.49, sale: '0' }], price: 25, pays: [20, 100, 108] },
    ],
    // 87.45 + 100.00 + 100.00 = 287.45; 107.56 + 123.00 + 108.00 = 338.56
    products: [287.45, 338.56],
    total: [287.45, 338.56],
    // 23: 87.45 + 100.00 = 187.45; 107.56 + 123.00 = 230.56
    vat: { 23: [187.45, 230.56], 8: [100, 108] },
  },
  {
    title: 'promotions of products in both spellings, switched on in all four',
    lines: [
      // 3 x 8.33 = 24.99; x 1.23 = 30.7377 -> 30.74
      { quantity: 3, vat: 23, price: 10, promo: 8.33, product_is_on_sale: true, pays: [8.33, 24.99, 30.74] },
      // 2 x 7.77 = 15.54; x 1.08 = 16.7832 -> 16.78
      { quantity: 2, vat: 8, price: 10, promoNetto: 7.77, sale: 'true', pays: [7.77, 15.54, 16.78] },
      // 1 x 6.66; x 1.05 = 6.993 -> 6.99
      { quantity: 1, vat: 5, price: 10, promo: 6.66, sale: 1, pays: [6.66, 6.66, 6.99] },
      // 4 x 5.55 = 22.20; x 1.23 = 27.306 -> 27.31
      { quantity: 4, vat: 23, price: 10, promoNetto: 5.55, product_is_on_sale: '1', pays: [5.55, 22.2, 27.31] },
    ],
    // 24.99 + 15.54 + 6.66 + 22.20 = 69.39; 30.74 + 16.78 + 6.99 + 27.31 = 81.82
    products: [69.39, 81.82],
    total: [69.39, 81.82],
    // 23: 24.99 + 22.20 = 47.19; 30.74 + 27.31 = 58.05
    vat: { 23: [47.19, 58.05], 8: [15.54, 16.78], 5: [6.66, 6.99] },
  },
  {
    title: 'promotions of products switched off, and one without a price',
    lines: [
      // each 1 x 10.00; x 1.23 = 12.30
      { quantity: 1, vat: 23, price: 10, promo: 8, product_is_on_sale: false, sale: false, pays: [10, 10, 12.3] },
      { quantity: 1, vat: 23, price: 10, promo: 8, product_is_on_sale: 'false', sale: 'false', pays: [10, 10, 12.3] },
      { quantity: 1, vat: 23, price: 10, promoNetto: 8, product_is_on_sale: 0, sale: 0, pays: [10, 10, 12.3] },
      { quantity: 1, vat: 23, price: 10, promoNetto: 8, product_is_on_sale: '0', sale: '0', pays: [10, 10, 12.3] },
      { quantity: 1, vat: 23, price: 10, promo: 8, promoNetto: 8, pays: [10, 10, 12.3] },
      { quantity: 1, vat: 23, price: 10, product_is_on_sale: true, sale: true, pays: [10, 10, 12.3] },
    ],
    // 6 x 10.00 = 60.00; 6 x 12.30 = 73.80
    products: [60, 73.8],
    total: [60, 73.8],
    vat: { 23: [60, 73.8] },
  },
  {
    title: 'the lower of a personal price and the list counts, line by line',
    lines: [
      // the tier's promotion is lower than 6.40: 12 x 5.00 = 60.00; x 1.23 = 73.80
      {
        quantity: 12,
        vat: 23,
        personal: 6.4,
        tiers: [{ from: 1, net: 9.99, promo: 5, sale: true }],
        price: 12,
        promo: 4,
        sale: true,
        pays: [5, 60, 73.8],
      },
      // 3 x 6.40 = 19.20; x 1.23 = 23.616 -> 23.62
      { quantity: 3, vat: 23, personal: 6.4, tiers: [{ from: 1, net: 9.99 }], price: 5, pays: [6.4, 19.2, 23.62] },
      // 2 x 7.00 = 14.00; x 1.08 = 15.12
      { quantity: 2, vat: 8, personal: 7, pays: [7, 14, 15.12] },
    ],
    // 60.00 + 19.20 + 14.00 = 93.20; 73.80 + 23.62 + 15.12 = 112.54
    products: [93.2, 112.54],
    total: [93.2, 112.54],
    // 23: 60.00 + 19.20 = 79.20; 73.80 + 23.62 = 97.42
    vat: { 23: [79.2, 97.42], 8: [14, 15.12] },
  },
  {
    title: 'a percentage whose minimum is just met; half a grosz of its VAT is rounded up',
    // 4 x 25.00 = 100.00; x 1.23 = 123.00
    lines: [{ quantity: 4, vat: 23, price: 25, pays: [25, 100, 123] }],
    discount: { percentage: 12.5, from: 100 },
    products: [100, 123],
    // 12.5% of 100.00 = 12.50; x 1.23 = 15.375 -> 15.38
    off: [12.5, 15.38],
    // 100.00 - 12.50 = 87.50; 123.00 - 15.38 = 107.62
    total: [87.5, 107.62],
    vat: { 23: [87.5, 107.62] },
  },
  {
    title: 'a percentage whose minimum is missed by one grosz',
    // 3 x 33.33 = 99.99; x 1.23 = 122.9877 -> 122.99
    lines: [{ quantity: 3, vat: 23, price: 33.33, pays: [33.33, 99.99, 122.99] }],
    discount: { percentage: 12.5, from: 100 },
    // 12.20 x 1.23 = 15.006 -> 15.01
    delivery: { price: 12.2, vat: 23, fee: [12.2, 15.01] },
    products: [99.99, 122.99],
    off: [0, 0],
    // 99.99 + 12.20 = 112.19; 122.99 + 15.01 = 138.00
    total: [112.19, 138],
    vat: { 23: [112.19, 138] },
  },
  {
    title: 'a percentage that comes to half a grosz, on products at 8 percent',
    // 1 x 10.05; x 1.08 = 10.854 -> 10.85
    lines: [{ quantity: 1, vat: 8, price: 10.05, pays: [10.05, 10.05, 10.85] }],
    discount: { percentage: 10, from: 0 },
    products: [10.05, 10.85],
    // 10% of 10.05 = 1.005 -> 1.01; x 1.23 = 1.2423 -> 1.24
    off: [1.01, 1.24],
    // 10.05 - 1.01 = 9.04; 10.85 - 1.24 = 9.61
    total: [9.04, 9.61],
    // the discount is at 23 whatever the products
    vat: { 23: [-1.01, -1.24], 8: [10.05, 10.85] },
  },
  {
    title: 'a fixed discount whose minimum is just met',
    // 6 x 50.00 = 300.00; x 1.08 = 324.00
    lines: [{ quantity: 6, vat: 8, price: 50, pays: [50, 300, 324] }],
    discount: { fixed: 50, from: 300 },
    // 15.00 x 1.23 = 18.45
    delivery: { price: 15, vat: 23, fee: [15, 18.45] },
    products: [300, 324],
    // 50.00 x 1.23 = 61.50
    off: [50, 61.5],
    // 300.00 + 15.00 - 50.00 = 265.00; 324.00 + 18.45 - 61.50 = 280.95
    total: [265, 280.95],
    // 23: 15.00 - 50.00 = -35.00; 18.45 - 61.50 = -43.05
    vat: { 23: [-35, -43.05], 8: [300, 324] },
  },
  {
    title: 'a fixed discount whose minimum is missed by one grosz',
    // 1 x 299.99; x 1.23 = 368.9877 -> 368.99
    lines: [{ quantity: 1, vat: 23, price: 299.99, pays: [299.99, 299.99, 368.99] }],
    discount: { fixed: 50, from: 300 },
    products: [299.99, 368.99],
    off: [0, 0],
    total: [299.99, 368.99],
    vat: { 23: [299.99, 368.99] },
  },
  {
    title: 'a fixed discount above the products is cut to them and leaves the delivery',
    // 2 x 12.00 = 24.00; x 1.23 = 29.52
    lines: [{ quantity: 2, vat: 23, price: 12, pays: [12, 24, 29.52] }],
    discount: { fixed: 50, from: 0 },
    // 9.99 x 1.23 = 12.2877 -> 12.29
    delivery: { price: 9.99, vat: 23, fee: [9.99, 12.29] },
    products: [24, 29.52],
    // 50.00 -> 24.00; x 1.23 = 29.52
    off: [24, 29.52],
    total: [9.99, 12.29],
    vat: { 23: [9.99, 12.29] },
  },
  {
    title: "on products at 5 percent a discount's gross is cut to theirs",
    // 10 x 8.40 = 84.00; x 1.05 = 88.20
    lines: [{ quantity: 10, vat: 5, price: 8.4, pays: [8.4, 84, 88.2] }],
    discount: { fixed: 80, from: 0 },
    // 10.00 x 1.23 = 12.30
    delivery: { price: 10, vat: 23, fee: [10, 12.3] },
    products: [84, 88.2],
    // 80.00 x 1.23 = 98.40 -> 88.20
    off: [80, 88.2],
    // 84.00 + 10.00 - 80.00 = 14.00; 88.20 + 12.30 - 88.20 = 12.30
    total: [14, 12.3],
    // 23: 10.00 - 80.00 = -70.00; 12.30 - 88.20 = -75.90
    vat: { 23: [-70, -75.9], 5: [84, 88.2] },
  },
  {
    title: 'a discount of everything leaves the grosz that rounding line by line made',
    lines: [
      // each 0.50 x 1.23 = 0.615 -> 0.62
      { quantity: 1, vat: 23, price: 0.5, pays: [0.5, 0.5, 0.62] },
      { quantity: 1, vat: 23, price: 0.5, pays: [0.5, 0.5, 0.62] },
    ],
    discount: { percentage: 100, from: 0 },
    // 0.62 + 0.62 = 1.24
    products: [1, 1.24],
    // 1.00 x 1.23 = 1.23
    off: [1, 1.23],
    total: [0, 0.01],
    vat: { 23: [0, 0.01] },
  },
  {
    title: 'delivery is free from exactly its threshold on, counted before the discount',
    // 8 x 25.00 = 200.00; x 1.23 = 246.00
    lines: [{ quantity: 8, vat: 23, price: 25, pays: [25, 200, 246] }],
    discount: { percentage: 10, from: 0 },
    delivery: { ...parcel, fee: [0, 0] },
    products: [200, 246],
    // 10% of 200.00 = 20.00; x 1.23 = 24.60
    off: [20, 24.6],
    // 200.00 - 20.00 = 180.00; 246.00 - 24.60 = 221.40
    total: [180, 221.4],
    vat: { 23: [180, 221.4] },
  },
  {
    title: 'delivery is paid one grosz below its threshold',
    // 1 x 199.99; x 1.23 = 245.9877 -> 245.99
    lines: [{ quantity: 1, vat: 23, price: 199.99, pays: [199.99, 199.99, 245.99] }],
    // 14.99 x 1.23 = 18.4377 -> 18.44
    delivery: { ...parcel, fee: [14.99, 18.44] },
    products: [199.99, 245.99],
    // 199.99 + 14.99 = 214.98; 245.99 + 18.44 = 264.43
    total: [214.98, 264.43],
    vat: { 23: [214.98, 264.43] },
  },
  {
    title: 'delivery by weight, the smallest weight below a step',
    // 1 x 40.00; x 1.08 = 43.20; 4.99999 kg is below 5
    lines: [{ quantity: 1, vat: 8, kg: 4.99999, price: 40, pays: [40, 40, 43.2] }],
    // 12.00 x 1.23 = 14.76
    delivery: { ...freight, fee: [12, 14.76] },
    products: [40, 43.2],
    // 40.00 + 12.00 = 52.00; 43.20 + 14.76 = 57.96
    total: [52, 57.96],
    vat: { 23: [12, 14.76], 8: [40, 43.2] },
  },
  {
    title: 'delivery by weight, exactly at the last step',
    lines: [
      // 3 x 40.00 = 120.00; x 1.08 = 129.60; 3 x 2.5 = 7.5 kg
      { quantity: 3, vat: 8, kg: 2.5, price: 40, pays: [40, 120, 129.6] },
      // 1 x 40.00; x 1.08 = 43.20; with its 2.5 kg 10 kg
      { quantity: 1, vat: 8, kg: 2.5, price: 40, pays: [40, 40, 43.2] },
    ],
    // 25.50 x 1.23 = 31.365 -> 31.37
    delivery: { ...freight, fee: [25.5, 31.37] },
    // 129.60 + 43.20 = 172.80
    products: [160, 172.8],
    // 160.00 + 25.50 = 185.50; 172.80 + 31.37 = 204.17
    total: [185.5, 204.17],
    vat: { 23: [25.5, 31.37], 8: [160, 172.8] },
  },
  {
    title: 'in euro at 4.25, each line is converted once, and so is the fee',
    rate: '4.25',
    lines: [
      // 3 x 100.00 = 300.00; / 4.25 = 70.5882... -> 70.59; x 1.23 = 86.8257 -> 86.83; one is shown at 23.5294... -> 23.53
      { quantity: 3, vat: 23, price: 100, pays: [23.53, 70.59, 86.83] },
      // 2 x 12.34 = 24.68; / 4.25 = 5.8070... -> 5.81; x 1.08 = 6.2748 -> 6.27; one is shown at 2.9035... -> 2.90
      { quantity: 2, vat: 8, price: 12.34, pays: [2.9, 5.81, 6.27] },
    ],
    discount: { percentage: 10, from: 0 },
    // 14.99 / 4.25 = 3.5270... -> 3.53; x 1.23 = 4.3419 -> 4.34
    delivery: { price: 14.99, vat: 23, fee: [3.53, 4.34] },
    // 70.59 + 5.81 = 76.40; 86.83 + 6.27 = 93.10
    products: [76.4, 93.1],
    // 10% of 76.40 = 7.64; x 1.23 = 9.3972 -> 9.40
    off: [7.64, 9.4],
    // 76.40 + 3.53 - 7.64 = 72.29; 93.10 + 4.34 - 9.40 = 88.04
    total: [72.29, 88.04],
    // 23: 70.59 + 3.53 - 7.64 = 66.48; 86.83 + 4.34 - 9.40 = 81.77
    vat: { 23: [66.48, 81.77], 8: [5.81, 6.27] },
  },
  {
    title: 'in euro at 4.25, what costs less than a cent costs what many of it cost, and one of it a cent',
    rate: '4.25',
    lines: [
      // 50,000 x 0.02 = 1000.00; / 4.25 = 235.2941... -> 235.29; x 1.23 = 289.4067 -> 289.41
      { quantity: 50_000, vat: 23, price: 0.02, pays: [0, 235.29, 289.41] },
      // 0.02 / 4.25 = 0.0047... -> at least 0.01; x 1.08 = 0.0108 -> 0.01
      { quantity: 1, vat: 8, price: 0.02, pays: [0, 0.01, 0.01] },
      { quantity: 4, vat: 8, price: 0, pays: [0, 0, 0] },
    ],
    products: [235.3, 289.42],
    total: [235.3, 289.42],
    vat: { 23: [235.29, 289.41], 8: [0.01, 0.01] },
  },
  {
    title: 'in euro at 4.25, a minimum and a fixed discount are converted too',
    rate: '4.25',
    // 100.00 / 4.25 = 23.5294... -> 23.53; x 1.23 = 28.9419 -> 28.94
    lines: [{ quantity: 1, vat: 23, price: 100, pays: [23.53, 23.53, 28.94] }],
    // the minimum is 23.53 as well: just met
    discount: { fixed: 50, from: 100 },
    products: [23.53, 28.94],
    // 50.00 / 4.25 = 11.7647... -> 11.76; x 1.23 = 14.4648 -> 14.46
    off: [11.76, 14.46],
    // 23.53 - 11.76 = 11.77; 28.94 - 14.46 = 14.48
    total: [11.77, 14.48],
    vat: { 23: [11.77, 14.48] },
  },
  {
    title: 'in dollars at 3.64, with a fixed discount and a delivery that is not yet free',
    rate: '3.64',
    lines: [
      // 5 x 19.99 = 99.95; / 3.64 = 27.4587... -> 27.46; x 1.23 = 33.7758 -> 33.78; one is shown at 5.4917... -> 5.49
      { quantity: 5, vat: 23, price: 19.99, pays: [5.49, 27.46, 33.78] },
      // 250.00 / 3.64 = 68.6813... -> 68.68; x 1.05 = 72.114 -> 72.11
      { quantity: 1, vat: 5, price: 250, pays: [68.68, 68.68, 72.11] },
    ],
    // 300.00 / 3.64 = 82.4175... -> 82.42: met
    discount: { fixed: 50, from: 300 },
    // 20.00 / 3.64 = 5.4945... -> 5.49; x 1.23 = 6.7527 -> 6.75; free from 400.00 / 3.64 = 109.89
    delivery: { price: 20, vat: 23, freeFrom: 400, fee: [5.49, 6.75] },
    // 27.46 + 68.68 = 96.14; 33.78 + 72.11 = 105.89
    products: [96.14, 105.89],
    // 50.00 / 3.64 = 13.7362... -> 13.74; x 1.23 = 16.9002 -> 16.90
    off: [13.74, 16.9],
    // 96.14 + 5.49 - 13.74 = 87.89; 105.89 + 6.75 - 16.90 = 95.74
    total: [87.89, 95.74],
    // 23: 27.46 + 5.49 - 13.74 = 19.21; 33.78 + 6.75 - 16.90 = 23.63
    vat: { 23: [19.21, 23.63], 5: [68.68, 72.11] },
  },
  {
    title: 'a line whose price is on request costs nothing and has no row of VAT, but weighs',
    lines: [
      // no price anywhere: no tier is reached, a promotion without a price
      { quantity: 2, vat: 23, kg: 2.5, tiers: [{ from: 3, net: 5 }], sale: true, pays: [null, 0, 0] },
      // 1 x 20.00; x 1.08 = 21.60
      { quantity: 1, vat: 8, price: 20, pays: [20, 20, 21.6] },
    ],
    // 2 x 2.5 = 5 kg: 18.00; x 1.08 = 19.44
    delivery: { ...freight, vat: 8, fee: [18, 19.44] },
    products: [20, 21.6],
    // 20.00 + 18.00 = 38.00; 21.60 + 19.44 = 41.04
    total: [38, 41.04],
    vat: { 8: [38, 41.04] },
  },
  {
    title: 'two parcels and cash on delivery in złoty: the fee has the VAT of the delivery and is rounded with it',
    // 31 x 10.00 = 310.00; x 1.23 = 381.30; 31 kg
    lines: [{ quantity: 31, vat: 23, kg: 1, price: 10, pays: [10, 310, 381.3] }],
    // 2 parcels of 30 kg: 2 x 15.45 = 30.90; with 4.07: 34.97; x 1.23 = 43.0131 -> 43.01
    delivery: { price: 15.45, vat: 23, kgPerParcel: 30, fee: [34.97, 43.01] },
    // 30.90 x 1.23 = 38.007 -> 38.01; 43.01 - 38.01 = 5.00, where 4.07 x 1.23 = 5.0061 -> 5.01
    payment: { fee: 4.07, adds: [4.07, 5] },
    products: [310, 381.3],
    // 310.00 + 34.97 = 344.97; 381.30 + 43.01 = 424.31
    total: [344.97, 424.31],
    vat: { 23: [344.97, 424.31] },
  },
  {
    title: 'exactly one parcel in euros, paid with a fee: each is converted once',
    rate: '4.25',
    // 42.50 / 4.25 = 10.00; x 1.23 = 12.30; 30 kg
    lines: [{ quantity: 1, vat: 23, kg: 30, price: 42.5, pays: [10, 10, 12.3] }],
    // 15.45 / 4.25 = 3.6352... -> 3.64; 4.07 / 4.25 = 0.9576... -> 0.96; 4.60 x 1.23 = 5.658 -> 5.66
    delivery: { price: 15.45, vat: 23, kgPerParcel: 30, fee: [4.6, 5.66] },
    // 3.64 x 1.23 = 4.4772 -> 4.48; 5.66 - 4.48 = 1.18
    payment: { fee: 4.07, adds: [0.96, 1.18] },
    products: [10, 12.3],
    // 10.00 + 4.60 = 14.60; 12.30 + 5.66 = 17.96
    total: [14.6, 17.96],
    vat: { 23: [14.6, 17.96] },
  },
]

test.each(carts)('$title', cart => {
  const rate = parseRate(cart.rate ?? '1')
  const priced = priceLines(cart.lines.map(lineOf), rate)
  const offer = cart.delivery && deliveryFor(methodOf(cart.delivery), priced, rate)
  const fee =
    cart.delivery && offer
      ? transportFee({ net: offer.net, vatPercent: cart.delivery.vat }, convert(minor(cart.payment?.fee ?? 0), rate))
      : null
  const totals = cartTotals(priced, fee?.total ?? null, cart.discount ? discountIn(discountOf(cart.discount), rate) : null)

  expect(priced.lines.map(({ shown, net, gross }) => [shown?.net ?? null, net, gross])).toEqual(
    cart.lines.map(({ pays: [unitNet, net, gross] }) => [unitNet === null ? null : minor(unitNet), minor(net), minor(gross)]),
  )
  expect([fee?.payment.net ?? 0, fee?.payment.gross ?? 0]).toEqual((cart.payment?.adds ?? [0, 0]).map(minor))
  const [productsNet, productsGross] = cart.products.map(minor)
  const [deliveryNet, deliveryGross] = (cart.delivery?.fee ?? [0, 0]).map(minor)
  const [discountNet, discountGross] = (cart.off ?? [0, 0]).map(minor)
  const [totalNet, totalGross] = cart.total.map(minor)
  expect(totals).toEqual({
    productsNet,
    productsGross,
    deliveryNet,
    deliveryGross,
    discountNet,
    discountGross,
    totalNet,
    totalGross,
    vat: [23, 8, 5].flatMap(percent => {
      const [net, gross] = cart.vat[percent] ?? []
      return net === undefined || gross === undefined ? [] : [{ percent, net: minor(net), gross: minor(gross) }]
    }),
  })
})

/** The table's 12.34 as 1234. */
function minor(amount: number): number {
  return Math.round(amount * 100)
}

function lineOf(line: Line): LineInput {
  return {
    quantity: line.quantity,
    vatPercent: line.vat,
    weight: Math.round((line.kg ?? 0) * 100_000),
    prices: {
      personal: optional(line.personal),
      tiers: (line.tiers ?? []).map(({ from, net, promo, sale }) => ({
        quantity: from,
        price_net: minor(net),
        promo_price_net: optional(promo),
        sale,
      })),
      product: {
        price_net: optional(line.price),
        price_net_promo: optional(line.promo),
        price_promo_netto: optional(line.promoNetto),
        product_is_on_sale: line.product_is_on_sale,
        sale: line.sale,
      },
    },
  }
}

function methodOf({ price, vat, freeFrom, kgPerParcel, steps = [] }: NonNullable<Cart['delivery']>): DeliveryMethod {
  return {
    price: minor(price),
    vatPercent: vat,
    prices: steps.map(step => ({ fromWeight: Math.round(step.fromKg * 100_000), fromNet: 0, price: minor(step.price) })),
    freeFrom: optional(freeFrom),
    parcelWeight: kgPerParcel === undefined ? null : Math.round(kgPerParcel * 100_000),
    ...unconditional,
  }
}

const unconditional = { minWeight: null, maxWeight: null, minNet: null, maxNet: null }

/** Hundredths of a percent and grosz are the same factor. */
function discountOf(discount: NonNullable<Cart['discount']>): Discount {
  return 'fixed' in discount
    ? { type: 'fixed', value: minor(discount.fixed), minimum: minor(discount.from) }
    : { type: 'percentage', value: minor(discount.percentage), minimum: minor(discount.from) }
}

function optional(amount: number | undefined): number | null {
  return amount === undefined ? null : minor(amount)
}
