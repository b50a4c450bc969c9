/** Classes of a link of the bar at the bottom of phones; on wider screens they have no effect. */
export const bottomBarLink = 'max-sm:min-h-14 max-sm:min-w-0 max-sm:flex-col max-sm:gap-1 max-sm:rounded-none max-sm:px-0.5'

/** Its visible label, below the icon. */
export const bottomBarLabel = 'max-w-full truncate font-medium text-[0.6875rem] leading-none sm:hidden'
