import type { Texts } from '../../types.ts'

/** What data sheets and catalogues call each family. */
export const familyNames: Record<string, Texts> = {
  'black-tea': { en: 'Black tea', pl: 'Herbaty czarne' },
  cleaning: { en: 'Cleaning and descaling', pl: 'Czyszczenie i odkamienianie' },
  cocoa: { en: 'Cocoa and drinking chocolate', pl: 'Kakao i czekolada do picia' },
  decaf: { en: 'Decaffeinated coffee', pl: 'Kawy bezkofeinowe' },
  'espresso-blends': { en: 'Espresso blends', pl: 'Mieszanki do espresso' },
  'espresso-machines': { en: 'Espresso machines', pl: 'Ekspresy ciśnieniowe' },
  'filter-coffee': { en: 'Filter coffee', pl: 'Kawy przelewowe' },
  'french-presses-mokas': { en: 'French presses and moka pots', pl: 'French pressy i kawiarki' },
  'green-tea': { en: 'Green tea', pl: 'Herbaty zielone' },
  grinders: { en: 'Coffee grinders', pl: 'Młynki do kawy' },
  'milk-and-sugar': { en: 'Milk, plant-based drinks and portions', pl: 'Mleko, napoje roślinne i dodatki' },
  'paper-cups': { en: 'Paper cups, lids and stirrers', pl: 'Kubki papierowe, wieczka i mieszadełka' },
  'pour-over': { en: 'Drippers, filters and kettles', pl: 'Drippery, filtry i czajniki' },
  'single-origins': { en: 'Single-origin coffees', pl: 'Kawy jednorodne' },
  sugar: { en: 'Sugar', pl: 'Cukier' },
  'vending-machines': { en: 'Vending machines', pl: 'Automaty vendingowe' },
  'vending-powders': { en: 'Vending powders', pl: 'Produkty sypkie do automatów' },
}
