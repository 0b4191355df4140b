import { ensureSetup, runUnderOwnNode } from './lib/setup.mjs'

await ensureSetup()
runUnderOwnNode('test/fuzz/run.ts')
