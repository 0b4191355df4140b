import { ensureSetup } from './lib/setup.mjs'

ensureSetup()
