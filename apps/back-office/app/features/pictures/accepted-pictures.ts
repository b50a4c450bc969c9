/** Pictures that can be chosen, for the browser’s dialog. */
export const acceptedPictures = '.jpg,.jpeg,.png,.webp,.avif,.svg,image/jpeg,image/png,image/webp,image/avif,image/svg+xml'
