import { ensureSetup, runUnderOwnNode } from './lib/setup.mjs'

ensureSetup()
runUnderOwnNode('test/fuzz/run.ts')
