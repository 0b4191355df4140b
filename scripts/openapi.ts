/** `npm run openapi`: writes docs/openapi.json. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openApiPage } from './lib/openapi.ts'

const target = fileURLToPath(new URL('../docs/openapi.json', import.meta.url))
const page = openApiPage()
writeFileSync(target, page)
console.log(`${target}: ${page.split('\n').length} lines`)
