/**
 * Chooses which files a lazily loaded part preloads besides its own: only those not loaded yet. Vite would list all
 * imports in every file, and names with hashes hardly compress.
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
      // For the page itself, the server lists the necessary files (`server/web/page-chunks.ts`).
      if (hostId === fileOf('/web/index.html')) return []
      const here = new Set(withImports(hostId))
      // Everything except sign-in runs inside the application, whose files are already loaded.
      if (hostId !== fileOf('/web/login/mount.tsx'))
        for (const one of withImports(fileOf('/web/app.tsx') ?? '')) here.add(one)
      return needed.filter((one) => one !== file && !here.has(one))
    },
  }
}
