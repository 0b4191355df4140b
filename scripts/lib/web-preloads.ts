/**
 * Which files a part that is loaded later asks for beside its own: those that cannot be here yet. Vite would name all it
 * imports, in every file again, and names with hashes hardly compress.
 */
import type { Plugin } from 'vite'

interface Chunk {
  imports: readonly string[]
  facadeModuleId: string | null
}
interface Preloads {
  plugin: Plugin
  resolveDependencies: (file: string, needed: string[], context: { hostId: string }) => string[]
}

export const preloads = (): Preloads => {
  const chunks = new Map<string, Chunk>()
  const withImports = (file: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(file)) return found
    found.add(file)
    for (const one of chunks.get(file)?.imports ?? []) withImports(one, found)
    return found
  }
  const fileOf = (source: string): string | undefined =>
    [...chunks].find(([, { facadeModuleId }]) => facadeModuleId?.endsWith(source))?.[0]
  return {
    plugin: {
      name: 'vua:preloads',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          for (const [file, one] of Object.entries(bundle)) if (one.type === 'chunk') chunks.set(file, one)
        },
      },
    },
    resolveDependencies(file, needed, { hostId }) {
      // The page itself: the server names in its head what the visit needs (`server/web/page-chunks.ts`).
      if (hostId === fileOf('/web/index.html')) return []
      const here = new Set(withImports(hostId))
      // Everything but sign-in runs within the program.
      if (hostId !== fileOf('/web/login/mount.tsx'))
        for (const one of withImports(fileOf('/web/app.tsx') ?? '')) here.add(one)
      return needed.filter((one) => one !== file && !here.has(one))
    },
  }
}
