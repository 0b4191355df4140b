import { ensureSetup, runUnderOwnNode } from './lib/setup.mjs'

await ensureSetup()
runUnderOwnNode('bench/web.ts')
