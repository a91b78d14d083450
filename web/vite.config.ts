import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [svelte()],
  base: './', // the server says in <base> where the site begins
  build: {
    outDir: '../src/fatebox/server/static',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true, // what belongs to each board, for those who weigh it
    assetsInlineLimit: 0, // the content security policy allows no inline code
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:7777', ws: true } } },
})
