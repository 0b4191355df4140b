import { ensureSetup, runUnderOwnNode } from './lib/setup.mjs'

ensureSetup()
runUnderOwnNode('bench/web.ts')
