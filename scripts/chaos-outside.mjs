import { ensureSetup, runUnderOwnNode } from './lib/setup.mjs'

await ensureSetup()
runUnderOwnNode('test/chaos/outside.ts')
