import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The web: src/web/index.html → dist/web. The server serves what lies there; nothing else is built. */
export default defineConfig({
  root: 'src/web',
  plugins: [react()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:8080' },
  },
})
