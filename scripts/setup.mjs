import { ensureSetup } from './lib/setup.mjs'

await ensureSetup()
