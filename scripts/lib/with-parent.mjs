// Loaded into every program the start script runs; ends the program if the start script was killed and cannot do it.
import { flushCompileCache } from 'node:module'

process.channel?.unref()
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 3_000).unref()
})
// A killed program cannot write its compile cache at exit, so it is written after ten seconds, when everything is
// loaded.
setTimeout(() => flushCompileCache(), 10_000).unref()
