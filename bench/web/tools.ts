/** Measures the run time of developer tools. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Line } from '../support/table.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const timed = (what: string, goal: number, commands: readonly (readonly string[])[]): Line => {
  const from = performance.now()
  const failed = commands.some(([command, ...words]) => {
    const path = join(root, 'node_modules/.bin', command!)
    return spawnSync(path, words, { cwd: root, stdio: 'ignore' }).status !== 0
  })
  const seconds = (performance.now() - from) / 1000
  return {
    what,
    measured: failed ? 'failed' : `${seconds.toFixed(1)} s`,
    goal: `≤ ${goal} s`,
    met: !failed && seconds <= goal,
  }
}

export const tools = async (): Promise<Line[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'vua-build-'))
  try {
    return [
      timed(
        'type check',
        10,
        ['shared', 'server', 'web', 'e2e'].map((side) => ['tsc', '-p', `tsconfig.${side}.json`]),
      ),
      timed('lint without types', 2, [['oxlint']]),
      timed('lint with types', 10, [['oxlint', '--type-aware']]),
      timed('unit tests', 30, [['vitest', 'run', '--project', 'unit']]),
      timed('build of the browser program', 15, [['vite', 'build', '--outDir', folder, '--emptyOutDir']]),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
