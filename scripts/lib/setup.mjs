// Runs with the machine's own Node (20 or newer) before anything is installed, so it uses no types and no packages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const stampPath = join(root, 'node_modules', '.vua-stamp')
const read = (name) => readFileSync(join(root, name), 'utf8')

/** Identifies the state that node_modules must have. */
const wantedStamp = () =>
  createHash('sha256').update(read('package-lock.json')).update(`${process.platform} ${process.arch}`).digest('hex')

const fail = (message) => {
  console.error(message)
  process.exit(1)
}

/** npm passes its settings to scripts as environment variables; an npm started by a script must not see them. */
const environment = (firstInPath) => {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_(package|lifecycle|node_execpath|config_(local_)?prefix|config_node_gyp)/.test(name),
  )
  const path = [firstInPath, process.env.PATH].filter(Boolean).join(delimiter)
  return { ...Object.fromEntries(own), PATH: path, npm_config_loglevel: 'error' }
}

const npm = (words, { cwd, firstInPath }) => {
  const flags = ['--no-audit', '--no-fund', '--no-update-notifier', '--ignore-scripts=false']
  const done = spawnSync('npm', [...words, ...flags], {
    cwd,
    env: environment(firstInPath),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (done.status === 0) return
  fail(
    `Cài đặt không thành công; cần mạng tới kho gói npm. ` +
      `Setting up failed (npm ${words.join(' ')}); it needs the npm registry. ${done.error?.message ?? ''}`,
  )
}

/**
 * With an old Node, npm silently skips optional packages (compiled for this platform) that require a newer one. So a
 * new Node is fetched first, and npm runs with it. Returns the folder to put first in PATH.
 */
const newerNode = (version) => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 15)) return undefined
  const place = join(root, '.node')
  const bin = join(place, 'node_modules', '.bin')
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }))
  npm(['install', '--no-package-lock', '--no-save', `node@${version}`], { cwd: place })
  if (!existsSync(join(bin, 'node'))) fail(`Không cài được Node ${version}. Node ${version} could not be installed.`)
  return bin
}

/** Installs the packages of the lock file, unless they are installed already. */
export const ensureSetup = () => {
  const wanted = wantedStamp()
  const found = existsSync(stampPath) ? readFileSync(stampPath, 'utf8') : ''
  if (found === wanted) return
  const from = Date.now()
  console.log('Đang cài đặt các gói… Installing packages…')
  const firstInPath = newerNode(JSON.parse(read('package.json')).dependencies.node)
  // If the state of the folder is unknown, everything is installed from scratch, otherwise only the difference.
  npm(found ? ['install', '--no-save', '--include=dev'] : ['ci', '--include=dev'], { cwd: root, firstInPath })
  writeFileSync(stampPath, wanted)
  rmSync(join(root, '.node'), { recursive: true, force: true })
  console.log(`Đã cài đặt xong. Installed in ${Math.round((Date.now() - from) / 1000)} s.`)
}

/** Runs one of our TypeScript programs with the Node from node_modules, and exits with its exit code. */
export const runUnderOwnNode = (script) => {
  const bin = join(root, 'node_modules', '.bin')
  const child = spawn(join(bin, 'node'), [join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, PATH: [bin, process.env.PATH].filter(Boolean).join(delimiter) },
    // The channel closes when this process is killed, which also stops the child.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // Ctrl-C reaches the child directly (same process group); signals sent only to this process are passed on.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) watchParent(child)
  child.on('error', (error) => fail(error.message))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

/**
 * Process ids of the parent and, if that is the shell in which npm runs scripts, of npm; they change when one of them
 * ends.
 */
const ancestors = () => {
  const shell = `/proc/${process.ppid}`
  try {
    if (!/^\S*sh\0-c\0/.test(readFileSync(`${shell}/cmdline`, 'utf8'))) return `${process.ppid}`
    return `${process.ppid} ${/\) \S (\d+)/.exec(readFileSync(`${shell}/stat`, 'utf8'))?.[1]}`
  } catch {
    return `${process.ppid}`
  }
}

/** When npm is killed by a signal, its script keeps running and would occupy the ports. */
const watchParent = (child) => {
  const known = ancestors()
  setInterval(() => ancestors() === known || child.kill('SIGTERM'), 500).unref()
}
