/** `npm run texts`: writes docs/texts.md. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { textsPage } from './lib/texts.ts'

const target = fileURLToPath(new URL('../docs/texts.md', import.meta.url))
const page = await textsPage()
writeFileSync(target, page)
console.log(`${target}: ${page.split('\n').length} lines`)
