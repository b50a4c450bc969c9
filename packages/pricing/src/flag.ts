/** Parses a flag: true, 'true', 1 and '1' are on, anything else is off (docs/spec.md#3, docs/rules.md#5). */
export const isOn = (flag: unknown): boolean => flag === true || flag === 'true' || flag === 1 || flag === '1'
