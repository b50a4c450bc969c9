/** Which build this is: written in by vite.config.ts. */
declare const __BUILD__: string
