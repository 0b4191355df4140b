import { ensureSetup, runUnderOwnNode } from './lib/setup.mjs'

await ensureSetup()
runUnderOwnNode('scripts/start.ts', { mostMs: 4_800 })
