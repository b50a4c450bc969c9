/** The path of a page, also of the request by which React Router fetches its data: `/en.data` is of `/en`, `/_.data` of `/`. */
export const pagePath = (pathname: string): string => pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
