import { ensureSetup, runUnderOwnNode } from './lib/setup.mjs'

ensureSetup()
runUnderOwnNode('bench/scale/run.ts')
