/** A signal to one process of a start ends all of them, in every state before it is ready, however it ended. */
import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { quarterOf } from '#test/support/quarter.ts'
import { root } from '#test/support/sad-installation.ts'
import { freeAddress } from '../../../scripts/lib/product.ts'
import { descendants, type Process } from '../../chaos/processes.ts'

const folder = mkdtempSync(join(tmpdir(), 'vua-endings-'))
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
  // Builds that were ended before there ever was one.
  if (!existsSync(join(root, 'dist/web'))) rmSync(join(root, 'dist'), { recursive: true, force: true })
})

/** True if it runs; one that ended, and whose parent does not look, still has a number. */
const isAlive = ({ pid }: Pick<Process, 'pid'>): boolean => {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await sleep(10)
}

let made = 0
const begin = async (): Promise<{ launcher: ChildProcess; dataDir: string }> => {
  const dataDir = join(folder, `data-${(made += 1)}`)
  const address = await freeAddress()
  const launcher = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, ...address, DATA_DIR: dataDir, DEMO: 'false' },
    detached: true,
    stdio: 'ignore',
  })
  started.push(launcher)
  return { launcher, dataDir }
}

const states: Readonly<Record<string, (dataDir: string) => boolean>> = {
  'it has just begun': (dataDir) => existsSync(join(dataDir, 'vua.pid')),
  'the database is being made': (dataDir) =>
    existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith('postgres.new.')),
  'PostgreSQL starts': (dataDir) => existsSync(join(dataDir, 'postgres', 'postmaster.pid')),
  'migrations and the build run': (dataDir) =>
    existsSync(join(dataDir, 'postgres', 'postmaster.pid')) &&
    /ready/.test(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')),
}
type Target = 'launcher' | 'program'

const tried: [state: string, target: Target, signal: NodeJS.Signals][] = [
  ...Object.keys(states).flatMap((state) =>
    (['SIGINT', 'SIGKILL'] as const).map((signal): [string, Target, NodeJS.Signals] => [state, 'launcher', signal]),
  ),
  ['the database is being made', 'program', 'SIGKILL'],
  ['migrations and the build run', 'launcher', 'SIGTERM'],
  ['migrations and the build run', 'launcher', 'SIGHUP'],
  ['migrations and the build run', 'launcher', 'SIGQUIT'],
  ['migrations and the build run', 'program', 'SIGINT'],
  ['migrations and the build run', 'program', 'SIGKILL'],
  // Nobody listens for it; SIGUSR2 asks a running installation to renew itself.
  ['migrations and the build run', 'program', 'SIGALRM'],
]

describe.runIf(process.platform === 'linux')('a start', () => {
  it.each(quarterOf(tried, ([, target]) => target))(
    'while %s, its %s gets %s: all ends',
    async (state, target, signal) => {
      const { launcher, dataDir } = await begin()
      await until(() => states[state]!(dataDir))
      const all = [{ pid: launcher.pid! }, ...descendants(launcher.pid!)]
      const program = descendants(launcher.pid!).find(({ command }) => command.includes('scripts/start.ts'))!
      process.kill(target === 'launcher' ? launcher.pid! : program.pid, signal)
      await until(() => !all.some(isAlive))
      // What was begun in that moment, too.
      await until(() => !readdirSync('/proc').some((pid) => belongsTo(pid, dataDir)))
    },
  )
})

/** True if the environment or the command of the process names the folder. */
const belongsTo = (pid: string, dataDir: string): boolean => {
  if (!/^\d+$/.test(pid) || !isAlive({ pid: Number(pid) })) return false
  try {
    return ['environ', 'cmdline'].some((name) => readFileSync(`/proc/${pid}/${name}`, 'utf8').includes(`${dataDir}`))
  } catch {
    return false
  }
}

describe.runIf(process.platform === 'linux')('an installation of packages', () => {
  it.each(quarterOf(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGKILL'] as const))('ends with %s', async (signal) => {
    const place = join(folder, `packages-${signal}`)
    for (const name of ['scripts/lib', 'bin', 'node_modules']) mkdirSync(join(place, name), { recursive: true })
    copyFileSync(join(root, 'scripts/lib/setup.mjs'), join(place, 'scripts/lib/setup.mjs'))
    copyFileSync(join(root, 'package.json'), join(place, 'package.json'))
    writeFileSync(join(place, 'package-lock.json'), '{}')
    writeFileSync(
      join(place, 'scripts/setup.mjs'),
      `import { ensureSetup } from './lib/setup.mjs'\nawait ensureSetup()\n`,
    )
    const npm = join(place, 'bin', 'npm')
    // As npm does: a program below it that hears of nothing.
    writeFileSync(npm, `#!/bin/sh\ntrap '' INT\nsleep 600 & echo $! > "${place}/begun"\nwait\n`)
    chmodSync(npm, 0o755)
    const child = spawn(process.execPath, [join(place, 'scripts/setup.mjs')], {
      env: { ...process.env, PATH: `${join(place, 'bin')}${delimiter}${process.env['PATH']}` },
      stdio: 'ignore',
    })
    started.push(child)
    await until(() => existsSync(join(place, 'begun')) && readFileSync(join(place, 'begun'), 'utf8') !== '')
    const all = [{ pid: child.pid! }, ...descendants(child.pid!)]
    expect(all.length).toBeGreaterThan(2)
    child.kill(signal)
    await until(() => !all.some(isAlive))
  })
})
