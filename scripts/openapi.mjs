import { ensureSetup, runUnderOwnNode } from './lib/setup.mjs'

ensureSetup()
runUnderOwnNode('scripts/openapi.ts')
