/** Id of the build; defined in vite.config.ts. */
declare const __BUILD__: string
