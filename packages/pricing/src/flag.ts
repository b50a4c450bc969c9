/** true, 'true', 1 and '1' are on; everything else is off (spec 3, decisions 5). */
export const isOn = (flag: unknown): boolean => flag === true || flag === 'true' || flag === 1 || flag === '1'
