import { ensureSetup, runUnderOwnNode } from './lib/setup.mjs'

await ensureSetup()
runUnderOwnNode('scripts/test-cluster.ts')
