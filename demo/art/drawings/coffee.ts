import { coffeeGear } from './coffee-gear.ts'
import { coffeeGoods } from './coffee-goods.ts'
import { coffeeMachines } from './coffee-machines.ts'
import type { Drawing } from './kit.ts'

/** How each family of the coffee shop is drawn. */
export const coffeeDrawings: Record<string, Drawing> = { ...coffeeGoods, ...coffeeGear, ...coffeeMachines }
