import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // The server build is `createStorefront` with the React application inside, so that both share their modules.
    ssr: { build: { rolldownOptions: { input: './server/storefront.ts' } } },
  },
  clearScreen: false,
})
