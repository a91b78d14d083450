import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] },
  server: { fs: { allow: ['..'] } }, // the catalogs of the games
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'happy-dom',
    css: true,
    isolate: false, // a new happy-dom for each file takes three times as long as all the rest
  },
})
