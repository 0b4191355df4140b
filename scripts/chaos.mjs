import { ensureSetup, runUnderOwnNode } from './lib/setup.mjs'

ensureSetup()
runUnderOwnNode('test/chaos/run.ts')
