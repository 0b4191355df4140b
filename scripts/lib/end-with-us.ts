/**
 * Ends a process when this one is gone, also if it was killed and could do nothing itself. A shell waits for the end of
 * its input, which only this process holds open.
 */
import { spawn, type ChildProcess } from 'node:child_process'

const script = `read -r pid || exit 0; read -r _; kill -s "$1" "$pid" 2>/dev/null || exit 0
sleep 2; kill -s QUIT "$pid" 2>/dev/null || exit 0
sleep 1; kill -s KILL "$pid" 2>/dev/null`

/**
 * What `begin` starts is ended with this process, by this signal first. The shell runs before it does, so that there is
 * no moment in which nobody would end it.
 */
export const endingWithUs = <C extends ChildProcess>(signal: 'INT' | 'TERM', begin: () => C): C => {
  if (process.platform === 'win32') return begin()
  // In a process group of its own, so that Ctrl-C does not reach it.
  const guard = spawn('sh', ['-c', script, 'sh', signal], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.on('error', () => {})
  guard.stdin.on('error', () => {})
  guard.unref()
  ;(guard.stdin as unknown as { unref?(): void }).unref?.()
  const letGo = (): void => void guard.kill('SIGKILL')
  try {
    const child = begin()
    if (child.pid === undefined) letGo()
    else {
      guard.stdin.write(`${child.pid}\n`)
      // Ids are used again.
      child.once('exit', letGo)
    }
    return child
  } catch (error) {
    letGo()
    throw error
  }
}
