import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { applyWords } from './scripts/lib/web-apply.ts'
import { chunkNames } from './scripts/lib/web-chunks.ts'
import { nameDefinitions } from './scripts/lib/web-definitions.ts'
import { press } from './scripts/lib/web-press.ts'
import { preloads } from './scripts/lib/web-preloads.ts'
import { unusedRouterParts } from './scripts/lib/web-router.ts'

const { plugin, resolveDependencies } = preloads()

/** The web: src/web/index.html → dist/web. The server serves what lies there; nothing else is built. */
export default defineConfig({
  root: 'src/web',
  plugins: [applyWords(), react(), plugin, nameDefinitions(), unusedRouterParts(), press()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // The server tells the browser with the page which chunks it will need.
    manifest: 'chunks.json',
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: {
      output: {
        // The first page names all chunks it may ask for: what cannot be compressed of a name is its hash.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // Otherwise every shared icon and control becomes a file of its own.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            { name: chunkNames(), test: /src\/|lucide-react/, priority: 3 },
            // What every page knows of all definitions, apart, so that its growth is seen (`scripts/lib/web-sizes.ts`).
            { name: 'registry', test: /src\/(documents|lists|reports|books)\/(index|.*meta)\.ts/, priority: 4 },
            // The rest, by what it is: a chunk a page needs a part of anyway, instead of many.
            { name: 'base', test: /src\/(kernel|model|wire|lists\/_shared\/parts)[/.]/, minShareCount: 4, priority: 1 },
            // Of the screens and rules several documents share; vouchers and places have theirs to themselves.
            {
              name: 'shared',
              test: /src\/((documents|lists)\/_shared\/(?!([\w-]+\/)?(voucher|place)).*(?<!\.web)|documents\/sales-bill\/delivery)\.ts$/,
              minShareCount: 3,
              priority: 1,
            },
            {
              name: 'kit',
              test: /src\/web\/ui\/(?!base\/(?:store|class-names|base64)|tokens|fields\/(?:search|file)-input)|lucide-react/,
              minShareCount: 3,
              priority: 1,
            },
            // What the page of a report shares with its parts, and with the home of reports.
            {
              name: 'report',
              test: /src\/(web\/report\/(?!report-groups|report\.module)|output\/chart\/chart\.ts)/,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'reports', test: /src\/web\/report\/report(-groups|\.module)/, minShareCount: 2, priority: 1 },
            // What some reports share, by two subjects: each file would be one more name in the registry, which all pages have.
            { name: 'report-parts', test: /src\/reports\/_shared\/(trade|invoices|goods-of|monthly)\./, priority: 2 },
            {
              name: 'debt-parts',
              test: /src\/reports\/_shared\/(debts|overdue-of|balance-letters|exchange)\./,
              priority: 2,
            },
            { name: 'routing', test: /node_modules\/(react-router|@tanstack)\//, priority: 1 },
            // Small parts of the pages of records and settings: one name in the list of files that every page has.
            {
              name: 'record-parts',
              test: /src\/web\/(form\/(record\/(record-(notes|refusal)|use-unsaved-warning)|save\/drafts\/kept-values)|pages\/system\/(words|system\.module))/,
              minShareCount: 2,
              priority: 2,
            },
            // Of a document's form and of the page of a stored one, or of a price level, which reads scanners, too: one
            // file, where each would name what it imports.
            {
              name: 'document-parts',
              test: /src\/web\/.*\/(load-past|open-print|watch-scans|scan-reader|scan-meaning|given-back)\./,
              minShareCount: 2,
              priority: 2,
            },
            // Of a document's form, but only once it stands: its saving, and what is said above it and afterwards.
            {
              name: 'saving',
              test: /src\/web\/form\/(save\/(saving|save|questions\/(form-banners|unlikely-prices|unusual-rates)|drafts\/(document-chips|kept-chips|draft-banner))|lines\/goods\/(goods-popup|use-goods|matched))\./,
              priority: 4,
            },
            // What the preview shares with the page of a form: one file for forms to name.
            { name: 'preview', test: /src\/web\/print\/(forms|pdf-|print\.module)/, minShareCount: 2, priority: 2 },
            // Lists that most documents refer to, a few hundred bytes each.
            {
              name: 'referred',
              test: /src\/lists\/((product|partner|contact|unit|store|employee|fund|currency|payment-term)\/(index|fields|rules|facts)|_shared\/(places|other-method|fee-fields|level-prices|goods-groups))\.ts/,
              priority: 2,
            },
            // What forms have in common; lists need none of it. The banners and prints come later.
            {
              name: 'form',
              test: /src\/web\/(form\/(?!record\/|stored\/|save\/.*-banners?)|values\/|pickers\/|print\/(?!pdf))/,
              minShareCount: 4,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:8080' },
  },
})
