/** The processes of the machine, and which of them belong to one that was started here. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

export interface Process {
  pid: number
  parent: number
  /** With its words. */
  command: string
}

const one = (pid: string): Process[] => {
  try {
    // The name in brackets may hold anything; what follows it may not.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return [{ pid: Number(pid), parent: Number(parent), command }]
  } catch {
    // The process ended meanwhile.
    return []
  }
}

const fromPs = (): Process[] =>
  spawnSync('ps', ['-A', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' })
    .stdout.split('\n')
    .flatMap((line) => {
      const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      return pid ? [{ pid: Number(pid), parent: Number(parent), command: command! }] : []
    })

const all = (): Process[] =>
  existsSync('/proc/self/stat')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap(one)
    : fromPs()

/** The children of a process, their children and so on. */
export const descendants = (root: number): Process[] => {
  const byParent = Map.groupBy(all(), (process) => process.parent)
  const below = (pid: number): Process[] => (byParent.get(pid) ?? []).flatMap((child) => [child, ...below(child.pid)])
  return below(root)
}
