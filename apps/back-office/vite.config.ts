import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { fontSubsets } from '../../scripts/font-subsets.ts'

/**
 * React and the router; what many pages share. Everything else is loaded by the pages that use it: also what one feature offers to
 * many others, as downloads and their texts, which pages without a list do not need.
 */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'shared', test: /^(?!.*\/app\/features\/).*\.tsx?/, minShareCount: 20, priority: 1 },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), fontSubsets()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    // The entry of the server build is `createBackOffice`, so that it shares its modules with the React application.
    ssr: { build: { rolldownOptions: { input: './server/back-office.ts' } } },
  },
  clearScreen: false,
})
