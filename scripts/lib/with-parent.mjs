// Loaded into each program the start script runs: ends it when the start script was killed and can no longer do so.
import { flushCompileCache } from 'node:module'

process.channel?.unref()
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 5_000).unref()
})
// Whoever is killed keeps nothing at the end; by then everything is loaded.
setTimeout(() => flushCompileCache(), 10_000).unref()
