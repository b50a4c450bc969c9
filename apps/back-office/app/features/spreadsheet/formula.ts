import { decimalIn } from '@stragan/contract/cell-texts'

type Step = (number: number) => number

export const maxFormulaLength = 100

/** A number rounded to decimals, half up; products of decimals as 10.05 × 1.1 are exact before. */
const rounded = (number: number, decimals: number) => Math.round(Number((number * 10 ** decimals).toPrecision(14))) / 10 ** decimals

/**
 * Reads a formula: steps as `+5%`, `-2`, `*1.1`, `/1.23`, `=9.99`, and `.99`, which is the nearest number that ends so. A comma before a space
 * or a sign separates steps, any other is a decimal comma. Of the numbers of a column with so many decimals, to which each step is rounded;
 * an ending does nothing to whole ones. Undefined for any other text.
 */
export function readFormula(text: string, decimals: number): Step | undefined {
  const steps = text
    .slice(0, maxFormulaLength)
    .replaceAll(/,(?=[\s.+\-*/=])/g, ';')
    .split(';')
    .map(step => readStep(step.trim(), decimals))
  if (steps.includes(undefined)) return undefined
  return number => (steps as Step[]).reduce((result, step) => rounded(step(result), decimals), number)
}

function readStep(step: string, decimals: number): Step | undefined {
  const sign = step[0] ?? ''
  const operand = step.slice(1).trim()
  if (sign === '.' || sign === ',') return readEnding(operand, decimals)
  const isPercent = operand.endsWith('%')
  // A factor may have any decimals, a number of the column only its own.
  const maxDecimals = isPercent || sign === '*' || sign === '/' ? undefined : decimals
  const number = /^\d/.test(operand) ? decimalIn(isPercent ? operand.slice(0, -1) : operand, maxDecimals) : undefined
  if (number === undefined) return undefined
  if (isPercent) return sign === '+' || sign === '-' ? value => (value * (100 + (sign === '+' ? number : -number))) / 100 : undefined
  if (sign === '/' && number === 0) return undefined
  return (
    { '+': v => v + number, '-': v => v - number, '*': v => v * number, '/': v => v / number, '=': () => number } as Record<string, Step>
  )[sign]
}

function readEnding(digits: string, decimals: number): Step | undefined {
  if (!/^\d{1,5}$/.test(digits)) return undefined
  if (decimals === 0) return number => number
  return digits.length > decimals ? undefined : number => withEnding(number, Number(`0.${digits}`))
}

/** The nearest number with a fraction, no lower than the fraction itself. */
function withEnding(number: number, fraction: number): number {
  const below = Math.floor(number - fraction) + fraction
  return Math.max(fraction, number - below < below + 1 - number ? below : below + 1)
}
