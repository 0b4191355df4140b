// Runs with the machine's own Node (20 or newer) before anything is installed, so it uses no types and no packages.
import { spawn } from 'node:child_process'
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

/** Every signal that may be heard and means the end. Windows knows two of them. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']

/**
 * A shell that ends a process group when this process is gone, however it ended; see `end-with-us.ts`. It runs before
 * the group does.
 */
const startGroupGuard = () => {
  const script =
    'read -r pid || exit 0; read -r _; kill -s TERM -- "-$pid" 2>/dev/null || exit 0; sleep 2; kill -s KILL -- "-$pid" 2>/dev/null'
  const guard = spawn('sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  guard.on('error', () => {})
  guard.stdin.on('error', () => {})
  return { watch: (pid) => guard.stdin.write(`${pid}\n`), letGo: () => guard.kill('SIGKILL') }
}

/** Runs npm in a process group of its own, so that a signal to this process ends all that npm has started. */
const npm = async (words, { cwd, firstInPath }) => {
  const flags = ['--no-audit', '--no-fund', '--no-update-notifier', '--ignore-scripts=false']
  const isWindows = process.platform === 'win32'
  const guard = isWindows ? null : startGroupGuard()
  // The guard ends npm when this process is gone.
  const end = (signal) => process.exit(128 + constants.signals[signal])
  for (const signal of signals) process.on(signal, end)
  const child = spawn('npm', [...words, ...flags], {
    cwd,
    env: environment(firstInPath),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
    detached: !isWindows,
  })
  if (child.pid !== undefined) guard?.watch(child.pid)
  const unwatch = watchAncestors(() => end('SIGTERM'))
  const { code, message } = await new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, message: error.message }))
    child.once('exit', (code) => resolve({ code, message: '' }))
  })
  for (const signal of signals) process.off(signal, end)
  unwatch()
  guard?.letGo()
  if (code === 0) return
  fail(
    `Cài đặt không thành công; cần mạng tới kho gói npm. ` +
      `Setting up failed (npm ${words.join(' ')}); it needs the npm registry. ${message}`,
  )
}

/**
 * With an old Node, npm silently skips optional packages (compiled for this platform) that require a newer one. So a
 * new Node is fetched first, and npm runs with it. Returns the folder to put first in PATH.
 */
const newerNode = async (version) => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 15)) return undefined
  const place = join(root, '.node')
  const bin = join(place, 'node_modules', '.bin')
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }))
  await npm(['install', '--no-package-lock', '--no-save', `node@${version}`], { cwd: place })
  if (!existsSync(join(bin, 'node'))) fail(`Không cài được Node ${version}. Node ${version} could not be installed.`)
  return bin
}

/** Installs the packages of the lock file, unless they are installed already. */
export const ensureSetup = async () => {
  const wanted = wantedStamp()
  const found = existsSync(stampPath) ? readFileSync(stampPath, 'utf8') : ''
  if (found === wanted) return
  const from = Date.now()
  console.log('Đang cài đặt các gói… Installing packages…')
  const firstInPath = await newerNode(JSON.parse(read('package.json')).dependencies.node)
  // If the state of the folder is unknown, everything is installed from scratch, otherwise only the difference.
  await npm(found ? ['install', '--no-save', '--include=dev'] : ['ci', '--include=dev'], { cwd: root, firstInPath })
  writeFileSync(stampPath, wanted)
  rmSync(join(root, '.node'), { recursive: true, force: true })
  console.log(`Đã cài đặt xong. Installed in ${Math.round((Date.now() - from) / 1000)} s.`)
}

/**
 * Runs one of our TypeScript programs with the Node from node_modules, and exits with its exit code. `mostMs`: a program
 * that has not ended so long after a signal is killed.
 */
export const runUnderOwnNode = (script, { mostMs } = {}) => {
  const bin = join(root, 'node_modules', '.bin')
  const child = spawn(join(bin, 'node'), [join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, PATH: [bin, process.env.PATH].filter(Boolean).join(delimiter) },
    // The channel closes when this process is killed, which also stops the child.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // Ctrl-C reaches the child directly, too (same process group); the second signal changes nothing.
  const end = (signal) => {
    child.kill(signal)
    if (mostMs) setTimeout(() => child.kill('SIGKILL'), mostMs).unref()
  }
  for (const signal of signals) process.on(signal, end)
  watchAncestors(() => end('SIGTERM'))
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

/** When npm is killed by a signal, its script keeps running and would occupy the ports. Returns how to stop looking. */
const watchAncestors = (onEnd) => {
  if (!process.env.npm_lifecycle_event) return () => {}
  const known = ancestors()
  const timer = setInterval(() => ancestors() === known || onEnd(), 500)
  timer.unref()
  return () => clearInterval(timer)
}
