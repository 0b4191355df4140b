/** CPU time of running processes, as Linux reports it (in hundredths of a second). */
import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

/** User and system time of a process and of its ended children: fields 14 to 17 of /proc/<pid>/stat. */
const statOf = (pid: number): { parent: number; ownMs: number; endedMs: number } | null => {
  try {
    // The process name is in parentheses and may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const [parent, user, system, childUser, childSystem] = [1, 11, 12, 13, 14].map((place) => Number(fields[place]))
    return { parent: parent!, ownMs: (user! + system!) * TICK_MS, endedMs: (childUser! + childSystem!) * TICK_MS }
  } catch {
    // The process ended in the meantime.
    return null
  }
}

/** CPU milliseconds that a process has used so far, including all its children. */
export const processorMs = (pid: number): number => {
  const all = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const stat = statOf(Number(name))
        return stat ? [[Number(name), stat] as const] : []
      }),
  )
  const sum = (one: number): number => {
    const stat = all.get(one)
    if (!stat) return 0
    const children = [...all].filter(([, { parent }]) => parent === one)
    return children.reduce((total, [child]) => total + sum(child), stat.ownMs + stat.endedMs)
  }
  return sum(pid)
}

/** Bytes that a process has read and written so far, through files and sockets. */
export const bytesOf = (pid: number): { read: number; written: number } => {
  const text = readFileSync(`/proc/${pid}/io`, 'utf8')
  const figure = (name: string) => Number(new RegExp(`${name}: (\\d+)`).exec(text)?.[1] ?? Number.NaN)
  return { read: figure('rchar'), written: figure('wchar') }
}
