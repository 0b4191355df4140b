/**
 * Adds to the list of chunks where the definitions of documents and lists are. The bundler names only those that have a
 * file to themselves, and the server could not tell a page about the others, which then came one round trip later.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

type Chunks = Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>

const web = fileURLToPath(new URL('../../src/web', import.meta.url))
const isDefinition = /\/src\/(?:documents|lists)\/[^_/][^/]*\/index\.ts$/

export const nameDefinitions = (): Plugin => ({
  name: 'vua:definitions',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    const path = join(dir!, 'chunks.json')
    const chunks = JSON.parse(readFileSync(path, 'utf8')) as Chunks
    const byFile = new Map(Object.values(chunks).map((one) => [one.file, one]))
    for (const one of Object.values(bundle)) {
      if (one.type !== 'chunk') continue
      const { file = '', imports = [], css = [] } = byFile.get(one.fileName) ?? {}
      for (const id of one.moduleIds.filter((module) => isDefinition.test(module.split(sep).join('/')))) {
        const name = relative(web, id).split(sep).join('/')
        if (file) chunks[name] ??= { file, imports, css }
      }
    }
    writeFileSync(path, JSON.stringify(chunks, null, 2))
  },
})
