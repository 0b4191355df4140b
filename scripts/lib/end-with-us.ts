/**
 * Ends a process when this one is gone, also if it was killed and could do nothing itself. A shell waits for the end of
 * its input, which only this process holds open.
 */
import { spawn } from 'node:child_process'

const script = `read -r _; kill -s "$2" "$1" 2>/dev/null || exit 0
sleep 2; kill -s QUIT "$1" 2>/dev/null || exit 0
sleep 1; kill -s KILL "$1" 2>/dev/null`

/** Returns the function that calls it off; call it when the process has ended, because ids are used again. */
export const endWithUs = (pid: number, signal: 'INT' | 'TERM'): (() => void) => {
  if (process.platform === 'win32') return () => {}
  // In a process group of its own, so that Ctrl-C does not reach it.
  const guard = spawn('sh', ['-c', script, 'sh', String(pid), signal], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.on('error', () => {})
  guard.stdin.on('error', () => {})
  guard.unref()
  ;(guard.stdin as unknown as { unref?(): void }).unref?.()
  return () => void guard.kill('SIGKILL')
}
