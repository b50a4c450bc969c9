import { createSemaphore } from '@stragan/cache'

/** Runs what decodes pictures, two at a time: sharp uses libuv's pool of four threads, which also reads files, and two stay free. */
export const scaling = createSemaphore(2)
